import { expect, test } from 'vitest';
import { createMemoryLog } from '#adapters/memory/memory-log.ts';
import { createMemoryOrderStore } from '#adapters/memory/memory-order-store.ts';
import { createMemoryLocks } from '#adapters/plain/memory-locks.ts';
import { usualMethods } from '#domain/checkout/checkout-methods.ts';
import { meeraDetails } from '#domain/checkout/details-for-tests.ts';
import type { CustomerId } from '#domain/session/customer.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { makeOrder } from './make-order.ts';
import type { Order } from './order.ts';
import { createOrderRepository } from './order-repository.ts';
import { markAttempted, refuse } from './order-transitions.ts';
import { filledCart } from './tab-for-tests.ts';
import { throwTransition } from './throw-transition-for-tests.ts';

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
  const orderStore = createMemoryOrderStore();
  const shared = { orderStore, locks: createMemoryLocks(), log: createMemoryLog() };
  const openTab = (visitor: CustomerId | null) =>
    createOrderRepository({ ...shared, refuseTransition: throwTransition, ownership: { present: () => visitor } });
  return { ...shared, openTab };
}

test('CHK-28 a record that cannot be read is not written over with what a tab knew before', async () => {
  const { orderStore, openTab } = openDevice();
  const order = orderOf(null);
  const answered = refuse(order, 'no', AT);
  await openTab(null).keep(answered);
  orderStore.failNextReads(1);
  const changed = await openTab(null).change(order, (now) => markAttempted(now, AT));
  expect(changed).toMatchObject({ order: { attemptedAt: AT }, isKept: false });
  expect(await openTab(null).find(order.id)).toEqual(answered);
});

test('nor is the record of somebody who is not here', async () => {
  const { openTab } = openDevice();
  const order = orderOf(asha);
  const answered = refuse(order, 'no', AT);
  await openTab(asha).keep(answered);
  expect(await openTab(ravi).change(order, (now) => markAttempted(now, AT))).toMatchObject({
    isKept: false,
  });
  expect(await openTab(asha).find(order.id)).toEqual(answered);
});

test('a device that fails to read the orders is asked again before it counts as having none', async () => {
  const { orderStore, openTab } = openDevice();
  const order = orderOf(null);
  await openTab(null).keep(order);
  orderStore.failNextReads(2);
  expect(await openTab(null).all()).toEqual([order]);
  orderStore.failNextReads(3);
  expect(await openTab(null).all()).toEqual([]);
});

test('orders come oldest first, also one that the device does not keep', async () => {
  const { openTab } = openDevice();
  const [older, newer, newest] = ['19', '20', '21'].map((day) => ({
    ...orderOf(null),
    id: `of-${day}` as Order['id'],
    createdAt: `2026-11-${day}T10:00:00.000Z`,
  })) as [Order, Order, Order];
  const orderRepository = openTab(null);
  await orderRepository.keep(newest);
  await orderRepository.keep(older);
  orderRepository.remember(newer);
  expect(await orderRepository.all()).toEqual([older, newer, newest]);
});

test('a customer finds their orders and those of guests, and nobody else finds theirs', async () => {
  const { openTab } = openDevice();
  const [theirs, guests] = [orderOf(asha), { ...orderOf(null), id: 'b' as Order['id'] }];
  await openTab(asha).keep(theirs);
  await openTab(null).keep(guests);
  const idsOf = async (visitor: CustomerId | null) => (await openTab(visitor).all()).map(({ id }) => id);
  expect(await idsOf(asha)).toEqual([theirs.id, guests.id]);
  expect(await idsOf(ravi)).toEqual([guests.id]);
  expect(await idsOf(null)).toEqual([guests.id]);
});

test('what the shop has answered counts in this visit, also where the device has not taken it', async () => {
  const { orderStore, openTab } = openDevice();
  const order = orderOf(null);
  const orderRepository = openTab(null);
  await orderRepository.keep(order);
  const answered = refuse(order, 'no', AT);
  orderRepository.remember(answered);
  expect(await orderRepository.all()).toEqual([answered]);
  expect(await orderRepository.find(order.id)).toEqual(answered);
  expect((await orderStore.get(order.id)).kind).toBe('ok');
});

test('the answered orders of who leaves are removed; what waits, and what is of others, stays', async () => {
  const { openTab } = openDevice();
  const named = (name: string, order: Order): Order => ({ ...order, id: name as Order['id'] });
  const answered = (order: Order) => refuse(order, 'no', AT);
  const orderRepository = openTab(asha);
  await orderRepository.keep(named('answered', answered(orderOf(asha))));
  await orderRepository.keep(named('waiting', orderOf(asha)));
  await orderRepository.keep(named('guest', answered(orderOf(null))));
  await orderRepository.forgetAnswered(asha);
  expect((await orderRepository.all()).map(({ id }) => id)).toEqual(['waiting', 'guest']);
  expect((await openTab(asha).all()).map(({ id }) => id)).toEqual(['waiting', 'guest']);
});

test('a device that refuses is logged once, and once more when it had worked in between', async () => {
  const { orderStore, openTab, log } = openDevice();
  const orderRepository = openTab(null);
  const order = orderOf(null);
  const fail = async () => {
    orderStore.failNextWrites(1);
    expect(await orderRepository.keep(order)).toBe(false);
  };
  await fail();
  await fail();
  expect(await orderRepository.keep(order)).toBe(true);
  await fail();
  expect(log.errors().filter((line) => line.startsWith('An order could not be stored'))).toHaveLength(2);
});

test('a change of a record that is not on the device is told so', async () => {
  const { orderStore, openTab } = openDevice();
  const orderRepository = openTab(null);
  const order = orderOf(null);
  const attempted = (now: Order): Order => markAttempted(now, AT);
  expect(await orderRepository.change(order, (now) => now)).toMatchObject({ isKept: true, isOnDevice: false });
  expect(await orderRepository.change(order, attempted)).toMatchObject({ isKept: true, isOnDevice: false });
  expect(await orderRepository.change(order, attempted)).toMatchObject({ isOnDevice: true });
  orderStore.failNextReads(1);
  expect(await orderRepository.change(order, attempted)).toMatchObject({ isKept: false, isOnDevice: true });
});

test('what could not be read is logged, and nothing where the device answers', async () => {
  const { orderStore, openTab, log } = openDevice();
  const order = orderOf(null);
  await openTab(null).keep(order);
  await openTab(null).find(order.id);
  expect(log.errors()).toEqual([]);
  orderStore.failNextReads(1);
  await openTab(null).find(order.id);
  expect(log.errors()).toEqual([expect.stringMatching(/^An order could not be read: ./)]);
});

test('that the orders could not be read is logged, and none of them is made up', async () => {
  const { orderStore, openTab, log } = openDevice();
  orderStore.failNextReads(3);
  expect(await openTab(null).all()).toEqual([]);
  expect(log.errors()[0]).toMatch(/^The orders could not be read: ./);
});
