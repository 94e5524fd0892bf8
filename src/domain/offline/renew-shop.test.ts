import { expect, test } from 'vitest';
import { createMemoryServiceWorkers } from '#adapters/memory/memory-service-workers.ts';
import { createRenewShop } from './renew-shop.ts';

test('row 38: the shop is renewed when no order is on its way, and not before', async () => {
  const workers = createMemoryServiceWorkers();
  const { promise, resolve } = Promise.withResolvers<void>();
  const renewal = createRenewShop({ workers, untilNoneIsSent: () => promise })();
  await Promise.resolve();
  expect(workers.done()).toEqual([]);
  resolve();
  await renewal;
  expect(workers.done()).toEqual(['take over']);
});
