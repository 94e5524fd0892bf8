import { defineMessages } from '../writing/messages.ts';

/** What the page of an order says of canceling it. */
export const cancellationMessages = defineMessages('cancellation', {
  cancel: 'Cancel order',
  canceledOn: (day: string) => `You cancelled this order on ${day}.`,
  paysBack: (amount: string, payment: string) => `We pay back ${amount} to where it came from: ${payment}.`,
  paidBack: (amount: string, day: string) => `${amount} were paid back on ${day}.`,
  nothingDue: 'You have paid nothing for it, so nothing is due.',
});
