import { expect, test } from 'vitest';
import { refused } from '#adapters/memory/memory-link.ts';
import { MINUTE, openUncertainOrder } from './cancel-world-for-tests.ts';
import { factsOf, type Order } from './order.ts';
import { markAttempted } from './order-transitions.ts';
import { statesForTests } from './states-for-tests.ts';
import { filledCart } from './tab-for-tests.ts';
import { openWorldForTests } from './world-for-tests.ts';

test('an order that may have reached the shop is being canceled from the press on, in the stored record, and never sent again', async () => {
  const { cancelOrder, order, status, openTab, sendOrder, sent, clock } = await openUncertainOrder();
  expect((await cancelOrder(order)).kind).toBe('canceling');
  expect(await status()).toBe('canceling');
  await Promise.all([sendOrder(order, 'queue'), openTab().sendWaiting(), openTab().sendOrder(order, 'checkout')]);
  await clock.advance(30_000); // it was tried again by itself
  expect(sent()).toHaveLength(1);
  expect(await openTab().readWaiting()).toEqual([]);
});

test('row 19: an order that may have reached the shop is canceled once the shop says, a minute after the last attempt, that it does not have it', async () => {
  const { cancelOrder, order, status, clock, orderGateway, told } = await openUncertainOrder();
  await cancelOrder(order);
  await clock.advance(MINUTE - 1);
  expect([await status(), orderGateway.calls().filter(({ verb }) => verb === 'get')]).toEqual(['canceling', []]);
  await clock.advance(1);
  expect(await status()).toBe('withdrawn');
  expect(told.at(-1)).toBe('order-canceled');
});

test.each([
  ['after an attempt', (order: Order, at: string) => markAttempted(order, at)],
  [
    'before an attempt was written down',
    (order: Order, at: string): Order => ({ ...factsOf(order), createdAt: at, ...statesForTests.sending }),
  ],
])(
  'row 20: an order that may have reached the shop is canceled within a minute or two where the clock was set back by ten years %s',
  async (_when, dated) => {
    const { cancelOrder, order, status, clock, orderRepository } = await openUncertainOrder();
    const tenYearsOn = new Date(clock.now() + 3_650 * 24 * 60 * MINUTE).toISOString();
    await orderRepository.keep(dated(order, tenYearsOn));
    await cancelOrder(order);
    await clock.advance(2 * MINUTE + 10_000);
    expect(await status()).toBe('withdrawn');
  },
);

test('row 19: an order that may have reached the shop is told with its number when the shop has it, and its pieces leave the cart', async () => {
  const { cancelOrder, order, kept, clock, orderGateway, cart, told } = await openUncertainOrder('taken');
  await cancelOrder(order);
  expect(cart.get().lines).toEqual(filledCart.lines);
  await clock.advance(MINUTE);
  expect(await kept()).toMatchObject({ status: 'accepted', number: 'AF000070001', isUnwanted: true });
  expect([told.at(-1), cart.get().lines, orderGateway.placed().length]).toEqual(['order-not-canceled', [], 1]);
});

test('an order that may have reached the shop is asked about again and again while the shop cannot say', async () => {
  const { cancelOrder, order, status, clock, orderGateway } = await openUncertainOrder();
  orderGateway.failNext({ kind: 'unreachable' }, { verb: 'get', times: 2 });
  await cancelOrder(order);
  await clock.advance(MINUTE);
  expect(await status()).toBe('canceling');
  await clock.advance(10_000);
  expect(await status()).toBe('withdrawn');
  expect(orderGateway.calls().filter(({ verb }) => verb === 'get')).toHaveLength(3);
});

test('an order that may have reached the shop is asked about at a later visit, by each tab, and told once', async () => {
  const { cancelOrder, order, status, clock, connectivity, openTab, told } = await openUncertainOrder();
  connectivity.go('offline');
  await cancelOrder(order);
  await clock.advance(MINUTE);
  expect(await status()).toBe('canceling');
  connectivity.go('online');
  await Promise.all([openTab().followCanceled(), openTab().followCanceled()]);
  await clock.advance(0);
  expect(await status()).toBe('withdrawn');
  expect(told.filter((code) => code === 'order-canceled')).toHaveLength(1);
});

test('an order that may have reached the shop keeps the next order of its cart waiting until it is known that there is none', async () => {
  const { cancelOrder, order, placeOrder, orderGateway, clock } = await openUncertainOrder();
  await cancelOrder(order);
  expect(await placeOrder()).toEqual({ kind: 'canceling' });
  await clock.advance(MINUTE);
  expect((await placeOrder()).kind).toBe('accepted');
  expect(orderGateway.placed()).toHaveLength(1);
});

test('an order that may have reached the shop is not ordered once more when the shop turns out to have it', async () => {
  const { cancelOrder, order, placeOrder, orderGateway, clock } = await openUncertainOrder('taken');
  orderGateway.failNext({ kind: 'unreachable' }, { verb: 'get' });
  await cancelOrder(order);
  await clock.advance(MINUTE);
  expect(await placeOrder()).toEqual({ kind: 'blocked' });
  expect(orderGateway.placed()).toHaveLength(1);
});

test('an order that may have reached the shop goes on waiting while the device cannot write down that it is not wanted', async () => {
  const { cancelOrder, order, status, orderStore } = await openUncertainOrder();
  orderStore.failNextWrites(1);
  expect((await cancelOrder(order)).kind).toBe('not-noted');
  expect(await status()).toBe('maybeReceived');
});

test('only that the shop does not know an order says that it has it not', async () => {
  const { cancelOrder, order, status, clock, orderGateway } = await openUncertainOrder();
  orderGateway.failNext(refused(500, 'Out of order'), { verb: 'get' });
  await cancelOrder(order);
  await clock.advance(MINUTE);
  expect(await status()).toBe('canceling');
});

test('orders that are not being canceled are not asked about', async () => {
  const { order, status, clock, orderGateway, followCanceled, retriedOrders } = await openUncertainOrder();
  await followCanceled();
  expect(clock.waiting()).toBe(retriedOrders.get().length);
  expect([await status(), orderGateway.calls().filter(({ verb }) => verb === 'get')]).toEqual([order.status, []]);
});

test('an order that never left the device is canceled at once', async () => {
  const { placeOrder, cancelOrder, connectivity, stored, orderGateway } = openWorldForTests();
  connectivity.go('offline');
  await placeOrder();
  const [order] = await stored();
  if (!order) throw new Error('No order waits.');
  expect((await cancelOrder(order)).kind).toBe('canceled');
  expect(await stored()).toMatchObject([{ status: 'withdrawn', wasSent: false }]);
  expect(orderGateway.calls()).toEqual([]);
});
