import type { Act, Doing, Step } from './steps.ts';
import type { Ending } from './tab-life.ts';

/**
 * A schedule under which a promise was broken once, or is without one of the guards: it is run for good, whatever chooses
 * schedules by then.
 */
export type KnownSchedule = { readonly fault: string; readonly steps: readonly Step[] };

const adds: Act = { kind: 'adds', tab: 0, pieces: 1, at: 0 };
const places: Act = { kind: 'places', tab: 0 };
const placesAt1: Act = { kind: 'places', tab: 1 };
const ashaComes: Act = { kind: 'signs in', tab: 0, who: 'asha' };
const raviComes: Act = { kind: 'signs in', tab: 0, who: 'ravi' };

export const knownSchedules: readonly KnownSchedule[] = [
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
    fault: 'a record that could not be read was written over with what a tab knew before',
    steps: [
      step(adds, 0),
      step({ kind: 'calls', of: 'orders', faults: [{ kind: 'page', isDone: false }] }, 0),
      step({ kind: 'cancels', tab: 1, at: 0 }, 5_000),
      step(places, 0),
      step(placesAt1, 200),
      step({ kind: 'device', refuses: 'orderReads', count: 3 }, 5_000),
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
      step({ kind: 'changes', tab: 2, pieces: 3, at: 0 }, 70_000),
      step({ kind: 'tokens end' }, 0),
      step(places, 60),
      step({ kind: 'ends', tab: 0, after: 7, how: 'closed' }, 60),
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
    fault: 'what a customer added in the moment of leaving was in the cart of a guest',
    steps: [
      step(ashaComes, 70_000),
      step({ ...adds, pieces: 2 }, 0),
      step({ kind: 'signs out', tab: 0 }, 5_000),
      step(places, 0),
    ],
  },
  {
    fault: 'what was added before a page knew whose it is came into the cart of the next customer',
    steps: [
      step(ashaComes, 200),
      step({ kind: 'ends', tab: 0, after: 1, how: 'closed' }, 5_000),
      step(adds, 0),
      step({ kind: 'signs out', tab: 0 }, 0),
      step(raviComes, 1_000),
      step(places, 0),
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
    fault: "a guest's press in a tab that stood still ordered what was a customer's by then",
    steps: [
      step(adds, 500),
      step({ kind: 'writes', tab: 0 }, 0),
      step({ kind: 'ends', tab: 0, after: 27, how: 'frozen' }, 1_000),
      step(places, 0),
      step({ kind: 'signs in', tab: 1, who: 'asha' }, 0),
      step({ kind: 'changes', tab: 0, pieces: 1, at: 1 }, 5_000),
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
    fault: "another tab put what a guest was ordering into the shop's cart, which brought it back",
    steps: [
      step(adds, 60),
      step({ kind: 'ends', tab: 0, after: 24, how: 'frozen' }, 30),
      step(placesAt1, 0),
      step(raviComes, 0),
      step({ kind: 'adds', tab: 2, pieces: 2, at: 0 }, 70_000),
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
    fault: 'a page that had stood still took its store for one that does not answer, and made it anew',
    steps: [
      step(adds, 0),
      step({ kind: 'signs in', tab: 2, who: 'asha' }, 200),
      step({ kind: 'ends', tab: 2, after: 24, how: 'frozen' }, 5_000),
      step({ kind: 'edits', tab: 2, at: 1 }, 1_000),
      step(places, 0),
      step({ kind: 'device', refuses: 'taskReads', count: 3 }, 500),
      step(placesAt1, 0),
    ],
  },
  {
    fault: 'a change that the device took late was told to no other tab, which counted it once more',
    steps: [
      step(adds, 0),
      step({ kind: 'slow', of: 'values', with: 'writes', count: 5, by: 3_000 }, 0),
      step({ kind: 'places', tab: 2 }, 70_000),
      step(adds, 300_000),
      step(leaves({ kind: 'removes', tab: 1, at: 1 }, 'reloaded', 9), 0),
      step({ kind: 'removes', tab: 2, at: 0 }, 0),
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
      step(leaves({ kind: 'changes', tab: 2, at: 0, pieces: 2 }, 'reloaded', 0), 300_000),
    ],
  },
  {
    fault: 'what a page that had stood still saved for later was in the cart again, since others had sent its pieces',
    steps: [
      step(adds, 0),
      step(raviComes, 70_000),
      step(leaves({ kind: 'changes', tab: 0, at: 1, pieces: 3 }, 'frozen', 0), 0),
      step({ kind: 'adds', tab: 1, pieces: 1, at: 0 }, 300_000),
      step(leaves({ kind: 'saves', tab: 0, at: 0 }, 'closed', 8), 0),
    ],
  },
  {
    fault: 'what was removed before anybody had heard that the shop took its new pieces came back',
    steps: [
      step(adds, 70_000),
      step({ kind: 'calls', of: 'others', faults: [null, { kind: 'lost', isDone: true }] }, 0),
      step({ kind: 'changes', tab: 0, at: 0, pieces: 3 }, 500),
      step({ kind: 'removes', tab: 0, at: 0 }, 70_000),
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
    fault: 'who signed in again was signed out by the page that they had signed out at before',
    steps: [
      step(ashaComes, 0),
      step({ kind: 'slow', of: 'values', with: 'answers', count: 5, by: 8_000 }, 500),
      step({ kind: 'signs out', tab: 0 }, 0),
      step(leaves({ kind: 'signs in', tab: 1, who: 'asha' }, 'reloaded', 1), 500),
    ],
  },
  {
    fault: 'who signed in again at the page that was still signing them out was signed out, and had their order again',
    steps: [
      step(adds, 0),
      step(ashaComes, 25_000),
      step({ kind: 'calls', of: 'orders', faults: [{ kind: 'torn', isDone: true }] }, 0),
      step(places, 500),
      step({ kind: 'connections break', isDone: true }, 0),
      step({ kind: 'signs out', tab: 0 }, 0),
      step(ashaComes, 0),
    ],
  },
  {
    fault: 'a device that the browser had cleared counted as kept anew when the first value was',
    steps: [
      step(adds, 500),
      step({ kind: 'slow', of: 'values', with: 'writes', count: 1, by: 1_700 }, 0),
      step({ kind: 'evicted', isWithJournal: false }, 0),
      step(ashaComes, 25_000),
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
    fault:
      'a page that could not read who was signed in, since another one stood still in its turn, made them two carts',
    steps: [
      step(raviComes, 0),
      step(adds, 70_000),
      step(leaves({ kind: 'signs in', tab: 0, who: 'ravi' }, 'frozen', 1), 200),
      step({ kind: 'adds', tab: 1, pieces: 1, at: 0 }, 300_000),
    ],
  },
  {
    fault: 'a press had no end, since the device answered again while a page still waited to hear that it had not',
    steps: [
      step(adds, 0),
      step({ kind: 'ends', tab: 0, after: 31, how: 'frozen' }, 5_000),
      step(placesAt1, 0),
      step({ kind: 'device', refuses: 'otherReads', count: 1 }, 0),
      step({ kind: 'renames', tab: 0 }, 0),
      step(places, 0),
    ],
  },
  {
    fault: 'what was removed in a page that was left came back, since another page sent it before it had read of that',
    steps: [
      step(adds, 60),
      step({ kind: 'calls', of: 'orders', faults: [{ kind: 'code', code: 429, isDone: false }] }, 60),
      step({ kind: 'adds', tab: 1, pieces: 2, at: 0 }, 200),
      step({ kind: 'changes', tab: 0, at: 1, pieces: 3 }, 90),
      step(leaves({ kind: 'removes', tab: 0, at: 1 }, 'frozen', 0), 200),
      step(leaves({ kind: 'wishes', tab: 0, at: 2 }, 'closed', 6), 0),
    ],
  },
  {
    fault: 'who signed out at one page was in again, since they had signed in again at another one that was late',
    steps: [
      step(raviComes, 0),
      step({ kind: 'edits', tab: 1, at: 1 }, 200),
      step({ kind: 'slow', of: 'values', with: 'reads', count: 1, by: 30_000 }, 0),
      step({ kind: 'signs in', tab: 1, who: 'ravi' }, 5_000),
      step({ kind: 'signs out', tab: 0 }, 0),
    ],
  },
  {
    fault: 'what was changed and removed while its first pieces were on their way to the shop came back from there',
    steps: [
      step(adds, 60),
      step({ kind: 'device', refuses: 'orderWrites', count: 2 }, 200),
      step(leaves({ kind: 'changes', tab: 0, at: 2, pieces: 2 }, 'reloaded', 0), 0),
      step({ kind: 'removes', tab: 0, at: 0 }, 0),
    ],
  },
  {
    fault:
      'a press had no end: a page heard that the device had failed after it had begun to work again, and did not try it',
    steps: [
      step(adds, 500),
      step(places, 5_000),
      step({ kind: 'evicted', isWithJournal: false }, 0),
      step({ kind: 'device', refuses: 'otherWrites', count: 2 }, 0),
      step(places, 0),
      step({ kind: 'opens', tab: 1 }, 0),
    ],
  },
  {
    fault:
      'what a page remembered of a cleared store was stored anew without what had come into it, and came into it twice',
    steps: [
      step(adds, 0),
      step({ kind: 'slow', of: 'values', with: 'writes', count: 3, by: 30_000 }, 500),
      step({ kind: 'evicted', isWithJournal: true }, 25_000),
      step({ kind: 'confirms', tab: 0 }, 5_000),
    ],
  },
  {
    fault:
      'a page that stored anew what it remembered of a cleared store wrote over what another one had just kept there',
    steps: [
      step(adds, 0),
      step({ kind: 'slow', of: 'values', with: 'reads', count: 1, by: 30_000 }, 0),
      step({ kind: 'evicted', isWithJournal: false }, 0),
      step({ kind: 'wakes', stopsAfter: null }, 0),
      step(leaves({ kind: 'signs in', tab: 1, who: 'ravi' }, 'reloaded', 0), 500),
    ],
  },
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
  {
    fault: 'a page that had to open the cart anew forgot what another one had removed, of which it had not heard',
    steps: [
      step(adds, 0),
      step({ kind: 'calls', of: 'others', faults: [{ kind: 'code', code: 409, isDone: false }] }, 0),
      step(leaves({ kind: 'adds', tab: 1, at: 1, pieces: 1 }, 'frozen', 1), 70_000),
      step({ kind: 'removes', tab: 1, at: 0 }, 0),
      step(adds, 90),
    ],
  },
  {
    fault: 'a page that was still to show who had come brought back what they had ordered without a network',
    steps: [
      step(adds, 0),
      step(raviComes, 1_000),
      step({ kind: 'network', isUp: false, says: false }, 0),
      step({ kind: 'changes', tab: 1, pieces: 1, at: 2 }, 0),
      step(places, 0),
      step({ kind: 'network', isUp: true, says: true }, 0),
      step({ kind: 'signs out', tab: 0 }, 1_000),
      step({ kind: 'connections break', isDone: false }, 0),
      step(raviComes, 500),
    ],
  },
  {
    fault:
      'a page that was still to show who had come took their cart for a forgotten one, and made a second one of it',
    steps: [
      step(adds, 0),
      step({ kind: 'slow', of: 'values', with: 'reads', count: 6, by: 30_000 }, 0),
      step({ kind: 'signs in', tab: 2, who: 'ravi' }, 0),
      step(leaves({ kind: 'wishes', tab: 1, at: 0 }, 'frozen', 12), 0),
      step({ kind: 'sends', tab: 0, at: 1 }, 300_000),
      step({ kind: 'connections break', isDone: true }, 0),
    ],
  },
  {
    fault:
      "a guest's piece was ordered by the next customer, since the one who had come before left without its being read",
    steps: [
      step(adds, 60),
      step(ashaComes, 60),
      step({ kind: 'slow', of: 'values', with: 'answers', count: 3, by: 1_700 }, 0),
      step({ kind: 'ends', tab: 0, after: 16, how: 'frozen' }, 5_000),
      step({ kind: 'signs out', tab: 0 }, 0),
      step(raviComes, 300_000),
      step(places, 0),
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
    fault: 'who signed in found what was theirs who had come at a page that was gone before the device had stored it',
    steps: [
      step(adds, 5_000),
      step({ kind: 'slow', of: 'values', with: 'answers', count: 5, by: 1_700 }, 0),
      step({ kind: 'signs in', tab: 1, who: 'asha' }, 60),
      step({ kind: 'ends', tab: 1, after: 28, how: 'closed' }, 5_000),
      step({ kind: 'signs out', tab: 0 }, 500),
      step(raviComes, 5_000),
      step(places, 0),
    ],
  },
  {
    fault: 'a page that still signed out showed a guest where somebody had signed in again at another one',
    steps: [
      step(ashaComes, 5_000),
      step({ kind: 'slow', of: 'values', with: 'reads', count: 5, by: 700 }, 0),
      step({ ...ashaComes, tab: 1 }, 0),
      step({ kind: 'signs out', tab: 0 }, 0),
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
    fault:
      'pieces that the cart of an account had been told of without an answer were counted twice when it was opened again',
    steps: [
      step(adds, 0),
      step({ kind: 'removes', tab: 0, at: 0 }, 200),
      step(raviComes, 90),
      step({ ...adds, pieces: 2 }, 200),
      step(
        {
          kind: 'calls',
          of: 'others',
          faults: [null, { kind: 'page', isDone: true }, { kind: 'code', code: 409, isDone: true }],
        },
        1_000,
      ),
    ],
  },
  {
    fault:
      'what was ordered of the cart of a guest came back with that of the account, of which its page had not heard',
    steps: [
      step(adds, 0),
      step({ kind: 'calls', of: 'orders', faults: [{ kind: 'cut', isDone: true }] }, 25_000),
      step({ ...raviComes, tab: 2 }, 200),
      step({ kind: 'saves', tab: 1, at: 1 }, 0),
      step({ kind: 'connections break', isDone: false }, 60),
      step({ kind: 'ends', tab: 0, after: 39, how: 'frozen' }, 0),
      step({ kind: 'calls', of: 'orders', faults: [{ kind: 'slow', milliseconds: 2_000 }] }, 5_000),
      step(placesAt1, 25_000),
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
];

const NEARBY = 6;

/**
 * A schedule, and those in which a tab or a worker ends a few things earlier or later: what the shop does before the moment
 * that mattered changes with the shop.
 */
export function nearby(steps: readonly Step[]): readonly (readonly Step[])[] {
  if (!steps.some(({ act }) => isCounted(act))) return [steps];
  const shifts = Array.from({ length: 2 * NEARBY + 1 }, (_, at) => at - NEARBY);
  return shifts.map((by) => steps.map((one) => ({ ...one, act: shifted(one.act, by) })));
}

function isCounted(act: Act): boolean {
  return act.kind === 'ends' || act.kind === 'wakes';
}

function shifted(act: Act, by: number): Act {
  if (act.kind === 'ends') return { ...act, after: Math.max(1, act.after + by) };
  if (act.kind !== 'wakes' || act.stopsAfter === null) return act;
  return { ...act, stopsAfter: Math.max(1, act.stopsAfter + by) };
}

function leaves(doing: Doing, how: Ending, after: number): Act {
  return { kind: 'is left', tab: doing.tab, doing, how, after };
}

function step(act: Act, pause: number): Step {
  return { act, pause };
}
