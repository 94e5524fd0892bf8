import { defineMessages } from '../writing/messages.ts';

/** Asking to hear when a piece of the wishlist costs less. */
export const priceFallMessages = defineMessages('price-falls', {
  tell: 'Tell me when a price falls',
  byMail: 'Tell me by email',
  promise: 'We write to you when a piece on this list costs less than now, once a day at most.',
  kept: 'For this the shop keeps your email address, the pieces and their prices, for 180 days at most. A link in each email ends it at once.',
  noted: 'You hear by email when a piece on this list costs less. Ask again for what you add later.',
  waits:
    'Saved on this device. It is sent to the shop when it can be reached, and you hear by email when a piece on this list costs less.',
});
