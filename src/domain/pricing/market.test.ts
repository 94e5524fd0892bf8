import { expect, test } from 'vitest';
import { createMemoryClock } from '#adapters/memory/memory-clock.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { createMarket } from './market.ts';

test('the market is that of the present country and day, also when both have changed', async () => {
  const storeView = createMemoryCell({ ...defaultStoreView, country: 'IN' });
  const clock = createMemoryClock(Date.UTC(2026, 10, 20, 10));
  const market = createMarket({ storeView, clock });
  expect(market()).toEqual({ country: 'IN', today: '2026-11-20' });
  storeView.update((now) => ({ ...now, country: 'US' }));
  await clock.advance(24 * 60 * 60_000);
  expect(market()).toEqual({ country: 'US', today: '2026-11-21' });
});
