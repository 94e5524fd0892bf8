import { adds, type KnownSchedule, places, placesAt1, raviComes, step } from './known-schedule.ts';

/** What was ordered without a network, and was in a cart again. */
export const orderedOffline: readonly KnownSchedule[] = [
  {
    fault: 'what was ordered stayed in the cart, since a page that had not read it yet counted it as gone',
    steps: [
      step(adds, 60),
      step({ kind: 'network', isUp: false, says: false }, 60),
      step({ kind: 'ends', tab: 0, after: 17, how: 'closed' }, 0),
      step(places, 0),
      step({ kind: 'slow', of: 'values', with: 'writes', count: 6, by: 30_000 }, 0),
      step({ kind: 'device', refuses: 'orderWrites', count: 4 }, 0),
      step({ kind: 'sends', tab: 0, at: 0 }, 0),
      step({ kind: 'cancels', tab: 1, at: 0 }, 0),
    ],
  },
  {
    fault: 'what was ordered without a network came back from the account, which had more of it',
    steps: ordersFewer(70_000),
  },
  {
    fault: 'what was ordered without a network came back from the account, which had just been asked for more of it',
    steps: ordersFewer(90),
  },
  {
    fault: 'what another page had put in stayed in the cart, since the page that sent its order had not read it yet',
    steps: [
      step(adds, 60),
      step({ ...adds, tab: 1 }, 30),
      step({ kind: 'slow', of: 'values', with: 'reads', count: 4, by: 8_000 }, 5_000),
      step({ kind: 'calls', of: 'orders', faults: [{ kind: 'code', code: 409, isDone: false }] }, 0),
      step(placesAt1, 0),
      step(places, 70_000),
    ],
  },
];

/** A customer wants two, and so long after that orders one of them without a network, and leaves. */
function ordersFewer(afterMs: number): KnownSchedule['steps'] {
  return [
    step(adds, 0),
    step(raviComes, 5_000),
    step({ kind: 'changes', tab: 0, quantity: 2, at: 0 }, afterMs),
    step({ kind: 'network', isUp: false, says: false }, 0),
    step({ kind: 'changes', tab: 0, quantity: 1, at: 0 }, 0),
    step(places, 0),
    step({ kind: 'signs out', tab: 0 }, 0),
  ];
}
