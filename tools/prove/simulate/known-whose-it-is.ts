import { adds, ashaComes, type KnownSchedule, leaves, places, placesAt1, raviComes, step } from './known-schedule.ts';

/** Somebody had what was another's, or was signed in or out by itself. */
export const whoseItIs: readonly KnownSchedule[] = [
  {
    fault: 'what a customer added in the moment of leaving was in the cart of a guest',
    steps: [
      step(ashaComes, 70_000),
      step({ ...adds, quantity: 2 }, 0),
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
    fault:
      'a page that could not read who was signed in, since another one stood still in its turn, made them two carts',
    steps: [
      step(raviComes, 0),
      step(adds, 70_000),
      step(leaves({ kind: 'signs in', tab: 0, who: 'ravi' }, 'frozen', 1), 200),
      step({ kind: 'adds', tab: 1, quantity: 1, at: 0 }, 300_000),
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
    fault: 'what a guest ordered at a page that had stood still stayed in the cart of who had come meanwhile',
    steps: [
      step(adds, 0),
      step(placesAt1, 25_000),
      step({ kind: 'connections break', isDone: false }, 0),
      step({ kind: 'ends', tab: 0, after: 7, how: 'frozen' }, 0),
      step(places, 0),
      step(leaves({ kind: 'signs out', tab: 1 }, 'reloaded', 1), 0),
      step({ ...raviComes, tab: 1 }, 25_000),
    ],
  },
  {
    fault: 'a page that stood still while somebody came took their cart for that of a stranger, and removed it',
    steps: [
      step(adds, 60),
      step({ kind: 'removes', tab: 2, at: 1 }, 30),
      step({ kind: 'ends', tab: 2, after: 36, how: 'frozen' }, 0),
      step(leaves({ kind: 'signs in', tab: 1, who: 'ravi' }, 'frozen', 5), 70_000),
      step(places, 25_000),
      step({ kind: 'renames', tab: 1 }, 0),
    ],
  },
];
