import { counterOf } from '../writing/counter-of.ts';
import { defineMessages } from '../writing/messages.ts';

const count = counterOf('en');

/** Words that many parts of the shop share. */
export const commonMessages = defineMessages('common', {
  home: 'Home',
  close: 'Close',
  retry: 'Retry',
  checkout: 'Checkout',
  viewCart: 'View cart',
  compare: 'Compare',
  continueShopping: 'Continue shopping',
  loading: 'Loading',
  optional: 'Optional',
  all: (name: string) => `All ${name}`,
  viewAll: 'View all',
  pieces: (quantity: number) => count(quantity, { one: '# piece', other: '# pieces' }),
  oneLess: (name: string) => `One less: ${name}`,
  oneMore: (name: string) => `One more: ${name}`,
  off: (percent: number) => `${percent}% off`,
  colour: 'Colour',
  size: 'Size',
  originalPrice: 'Original price',
  now: 'Now',
  outOfStock: 'Out of stock',
  new: 'New',
  sale: 'Sale',
  shopSilent: 'The shop did not answer',
  restWorks: 'The rest of the shop may still work.',
  cannotShowPage: 'We cannot show this page',
  partFailed: 'This part cannot be shown right now.',
});
