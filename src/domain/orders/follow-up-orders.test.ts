import { describe, expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { createFollowUpOrders } from './follow-up-orders.ts';
import { makeOrder } from './make-order.ts';
import type { Order, OrderId } from './order.ts';
import { purchase } from './purchase-for-tests.ts';

const order = makeOrder(purchase, 0, 'uuid-1');

function openWorld({
  automaticTransmission = false,
  isThankYouPage = false,
  waiting = [order],
  retried = [] as readonly OrderId[],
} = {}) {
  const steps: string[] = [];
  const waitingOrders = createMemoryCell<readonly Order[]>([]);
  const followUpOrders = createFollowUpOrders({
    sendWaiting: async () => void steps.push('send'),
    readWaiting: async () => {
      steps.push('read');
      return waiting;
    },
    followCanceled: async () => void steps.push('ask'),
    sendElsewhere: async () => void steps.push('send elsewhere'),
    isThankYouPage: createMemoryCell(isThankYouPage),
    retriedOrders: createMemoryCell(retried),
    waitingOrders,
    orderRules: { automaticTransmission },
  });
  return { steps, waitingOrders, followUpOrders };
}

describe('waiting orders', () => {
  test('row 18: QUEUE-20 QUEUE-21 are collected for the shopper to decide, and none is sent', async () => {
    const { followUpOrders, steps, waitingOrders } = openWorld();
    await followUpOrders();
    expect(steps).toEqual(['send elsewhere', 'ask', 'read']);
    expect(waitingOrders.get()).toEqual([order]);
  });

  test.each([
    ['the merchant wants it', { automaticTransmission: true }],
    ['the thank-you page is open', { isThankYouPage: true }],
  ])('QUEUE-18 QUEUE-19 are sent when %s', async (_name, state) => {
    const { followUpOrders, steps, waitingOrders } = openWorld(state);
    await followUpOrders();
    expect(steps).toEqual(['send elsewhere', 'ask', 'send']);
    expect(waitingOrders.get()).toEqual([]);
  });

  test('that are sent again by themselves are not asked about', async () => {
    const { followUpOrders, waitingOrders } = openWorld({ retried: [order.id] });
    await followUpOrders();
    expect(waitingOrders.get()).toEqual([]);
  });

  test('QUEUE-22 nobody is asked about nothing', async () => {
    const { followUpOrders, waitingOrders } = openWorld({ waiting: [] });
    await followUpOrders();
    expect(waitingOrders.get()).toEqual([]);
  });
});
