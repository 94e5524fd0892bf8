// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { defaultConfig } from '#config/shop-config.ts';
import { createBrowserShop } from './browser-shop.ts';
import { loadActions } from './shell.ts';

const loaded = vi.hoisted((): string[] => []);

vi.mock('../areas/begin-queue.ts', (original) => {
  loaded.push('the queue');
  return original();
});
vi.mock('../areas/order-store-of.ts', (original) => {
  loaded.push('the store of orders');
  return original();
});

test('a page comes to life without the code of orders and tasks where none were ever kept', async () => {
  const { later } = createBrowserShop(defaultConfig, {});
  const { startVisit } = await later(loadActions);
  await startVisit();
  expect(loaded).toEqual([]);
  expect((await indexedDB.databases()).map(({ name }) => name)).toEqual(['shop-zari']);
});
