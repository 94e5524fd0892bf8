import { expect, test } from 'vitest';
import { failed, refused, unreachable } from '#adapters/memory/memory-link.ts';
import { invalidOrder, orderFault, productNotAvailable } from '#adapters/memory/order-refusals.ts';
import { withLine } from '#domain/cart/cart-lines.ts';
import { lineForTests } from '#domain/cart/line-for-tests.ts';
import { backoffDelay } from '#domain/shared/backoff-delay.ts';
import { filledCart } from './tab-for-tests.ts';
import { openWorldForTests } from './world-for-tests.ts';

test.each([
  ['a fault', orderFault],
  ['a sold-out piece', productNotAvailable('A')],
  ['too many calls', refused(429, 'Too many requests')],
  ['no JSON', failed('Error with response - bad content-type!')],
  ['no answer', unreachable],
])('row 7: CHK-33 CHK-34 %s: it waits, the cart stays, the shopper is told once', async (_name, failure) => {
  const { placeOrder, orderGateway, cart, stored, told, log, isThankYouPage } = openWorldForTests();
  orderGateway.failNext(failure);
  expect(await placeOrder()).toMatchObject({ kind: 'waiting', reason: 'server' });
  expect(await stored()).toMatchObject([{ status: 'maybeReceived' }]);
  expect(cart.get()).toEqual(filledCart);
  expect(told).toEqual(['order-queued']);
  expect(isThankYouPage.get()).toBe(false);
  expect(log.errors()[0]).toContain('Unhandled place order request error');
});

/** When an order was last sent is the queue's own note. */
function withoutQueueFields(field: string, value: unknown): unknown {
  return field === 'attemptedAt' ? undefined : value;
}

test('an order without a final answer is sent again by itself with its id, after 1, 2 and 4 seconds, and then settled', async () => {
  const { placeOrder, orderGateway, clock, cart, sent, told, retriedOrders } = openWorldForTests();
  orderGateway.failNext(orderFault, { times: 3 });
  await placeOrder();
  expect(retriedOrders.get()).toHaveLength(1);
  const counts = [];
  for (const pause of [999, 1, 1_999, 1, 3_999, 1]) {
    await clock.advance(pause);
    counts.push(sent().length);
  }
  expect(counts).toEqual([1, 2, 2, 3, 3, 4]);
  expect(new Set(sent().map(({ args }) => JSON.stringify(args, withoutQueueFields))).size).toBe(1);
  expect(orderGateway.placed()).toHaveLength(1);
  expect(cart.get().lines).toEqual([]);
  expect(told).toEqual(['order-queued']);
  expect(retriedOrders.get()).toEqual([]);
  expect(clock.waiting()).toBe(0);
});

test('row 54: no ordered piece comes back when the answer was lost, and nothing that was added since is lost', async () => {
  const { placeOrder, orderGateway, clock, cart } = openWorldForTests();
  orderGateway.loseNextAnswer();
  await placeOrder();
  cart.update((now) => withLine(withLine(now, lineForTests('A', 3)), lineForTests('B')));
  await clock.advance(1_000); // sent again by itself: the shop repeats its answer
  const here = () => cart.get().lines.map(({ sku, quantity }) => `${sku}*${quantity}`);
  expect(here()).toEqual(['A*3', 'B*1']);
  await clock.advance(120_000);
  expect([here(), orderGateway.placed().length]).toEqual([['A*3', 'B*1'], 1]);
});

test('row 5: CHK-37 pressed again it is the same order, whatever the first attempt came to', async () => {
  const { placeOrder, orderGateway, stored, clock, sent } = openWorldForTests();
  orderGateway.loseNextAnswer();
  await placeOrder();
  expect(await placeOrder()).toMatchObject({ kind: 'accepted' });
  expect(orderGateway.placed()).toHaveLength(1);
  expect(await stored()).toMatchObject([{ status: 'accepted' }]);
  await clock.advance(120_000);
  expect(sent()).toHaveLength(2);
});

test('pressed again on a device that cannot read, it is still the same order', async () => {
  const { placeOrder, orderGateway, orderStore } = openWorldForTests();
  orderGateway.loseNextAnswer();
  await placeOrder();
  orderStore.failNextReads(9);
  await placeOrder();
  expect(orderGateway.placed()).toHaveLength(1);
});

test('row 6: an order without a final answer comes first when the cart has changed: nothing else is ordered when it is taken', async () => {
  const { placeOrder, orderGateway, cart } = openWorldForTests();
  orderGateway.loseNextAnswer();
  await placeOrder();
  cart.update((now) => withLine(now, lineForTests('A', 1)));
  expect(await placeOrder()).toMatchObject({ kind: 'accepted', order: { lines: [{ quantity: 2 }] } });
  expect(orderGateway.placed()).toHaveLength(1);
  expect(cart.get().lines).toMatchObject([{ sku: 'A', quantity: 1 }]);
});

test('an order without a final answer is canceled when sold out, and the changed one is placed', async () => {
  const { placeOrder, orderGateway, cart, stored, told } = openWorldForTests();
  orderGateway.failNext(productNotAvailable('A'), { times: 2 });
  await placeOrder();
  cart.update(() => ({ ...filledCart, lines: [lineForTests('B', 1)] }));
  expect(await placeOrder()).toMatchObject({ kind: 'accepted', order: { lines: [{ sku: 'B' }] } });
  expect(orderGateway.placed()).toHaveLength(1);
  expect(await stored()).toMatchObject([{ status: 'refused' }, { status: 'accepted' }]);
  expect(told).toEqual(['order-queued', 'order-queue-out-of-stock']);
});

test.each([
  [1, 0, 1_000],
  [1, 0.5, 1_250],
  [2, 0, 2_000],
  [6, 0, 32_000],
  [7, 0, 60_000],
  [900, 0.999, 89_970],
])('before attempt %i by itself, with chance %d, there are %i ms', (attempt, spread, pause) => {
  expect(backoffDelay(attempt, spread)).toBe(pause);
});

test('an order that is sent again by itself already is not so twice', async () => {
  const { placeOrder, orderGateway, clock, sent, retriedOrders } = openWorldForTests();
  orderGateway.failNext(orderFault, { times: 2 });
  await placeOrder();
  await placeOrder();
  expect([sent().length, retriedOrders.get().length]).toEqual([2, 1]);
  await clock.advance(60_000);
  expect([sent().length, retriedOrders.get()]).toEqual([3, []]);
});

test('when the order before is refused for good, the changed one is placed', async () => {
  const { placeOrder, orderGateway, cart } = openWorldForTests();
  orderGateway.failNext(unreachable, { verb: 'place' });
  await placeOrder();
  cart.update((now) => withLine(now, lineForTests('B')));
  orderGateway.failNext(invalidOrder, { verb: 'place' });
  expect(await placeOrder()).toMatchObject({ kind: 'accepted', order: { lines: [{ sku: 'A' }, { sku: 'B' }] } });
  expect(orderGateway.placed()).toHaveLength(1);
});

test('when an attempt began is known to its page, also where the device does not take it', async () => {
  const { placeOrder, orderGateway, orderStore, orderRepository, clock } = openWorldForTests();
  orderStore.failNextWrites(99);
  orderGateway.failNext(unreachable, { verb: 'place', times: 9 });
  const outcome = await placeOrder();
  if (!('order' in outcome)) throw new Error('The order was not made.');
  expect(await orderRepository.find(outcome.order.id)).toMatchObject({
    status: 'maybeReceived',
    attemptedAt: new Date(clock.now()).toISOString(),
  });
});
