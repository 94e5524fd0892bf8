import { expect, test } from 'vitest';
import { createMemoryLog } from '#adapters/memory/memory-log.ts';
import { createMemoryOrderStore } from '#adapters/memory/memory-order-store.ts';
import { createMemoryTurns } from '#adapters/memory/memory-turns.ts';
import { usualMethods } from '#domain/checkout/checkout-methods.ts';
import { meeraDetails } from '#domain/checkout/details-for-tests.ts';
import type { CustomerId } from '#domain/session/customer.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { makeOrder } from './make-order.ts';
import { type Order, withAnswer } from './order.ts';
import { createOrderBook } from './order-book.ts';
import { filledCart } from './tab-for-tests.ts';

const asha = '501' as CustomerId;
const ravi = '502' as CustomerId;
const AT = '2026-11-20T10:05:00.000Z';

function orderOf(owner: CustomerId | null): Order {
  const choices = {
    details: meeraDetails,
    methods: usualMethods,
    paymentRules: { india: [] },
    storeView: defaultStoreView,
    storeCode: null,
  };
  return makeOrder({ cart: filledCart, ...choices, owner }, 0, 'a');
}

function openDevice() {
  const store = createMemoryOrderStore();
  const shared = { store, turns: createMemoryTurns(), log: createMemoryLog() };
  const openTab = (visitor: CustomerId | null) => createOrderBook({ ...shared, ownership: { present: () => visitor } });
  return { store, openTab };
}

test('CHK-28 a record that cannot be read is not written over with what a tab knew before', async () => {
  const { store, openTab } = openDevice();
  const order = orderOf(null);
  const answered = withAnswer(order, { kind: 'refused', message: 'no' }, AT);
  await openTab(null).keep(answered);
  store.failNextReads(1);
  const changed = await openTab(null).change(order, (now) => ({ ...now, attemptedAt: AT }));
  expect(changed).toMatchObject({ order: { attemptedAt: AT }, isKept: false });
  expect(await openTab(null).find(order.id)).toEqual(answered);
});

test('nor is the record of somebody who is not here', async () => {
  const { openTab } = openDevice();
  const order = orderOf(asha);
  const answered = withAnswer(order, { kind: 'refused', message: 'no' }, AT);
  await openTab(asha).keep(answered);
  expect(await openTab(ravi).change(order, (now) => ({ ...now, attemptedAt: AT }))).toMatchObject({
    isKept: false,
  });
  expect(await openTab(asha).find(order.id)).toEqual(answered);
});

test('a device that fails to read the orders is asked again before it counts as having none', async () => {
  const { store, openTab } = openDevice();
  const order = orderOf(null);
  await openTab(null).keep(order);
  store.failNextReads(2);
  expect(await openTab(null).all()).toEqual([order]);
  store.failNextReads(3);
  expect(await openTab(null).all()).toEqual([]);
});
