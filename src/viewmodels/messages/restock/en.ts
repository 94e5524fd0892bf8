import { defineMessages } from '../writing/messages.ts';

/** Asking to hear when what is sold out is back. What is waited for is `M in Indigo`, or `thisPiece`. */
export const restockMessages = defineMessages('restock', {
  thisPiece: 'this piece',
  promise: (what: string) => `We write to you once, when ${what} is back.`,
  noted: (what: string) => `You will hear by email once, when ${what} is back.`,
  waits: (what: string) =>
    `Saved on this device. It is sent to the shop when it can be reached, and you hear by email once, when ${what} is back.`,
  there: (what: string) => `The shop has ${what} again. Load this page anew to buy.`,
});
