import type { Random } from '../shared/random.ts';
import { type Act, people } from './acts.ts';
import { breaks, device, doing, evicted, isLeft, othersFail, reloads, slow, TABS, wakes } from './chance-acts.ts';
import { faultsOf } from './faults-by-chance.ts';

/** What belongs together and chance seldom brings together: it happens in this order, and chance does something between. */
export const stories: readonly ((random: Random) => readonly Act[])[] = [
  (random) => [
    ordersFail(random),
    placesAt(0),
    { kind: 'cancels', tab: random.pick(TABS), at: 0 },
    placesAt(random.pick(TABS)),
  ],
  (random) => [ordersFail(random), placesAt(0), { kind: 'edits', tab: random.pick(TABS), at: 0 }, placesAt(0)],
  (random) => [offline, placesAt(0), ordersFail(random), online, sendsOrAsks(random), takesBack(random)],
  (random) => [
    offline,
    placesAt(0),
    ordersFail(random),
    online,
    refusesOrders(random),
    sendsOrAsks(random),
    takesBack(random),
  ],
  (random) => [ordersFail(random), placesAt(0), refusesOrders(random), { kind: 'reloads', tab: 0 }, placesAt(0)],
  (random) => [signsIn(random), offline, placesAt(0), online, { kind: 'signs out', tab: 0 }, signsIn(random)],
  (random) => [
    signsIn(random),
    ordersFail(random),
    placesAt(0),
    { kind: 'signs out', tab: 0 },
    signsIn(random),
    sendsOrAsks(random),
  ],
  (random) => [ordersFail(random), placesAt(0), { kind: 'chooses', tab: 0, store: 1 }, sendsOrAsks(random)],
  (random) => [offline, asksAt(0, random), asksAt(random.pick(TABS), random), online, { kind: 'reloads', tab: 0 }],
  (random) => [
    offline,
    asksAt(0, random),
    placesAt(0),
    { kind: 'closes', tab: 0 },
    online,
    wakes(random),
    wakes(random),
  ],
  (random) => [signsIn(random), offline, asksAt(0, random), online, { kind: 'signs out', tab: 0 }, signsIn(random)],
  (random) => [signsIn(random), othersFail(random), asksAt(0, random), asksAt(0, random), { kind: 'reloads', tab: 0 }],
  // What a page has shown is left in that moment, on a device that is slow, breaks or is cleared.
  (random) => [slow(random), isLeft(random), reloads(random), doing(random)],
  (random) => [slow(random), doing(random), isLeft(random), doing(random), reloads(random)],
  (random) => [isLeft(random), isLeft(random), doing(random), isLeft(random)],
  (random) => [device(random), isLeft(random), doing(random), { kind: 'device is well' }, reloads(random)],
  (random) => [breaks(random), doing(random), isLeft(random), doing(random)],
  (random) => [doing(random), evicted(random), doing(random), reloads(random)],
  (random) => [signsIn(random), slow(random), isLeft(random), doing(random), isLeft(random)],
  (random) => [signsIn(random), doing(random), isLeft(random), slow(random), isLeft(random)],
  (random) => [signsIn(random), slow(random), { kind: 'signs out', tab: 0 }, reloads(random), isLeft(random)],
  (random) => [slow(random), placesAt(0), isLeft(random), placesAt(random.pick(TABS))],
];

const offline: Act = { kind: 'network', isUp: false, says: false };
const online: Act = { kind: 'network', isUp: true, says: true };

function placesAt(tab: number): Act {
  return { kind: 'places', tab };
}

function ordersFail(random: Random): Act {
  return { kind: 'calls', of: 'orders', faults: faultsOf(random, 1 + random.below(2)) };
}

/** Asks the shop for something that the queue of tasks carries. */
function asksAt(tab: number, random: Random): Act {
  return { kind: random.pick(['writes', 'renames'] as const), tab };
}

function refusesOrders(random: Random): Act {
  return { kind: 'device', refuses: 'orderWrites', count: 1 + random.below(4) };
}

function sendsOrAsks(random: Random): Act {
  const tab = random.pick(TABS);
  return random.below(2) === 0 ? { kind: 'sends', tab, at: 0 } : { kind: 'confirms', tab };
}

function takesBack(random: Random): Act {
  return { kind: random.pick(['cancels', 'edits'] as const), tab: random.pick(TABS), at: 0 };
}

function signsIn(random: Random): Act {
  return { kind: 'signs in', tab: 0, who: random.pick(people) };
}
