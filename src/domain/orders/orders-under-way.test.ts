import { expect, test } from 'vitest';
import type { Order } from './order.ts';
import { createOrdersUnderWay } from './orders-under-way.ts';
import { statesForTests } from './states-for-tests.ts';
import { openWorldForTests } from './world-for-tests.ts';

test('an order without an answer is of what is in the cart, until the shop has decided', async () => {
  const { placeOrder, sendWaiting, orderGateway, orderRepository, synced } = openWorldForTests();
  const underWay = createOrdersUnderWay({ orderRepository });
  expect(await underWay()).toEqual({ hasInFlightOrder: false, orderedLines: [] });
  orderGateway.loseNextAnswer();
  await placeOrder();
  expect(await underWay()).toEqual({ hasInFlightOrder: true, orderedLines: [] });
  expect(synced).toEqual([]);
  await sendWaiting();
  expect(await underWay()).toEqual({ hasInFlightOrder: false, orderedLines: [] });
  expect(synced).toHaveLength(1);
});

test('so is one that is being canceled', async () => {
  const { placeOrder, cancelOrder, orderGateway, orderRepository, stored, cart } = openWorldForTests();
  orderGateway.loseNextAnswer();
  await placeOrder();
  const [order] = await stored();
  if (order) await cancelOrder(order);
  expect(cart.get().lines).toHaveLength(1);
  expect(await createOrdersUnderWay({ orderRepository })()).toEqual({ hasInFlightOrder: true, orderedLines: [] });
});

test('what was ordered without a network has left the cart', async () => {
  const { placeOrder, connectivity, orderRepository } = openWorldForTests();
  connectivity.go('offline');
  await placeOrder();
  expect(await createOrdersUnderWay({ orderRepository })()).toMatchObject({
    hasInFlightOrder: false,
    orderedLines: [{ sku: 'A', quantity: 2 }],
  });
});

test.each([
  ['queued', false, true, 0],
  ['maybeReceived', true, false, 1],
  ['canceling', false, true, 0],
  ['canceling', true, false, 0],
  ['refused', false, false, 0],
  ['withdrawn', true, false, 0],
] as const)(
  'an order that is %s, and has left the cart: %s, is in flight: %s',
  async (status, hasLeftCart, hasInFlightOrder, lines) => {
    const order = { ...statesForTests[status], hasLeftCart, lines: [{ sku: 'A' }] } as unknown as Order;
    const underWay = await createOrdersUnderWay({ orderRepository: { all: async () => [order] } })();
    expect([underWay.hasInFlightOrder, underWay.orderedLines.length]).toEqual([hasInFlightOrder, lines]);
  },
);
