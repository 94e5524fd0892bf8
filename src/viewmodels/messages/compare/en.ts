import { defineMessages } from '../writing/messages.ts';

/** Pieces side by side. */
export const compareMessages = defineMessages('compare', {
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
