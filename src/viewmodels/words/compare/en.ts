import { counterOf } from '../writing/counter-of.ts';
import { definePart } from '../writing/words.ts';

const count = counterOf('en');

/** Pieces side by side. */
export const compareWords = definePart('compare', {
  compare: 'Compare',
  add: 'Add to compare',
  takeOut: 'Remove from compare',
  full: 'Four pieces are compared already. Take one out to add this one.',
  open: (pieces: number) => count(pieces, { one: 'See # compared piece', other: 'See # compared pieces' }),
  table: 'Compared products',
  property: 'Property',
  price: 'Price',
  onlyDifferences: 'Only differences',
  noDifferences: 'In all that the shop says of them, these pieces are alike.',
  nothingToSay: 'The shop has no details of these pieces to set side by side.',
  unknown: 'Not stated',
  takeAway: 'Remove',
  needsScripts: 'The comparison is kept on your device and needs JavaScript.',
  remove: (name: string) => `Remove ${name} from compare`,
  keptHere: 'Kept on this device. Up to four pieces stand side by side.',
  loading: 'Looking up the details',
  failed: 'We could not load the details of these pieces.',
  offline:
    'You are offline. The details come when you are connected again; pieces and prices are as you last saw them.',
  emptyTitle: 'There is nothing to compare yet',
  emptyText: 'Press “Add to compare” on the page of a piece, and see up to four of them side by side here.',
});
