import { adds, ashaComes, type KnownSchedule, leaves, places, placesAt1, raviComes, step } from './known-schedule.ts';

/** What was ordered was in a cart again. */
export const orderedAgain: readonly KnownSchedule[] = [
  {
    fault: 'what a tab ordered that keeps nothing any more was in the cart again after a reload',
    steps: [
      step(adds, 70_000),
      step(places, 0),
      step({ kind: 'device', refuses: 'otherReads', count: 2 }, 70_000),
      step({ kind: 'reloads', tab: 0 }, 500),
    ],
  },
  {
    fault: 'an order that the shop had taken without an answer came back with the next cart of the account',
    steps: [
      step(adds, 0),
      step(raviComes, 70_000),
      step(places, 0),
      step({ kind: 'calls', of: 'orders', faults: [{ kind: 'lost', isDone: true }] }, 500),
    ],
  },
  {
    fault: "a guest's order that was taken after a sign-in stayed in the cart of the account",
    steps: [
      step(adds, 0),
      step({ kind: 'calls', of: 'orders', faults: [{ kind: 'code', code: 500, isDone: true }] }, 500),
      step(raviComes, 0),
      step(places, 70_000),
    ],
  },
  {
    fault: 'an account brought back what was ordered without a network, after its session was lost',
    steps: [
      step(adds, 0),
      step(raviComes, 25_000),
      step(places, 0),
      step({ kind: 'network', isUp: true, says: false }, 90),
      step({ kind: 'sessions end' }, 0),
    ],
  },
  {
    fault: 'a sync that was planned before the order brought its pieces back',
    steps: [
      step(adds, 0),
      step({ kind: 'network', isUp: false, says: true }, 0),
      step({ kind: 'reloads', tab: 2 }, 200),
      step(places, 1_000),
    ],
  },
  {
    fault: "what an account had got from a guest's cart was there again when the order of it had its answer",
    steps: [
      step(adds, 500),
      step(ashaComes, 0),
      step({ kind: 'calls', of: 'orders', faults: [{ kind: 'code', code: 504, isDone: true }] }, 0),
      step(places, 1_000),
      step(raviComes, 0),
    ],
  },
  {
    fault: 'an older cart that a device brought back had what its second order took',
    steps: [
      step(adds, 0),
      step({ kind: 'network', isUp: false, says: false }, 25_000),
      step({ kind: 'device', refuses: 'otherReads', count: 2 }, 0),
      step(places, 0),
      step({ kind: 'edits', tab: 0, at: 2 }, 0),
      step(places, 0),
    ],
  },
  {
    fault: 'an order of an account was in its cart again, which the shop had refused once before the press',
    steps: [
      step(adds, 0),
      step(ashaComes, 5_000),
      step({ kind: 'calls', of: 'others', faults: [{ kind: 'code', code: 409, isDone: false }] }, 0),
      step({ kind: 'network', isUp: true, says: false }, 0),
      step({ kind: 'network', isUp: true, says: true }, 0),
      step(places, 0),
    ],
  },
  {
    fault: "another tab put what a guest was ordering into the shop's cart, which brought it back",
    steps: [
      step(adds, 60),
      step({ kind: 'ends', tab: 0, after: 24, how: 'frozen' }, 30),
      step(placesAt1, 0),
      step(raviComes, 0),
      step({ kind: 'adds', tab: 2, quantity: 2, at: 0 }, 70_000),
    ],
  },
  {
    fault:
      "a guest's order that was taken after a sign-in came back with the cart of the account, since its tab was closed",
    steps: [
      step(adds, 0),
      step({ kind: 'calls', of: 'orders', faults: [null] }, 90),
      step(placesAt1, 0),
      step(ashaComes, 0),
      step(places, 90),
      step({ kind: 'ends', tab: 0, after: 32, how: 'closed' }, 0),
      step({ kind: 'calls', of: 'others', faults: [null] }, 25_000),
    ],
  },
  {
    fault:
      'a page that had heard of an order and not read it yet opened a new cart in the shop with the pieces ordered',
    steps: [
      step(adds, 0),
      step({ kind: 'leaves', tab: 1 }, 0),
      step({ kind: 'writes', tab: 2 }, 70_000),
      step({ kind: 'connections break', isDone: false }, 0),
      step(placesAt1, 0),
    ],
  },
  {
    fault: 'what was ordered was in the cart again, since the journal had not taken a removal before the order',
    steps: [
      step(adds, 0),
      step({ kind: 'slow', of: 'values', with: 'reads', count: 6, by: 8_000 }, 200),
      step(places, 500),
      step({ kind: 'journal', state: 'refuses' }, 200),
      step(leaves({ kind: 'removes', tab: 0, at: 1 }, 'frozen', 7), 0),
      step(placesAt1, 0),
    ],
  },
  {
    fault: 'a page that was still to show who had come brought back what they had ordered without a network',
    steps: [
      step(adds, 0),
      step(raviComes, 1_000),
      step({ kind: 'network', isUp: false, says: false }, 0),
      step({ kind: 'changes', tab: 1, quantity: 1, at: 2 }, 0),
      step(places, 0),
      step({ kind: 'network', isUp: true, says: true }, 0),
      step({ kind: 'signs out', tab: 0 }, 1_000),
      step({ kind: 'connections break', isDone: false }, 0),
      step(raviComes, 500),
    ],
  },
  {
    fault: 'a page that did not hear that its cart was ordered put it into the next one',
    steps: [
      step(adds, 0),
      step({ kind: 'calls', of: 'orders', faults: [{ kind: 'slow', milliseconds: 2_000 }] }, 500),
      step({ kind: 'removes', tab: 1, at: 1 }, 0),
      step(places, 200),
      step({ kind: 'edits', tab: 0, at: 0 }, 500),
      step({ kind: 'connections break', isDone: true }, 0),
    ],
  },
  {
    fault: 'what was ordered with what another page had put in was put in again by that page, which did not hear of it',
    steps: [
      step(adds, 0),
      step({ ...adds, tab: 1 }, 5_000),
      step({ kind: 'calls', of: 'orders', faults: [{ kind: 'page', isDone: false }] }, 0),
      step(places, 200),
      step({ kind: 'connections break', isDone: false }, 0),
    ],
  },
  {
    fault: 'a page that could not be told who had come took what they had ordered into their cart again',
    steps: [
      step(adds, 0),
      step(ashaComes, 25_000),
      step({ kind: 'network', isUp: false, says: false }, 0),
      step({ kind: 'saves', tab: 2, at: 1 }, 0),
      step(places, 0),
      step({ kind: 'network', isUp: true, says: true }, 0),
      step({ kind: 'signs out', tab: 0 }, 300_000),
      step(ashaComes, 0),
      step({ kind: 'connections break', isDone: false }, 90),
    ],
  },
];
