import { expect, test } from 'vitest';
import { createMemoryClock } from '#adapters/memory/memory-clock.ts';
import { createMemoryStoreLocationGateway } from '#adapters/memory/memory-store-location-gateway.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { storeLocationForTests } from '#domain/content/store-location-for-tests.ts';
import { noStoresView, type StoresView } from '#domain/content/stores-view.ts';
import { createOpenStores } from './open-stores.ts';

function openPage() {
  const view = createMemoryCell<StoresView>(noStoresView);
  const stores = createMemoryStoreLocationGateway();
  stores.open(storeLocationForTests());
  const clock = createMemoryClock(Date.parse('2026-11-24T06:41:00Z'));
  return {
    view,
    stores,
    open: createOpenStores({ storesView: view, storeLocationGateway: stores, clock, loadFrame: async () => undefined }),
  };
}

test('the shops are there with the hour of the answer', async () => {
  const { view, open } = openPage();
  expect(await open()).toBe('ready');
  expect(view.get()).toMatchObject({ kind: 'ready', at: Date.parse('2026-11-24T06:00:00Z') });
});

test('without an answer the page says so, and what was read before stays', async () => {
  const { view, stores, open } = openPage();
  stores.cut();
  expect([await open(), view.get()]).toEqual(['failed', { kind: 'failed' }]);
  stores.mend();
  await open();
  stores.cut();
  expect(await open()).toBe('ready');
  expect(view.get()).toMatchObject({ kind: 'ready', stores: [{ city: 'Mumbai' }] });
});
