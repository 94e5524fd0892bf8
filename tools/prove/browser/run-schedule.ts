import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { until } from '#shared/waiting/until.ts';
import { within } from '#shared/waiting/within.ts';
import { type Device, openDevice, type Tab } from './device.ts';
import { emptyLedger, type KeptOrder, type Ledger, notes, short, wants } from './ledger.ts';
import { seenOn } from './look.ts';
import { brokenPromises, type End, type Row } from './promises.ts';
import { orderIds, rowsSince } from './rows.ts';
import { type Schedule, type Step, type Thing, things, wordsOfStep } from './schedule.ts';
import { cartOn, doingOf, ready, waitingOrders } from './shopper.ts';
import { strikeOf } from './strike.ts';
import type { World } from './world.ts';

/** What happened, a line each, and what must not have, a sentence each. */
export type Ran = { readonly history: readonly string[]; readonly faults: readonly string[]; readonly orders: number };

/** How long a shopper looks at what comes of a press. */
const LOOK_MS = 1_500;
/** The button may go just then. */
const PRESS_MS = 1_000;
/** How long they try to come to where something can be pressed. */
const PREPARE_MS = 6_000;
/** Killing and crashing take a moment. */
const STRIKE_MS = 3_000;
/** Everything waits at most so long when nothing is wrong any more. */
const HEALED_MS = 45_000;
const LOOK_AGAIN_MS = 50;
/** Whoever waits for so long without being asked opens the page again. */
const ASKED_MS = 4_000;
/** A canceled order is settled a minute after the last attempt. */
const LATER_MS = 120_000;
/** The tab of the end. */
const LAST = 9;

type Life = {
  readonly world: World;
  readonly device: Device;
  readonly ledger: Ledger;
  /** So that a history does not say it again and again. */
  readonly lastTold: Map<Tab, string>;
  readonly note: (line: string) => void;
};

/** Runs a schedule on a device of its own, mends everything, and compares what the shop has with what was told. */
export async function runSchedule(schedule: Schedule, world: World): Promise<Ran> {
  const before = new Set(await orderIds(world));
  const device = await openDevice(world.browser, schedule);
  const began = performance.now();
  const history: string[] = [];
  const note = (line: string): void =>
    void history.push(`${((performance.now() - began) / 1_000).toFixed(2).padStart(6)} s  ${line}`);
  const life: Life = { world, device, ledger: emptyLedger(), lastTold: new Map(), note };
  const told = { history, orders: 0 };
  try {
    for (const step of schedule.steps) await takeStep(step, life);
    note('everything is mended');
    await heal(life);
    if (schedule.closesOld) await device.closeAll();
    const { rows, kept, inCart } = await settle(before, life);
    for (const [thing, count] of inCart) if (count > 0) note(`${count} × ${thing} in the cart`);
    note(`the shop has ${rows.length} orders`);
    const overlaps = world.watched.overlaps().map((id) => `order ${short(id)} was sent twice at once`);
    const broken = brokenPromises({ ledger: life.ledger, rows, kept, inCart });
    return { ...told, faults: [...broken, ...overlaps], orders: rows.length };
  } catch (error) {
    await heal(life);
    return { ...told, faults: [`it has no end: ${String(error)}`] };
  } finally {
    await device.close();
  }
}

async function takeStep(step: Step, life: Life): Promise<void> {
  const { world, device, ledger, note } = life;
  note(wordsOfStep(step));
  if (step.kind === 'heals') return heal(life);
  const tab = await device.tab(step.tab);
  const doing = doingOf(step.deed, world.origin);
  const reason = await within(PREPARE_MS, doing.prepare(tab.page).catch(firstLine), 'nothing comes of it');
  if (reason !== null) return note(`       ${reason}`);
  const strike = strikeOf(step.trouble, { tab, device, world });
  if (step.deed.kind === 'adds') wants(ledger, step.deed.thing);
  if (step.deed.kind === 'cancels') ledger.hasCanceled = true;
  const pressed = doing.press(tab.page).catch((error: unknown) => note(`       ${firstLine(error)}`));
  await within(LOOK_MS, pressed, undefined);
  await within(STRIKE_MS, strike.atPress(), undefined);
  if (step.waits) await within(LOOK_MS, looks(tab, doing.look, strike.over), undefined);
  strike.calledOff();
  await within(STRIKE_MS, strike.over, undefined);
  await tellAll(life);
}

/** Until there is something to see, or the tab is gone. */
async function looks(tab: Tab, look: (page: Page) => Promise<unknown>, over: Promise<void>): Promise<void> {
  const seen = look(tab.page).catch(() => undefined);
  await Promise.race([seen, over.then(() => (tab.isAwake() ? seen : undefined))]);
}

async function heal({ world, device }: Life): Promise<void> {
  world.network.heal();
  await Promise.all([world.start(), device.heal()]);
}

/** Reads every page that somebody may be looking at. */
async function tellAll({ device, ledger, lastTold, note }: Life): Promise<void> {
  for (const tab of device.awake()) {
    const seen = await seenOn(tab.page);
    const told = seen === null ? '' : notes(ledger, seen);
    if (told !== '' && told !== lastTold.get(tab)) note(`       ${told}`);
    lastTold.set(tab, told);
  }
}

type Settled = Pick<End, 'rows' | 'kept' | 'inCart'>;

/**
 * A new tab is opened two minutes later; whoever is asked there sends what waits. A press from before may still be on its way,
 * so the screens are read before the shop, and the shop before the device, which knows of an order before it is sent.
 */
async function settle(before: ReadonlySet<string>, life: Life): Promise<Settled> {
  const { world, device, note } = life;
  const { page } = await device.tab(LAST);
  page.setDefaultTimeout(HEALED_MS);
  await page.addInitScript(setForward, LATER_MS);
  const cart = `${world.origin}/cart`;
  await page.goto(cart, { waitUntil: 'commit' });
  await ready(page);
  let rows: readonly Row[] = [];
  let kept: readonly KeptOrder[] | null = null;
  let asked = performance.now();
  for (const end = performance.now() + HEALED_MS; performance.now() < end; await pause(LOOK_AGAIN_MS)) {
    await tellAll(life);
    rows = await rowsSince(before, world);
    kept = (await seenOn(page))?.kept ?? null;
    if (kept?.some(({ kind }) => kind === 'waiting' || kind === 'canceling') === false) break;
    const send = waitingOrders(page).getByRole('button', { name: 'Send now', disabled: false });
    if (await send.isVisible()) {
      note('sends what waits');
      await send.click({ timeout: PRESS_MS }).catch((error: unknown) => note(firstLine(error))); // sent meanwhile
      asked = performance.now();
    }
    if (performance.now() - asked < ASKED_MS) continue;
    note('opens the page again');
    await page.reload({ waitUntil: 'commit' });
    await ready(page);
    asked = performance.now();
  }
  if (kept === null) throw new Error('The page does not say what the device keeps.');
  return { rows, kept, inCart: await cartAtRest(page, cart) };
}

/** Runs in a page before anything else. */
function setForward(milliseconds: number): void {
  const now = Date.now.bind(Date);
  Date.now = () => now() + milliseconds;
}

const REST_MS = 300;

/** What lies in the cart when it has not changed for a moment. */
async function cartAtRest(page: Page, address: string): Promise<ReadonlyMap<Thing, number>> {
  await page.goto(address, { waitUntil: 'commit' });
  await ready(page);
  await page.getByRole('list', { name: 'Cart items' }).or(page.getByText('Your cart is empty')).first().waitFor();
  let inCart = await cartOn(page);
  let same = performance.now();
  const look = async () => {
    const next = await cartOn(page);
    if (things.some((thing) => next.get(thing) !== inCart.get(thing))) same = performance.now();
    inCart = next;
    return performance.now() - same >= REST_MS && inCart;
  };
  return until('the cart is at rest', look, { limitMs: HEALED_MS, pauseMs: LOOK_AGAIN_MS });
}

function firstLine(error: unknown): string {
  return String(error).split('\n')[0] ?? '';
}
