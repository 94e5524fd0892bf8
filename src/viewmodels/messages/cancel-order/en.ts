import { defineMessages } from '../writing/messages.ts';

/** The page on which an order is canceled that the shop has. */
export const cancelOrderMessages = defineMessages('cancel-order', {
  ofOrder: (number: string) => `Order ${number}`,
  what: 'If you cancel it, nothing of it will be sent.',
  credit: 'A coupon or store credit that you used counts again.',
  send: 'Cancel the order',
  keep: 'Keep the order',
  refused: 'The shop could not cancel it any more. How the order stands now, you read here.',
  tooOften: 'These were many tries. Wait a minute, then try again.',
  failed: 'The shop did not answer. Please try again; an order is cancelled only once.',
  offline: 'You are offline, and cancelling needs the network. The order stays as it is.',
  done: (number: string) => `Your order ${number} is cancelled`,
  mail: 'We have sent you an email that says so.',
  gone: 'This order was cancelled already.',
  onItsWay:
    'It is being packed or has left already, so it cannot be cancelled any more. Pieces can be returned once it has come.',
  elsewhere: 'To cancel this order, write to us with its number.',
  toOrder: 'To the order',
});
