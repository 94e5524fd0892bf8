import { defineMessages } from '../writing/messages.ts';

/** What shoppers keep for later. */
export const listMessages = defineMessages('lists', {
  wishlist: 'Wishlist',
  recent: 'Recently viewed',
  saved: 'Saved pieces',
  keptHere: 'Kept on this device.',
  cheaper: (amount: string) => `Now ${amount} less than when you saved it.`,
  dearer: (amount: string) => `Now ${amount} more than when you saved it.`,
  emptyTitle: 'Your wishlist is empty',
  emptyText: 'Press the heart on a piece you like, and it waits for you here, also without a connection.',
  continue: 'Continue shopping',
  add: 'Add to cart',
  addOf: (name: string) => `Add to cart: ${name}`,
  choose: 'Choose and add',
  chooseOf: (name: string) => `Choose and add: ${name}`,
  asPage: 'Show as a page',
  compare: 'Compare pieces',
  needsScripts: 'The wishlist is kept on your device and needs JavaScript.',
  remove: (name: string) => `Remove ${name} from wishlist`,
});
