import { setTimeout as pause } from 'node:timers/promises';
import { comesTo } from '#shared/waiting/until.ts';
import { resets } from '../../network/passage.ts';
import type { ProofResult } from '../shared/proof-result.ts';
import { type Device, openDevice, type Tab } from './device.ts';
import { short } from './ledger.ts';
import { seenOn } from './look.ts';
import { inWorld } from './open-world.ts';
import { orderIds } from './rows.ts';
import { things } from './schedule.ts';
import { doingOf, ready } from './shopper.ts';
import { ORDER } from './strike.ts';
import type { World } from './world.ts';

/** After the press in each tab the connection comes and goes so often: with the presses twenty times. */
const FLAPS = [3, 3, 2, 2, 2, 2];
/** A connection that nobody uses is cut all the same. */
const UNUSED_MS = 500;
const HEALED_MS = 90_000;
const LOOK_AGAIN_MS = 100;

type Life = { readonly world: World; readonly device: Device };

/**
 * Six tabs of one browser, in each of which somebody orders a piece in turn, always without a connection; it comes back and
 * is cut again as soon as an order goes out. At the end the shop has each order once, all tabs say so, and at no moment was
 * one sent while it was under way already.
 */
export function proveSixTabs(): Promise<ProofResult> {
  return inWorld(runSixTabs);
}

async function runSixTabs(world: World): Promise<ProofResult> {
  const before = new Set(await orderIds(world));
  const device = await openDevice(world.browser, { keepsShop: false });
  const life: Life = { world, device };
  let cuts = 0;
  try {
    const tabs: Tab[] = [];
    for (const [at, flaps] of FLAPS.entries()) {
      tabs.push(await placesOffline(at, life));
      for (let flap = 0; flap < flaps; flap += 1) await flicker(life);
      cuts += 1 + flaps;
      await restore(life);
    }
    const told = await untilTold(tabs);
    const ids = (await orderIds(world)).filter((id) => !before.has(id));
    const summary = `${tabs.length} tabs with ${ids.length} orders over a connection that was cut ${cuts} times`;
    return { summary, faults: faultsOf(told, ids, world.watched.overlaps()) };
  } finally {
    await device.close();
  }
}

/** What a tab tells of its order at the end. */
type Told = { readonly id: string; readonly heading: string };

function faultsOf(told: readonly Told[], ids: readonly string[], overlaps: readonly string[]): readonly string[] {
  const isOf = (id: string): boolean => told.some((tab) => tab.id === id);
  return [
    ...told
      .filter(({ heading }) => !heading.startsWith('Thank you'))
      .map(({ id, heading }) => `tab of ${short(id)}: ${heading}`),
    ...told.filter(({ id }) => !ids.includes(id)).map(({ id }) => `the shop does not have order ${short(id)}`),
    ...ids.filter((id) => !isOf(id)).map((id) => `no tab has placed order ${short(id)}`),
    ...overlaps.map((id) => `order ${short(id)} was sent twice at once`),
  ];
}

async function placesOffline(at: number, { world, device }: Life): Promise<Tab> {
  const tab = await device.tab(at);
  const thing = things[at % things.length] ?? things[0];
  const [adding, placing] = [doingOf({ kind: 'adds', thing }, world.origin), doingOf({ kind: 'places' }, world.origin)];
  await adding.prepare(tab.page);
  await adding.press(tab.page);
  await adding.look(tab.page);
  const reason = await placing.prepare(tab.page);
  if (reason !== null) throw new Error(`Tab ${at} cannot order: ${reason}.`);
  await cut({ world, device });
  await placing.press(tab.page);
  await tab.page.getByRole('heading', { level: 1, name: 'Waiting to be sent' }).waitFor();
  await ready(tab.page);
  return tab;
}

/** The connection comes back until an order goes out. */
async function flicker(life: Life): Promise<void> {
  const { promise: isAsked, resolve } = Promise.withResolvers<void>();
  const stop = life.world.network.watch(({ kind, line }) => void (kind === 'asked' && ORDER.test(line) && resolve()));
  await restore(life);
  await Promise.race([isAsked, pause(UNUSED_MS)]);
  stop();
  await cut(life);
}

async function cut({ world, device }: Life): Promise<void> {
  world.network.all(resets);
  await device.goes('offline');
}

async function restore({ world, device }: Life): Promise<void> {
  world.network.heal();
  await device.goes('online');
}

/** Until all tabs say thank you, or have had enough time to. */
async function untilTold(tabs: readonly Tab[]): Promise<readonly Told[]> {
  let told: readonly Told[] = [];
  const look = async () => {
    told = await Promise.all(tabs.map(tells));
    return told.every(({ heading }) => heading.startsWith('Thank you'));
  };
  await comesTo(look, { limitMs: HEALED_MS, pauseMs: LOOK_AGAIN_MS });
  return told;
}

async function tells({ page }: Tab): Promise<Told> {
  const heading = (await seenOn(page))?.heading ?? '';
  return { id: new URL(page.url()).searchParams.get('orderId') ?? '', heading };
}
