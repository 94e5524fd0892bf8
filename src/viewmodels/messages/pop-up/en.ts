import { defineMessages } from '../writing/messages.ts';

/** What a merchant offers over a page; the words are the merchant's own but for these. */
export const popUpMessages = defineMessages('popUp', {
  offer: 'Offer',
  look: 'Have a look',
  coupon: (code: string) => `Enter the code ${code} in the cart.`,
});
