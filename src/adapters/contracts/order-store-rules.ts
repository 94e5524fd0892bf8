import { type Order, orderIdOf } from '#domain/orders/order.ts';
import type { OrderState } from '#domain/orders/order-status.ts';
import { moneyOf } from '#domain/shared/money.ts';
import { recordStoreRulesOf, type SampleRecords } from './record-store-rules.ts';
import { sampleOrder } from './samples.ts';

const taken: OrderState = {
  ...{ status: 'accepted', answeredAt: '2026-11-20T10:01:00.000Z', attemptedAt: '2026-11-20T10:00:30.000Z' },
  ...{ number: 'AF1', charged: moneyOf(1_680), paymentPage: null, isUnwanted: false },
};

const first = sampleOrder('1-a', { createdAt: '2026-11-20T10:00:00.000Z' });

const orders: SampleRecords<Order> = {
  first,
  second: sampleOrder('2-b', { createdAt: '2026-11-20T10:00:05.000Z', shippingAddress: null, storeCode: 'de' }),
  third: sampleOrder('0-c', { createdAt: '2026-11-21T00:00:00.000Z' }),
  changed: sampleOrder('1-a', {}, taken),
  missing: orderIdOf('9-z'),
};

export const orderStoreRules = recordStoreRulesOf('an order', orders);
