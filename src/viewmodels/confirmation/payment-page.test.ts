import { expect, test } from 'vitest';
import type { PaymentState } from '#domain/orders/payment.ts';
import { inEnglish } from '../messages/writing/messages.ts';
import { type PaymentWord, paymentTold } from './payment-page.ts';

const PAGE = 'https://pay.test/1';
const told = (payment: PaymentState, word: PaymentWord | null) => paymentTold(payment, word, inEnglish);
const ways = (payment: PaymentState, word: PaymentWord | null) =>
  told(payment, word)?.ways.map(({ text, to }) => `${text}: ${to}`);

test('of a payment that is settled there is nothing to say', () => {
  expect(told({ kind: 'settled' }, 'paid')).toBe(null);
  expect(told({ kind: 'settled' }, 'failed')).toBe(null); // the shop knows better than the gateway
});

test('while nobody knows, the shopper is told not to pay again, and nowhere to pay', () => {
  const page = told({ kind: 'confirming' }, 'paid');
  expect(page).toMatchObject({ kind: 'checking', heading: 'We are checking with your bank', ways: [] });
  expect(page?.text).toContain('Do not pay again');
});

test('a payment that is due leads to the page to pay on, where there is one', () => {
  expect(told({ kind: 'due', page: PAGE }, null)).toMatchObject({
    kind: 'due',
    heading: 'Your order is not paid yet',
    ways: [{ text: 'Pay now', to: PAGE, leavesShop: true }],
  });
  expect(ways({ kind: 'due', page: null }, 'failed')).toEqual([]);
  const failed = told({ kind: 'due', page: PAGE }, 'failed');
  expect(failed?.heading).toBe('Your payment did not go through');
  expect(failed?.text).toContain('still waits for its payment');
  expect(failed?.text).not.toContain('canceled');
});

test('an order that came to nothing leads back to the cart, if its pieces are there', () => {
  const lost = { kind: 'canceled', isBackInCart: true } as const;
  expect(told(lost, 'failed')?.text).toBe('Nothing was charged, and this order was cancelled.');
  expect(ways(lost, 'failed')).toEqual(['Try again: /checkout?step=payment', 'Back to the cart: /cart']);
  expect(ways({ kind: 'canceled', isBackInCart: false }, 'failed')).toEqual([]);
});

test('nobody is told that nothing was charged for what the shop itself canceled', () => {
  const page = told({ kind: 'canceled', isBackInCart: false }, null);
  expect(page).toMatchObject({ heading: 'This order was cancelled', ways: [] });
  expect(JSON.stringify(page)).not.toContain('Nothing was charged');
});

test('who canceled an order reads that it is so, and nothing of a payment that failed', () => {
  expect(told({ kind: 'canceledByShopper' }, 'failed')).toMatchObject({
    heading: 'This order was cancelled',
    text: 'As you asked, nothing of it will be sent.',
    next: ['Should something not be right, write to us with your order number.'],
    ways: [],
  });
});
