import { adds, ashaComes, type KnownSchedule, leaves, places, placesAt1, step } from './known-schedule.ts';

/** A device that is late, fails or is cleared misled a page. */
export const weakDevice: readonly KnownSchedule[] = [
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
    fault: 'a device that the browser had cleared counted as kept anew when the first value was',
    steps: [
      step(adds, 500),
      step({ kind: 'slow', of: 'values', with: 'writes', count: 1, by: 1_700 }, 0),
      step({ kind: 'evicted', isWithJournal: false }, 0),
      step(ashaComes, 25_000),
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
    fault: 'a page took what it was keeping anew of a cleared store for removed, as an older answer came late',
    steps: [
      step(adds, 60),
      step({ kind: 'cancels', tab: 0, at: 1 }, 30),
      step({ kind: 'slow', of: 'values', with: 'answers', count: 2, by: 500 }, 500),
      step({ kind: 'evicted', isWithJournal: false }, 500),
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
    fault:
      'a page that was closed as its order was taken left what was ordered in the cart, since the journal took nothing',
    steps: [
      step(adds, 500),
      step({ kind: 'journal', state: 'refuses' }, 0),
      step({ kind: 'ends', tab: 0, after: 56, how: 'closed' }, 0),
      step(places, 200),
    ],
  },
  {
    fault: 'what was wished for was gone, since another page, which stored later, had taken it off before',
    steps: [
      step(adds, 0),
      step({ kind: 'connections break', isDone: false }, 0),
      step({ kind: 'wishes', tab: 1, at: 2 }, 0),
      step(leaves({ kind: 'wishes', tab: 1, at: 2 }, 'frozen', 12), 0),
      step(leaves({ kind: 'wishes', tab: 0, at: 2 }, 'frozen', 0), 0),
    ],
  },
];
