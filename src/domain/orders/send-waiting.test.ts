import { expect, test } from 'vitest';
import { failed, refused, unreachable } from '#adapters/memory/memory-link.ts';
import { invalidOrder, orderFault, productNotAvailable } from '#adapters/memory/order-refusals.ts';
import { lineForTests } from '#domain/cart/line-for-tests.ts';
import { cancel } from './order-transitions.ts';
import { viewOf } from './order-view.ts';
import { filledCart } from './tab-for-tests.ts';
import { openWorldForTests } from './world-for-tests.ts';

async function withWaiting(count: number) {
  const world = openWorldForTests();
  world.connectivity.go('offline');
  for (let placed = 0; placed < count; placed += 1) {
    await world.clock.advance(1_000);
    world.cart.update((now) => ({ ...filledCart, orderedAt: now.orderedAt }));
    await world.placeOrder();
  }
  world.connectivity.go('online');
  return world;
}

test('QUEUE-26 QUEUE-27 the queue sends each waiting order once, two runs at once too', async () => {
  const { sendWaiting, openTab, orderGateway, sent, readWaiting } = await withWaiting(3);
  await Promise.all([sendWaiting(), sendWaiting(), openTab().sendWaiting()]);
  await sendWaiting();
  expect(orderGateway.placed()).toHaveLength(3);
  expect(sent()).toHaveLength(3);
  expect(await readWaiting()).toEqual([]);
});

test('row 98: nothing is sent before the page has read the cart that it leaves', async () => {
  const { openTab, orderGateway, clock } = await withWaiting(1);
  const read = Promise.withResolvers<void>();
  const sending = openTab({ open: () => read.promise }).sendWaiting();
  await clock.advance(60_000);
  expect(orderGateway.placed()).toEqual([]);
  read.resolve();
  await sending;
  expect(orderGateway.placed()).toHaveLength(1);
});

/** An order of two lines that is to leave its cart yet, and a page that has not heard of the second line. */
async function withLineUnheard() {
  const world = openWorldForTests();
  world.orderGateway.failNext(failed('busy'), { verb: 'place' });
  world.cart.update(() => ({ ...filledCart, lines: [...filledCart.lines, lineForTests('B', 1)] }));
  await world.placeOrder();
  world.cart.update(() => filledCart);
  const [order] = await world.readWaiting();
  if (!order) throw new Error('No order waits.');
  return { ...world, order, sent: () => world.orderGateway.placed() };
}

test('row 98: nor before it has read what another page had put into it', async () => {
  const { openTab, order, sent, clock } = await withLineUnheard();
  const read = Promise.withResolvers<void>();
  const sending = openTab({ untilStored: () => read.promise }).sendOrder(order, 'queue');
  await clock.advance(500); // the page that has placed it tries again a second later
  expect(sent()).toEqual([]);
  read.resolve();
  await sending;
  expect(sent()).toHaveLength(1);
});

test('row 98: a device that takes too long holds no order up', async () => {
  const { openTab, order, sent, clock } = await withLineUnheard();
  const sending = openTab({ untilStored: () => new Promise(() => undefined) }).sendOrder(order, 'queue');
  await clock.advance(31_000);
  await sending;
  expect(sent()).toHaveLength(1);
});

test('QUEUE-27 an order in flight is not sent a second time by another tab', async () => {
  const { sendOrder, openTab, readWaiting, sent } = await withWaiting(1);
  const send = [sendOrder, openTab().sendOrder];
  const [order] = await readWaiting();
  await Promise.all(send.map((each) => order && each(order, 'queue')));
  expect(sent()).toHaveLength(1);
});

test('a page that shows a waiting order shows what another tab made of it', async () => {
  const { openTab, readWaiting } = await withWaiting(1);
  const [order] = await readWaiting();
  const [sending, watching] = [openTab(), openTab()];
  if (order) watching.orderView.update(() => ({ kind: 'waiting', order }));
  await Promise.all([sending.sendWaiting(), watching.sendWaiting()]);
  expect(watching.orderView.get()).toMatchObject({ order: { id: order?.id, status: 'accepted' } });
});

test('QUEUE-33 the queue sends an order again at the next run when the network failed at this one', async () => {
  const { sendWaiting, orderGateway, stored, readWaiting } = await withWaiting(1);
  orderGateway.failNext(unreachable);
  await sendWaiting();
  expect(await stored()).toMatchObject([{ status: 'maybeReceived' }]);
  await sendWaiting();
  expect(orderGateway.placed()).toHaveLength(1);
  expect(await readWaiting()).toEqual([]);
});

test('QUEUE-32 the queue only logs an answer that is no JSON', async () => {
  const { sendWaiting, orderGateway, stored, told, log } = await withWaiting(1);
  orderGateway.failNext(failed('Error with response - bad content-type!'));
  await sendWaiting();
  expect(await stored()).toMatchObject([{ status: 'maybeReceived' }]);
  expect(told).toEqual([]);
  expect(log.errors()).toEqual(['Unhandled place order request error: failed']);
});

test('QUEUE-19 a page that waits for its turn while another tab sends shows the answer', async () => {
  const { openTab, sendWaiting, readWaiting, orderGateway } = await withWaiting(1);
  const other = openTab();
  const [order] = await readWaiting();
  if (!order) throw new Error('No order waits.');
  other.orderView.update(() => viewOf(order));
  await Promise.all([sendWaiting(), other.sendWaiting()]);
  expect(orderGateway.placed()).toHaveLength(1);
  expect(other.orderView.get()).toMatchObject({ kind: 'waiting', order: { status: 'accepted' } });
});

test('runs that are asked for meanwhile join: a failing order is tried once', async () => {
  const { sendWaiting, orderGateway, sent } = await withWaiting(1);
  orderGateway.failNext(orderFault, { times: 9 });
  await Promise.all([sendWaiting(), sendWaiting()]);
  expect(sent()).toHaveLength(1);
});

test('row 15: a bad order does not keep the others from being sent', async () => {
  const { sendWaiting, orderGateway, readWaiting } = await withWaiting(3);
  orderGateway.failNext(orderFault);
  await sendWaiting();
  expect(orderGateway.placed()).toHaveLength(2);
  expect(await readWaiting()).toHaveLength(1);
});

test('row 11: QUEUE-30 an order whose pieces are sold out is over for good: told once, never sent again', async () => {
  const { sendWaiting, orderGateway, sent, stored, told } = await withWaiting(1);
  orderGateway.failNext(productNotAvailable('A'));
  for (let runs = 0; runs < 2; runs += 1) await sendWaiting();
  expect(sent()).toHaveLength(1);
  expect(await stored()).toMatchObject([{ status: 'refused' }]);
  expect(told).toEqual(['order-queue-out-of-stock']);
});

test.each([
  ['faulty', invalidOrder, 0, ['order-queue-refused']],
  ['sold out', productNotAvailable('A'), 0, ['order-queue-out-of-stock']],
  ['another fault', orderFault, 1, []],
  ['not found', refused(404, 'Not found'), 1, []],
  ['no JSON', failed('Error with response - bad content-type!'), 1, []],
])('%s: what waits, and what the shopper is told', async (_name, failure, waiting, words) => {
  const { sendWaiting, orderGateway, readWaiting, told } = await withWaiting(1);
  orderGateway.failNext(failure);
  await sendWaiting();
  expect(await readWaiting()).toHaveLength(waiting);
  expect(told).toEqual(words);
});

test('an order that the device cannot note as sent goes out only where it was made to be sent at once', async () => {
  const world = openWorldForTests();
  world.orderStore.failNextWrites(9);
  expect(await world.placeOrder()).toMatchObject({ kind: 'accepted' });
  const queued = openWorldForTests();
  queued.connectivity.go('offline');
  await queued.placeOrder();
  const [order] = await queued.readWaiting();
  queued.connectivity.go('online');
  queued.orderStore.failNextWrites(9);
  expect(order && (await queued.sendOrder(order, 'queue'))).toMatchObject({ kind: 'unanswered' });
  expect(queued.sent()).toEqual([]);
});

test('an order that was canceled after it was looked up, and before it is noted as sent, is not sent', async () => {
  const { placeOrder, connectivity, readWaiting, sendOrder, orderStore, locks, sent, orderView } = openWorldForTests();
  connectivity.go('offline');
  await placeOrder();
  const [order] = await readWaiting();
  if (!order) throw new Error('No order waits.');
  connectivity.go('online');
  orderView.update(() => viewOf(order));
  const canceling = Promise.withResolvers<void>();
  const turn = locks.runExclusive(`record:${order.id}`, () => canceling.promise);
  const sending = sendOrder(order, 'queue');
  await new Promise((resolve) => setImmediate(resolve)); // it was looked up
  await orderStore.put(cancel(order, order.createdAt));
  canceling.resolve();
  await turn;
  expect(await sending).toMatchObject({ order: { status: 'withdrawn' } });
  expect([sent(), orderView.get()]).toMatchObject([[], { order: { status: 'withdrawn' } }]);
});

test('the log says with which code the shop refused, and not its words', async () => {
  const { placeOrder, orderGateway, log } = openWorldForTests();
  orderGateway.failNext(refused(503, 'Meera, come later'), { verb: 'place' });
  await placeOrder();
  expect(log.errors()).toEqual(['Unhandled place order request error: code 503']);
});
