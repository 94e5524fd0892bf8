import { describe, expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/memory/memory-cell.ts';
import { usualMethods } from '#domain/checkout/checkout-methods.ts';
import { meeraDetails } from '#domain/checkout/details-for-tests.ts';
import { makeOrder } from '#domain/orders/make-order.ts';
import type { Order } from '#domain/orders/order.ts';
import { filledCart } from '#domain/orders/tab-for-tests.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { createBackOnline } from './back-online.ts';

const purchase = { cart: filledCart, details: meeraDetails, methods: usualMethods, storeView: defaultStoreView };
const order = makeOrder(purchase, 0, 'uuid-1');

function openWorld({ automaticTransmission = false, isThankYouPage = false, waiting = [order] } = {}) {
  const steps: string[] = [];
  const waitingOrders = createMemoryCell<readonly Order[]>([]);
  const backOnline = createBackOnline({
    syncCart: async (options) => {
      steps.push(options?.force ? 'cart, own wins' : 'cart');
      return { kind: 'in-sync' };
    },
    sendWaiting: async () => void steps.push('send'),
    readWaiting: async () => {
      steps.push('read');
      return waiting;
    },
    isThankYouPage: createMemoryCell(isThankYouPage),
    waitingOrders,
    rules: { automaticTransmission },
  });
  return { steps, waitingOrders, backOnline };
}

describe('when the network returns', () => {
  test('the cart comes first, then the waiting orders are collected for the shopper to decide', async () => {
    const { backOnline, steps, waitingOrders } = openWorld();
    await backOnline();
    expect(steps).toEqual(['cart, own wins', 'read']);
    expect(waitingOrders.get()).toEqual([order]);
  });

  test.each([
    ['the merchant wants it', { automaticTransmission: true }],
    ['the thank-you page is open', { isThankYouPage: true }],
  ])('the orders are sent when %s', async (_name, state) => {
    const { backOnline, steps, waitingOrders } = openWorld(state);
    await backOnline();
    expect(steps).toEqual(['cart, own wins', 'send']);
    expect(waitingOrders.get()).toEqual([]);
  });

  test('nobody is asked about nothing', async () => {
    const { backOnline, waitingOrders } = openWorld({ waiting: [] });
    await backOnline();
    expect(waitingOrders.get()).toEqual([]);
  });
});
