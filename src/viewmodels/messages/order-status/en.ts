import { defineMessages } from '../writing/messages.ts';

/** How an order stands, by the words of the contract. */
export const orderStatusMessages = defineMessages('order-status', {
  statuses: {
    pending: 'Placed',
    pending_payment: 'Waits for payment',
    processing: 'Being packed',
    shipped: 'On its way',
    complete: 'Delivered',
    canceled: 'Cancelled',
    closed: 'Closed',
    holded: 'On hold',
  },
});
