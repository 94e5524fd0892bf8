import { describe, expect, test, vi } from 'vitest';
import { orderFault } from '#adapters/memory/order-refusals.ts';
import { emptyCart } from '#domain/cart/cart.ts';
import { filledCart } from './tab-for-tests.ts';
import { openWorldForTests } from './world-for-tests.ts';

describe('offline', () => {
  test('CHK-38 CHK-42 an order counts as placed once it is on the device', async () => {
    const { placeOrder, clock, connectivity, cart, stored, sent, isThankYouPage } = openWorldForTests();
    connectivity.go('offline');
    expect(await placeOrder()).toMatchObject({ kind: 'waiting', reason: 'offline' });
    expect(await stored()).toMatchObject([{ status: 'queued', hasLeftCart: true }]);
    expect(cart.get()).toEqual({ ...emptyCart, orderedAt: clock.now() });
    expect(isThankYouPage.get()).toBe(true);
    expect(sent()).toEqual([]);
  });

  test('without a device to keep it nothing is promised, and nothing is sent later', async () => {
    const { placeOrder, sendWaiting, connectivity, orderStore, cart, orderGateway } = openWorldForTests();
    connectivity.go('offline');
    orderStore.failNextWrites(1);
    expect(await placeOrder()).toEqual({ kind: 'not-stored' });
    expect(cart.get()).toEqual(filledCart);
    connectivity.go('online');
    await sendWaiting();
    expect(orderGateway.placed()).toEqual([]);
  });

  test('what is bought next is another order, and sending the first leaves its cart alone', async () => {
    const { placeOrder, sendWaiting, connectivity, cart, orderGateway } = openWorldForTests();
    connectivity.go('offline');
    await placeOrder();
    cart.update((now) => ({ ...filledCart, orderedAt: now.orderedAt }));
    connectivity.go('online');
    await sendWaiting();
    expect(orderGateway.placed()).toHaveLength(1);
    expect(cart.get().lines).toHaveLength(1);
    expect(await placeOrder()).toMatchObject({ kind: 'accepted' });
    expect(orderGateway.placed()).toHaveLength(2);
  });
});

test('an order that was made to be sent may have left, though no attempt is written down', async () => {
  const { placeOrder, orderStore, connectivity, stored, sent } = openWorldForTests();
  const { put } = orderStore;
  vi.spyOn(orderStore, 'put').mockImplementationOnce((order) => {
    connectivity.go('offline'); // before it is sent
    return put(order);
  });
  await placeOrder();
  expect(sent()).toEqual([]);
  expect(await stored()).toMatchObject([{ status: 'sending' }]);
});

test.each([
  ['has no network', 1],
  ['has no answer', 1],
  ['is taken at once', 0],
])('row 23: the browser is asked to keep an order that waits: one that %s, %i times', async (what, asked) => {
  const { placeOrder, orderGateway, connectivity, lasting } = openWorldForTests();
  if (what === 'has no network') connectivity.go('offline');
  if (what === 'has no answer') orderGateway.loseNextAnswer();
  await placeOrder();
  expect(lasting.asked).toBe(asked);
});

test('a device that cannot keep the order says so and sends it', async () => {
  const { placeOrder, orderStore, told, cart } = openWorldForTests();
  orderStore.failNextWrites(9);
  expect(await placeOrder()).toMatchObject({ kind: 'accepted' });
  expect(told).toEqual(['order-not-kept']);
  expect(cart.get().lines).toEqual([]);
});

test('an order that the device cannot keep is still one when it is pressed twice', async () => {
  const { placeOrder, orderStore, orderGateway } = openWorldForTests();
  orderStore.failNextWrites(9);
  orderGateway.loseNextAnswer();
  await placeOrder();
  await placeOrder();
  expect(orderGateway.placed()).toHaveLength(1);
});

test('a device that cannot keep the order sends nothing that others would take for gone: what it keeps says that the order left long ago', async () => {
  const { placeOrder, sendWaiting, connectivity, orderStore, orderGateway, clock } = openWorldForTests();
  connectivity.go('offline');
  await placeOrder();
  connectivity.go('online');
  orderGateway.failNext(orderFault);
  await sendWaiting();
  await clock.advance(61_000);
  orderStore.failNextWrites(1);
  await sendWaiting();
  expect(orderGateway.placed()).toEqual([]);
  await sendWaiting();
  expect(orderGateway.placed()).toHaveLength(1);
});

test('a device that cannot keep the order still sends it again by itself, and the next cart is the next order', async () => {
  const { placeOrder, orderStore, orderGateway, cart, clock } = openWorldForTests();
  orderStore.failNextWrites(99);
  orderGateway.loseNextAnswer();
  await placeOrder();
  await clock.advance(2_000);
  expect(orderGateway.placed()).toHaveLength(1);
  cart.update((now) => ({ ...filledCart, orderedAt: now.orderedAt }));
  await placeOrder();
  expect(orderGateway.placed()).toHaveLength(2);
});
