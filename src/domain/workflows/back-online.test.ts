import { expect, test } from 'vitest';
import { createMemoryClock } from '#adapters/memory/memory-clock.ts';
import { createBackOnline } from './back-online.ts';

/** A page whose steps are written down in the order in which they end. */
function openPage({ runQueue = async () => undefined as unknown } = {}) {
  const steps: string[] = [];
  const clock = createMemoryClock();
  const backOnline = createBackOnline({
    clock,
    runQueue: async (how) => {
      await runQueue();
      steps.push(how?.isAtOnce ? 'queue, at once' : 'queue');
      return { unanswered: 0 };
    },
    syncCart: async (options) => {
      await Promise.resolve();
      steps.push(options?.force ? 'cart, own wins' : 'cart');
      return { kind: 'in-sync' };
    },
    loadTotals: async () => void steps.push('prices'),
    checkLines: async (which) => void steps.push(which && 'anew' in which && which.anew ? 'stock, anew' : 'stock'),
    clearOrdered: async () => void steps.push('without what was ordered'),
    followUpOrders: async () => void steps.push('orders'),
  });
  return { backOnline, steps, clock };
}

test('QUEUE-17 QUEUE-24 when the network returns the queue comes first, then the cart, own lines winning, then the orders', async () => {
  const { backOnline, steps } = openPage({ runQueue: () => new Promise((resolve) => setImmediate(resolve)) });
  await backOnline();
  expect(steps).toEqual([
    'queue, at once',
    'without what was ordered',
    'cart, own wins',
    'prices',
    'stock, anew',
    'orders',
  ]);
});

test('a queue that takes long goes on beside the cart', async () => {
  const { backOnline, steps, clock } = openPage({ runQueue: () => new Promise(() => undefined) });
  const done = backOnline();
  await clock.advance(4_999);
  expect(steps).toEqual([]);
  await clock.advance(1);
  await done;
  expect(steps).toEqual(['without what was ordered', 'cart, own wins', 'prices', 'stock, anew', 'orders']);
});
