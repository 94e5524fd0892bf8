import { definePart } from '../words.ts';

/** What became of a payment on the page of a gateway. */
export const paymentWords = definePart('payment', {
  title: 'Your payment',
  checking: 'We are checking with your bank',
  checkingText: 'Your order is kept, and its payment is being confirmed. Do not pay again.',
  looksAgain: 'This page asks again by itself and shows the answer here.',
  findAgain: 'You may close it: your order stays listed under Account on this device, with how it stands.',
  noAnswer: 'Should there be no answer by tomorrow, write to us with your order number.',
  checkAgain: 'Check again',
  due: 'Your order is not paid yet',
  dueText:
    'Your order is placed and waits for its payment. If you have just paid, check again instead of paying twice.',
  failed: 'Your payment did not go through',
  dueAfterFailure: 'Nothing was charged. Your order is kept and still waits for its payment.',
  payNow: 'Pay now',
  sentWhenPaid: 'We pack and send your order as soon as it is paid.',
  askForPage: 'To pay in another way, write to us with your order number.',
  failedText: 'Nothing was charged, and this order was canceled.',
  backInCart: 'Everything is back in your cart. You can try again, or choose another way to pay.',
  notOfDevice: 'The pieces can be ordered again.',
  creditAgain: 'A coupon or store credit that you used counts again.',
  notForNothing: 'Has your bank taken money all the same? Write to us with your order number.',
  canceled: 'This order was canceled',
  canceledText: 'The shop has canceled this order, and nothing of it will be sent.',
  paidForCanceled: 'Had you paid for it? Write to us with your order number.',
  tryAgain: 'Try again',
  toCart: 'Back to the cart',
  notAsked: 'We could not ask the shop about your payment just now. Do not pay again: look again in a moment.',
  told: {
    paid: 'The payment page says that you have paid.',
    failed: 'The payment page says that your payment failed.',
    unknown: 'The payment page does not know yet whether you have paid. Do not pay again.',
  },
});
