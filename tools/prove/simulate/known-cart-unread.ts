import { adds, type KnownSchedule, leaves, places, placesAt1, step } from './known-schedule.ts';

/** An order left a cart that its page had not read yet, and so left nothing of it. */
export const cartUnread: readonly KnownSchedule[] = [
  {
    fault: 'an order that waited was sent before its page had read the cart, and stayed in it',
    steps: [
      step(adds, 0),
      step({ kind: 'slow', of: 'values', with: 'writes', count: 6, by: 30_000 }, 1_000),
      step({ kind: 'wishes', tab: 2, at: 0 }, 5_000),
      step({ kind: 'ends', tab: 0, after: 20, how: 'closed' }, 5_000),
      step(places, 0),
      step({ kind: 'calls', of: 'orders', faults: [{ kind: 'page', isDone: false }] }, 500),
      step({ kind: 'looks', tab: 0, at: 0 }, 0),
    ],
  },
  {
    fault: 'an order that was sent again from the list of orders was taken before its page had read the cart',
    steps: [
      step(adds, 0),
      step({ kind: 'slow', of: 'values', with: 'openings', count: 5, by: 3_000 }, 0),
      step({ kind: 'calls', of: 'orders', faults: [{ kind: 'code', code: 401, isDone: false }] }, 1_000),
      step(places, 500),
      step({ kind: 'sends', tab: 2, at: 0 }, 0),
    ],
  },
  {
    fault: 'an order that was canceled too late left a cart that its page had not read, and was in it again',
    steps: [
      step(adds, 0),
      step(
        {
          kind: 'calls',
          of: 'orders',
          faults: [
            { kind: 'torn', isDone: true },
            { kind: 'page', isDone: true },
            { kind: 'empty', isDone: true },
          ],
        },
        5_000,
      ),
      step(places, 0),
      step({ kind: 'calls', of: 'others', faults: [{ kind: 'code', code: 401, isDone: true }] }, 5_000),
      step(leaves({ kind: 'adds', tab: 0, at: 2, quantity: 1 }, 'frozen', 3), 0),
      step(placesAt1, 300_000),
      step({ kind: 'cancels', tab: 2, at: 2 }, 200),
      step({ kind: 'wishes', tab: 0, at: 0 }, 0),
    ],
  },
];
