import { adds, ashaComes, type KnownSchedule, leaves, places, placesAt1, raviComes, step } from './known-schedule.ts';

/** Pieces counted twice, or came back that were removed or saved. */
export const countedAgain: readonly KnownSchedule[] = [
  {
    fault: 'a tab that was frozen while it opened a cart gave a later one its id',
    steps: [
      step(adds, 0),
      step({ kind: 'ends', tab: 0, after: 11, how: 'frozen' }, 0),
      step({ kind: 'signs in', tab: 1, who: 'ravi' }, 70_000),
      step(placesAt1, 0),
    ],
  },
  {
    fault: 'a piece of an account counted twice when several tabs found its cart forgotten',
    steps: [
      step(adds, 0),
      step({ kind: 'signs in', tab: 1, who: 'ravi' }, 0),
      step({ kind: 'changes', tab: 2, quantity: 3, at: 0 }, 70_000),
      step({ kind: 'tokens end' }, 0),
      step(places, 60),
      step({ kind: 'ends', tab: 0, after: 7, how: 'closed' }, 60),
    ],
  },
  {
    fault: 'a piece of an account counted twice when its cart was refused once and opened again',
    steps: [
      step(adds, 0),
      step(ashaComes, 5_000),
      step({ kind: 'calls', of: 'others', faults: [{ kind: 'code', code: 409, isDone: false }] }, 0),
      step({ kind: 'network', isUp: true, says: false }, 0),
      step({ kind: 'network', isUp: true, says: true }, 10_000),
      step(places, 5_000),
    ],
  },
  {
    fault:
      'what a customer had removed as their page was closed came back, since a slow device did not say who was there',
    steps: [
      step(adds, 0),
      step(ashaComes, 0),
      step({ kind: 'slow', of: 'values', with: 'openings', count: 3, by: 30_000 }, 25_000),
      step(leaves({ kind: 'removes', tab: 0, at: 1 }, 'closed', 1), 0),
      step(leaves({ kind: 'wishes', tab: 0, at: 2 }, 'reloaded', 0), 0),
    ],
  },
  {
    fault:
      "what another page had found in the shop counted again as the account's and the device's cart came together late",
    steps: [
      step(adds, 0),
      step(raviComes, 0),
      step({ kind: 'slow', of: 'values', with: 'writes', count: 5, by: 8_000 }, 200),
      step(leaves({ kind: 'changes', tab: 2, at: 0, quantity: 2 }, 'reloaded', 0), 300_000),
    ],
  },
  {
    fault: 'what a page that had stood still saved for later was in the cart again, since others had sent its pieces',
    steps: [
      step(adds, 0),
      step(raviComes, 70_000),
      step(leaves({ kind: 'changes', tab: 0, at: 1, quantity: 3 }, 'frozen', 0), 0),
      step({ kind: 'adds', tab: 1, quantity: 1, at: 0 }, 300_000),
      step(leaves({ kind: 'saves', tab: 0, at: 0 }, 'closed', 8), 0),
    ],
  },
  {
    fault: 'what was removed before anybody had heard that the shop took its new pieces came back',
    steps: [
      step(adds, 70_000),
      step({ kind: 'calls', of: 'others', faults: [null, { kind: 'lost', isDone: true }] }, 0),
      step({ kind: 'changes', tab: 0, at: 0, quantity: 3 }, 500),
      step({ kind: 'removes', tab: 0, at: 0 }, 70_000),
    ],
  },
  {
    fault: 'what a customer had saved for later was in the cart again after the shop had refused their cart once',
    steps: [
      step(adds, 0),
      step(leaves({ kind: 'signs in', tab: 0, who: 'ravi' }, 'reloaded', 1), 25_000),
      step(
        {
          kind: 'calls',
          of: 'others',
          faults: [
            { kind: 'lost', isDone: false },
            { kind: 'code', code: 409, isDone: false },
          ],
        },
        0,
      ),
      step(raviComes, 0),
      step({ kind: 'saves', tab: 0, at: 0 }, 0),
    ],
  },
  {
    fault: 'what was removed in a page that was left came back, since another page sent it before it had read of that',
    steps: [
      step(adds, 60),
      step({ kind: 'calls', of: 'orders', faults: [{ kind: 'code', code: 429, isDone: false }] }, 60),
      step({ kind: 'adds', tab: 1, quantity: 2, at: 0 }, 200),
      step({ kind: 'changes', tab: 0, at: 1, quantity: 3 }, 90),
      step(leaves({ kind: 'removes', tab: 0, at: 1 }, 'frozen', 0), 200),
      step(leaves({ kind: 'wishes', tab: 0, at: 2 }, 'closed', 6), 0),
    ],
  },
  {
    fault: 'what was changed and removed while its first pieces were on their way to the shop came back from there',
    steps: [
      step(adds, 60),
      step({ kind: 'device', refuses: 'orderWrites', count: 2 }, 200),
      step(leaves({ kind: 'changes', tab: 0, at: 2, quantity: 2 }, 'reloaded', 0), 0),
      step({ kind: 'removes', tab: 0, at: 0 }, 0),
    ],
  },
  {
    fault: 'what was saved for later in a page that knew it in an earlier cart of the shop came back from the next one',
    steps: [
      step(adds, 0),
      step(leaves({ kind: 'signs out', tab: 1 }, 'frozen', 1), 200),
      step(ashaComes, 200),
      step({ kind: 'ends', tab: 1, after: 28, how: 'frozen' }, 500),
      step({ kind: 'saves', tab: 1, at: 1 }, 0),
      step(adds, 5_000),
    ],
  },
  {
    fault: 'a page that had to open the cart anew forgot what another one had removed, of which it had not heard',
    steps: [
      step(adds, 0),
      step({ kind: 'calls', of: 'others', faults: [{ kind: 'code', code: 409, isDone: false }] }, 0),
      step(leaves({ kind: 'adds', tab: 1, at: 1, quantity: 1 }, 'frozen', 1), 70_000),
      step({ kind: 'removes', tab: 1, at: 0 }, 0),
      step(adds, 90),
    ],
  },
  {
    fault: 'the cart of an account, opened again, brought back what was removed before it was known to be there',
    steps: [
      step(raviComes, 5_000),
      step(adds, 5_000),
      step(
        {
          kind: 'calls',
          of: 'others',
          faults: [
            { kind: 'slow', milliseconds: 1 },
            { kind: 'lost', isDone: true },
          ],
        },
        0,
      ),
      step(adds, 40_000),
      step({ kind: 'calls', of: 'others', faults: [{ kind: 'code', code: 409, isDone: false }] }, 0),
      step({ kind: 'removes', tab: 0, at: 1 }, 5_000),
    ],
  },
  {
    fault:
      'what was removed came back, since another page, which had not heard of it, sent it to the next cart of the shop',
    steps: [
      step(adds, 500),
      step({ kind: 'calls', of: 'others', faults: [{ kind: 'code', code: 409, isDone: true }] }, 0),
      step({ ...adds, tab: 1 }, 200),
      step(leaves({ kind: 'removes', tab: 0, at: 0 }, 'frozen', 1), 0),
      step({ kind: 'saves', tab: 1, at: 1 }, 200),
    ],
  },
  {
    fault: 'what was removed and ordered came back, since two pages had removed it and that counted as twice as many',
    steps: [
      step(adds, 0),
      step({ kind: 'places', tab: 2 }, 0),
      step({ kind: 'wakes', stopsAfter: null }, 300_000),
      step({ kind: 'signs in', tab: 1, who: 'ravi' }, 0),
      step(leaves({ kind: 'changes', tab: 0, at: 1, quantity: 2 }, 'frozen', 0), 1_000),
      step(leaves({ kind: 'removes', tab: 2, at: 2 }, 'frozen', 6), 0),
      step(places, 25_000),
    ],
  },
];
