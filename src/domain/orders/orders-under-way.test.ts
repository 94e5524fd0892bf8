import { expect, test } from 'vitest';
import type { Order, OrderOutcome } from './order.ts';
import { createOrdersUnderWay } from './orders-under-way.ts';
import { openWorldForTests } from './world-for-tests.ts';

test('an order without an answer is of what is in the cart, until the shop has decided', async () => {
  const { placeOrder, sendWaiting, orderGateway, orderRepository, synced } = openWorldForTests();
  const underWay = createOrdersUnderWay({ orderRepository });
  expect(await underWay()).toEqual({ isOut: false, left: [] });
  orderGateway.loseNextAnswer();
  await placeOrder();
  expect(await underWay()).toEqual({ isOut: true, left: [] });
  expect(synced).toEqual([]);
  await sendWaiting();
  expect(await underWay()).toEqual({ isOut: false, left: [] });
  expect(synced).toHaveLength(1);
});

test('so is one that is being canceled', async () => {
  const { placeOrder, cancelOrder, orderGateway, orderRepository, stored, cart } = openWorldForTests();
  orderGateway.loseNextAnswer();
  await placeOrder();
  const [order] = await stored();
  if (order) await cancelOrder(order);
  expect(cart.get().lines).toHaveLength(1);
  expect(await createOrdersUnderWay({ orderRepository })()).toEqual({ isOut: true, left: [] });
});

test('what was ordered without a network has left the cart', async () => {
  const { placeOrder, connectivity, orderRepository } = openWorldForTests();
  connectivity.go('offline');
  await placeOrder();
  expect(await createOrdersUnderWay({ orderRepository })()).toMatchObject({
    isOut: false,
    left: [{ sku: 'A', pieces: 2 }],
  });
});

test.each<readonly [OrderOutcome, boolean, boolean, number]>([
  [{ kind: 'waiting' }, false, true, 0],
  [{ kind: 'waiting' }, true, false, 1],
  [{ kind: 'canceling' }, false, true, 0],
  [{ kind: 'canceling' }, true, false, 0],
  [{ kind: 'refused', message: 'no' }, false, false, 0],
  [{ kind: 'withdrawn', isEdited: false }, true, false, 0],
])('an order that is %o, and has left the cart: %s, is undecided: %s', async (outcome, hasLeftCart, isOut, lines) => {
  const order = { outcome, hasLeftCart, lines: [{ sku: 'A' }] } as unknown as Order;
  const underWay = await createOrdersUnderWay({ orderRepository: { all: async () => [order] } })();
  expect([underWay.isOut, underWay.left.length]).toEqual([isOut, lines]);
});
