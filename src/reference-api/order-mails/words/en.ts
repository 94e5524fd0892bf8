import type { OrderMailWords } from './order-mail-words.ts';

export const en: OrderMailWords = {
  subject: {
    placed: (number) => `Your order ${number} is placed`,
    paid: (number) => `Your order ${number} is paid`,
    'payment-failed': (number) => `The payment for your order ${number} did not go through`,
  },
  heading: {
    placed: 'Thank you for your order',
    paid: 'Thank you for your payment',
    'payment-failed': 'Your payment did not go through',
  },
  next: {
    pending: 'We see to it now. You pay the courier when it arrives.',
    pending_payment: 'We see to it as soon as it is paid.',
    processing: 'Nothing is left to pay, and we see to it now.',
  },
  paid: 'Your order is paid, and we see to it now.',
  notCharged: 'Nothing was charged, and your order was cancelled.',
  nothingSent: 'Nothing of it will be sent, and nothing is due.',
  couponAgain: (code) => `The coupon ${code} counts again.`,
  creditAgain: (amount) => `${amount} of store credit are back in your account.`,
  notForNothing: 'Has your bank taken money all the same? Write to us with your order number.',
  orderNumber: 'Order number',
  placedOn: 'Placed on',
  payment: 'Payment',
  delivery: 'Delivery',
  orderedItems: 'Ordered items',
  subtotal: 'Subtotal',
  discount: 'Discount',
  shipping: 'Shipping',
  storeCredit: 'Store credit',
  total: 'Total',
  taxWithin: 'Taxes contained in the prices',
  deliverTo: 'Deliver to',
  billTo: 'Bill to',
  lookAtOrder: 'Look at your order',
};
