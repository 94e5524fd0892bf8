// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { defaultConfig } from '#config/shop-config.ts';
import { START_VISIT } from '../journeys/start-tokens.ts';
import { createBrowserShop } from './browser-shop.ts';

const loaded = vi.hoisted((): string[] => []);

vi.mock('./queue-modules.ts', (original) => {
  loaded.push('the queue');
  return original();
});
vi.mock('../orders/order-store-of.ts', (original) => {
  loaded.push('the store of orders');
  return original();
});

test('a page comes to life without the code of orders and tasks where none were ever kept', async () => {
  const { visit } = await createBrowserShop(defaultConfig, {}).back();
  await visit.get(START_VISIT)();
  expect(loaded).toEqual([]);
  expect((await indexedDB.databases()).map(({ name }) => name)).toEqual(['shop-zari']);
});
