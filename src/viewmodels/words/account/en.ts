import { definePart } from '../words.ts';

/** What the shop knows of the person, on this device. */
export const accountWords = definePart('account', {
  account: 'Account',
  orders: 'Orders',
  ordersKept: 'Orders you placed on this device.',
  none: 'No orders yet. What you order on this device is listed here.',
  placed: (number: string) => `Order ${number}`,
  waiting: 'Waiting to be sent',
  refused: 'Not placed',
  withdrawn: 'Canceled',
  help: 'Help',
});
