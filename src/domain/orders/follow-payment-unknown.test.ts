import { expect, test } from 'vitest';
import { orderIdOf, type PlacedOrder } from './order.ts';
import type { OrderView } from './order-view.ts';
import { openPaymentWorld } from './payment-world-for-tests.ts';

test('a payment nobody knows of is asked for again with growing pauses until the shop knows', async () => {
  const { id, openPayment, orderGateway, clock, asked, paymentState } = await openPaymentWorld();
  await openPayment(id, 'unknown');
  expect(paymentState('unknown')).toEqual({ kind: 'confirming' });
  await clock.advance(10_000);
  const before = asked();
  expect(before).toBeGreaterThan(2);
  orderGateway.settle('paid');
  await clock.advance(60_000);
  expect(paymentState('unknown')).toEqual({ kind: 'settled' });
  const after = asked();
  await clock.advance(600_000);
  expect(asked()).toBe(after);
});

test('a payment nobody knows of that then fails brings everything back', async () => {
  const { id, openPayment, orderGateway, clock, cart, paymentState } = await openPaymentWorld();
  await openPayment(id, 'unknown');
  orderGateway.settle('failed');
  await clock.advance(10_000);
  expect(paymentState('unknown')).toEqual({ kind: 'canceled', isBackInCart: true });
  expect(cart.get().lines).toMatchObject([{ sku: 'A', quantity: 2 }]);
});

test('a payment nobody knows of is not asked for when the page was left, or is opened anew', async () => {
  const { id, openPayment, leave, clock, asked, orderGateway } = await openPaymentWorld();
  await openPayment(id, 'unknown');
  await openPayment(id, 'unknown');
  const before = asked();
  await clock.advance(2_000);
  expect(asked()).toBe(before + 1);
  leave();
  orderGateway.settle('paid');
  await clock.advance(600_000);
  expect(asked()).toBe(before + 1);
});

test('a payment nobody knows of stays so while the shop cannot be asked, and the shopper may ask by hand', async () => {
  const { id, openPayment, lookAgain, orderGateway, paymentState } = await openPaymentWorld();
  orderGateway.cut();
  await openPayment(id, 'paid');
  expect(paymentState('paid')).toEqual({ kind: 'confirming' });
  await lookAgain('paid');
  expect(paymentState('paid')).toEqual({ kind: 'confirming' });
  orderGateway.mend();
  orderGateway.settle('paid');
  await lookAgain('paid');
  expect(paymentState('paid')).toEqual({ kind: 'settled' });
});

test('who has gone on to another order before the shop has answered stays there, and nobody asks about that one', async () => {
  const { id, openPayment, orderGateway, orderView, cart, clock, asked } = await openPaymentWorld();
  const goOn = orderGateway.hold();
  const opening = openPayment(id, 'unknown');
  await new Promise((resolve) => setImmediate(resolve)); // the shop is asked
  const other = { id: orderIdOf('2-elsewhere'), status: 'pending_payment' } as unknown as PlacedOrder;
  const gone: OrderView = { kind: 'placed', order: other, kept: null };
  orderView.update(() => gone);
  goOn();
  await opening;
  const before = asked();
  await clock.advance(60_000);
  expect([orderView.get(), cart.get().lines, asked()]).toEqual([gone, [], before]);
});
