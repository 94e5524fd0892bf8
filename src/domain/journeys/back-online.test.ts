import { expect, test } from 'vitest';
import { createBackOnline } from './back-online.ts';

test('QUEUE-17 when the network returns the cart comes first, own lines winning, then the orders', async () => {
  const steps: string[] = [];
  const backOnline = createBackOnline({
    syncCart: async (options) => {
      await Promise.resolve();
      steps.push(options?.force ? 'cart, own wins' : 'cart');
      return { kind: 'in-sync' };
    },
    loadTotals: async () => void steps.push('prices'),
    checkLines: async () => void steps.push('stock'),
    followUpOrders: async () => void steps.push('orders'),
    sendProfileChange: async () => 'saved',
  });
  await backOnline();
  expect(steps).toEqual(['cart, own wins', 'prices', 'stock', 'orders']);
});
