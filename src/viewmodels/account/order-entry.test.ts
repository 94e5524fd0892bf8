import { expect, test } from 'vitest';
import { type Order, type OrderOutcome, orderIdOf } from '#domain/orders/order.ts';
import { lineForTests } from '../cart/line-for-tests.ts';
import { inEnglish } from '../messages/writing/messages.ts';
import { orderEntry } from './order-entry.ts';

const taken = { kind: 'accepted', number: 'AF1', total: 5_000, paymentPage: null, isUnwanted: false } as const;

function entryOf(outcome: OrderOutcome, hasLeftCart: boolean) {
  const lines = [{ ...lineForTests('Silk Tee', { pieces: 2 }), id: 1 }];
  const facts = { id: orderIdOf('17-a b'), createdAt: '2026-11-20T20:00:00Z', currency: 'INR', total: 4_800 };
  return orderEntry({ ...facts, lines, outcome, hasLeftCart } as unknown as Order, inEnglish, 'en-US');
}

test('an order is listed by its number, at what is charged, and leads to its page', () => {
  expect(entryOf(taken, true)).toMatchObject({
    name: 'Order AF1',
    total: '₹5,000',
    pieces: '2 × Silk Tee',
    address: '/confirmation?orderId=17-a%20b',
  });
});

test('one whose payment failed is listed as canceled, one that waits as waiting', () => {
  expect(entryOf(taken, false).name).toBe('Cancelled');
  expect(entryOf({ kind: 'waiting' }, false).name).toBe('Waiting to be sent');
});

test('one that was canceled is listed as that, also when the shop turned out to have it', () => {
  expect(entryOf({ kind: 'canceling' }, true).name).toBe('Being cancelled');
  expect(entryOf({ ...taken, isUnwanted: true }, true).name).toBe('Order AF1, cancelled too late');
});
