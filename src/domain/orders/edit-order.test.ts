import { describe, expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { emptyCart } from '#domain/cart/cart.ts';
import { lineForTests } from '#domain/cart/line-for-tests.ts';
import { noDetails } from '#domain/checkout/details.ts';
import { meeraDetails } from '#domain/checkout/details-for-tests.ts';
import { createEditOrder, createResumeEdits } from './edit-order.ts';
import type { Order } from './order.ts';
import { cancel, markAttempted, takeBack } from './order-transitions.ts';
import { createReturnPieces } from './return-pieces.ts';
import { filledCart } from './tab-for-tests.ts';
import { createTakeBack } from './take-back.ts';
import { openWorldForTests } from './world-for-tests.ts';

/** Meera has ordered without a network; the forms are those of another tab, which knows nothing of it. */
async function openWorld({ isKept = async (): Promise<unknown> => undefined } = {}) {
  const world = openWorldForTests();
  const { cart, checkoutDetails, connectivity, placeOrder, clock, orderRepository } = world;
  cart.update((now) => ({ ...now, id: 'cart-1' as typeof now.id }));
  connectivity.go('offline');
  const outcome = await placeOrder();
  if (!('order' in outcome)) throw new Error('The order was not kept.');
  checkoutDetails.update(() => noDetails);
  const asked: string[] = [];
  const returnPieces = createReturnPieces({
    ...world,
    syncCart: async () => {
      asked.push('sync');
      return { kind: 'postponed' };
    },
    applyCoupon: async (code) => {
      asked.push(code);
      return 'failed';
    },
    isKept,
  });
  const ports = { checkoutDetails, returnPieces, clock };
  const waitingOrders = createMemoryCell<readonly Order[]>([outcome.order]);
  const editOrder = createEditOrder({ ...ports, waitingOrders, takeBack: createTakeBack(world) });
  const resumeEdits = createResumeEdits({ ...ports, orderRepository });
  const kept = () => orderRepository.find(outcome.order.id);
  return { ...world, waitingOrders, order: outcome.order, editOrder, resumeEdits, asked, kept };
}

test('an order that is edited brings its pieces, its ways to send and to pay and its cart of the shop back, and what was typed', async () => {
  const { editOrder, order, cart, checkoutDetails, kept, asked } = await openWorld();
  await editOrder(order);
  expect(cart.get()).toMatchObject({
    lines: [{ sku: 'A', quantity: 2 }],
    id: 'cart-1',
    shippingMethod: filledCart.shippingMethod,
    paymentMethod: filledCart.paymentMethod,
  });
  expect({ ...checkoutDetails.get(), modifiedAt: null }).toEqual(meeraDetails);
  expect(await kept()).toMatchObject({ status: 'edited' });
  expect(asked).toEqual(['sync']);
});

test('an order that is edited brings what was to be paid with at the gateway back', async () => {
  const { editOrder, order, cart, orderRepository } = await openWorld();
  await orderRepository.keep({ ...order, paymentMethod: 'ccavenuepay', paymentChannel: 'cards' });
  await editOrder(order);
  expect(cart.get()).toMatchObject({ paymentMethod: 'ccavenuepay', paymentChannel: 'cards' });
});

test('an order that is edited leaves another way to pay that was chosen meanwhile', async () => {
  const { editOrder, order, cart, orderRepository } = await openWorld();
  await orderRepository.keep({ ...order, paymentMethod: 'ccavenuepay', paymentChannel: 'cards' });
  cart.update((now) => ({ ...now, paymentMethod: 'ccavenuepay' }));
  await editOrder(order);
  expect(cart.get()).toMatchObject({ paymentMethod: 'ccavenuepay', paymentChannel: null });
});

test('an order that is edited asks for its coupon again, and keeps what the cart has by now', async () => {
  const { editOrder, order, cart, asked, orderRepository } = await openWorld();
  await orderRepository.keep({ ...order, coupon: 'FESTIVE10' });
  cart.update(() => ({ ...emptyCart, lines: [lineForTests('B', 1)], id: 'cart-2' as typeof emptyCart.id }));
  await editOrder(order);
  expect(cart.get().lines.map(({ sku }) => sku)).toEqual(['B', 'A']);
  expect(cart.get().id).toBe('cart-2');
  expect(asked).toEqual(['FESTIVE10']);
});

test('an order that is edited is no longer asked about', async () => {
  const { editOrder, order, waitingOrders } = await openWorld();
  await editOrder(order);
  expect(waitingOrders.get()).toEqual([]);
});

test('an order that is edited stays as it is when the shop may have it', async () => {
  const { editOrder, order, cart, checkoutDetails, orderRepository, waitingOrders } = await openWorld();
  await orderRepository.keep(markAttempted(order, order.createdAt));
  expect((await editOrder(order)).kind).toBe('maybe-sent');
  expect([cart.get().lines, checkoutDetails.get(), waitingOrders.get()]).toEqual([[], noDetails, [order]]);
});

describe('an edit that a closed page broke off', () => {
  test('goes on at the next visit, and is never sent meanwhile', async () => {
    const never = Promise.withResolvers<void>();
    const closed = await openWorld({ isKept: () => never.promise });
    void closed.editOrder(closed.order);
    await closed.clock.advance(0);
    expect(await closed.kept()).toMatchObject({ status: 'editing' });
    closed.connectivity.go('online');
    await closed.sendWaiting();
    expect(closed.sent()).toEqual([]);

    const next = await openWorld();
    await next.orderRepository.keep(takeBack(closed.order, closed.order.createdAt));
    await next.resumeEdits();
    await next.resumeEdits();
    expect(next.cart.get().lines).toMatchObject([{ sku: 'A', quantity: 2 }]);
    expect(next.checkoutDetails.get().personal).toEqual(meeraDetails.personal);
    expect(await next.kept()).toMatchObject({ status: 'edited' });
  });

  test('brings nothing back of an order that was canceled', async () => {
    const { resumeEdits, order, cart, orderRepository } = await openWorld();
    await orderRepository.keep(cancel(order, order.createdAt));
    await resumeEdits();
    expect(cart.get().lines).toEqual([]);
  });
});
