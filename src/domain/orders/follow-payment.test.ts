import { expect, test } from 'vitest';
import { emptyCart } from '#domain/cart/cart.ts';
import { lineForTests } from '#domain/cart/line-for-tests.ts';
import { orderIdOf } from './order.ts';
import { COUPON, openPaymentWorld } from './payment-world-for-tests.ts';

test('the record knows the page to pay on, so that the order can still be paid later', async () => {
  const { id, outcome, orderRepository, cart } = await openPaymentWorld();
  expect(outcome.redirectUrl).toBe(`https://pay.test/1?state=${id}`);
  expect(await orderRepository.find(id)).toMatchObject({
    paymentPage: outcome.redirectUrl,
    coupon: COUPON,
  });
  expect(cart.get().lines).toEqual([]);
});

test('a payment that failed brings everything back into the cart, once', async () => {
  const { id, openPayment, orderGateway, cart, paymentState, synced } = await openPaymentWorld();
  orderGateway.settle('failed');
  await openPayment(id, 'failed');
  expect(paymentState('failed')).toEqual({ kind: 'canceled', isBackInCart: true });
  expect(cart.get()).toMatchObject({
    lines: [lineForTests('A', 2)],
    shippingMethod: 'flatrate',
    paymentMethod: 'paypalstandard',
  });
  expect(synced).toEqual([COUPON]);
  cart.update(() => emptyCart);
  await openPayment(id, 'failed');
  expect(cart.get().lines).toEqual([]);
});

test('a payment that failed leaves the cart as it is where the order came from another device', async () => {
  const { outcome, orderGateway, openPayment, paymentState, cart } = await openPaymentWorld();
  const elsewhere = { ...outcome.order, id: orderIdOf('2-elsewhere') };
  await orderGateway.place(elsewhere);
  orderGateway.settle('failed');
  await openPayment(elsewhere.id, 'failed');
  expect(paymentState('failed')).toEqual({ kind: 'canceled', isBackInCart: false });
  expect(cart.get().lines).toEqual([]);
});

test('a payment that failed is ordered again from the cart, under another id', async () => {
  const { id, openPayment, orderGateway, placeOrder } = await openPaymentWorld();
  orderGateway.settle('failed');
  await openPayment(id, 'failed');
  const second = await placeOrder();
  expect(second).toMatchObject({ kind: 'accepted', order: { lines: [{ sku: 'A', quantity: 2 }] } });
  expect(orderGateway.placed()).toHaveLength(2);
});

test('a payment that the shop canceled for its own reasons brings nothing back', async () => {
  const { id, openPayment, orderGateway, cart, paymentState } = await openPaymentWorld();
  orderGateway.settle('failed');
  await openPayment(id, null);
  expect(paymentState(null)).toEqual({ kind: 'canceled', isBackInCart: false });
  expect(cart.get().lines).toEqual([]);
});

test('without an order there is nothing to follow', async () => {
  const { openPayment, lookAgain, orderView, clock, asked } = await openPaymentWorld();
  await openPayment(null, 'paid');
  await lookAgain('paid');
  await clock.advance(60_000);
  expect(orderView.get()).toEqual({ kind: 'failed', message: '' });
  expect(asked()).toBe(0);
});
