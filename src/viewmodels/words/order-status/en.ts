import { definePart } from '../writing/words.ts';

/** How an order stands, by the words of the contract. */
export const orderStatusWords = definePart('order-status', {
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
