import { expect, test } from 'vitest';
import { type Order, orderIdOf } from '#domain/orders/order.ts';
import type { OrderState } from '#domain/orders/order-status.ts';
import { statesForTests } from '#domain/orders/states-for-tests.ts';
import { moneyOf } from '#domain/shared/money.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { lineForTests } from '../cart/line-for-tests.ts';
import { inEnglish } from '../messages/writing/messages.ts';
import { orderEntry } from './order-entry.ts';

const accepted = { ...statesForTests.accepted, number: 'AF1', charged: moneyOf(5_000) };

function entryOf(state: OrderState) {
  const lines = [{ ...lineForTests('Silk Tee', { quantity: 2 }), id: 1 }];
  const facts = { id: orderIdOf('17-a b'), createdAt: '2026-11-20T20:00:00Z', currency: 'INR', total: moneyOf(4_800) };
  return orderEntry({ ...facts, lines, ...state } as unknown as Order, inEnglish, defaultStoreView);
}

test('an order is listed by its number, at what is charged, and leads to its page', () => {
  expect(entryOf(accepted)).toMatchObject({
    name: 'Order AF1',
    total: '₹5,000',
    pieces: '2 × Silk Tee',
    address: '/confirmation?orderId=17-a%20b',
  });
});

test('one whose payment failed is listed as canceled, one that waits as waiting', () => {
  expect(entryOf(statesForTests.returned).name).toBe('Cancelled');
  expect(entryOf(statesForTests.queued).name).toBe('Waiting to be sent');
});

test('one that was canceled is listed as that, also when the shop turned out to have it', () => {
  expect(entryOf(statesForTests.canceling).name).toBe('Being cancelled');
  expect(entryOf({ ...accepted, isUnwanted: true }).name).toBe('Order AF1, cancelled too late');
});
