import { ownerOf } from '#domain/session/session.ts';
import type { Name, Step } from './acts.ts';
import { brokenTellings, type Sight, sightOf } from './kept-promises.ts';
import { brokenPromises, endlessPresses } from './promises.ts';
import type { Tab } from './simulated-tabs.ts';
import { heal } from './take-in-world.ts';
import { takeStep } from './take-step.ts';
import { brokenTaskPromises } from './task-promises.ts';
import { asOfNow } from './tellings.ts';
import { wordsOfStep } from './words-of-step.ts';
import { openWorld, type World, type WorldParts } from './world.ts';
import { PASSWORD } from './world-people.ts';

/** What came of a schedule: its history, a line each, and which promises were broken, a sentence each. */
export type Outcome = { readonly history: readonly string[]; readonly faults: readonly string[] };

/** Longer than any pause between two attempts, with the attempt; what is canceled needs a minute of its own. */
const HEALING_MS = 200_000;
const AT_ONCE_MS = 2_000;

/** Lets a schedule happen, mends everything afterwards, and looks whether the promises were kept. */
export async function runSchedule(steps: readonly Step[], parts: WorldParts): Promise<Outcome> {
  const world = await openWorld(parts);
  for (const step of steps) {
    world.journal.note(wordsOfStep(step));
    takeStep(world, step.act);
    await world.time.pass(step.pause);
  }
  const endless = await mend(world);
  const told = asOfNow(world.ledger.tellings);
  const { pieces, sights } = await everybodyReturns(world);
  const kept = [...brokenPromises(world, pieces), ...brokenTellings(world, told, sights)];
  const faults = [...endless, ...kept, ...(await brokenTaskPromises(world))];
  return { history: world.journal.lines(), faults };
}

/** The network is back, the device works, every tab is looked at, and time passes. */
async function mend(world: World): Promise<readonly string[]> {
  world.journal.note('all is mended');
  heal(world);
  world.network.set(true);
  world.network.orders.plan([]);
  world.network.others.plan([]);
  for (const { life } of world.tabs()) {
    life.stays();
    life.thaw();
  }
  world.connectivity.go('online');
  world.connectivity.signal();
  await world.time.pass(HEALING_MS);
  const endless = endlessPresses(world);
  for (const { at } of world.tabs()) world.close(at);
  return endless;
}

type Return = { readonly pieces: ReadonlyMap<string, number>; readonly sights: readonly Sight[] };

/**
 * Everybody comes back, sees what waits and has it sent. Answers with the pieces that are in their carts afterwards, and with
 * what they see, before anybody signs in or out and then.
 */
async function everybodyReturns(world: World): Promise<Return> {
  const pieces = new Map<string, number>();
  const tab = world.open(0, false);
  await world.time.pass(AT_ONCE_MS);
  const sights = [sightOf(tab)];
  for (const who of [...world.visitors(), null]) {
    await become(world, tab, who);
    const shop = tab.visit;
    if (shop.waitingOrders.get().length > 0) void shop.confirmWaiting();
    await world.time.pass(HEALING_MS);
    sights.push(sightOf(tab));
    for (const { sku, quantity: count } of shop.cart.get().lines)
      pieces.set(sku, Math.max(pieces.get(sku) ?? 0, count));
  }
  return { pieces, sights };
}

async function become(world: World, { visit: shop }: Tab, who: Name | null): Promise<void> {
  const owner = ownerOf(shop.session.get());
  const wanted = who && world.idOf(who);
  if (owner === wanted) return;
  world.journal.note(`${who ?? 'a guest'} comes back`);
  if (owner !== null) void shop.signOut();
  await world.time.pass(AT_ONCE_MS);
  if (who !== null) void shop.signIn({ email: `${who}@mail.test`, password: PASSWORD });
  await world.time.pass(AT_ONCE_MS);
}
