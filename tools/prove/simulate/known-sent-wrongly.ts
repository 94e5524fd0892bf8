import { adds, ashaComes, type KnownSchedule, places, placesAt1, raviComes, step } from './known-schedule.ts';

/** An order, a mail or a name was sent or kept otherwise than its shopper was told. */
export const sentWrongly: readonly KnownSchedule[] = [
  {
    fault: 'a customer who came back on an open page was not asked about the order that waited',
    steps: [
      step(adds, 0),
      step({ kind: 'calls', of: 'orders', faults: [{ kind: 'code', code: 504, isDone: false }] }, 0),
      step({ kind: 'signs in', tab: 0, who: 'asha' }, 70_000),
      step(places, 500),
      step({ kind: 'signs out', tab: 0 }, 0),
    ],
  },
  {
    fault: 'a device that failed to read made two orders of one cart',
    steps: [
      step(adds, 0),
      step({ kind: 'calls', of: 'orders', faults: [{ kind: 'page', isDone: false }] }, 5_000),
      step(places, 500),
      step({ kind: 'device', refuses: 'orderReads', count: 2 }, 0),
      step(placesAt1, 0),
    ],
  },
  {
    fault: 'a page that was frozen ordered what somebody else had in the cart',
    steps: [
      step({ kind: 'signs in', tab: 1, who: 'asha' }, 0),
      step(adds, 5_000),
      step(placesAt1, 90),
      step({ kind: 'freezes', tab: 0 }, 0),
      step({ kind: 'signs out', tab: 1 }, 0),
      step(places, 0),
    ],
  },
  {
    fault: 'a page that was frozen ordered it before it had heard all that it had missed',
    steps: [
      step({ kind: 'signs in', tab: 1, who: 'asha' }, 0),
      step(adds, 5_000),
      step({ kind: 'lags', tab: 0, by: [0, 4] }, 0),
      step(placesAt1, 90),
      step({ kind: 'freezes', tab: 0 }, 0),
      step({ kind: 'signs out', tab: 1 }, 0),
      step(places, 0),
    ],
  },
  {
    fault: 'a clock that was set back let a canceled order wait for years',
    steps: [
      step(adds, 60),
      step({ kind: 'calls', of: 'orders', faults: [{ kind: 'torn', isDone: true }] }, 60),
      step(places, 500),
      step({ kind: 'cancels', tab: 0, at: 1 }, 0),
      step({ kind: 'clock', jump: -315_360_000_000 }, 0),
    ],
  },
  {
    fault: 'an order whose attempt was not written down waited as long as the clock had been set back',
    steps: [
      step(adds, 500),
      step({ kind: 'ends', tab: 0, after: 29, how: 'closed' }, 0),
      step(places, 500),
      step({ kind: 'clock', jump: -86_400_000 }, 0),
      step({ kind: 'cancels', tab: 0, at: 1 }, 0),
    ],
  },
  {
    fault: 'a mail went twice since a gateway gave up the first one',
    steps: [
      step({ kind: 'calls', of: 'others', faults: [null, { kind: 'code', code: 504, isDone: true }] }, 0),
      step({ kind: 'writes', tab: 0 }, 0),
    ],
  },
  {
    fault: "a guest's press in a tab that stood still ordered what was a customer's by then",
    steps: [
      step(adds, 500),
      step({ kind: 'writes', tab: 0 }, 0),
      step({ kind: 'ends', tab: 0, after: 27, how: 'frozen' }, 1_000),
      step(places, 0),
      step({ kind: 'signs in', tab: 1, who: 'asha' }, 0),
      step({ kind: 'changes', tab: 0, quantity: 1, at: 1 }, 5_000),
      step({ kind: 'sessions end' }, 0),
    ],
  },
  {
    fault: 'a worker that was stopped had removed a mail that may have left, and nobody heard of it',
    steps: [
      step(adds, 60),
      step({ kind: 'network', isUp: false, says: false }, 200),
      step({ kind: 'writes', tab: 0 }, 5_000),
      step(places, 200),
      step({ kind: 'closes', tab: 0 }, 200),
      step({ kind: 'network', isUp: true, says: true }, 200),
      step({ kind: 'wakes', stopsAfter: 19 }, 200),
      step({ kind: 'wakes', stopsAfter: 19 }, 0),
    ],
  },
  {
    fault: 'a name that the device did not keep was given to who had signed in meanwhile',
    steps: [
      step(ashaComes, 5_000),
      step({ kind: 'calls', of: 'others', faults: [{ kind: 'lost', isDone: false }] }, 0),
      step({ kind: 'writes', tab: 0 }, 0),
      step({ kind: 'device', refuses: 'taskWrites', count: 1 }, 0),
      step({ kind: 'renames', tab: 0 }, 0),
      step(raviComes, 0),
    ],
  },
  {
    fault: 'a worker that was stopped had removed a mail that was refused, and nobody heard of it',
    steps: [
      step({ kind: 'network', isUp: false, says: false }, 0),
      step({ kind: 'writes', tab: 0 }, 0),
      step({ kind: 'closes', tab: 0 }, 0),
      step({ kind: 'network', isUp: true, says: true }, 0),
      step({ kind: 'calls', of: 'others', faults: [{ kind: 'code', code: 409, isDone: false }] }, 0),
      step({ kind: 'wakes', stopsAfter: 20 }, 0),
    ],
  },
  {
    fault: 'an order was taken back on its way, since the device had taken no note of its second attempt',
    steps: [
      step(adds, 0),
      step({ kind: 'network', isUp: false, says: false }, 300_000),
      step(places, 0),
      step(
        {
          kind: 'calls',
          of: 'orders',
          faults: [
            { kind: 'code', code: 500, isDone: false },
            { kind: 'slow', milliseconds: 24_000 },
          ],
        },
        0,
      ),
      step({ kind: 'network', isUp: true, says: true }, 300_000),
      step({ kind: 'device', refuses: 'orderWrites', count: 2 }, 0),
      step({ kind: 'sends', tab: 0, at: 0 }, 0),
      step({ kind: 'edits', tab: 0, at: 0 }, 70_000),
    ],
  },
  {
    fault:
      'a tab that was closed before it said so left nobody to hear what was not sent any more of a session that the shop ended',
    steps: [
      step(ashaComes, 5_000),
      step({ kind: 'network', isUp: false, says: false }, 0),
      step({ kind: 'sessions end' }, 0),
      step({ kind: 'renames', tab: 0 }, 0),
      step({ kind: 'network', isUp: true, says: true }, 0),
      step({ kind: 'ends', tab: 0, after: 30, how: 'closed' }, 25_000),
    ],
  },
  {
    fault:
      'a page ordered as a guest what another one ordered of who had just signed in, which a late device did not say',
    steps: [
      step(adds, 0),
      step({ kind: 'slow', of: 'values', with: 'writes', count: 5, by: 8_000 }, 0),
      step({ kind: 'confirms', tab: 1 }, 70_000),
      step(raviComes, 1_000),
      step(places, 0),
      step(placesAt1, 0),
    ],
  },
  {
    fault: 'of two changes of a name the first one won, since it was not read as the second one was made',
    steps: [
      step(ashaComes, 0),
      step({ kind: 'calls', of: 'others', faults: [{ kind: 'slow', milliseconds: 2_000 }] }, 25_000),
      step({ kind: 'network', isUp: false, says: true }, 0),
      step({ kind: 'renames', tab: 0 }, 0),
      step({ kind: 'device', refuses: 'taskReads', count: 2 }, 0),
      step({ kind: 'renames', tab: 0 }, 500),
      step({ kind: 'reloads', tab: 0 }, 0),
    ],
  },
];
