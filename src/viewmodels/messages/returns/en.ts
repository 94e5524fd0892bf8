import { counterOf } from '../writing/counter-of.ts';
import { defineMessages } from '../writing/messages.ts';

const count = counterOf('en');

/** How long goods may be sent back: said by the page of a product and by the cart. */
export const returnMessages = defineMessages('returns', {
  within: (days: number) =>
    count(days, {
      one: 'Send back what you have not worn within a day.',
      other: 'Send back what you have not worn within # days.',
    }),
});
