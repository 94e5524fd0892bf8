import { describe, expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { emptyCart } from '#domain/cart/cart.ts';
import { lineForTests } from '#domain/cart/line-for-tests.ts';
import { moneyOf, nothing } from '#domain/shared/money.ts';
import { createLookAgain, createOpenPayment } from './follow-payment.ts';
import { createLeaveConfirmation, createOpenConfirmation } from './open-confirmation.ts';
import { orderIdOf, type PlacedOrder } from './order.ts';
import type { OrderView } from './order-view.ts';
import { paymentStateOf } from './payment.ts';
import { createReadPlaced } from './read-placed.ts';
import { createReturnPieces } from './return-pieces.ts';
import { openWorldForTests } from './world-for-tests.ts';

const COUPON = 'FESTIVE10';

/** Meera has ordered two pieces of A with a coupon, and stands on the page of a gateway. */
async function openWorld() {
  const world = openWorldForTests();
  const {
    cart,
    orderGateway,
    placeOrder,
    orderView,
    orderRepository,
    locks,
    clock,
    jitter,
    connectivity,
    isThankYouPage,
  } = world;
  orderGateway.opensPaymentPage('https://pay.test/1');
  cart.update((now) => ({ ...now, paymentMethod: 'paypalstandard', ...totalsWith(COUPON, now) }));
  const outcome = await placeOrder();
  if (outcome.kind !== 'accepted') throw new Error('The order was not taken.');
  const synced: string[] = [];
  const returnPieces = createReturnPieces({
    cart,
    orderRepository,
    locks,
    syncCart: async () => ({ kind: 'postponed' }),
    applyCoupon: async (code) => {
      synced.push(code);
      return 'applied';
    },
    isKept: async () => undefined,
  });
  const readPlaced = createReadPlaced({ orderGateway, openedOrder: createMemoryCell({}) });
  const ports = {
    orderView,
    readPlaced,
    orderRepository,
    connectivity,
    isThankYouPage,
    sendWaiting: world.sendWaiting,
  };
  const openConfirmation = createOpenConfirmation({ ...ports, tellRefusal: () => undefined });
  const lookAgain = createLookAgain({ orderView, readPlaced, orderRepository, returnPieces });
  const openPayment = createOpenPayment({
    orderView,
    openConfirmation,
    returnPieces,
    lookAgain,
    clock,
    jitter,
  });
  const leave = createLeaveConfirmation({ orderView, isThankYouPage });
  const asked = () => orderGateway.calls().filter(({ verb }) => verb === 'get').length;
  const paymentState = (word: 'paid' | 'failed' | 'unknown' | null) => {
    const now = orderView.get();
    return now.kind === 'placed' || now.kind === 'waiting' ? paymentStateOf(now, word) : now.kind;
  };
  return { ...world, id: outcome.order.id, outcome, openPayment, lookAgain, leave, synced, asked, paymentState };
}

function totalsWith(coupon: string, { lines }: typeof emptyCart) {
  const value = {
    ...{
      subtotal: moneyOf(200),
      discount: moneyOf(-20),
      shipping: nothing,
      tax: nothing,
      storeCredit: nothing,
      grandTotal: moneyOf(180),
    },
    coupon,
  };
  const hash = lines.map(({ sku, pieces }) => `${sku}*${pieces}`).join('|');
  return { totals: { value: { ...value, promoMessage: null, segments: [], lines: [] }, hash, at: 0 } };
}

test('the record knows the page to pay on, so that the order can still be paid later', async () => {
  const { id, outcome, orderRepository, cart } = await openWorld();
  expect(outcome.redirectUrl).toBe(`https://pay.test/1?state=${id}`);
  expect(await orderRepository.find(id)).toMatchObject({
    paymentPage: outcome.redirectUrl,
    coupon: COUPON,
  });
  expect(cart.get().lines).toEqual([]);
});

describe('a payment that failed', () => {
  test('brings everything back into the cart, once', async () => {
    const { id, openPayment, orderGateway, cart, paymentState, synced } = await openWorld();
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

  test('leaves the cart as it is where the order came from another device', async () => {
    const { outcome, orderGateway, openPayment, paymentState, cart } = await openWorld();
    const elsewhere = { ...outcome.order, id: orderIdOf('2-elsewhere') };
    await orderGateway.place(elsewhere);
    orderGateway.settle('failed');
    await openPayment(elsewhere.id, 'failed');
    expect(paymentState('failed')).toEqual({ kind: 'canceled', isBackInCart: false });
    expect(cart.get().lines).toEqual([]);
  });

  test('is ordered again from the cart, under another id', async () => {
    const { id, openPayment, orderGateway, placeOrder } = await openWorld();
    orderGateway.settle('failed');
    await openPayment(id, 'failed');
    const second = await placeOrder();
    expect(second).toMatchObject({ kind: 'accepted', order: { lines: [{ sku: 'A', pieces: 2 }] } });
    expect(orderGateway.placed()).toHaveLength(2);
  });

  test('that the shop canceled for its own reasons brings nothing back', async () => {
    const { id, openPayment, orderGateway, cart, paymentState } = await openWorld();
    orderGateway.settle('failed');
    await openPayment(id, null);
    expect(paymentState(null)).toEqual({ kind: 'canceled', isBackInCart: false });
    expect(cart.get().lines).toEqual([]);
  });
});

describe('a payment nobody knows of', () => {
  test('is asked for again with growing pauses until the shop knows', async () => {
    const { id, openPayment, orderGateway, clock, asked, paymentState } = await openWorld();
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

  test('that then fails brings everything back', async () => {
    const { id, openPayment, orderGateway, clock, cart, paymentState } = await openWorld();
    await openPayment(id, 'unknown');
    orderGateway.settle('failed');
    await clock.advance(10_000);
    expect(paymentState('unknown')).toEqual({ kind: 'canceled', isBackInCart: true });
    expect(cart.get().lines).toMatchObject([{ sku: 'A', pieces: 2 }]);
  });

  test('is not asked for when the page was left, or is opened anew', async () => {
    const { id, openPayment, leave, clock, asked, orderGateway } = await openWorld();
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

  test('stays so while the shop cannot be asked, and the shopper may ask by hand', async () => {
    const { id, openPayment, lookAgain, orderGateway, paymentState } = await openWorld();
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
});

test('without an order there is nothing to follow', async () => {
  const { openPayment, lookAgain, orderView, clock, asked } = await openWorld();
  await openPayment(null, 'paid');
  await lookAgain('paid');
  await clock.advance(60_000);
  expect(orderView.get()).toEqual({ kind: 'failed', message: '' });
  expect(asked()).toBe(0);
});

test('who has gone on to another order before the shop has answered stays there, and nobody asks about that one', async () => {
  const { id, openPayment, orderGateway, orderView, cart, clock, asked } = await openWorld();
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
