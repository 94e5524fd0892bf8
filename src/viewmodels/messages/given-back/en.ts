import { defineMessages } from '../writing/messages.ts';

/** What was given back of an order, and until when more can be. */
export const givenBackMessages = defineMessages('given-back', {
  heading: 'Returns',
  give: 'Return pieces',
  until: (day: string) => `Can be returned until ${day}`,
  over: (day: string) => `Could be returned until ${day}`,
  notYet: 'Pieces can be returned once all of the order has been delivered.',
  never: 'What was made to measure or is not sent cannot be returned.',
  name: (number: string) => `Return ${number}`,
  askedOn: (day: string) => `Asked for on ${day}`,
  receivedOn: (day: string) => `Arrived on ${day}`,
  refundedOn: (day: string) => `Paid back on ${day}`,
  refusedOn: (day: string) => `Not accepted on ${day}`,
  refund: (amount: string) => `Refund: ${amount}`,
});
