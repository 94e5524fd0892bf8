import { expect, test } from 'vitest';
import { moneyOf } from '#domain/shared/money.ts';
import { makeOrder } from './make-order.ts';
import type { Order, PlacedOrder } from './order.ts';
import { accept, markAttempted, returnToCart } from './order-transitions.ts';
import { type PaymentState, type PaymentWord, paymentStateOf, paymentWordAt } from './payment.ts';
import { purchase } from './purchase-for-tests.ts';

const PAGE = 'https://pay.test/1';
const waiting = makeOrder(purchase, 1_000, 'uuid-1');

function keptOrder(paymentPage: string | null, hasLeftCart = true): Order {
  const sent = markAttempted(waiting, waiting.createdAt);
  const taken = accept(sent, { number: 'AF1', charged: moneyOf(200), paymentPage }, waiting.createdAt);
  return hasLeftCart ? taken : returnToCart(taken);
}

const placed = (status: string) => ({ id: waiting.id, status }) as PlacedOrder;

test.each([
  ['/payment/paid', 'paid'],
  ['/payment/failed', 'failed'],
  ['/de/payment/unknown', 'unknown'],
  ['/payment/refunded', null],
  ['/payment/paid/twice', null],
  ['/confirmation', null],
])('%s says %s', (path, word) => {
  expect(paymentWordAt(path)).toBe(word);
});

test('where the shop tells the page to pay on, a device that has not placed the order knows it, too', () => {
  const order = { ...placed('pending_payment'), paymentPage: PAGE };
  const view = (changes: Partial<PlacedOrder> = {}) => ({
    kind: 'placed' as const,
    order: { ...order, ...changes },
    kept: null,
  });
  expect(paymentStateOf(view(), null)).toEqual({ kind: 'due', page: PAGE });
  expect(paymentStateOf(view(), 'failed')).toEqual({ kind: 'due', page: PAGE });
  expect(paymentStateOf(view(), 'paid')).toEqual({ kind: 'confirming' });
  expect(paymentStateOf(view({ status: 'processing' }), null)).toEqual({ kind: 'settled' });
  expect(paymentStateOf({ ...view(), kept: keptOrder('https://pay.test/kept') }, null)).toEqual({
    kind: 'due',
    page: 'https://pay.test/kept',
  });
});

const settled: PaymentState = { kind: 'settled' };
const confirming: PaymentState = { kind: 'confirming' };

test.each<[string, PaymentWord | null, Order | null, PaymentState]>([
  ['processing', 'paid', keptOrder(PAGE), settled],
  ['processing', 'failed', keptOrder(PAGE), settled], // the shop knows better
  ['pending', null, keptOrder(null), settled],
  ['pending_payment', 'paid', keptOrder(PAGE), confirming], // the gateway has not told the shop yet
  ['pending_payment', 'unknown', null, confirming],
  ['pending_payment', 'failed', keptOrder(PAGE), { kind: 'due', page: PAGE }],
  ['pending_payment', 'failed', null, { kind: 'due', page: null }],
  ['pending_payment', null, keptOrder(PAGE), { kind: 'due', page: PAGE }],
  ['pending_payment', null, keptOrder(null), settled], // it is paid in a way that needs no page
  ['pending_payment', null, null, settled],
  ['canceled', 'failed', keptOrder(PAGE), { kind: 'canceled', isBackInCart: false }],
  ['canceled', 'failed', keptOrder(PAGE, false), { kind: 'canceled', isBackInCart: true }],
  ['canceled', null, null, { kind: 'canceled', isBackInCart: false }],
])('an order that is %s, after %s: %o', (status, word, kept, state) => {
  expect(paymentStateOf({ kind: 'placed', order: placed(status), kept }, word)).toEqual(state);
});

test.each<PaymentWord | null>(['failed', 'unknown', null])(
  'what its shopper canceled is no failed payment, after %s',
  (word) => {
    const cancellation = { canceledAt: waiting.createdAt, amount: null, refundedAt: null };
    const order = { ...placed('canceled'), cancellation };
    expect(paymentStateOf({ kind: 'placed', order, kept: keptOrder(PAGE) }, word)).toEqual({
      kind: 'canceledByShopper',
    });
  },
);

test.each<[Order, PaymentWord | null, PaymentState]>([
  [waiting, null, settled],
  [keptOrder(null), null, settled],
  [keptOrder(PAGE), null, { kind: 'due', page: PAGE }],
  [keptOrder(PAGE), 'paid', confirming], // a word alone is no proof, neither way
  [keptOrder(PAGE), 'failed', confirming],
  [keptOrder(PAGE, false), null, { kind: 'canceled', isBackInCart: true }],
])('without the shop the device knows as much: %o, %s', (order, word, state) => {
  expect(paymentStateOf({ kind: 'waiting', order }, word)).toEqual(state);
});
