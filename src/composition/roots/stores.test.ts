import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sampleOrder, sampleTask } from '#adapters/contracts/samples.ts';
import { createIndexedDbKeyValueStore } from '#adapters/indexeddb/indexeddb-key-value-store.ts';
import { createMemoryClock } from '#adapters/memory/memory-clock.ts';
import { createMemoryLog } from '#adapters/memory/memory-log.ts';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { defaultConfig, type ShopConfig } from '#config/shop-config.ts';
import { stores } from './stores.ts';

let world = 0;

beforeEach(() => {
  world += 1; // localforage keeps the first device it sees, also that of another test
  vi.stubGlobal('localStorage', createMemoryStorage());
});
afterEach(() => vi.unstubAllGlobals());

const order = sampleOrder('1-a');

/** The stores of a page of a shop that is configured so. */
function openPage(changed: Partial<ShopConfig>) {
  const config = { ...defaultConfig, 'storage.name': `shop${world}`, ...changed };
  const page = stores({ config, clock: createMemoryClock(), log: createMemoryLog() });
  return {
    orders: page.orderStore,
    tasks: page.taskStore,
    kept: page.deviceStore,
    elsewhere: page.ordersElsewhere,
  };
}

const inStore = (code: string): Partial<ShopConfig> => ({ 'storeViews.multistore': true, 'storeViews.code': code });

/** The names of this test's databases of orders. */
async function databases(): Promise<readonly string[]> {
  const names = (await indexedDB.databases()).map(({ name = '' }) => name);
  return names.filter((name) => name.endsWith(`shop${world}-orders`)).toSorted();
}

test('CACHE-01 STORE-32 a store view with a code has its own local stores, and leads to no other one', async () => {
  for (const changed of [{}, inStore('de'), inStore('it')]) {
    const { orders, kept } = openPage(changed);
    expect(await orders.all()).toEqual({ kind: 'ok', value: [] });
    expect((await (await kept()).get('cart')).value).toBeNull();
    await orders.put(order);
    await (await kept()).set('cart', ['tee']);
  }
  const names = [`shop${world}`, `de-shop${world}`, `it-shop${world}`];
  expect(await databases()).toEqual(names.map((name) => `${name}-orders`).toSorted());
  for (const name of names) {
    expect(await createIndexedDbKeyValueStore({ name }).get('cart')).toEqual({ kind: 'ok', value: ['tee'] });
  }
});

test('what was never kept is read and removed without a database', async () => {
  const { orders, tasks } = openPage({});
  expect(await orders.all()).toEqual({ kind: 'ok', value: [] });
  expect(await orders.get(order.id)).toEqual({ kind: 'ok', value: null });
  expect(await orders.remove(order.id)).toEqual({ kind: 'ok', value: undefined });
  expect(await tasks.page(null, 9)).toEqual({ kind: 'ok', value: { records: [], next: null } });
  expect(await tasks.about('profile')).toEqual({ kind: 'ok', value: [] });
  const names = (await indexedDB.databases()).map(({ name = '' }) => name);
  expect(names.filter((name) => name.startsWith(`shop${world}-`))).toEqual([]);

  const task = sampleTask(1);
  await Promise.all([orders.put(order), tasks.put(task)]);
  expect(await openPage({}).orders.all()).toEqual({ kind: 'ok', value: [order] });
  expect(await tasks.get(task.id)).toEqual({ kind: 'ok', value: task });
});

test('a browser that does not say which databases it has is asked for what it keeps', async () => {
  await openPage({}).orders.put(order);
  vi.spyOn(indexedDB, 'databases').mockRejectedValueOnce(new Error('unknown'));
  expect(await openPage({}).orders.all()).toEqual({ kind: 'ok', value: [order] });
});

test('CACHE-02 with the common cache the local stores are shared among store views', async () => {
  const common = { 'storeViews.commonCache': true };
  const german = openPage({ ...inStore('de'), ...common });
  await german.orders.put(order);
  await (await german.kept()).set('cart', ['tee']);
  const italian = openPage({ ...inStore('it'), ...common });
  expect(await italian.orders.all()).toEqual({ kind: 'ok', value: [order] });
  expect((await (await italian.kept()).get('cart')).value).toEqual(['tee']);
});

test('CONF-50 CACHE-02 the common cache is off as it is', async () => {
  await openPage(inStore('de')).orders.put(order);
  expect(await openPage(inStore('it')).orders.all()).toEqual({ kind: 'ok', value: [] });
});

test('CONF-48 CACHE-03 orders are kept in IndexedDB unless the merchant says otherwise', async () => {
  await openPage({}).orders.put(order);
  expect(await databases()).toEqual([`shop${world}-orders`]);
  expect(localStorage.length).toBe(0);
});

test('CONF-48 CACHE-03 the driver LOCALSTORAGE keeps orders there', async () => {
  const changed = { 'localForage.defaultDrivers.orders': 'LOCALSTORAGE' } as const;
  expect(await openPage(changed).orders.put(order)).toEqual({ kind: 'ok', value: undefined });
  expect(await databases()).toEqual([]);
  expect(localStorage.length).toBe(1);
  expect(await openPage(changed).orders.all()).toEqual({ kind: 'ok', value: [order] });
});

test('CONF-48 CACHE-03 the driver MEMORY keeps no order, and says so', async () => {
  const { orders } = openPage({ 'localForage.defaultDrivers.orders': 'MEMORY' });
  expect(await orders.put(order)).toMatchObject({ kind: 'failed' });
  expect(await orders.all()).toEqual({ kind: 'ok', value: [] });
  expect([await databases(), localStorage.length]).toEqual([[], 0]);
});

test.each(['INDEXEDDB', 'LOCALSTORAGE'] as const)(
  'row 21: what other store views have kept in %s is found, and nothing of other shops',
  async (driver) => {
    const drivers = { 'localForage.defaultDrivers.orders': driver };
    for (const code of ['de', 'it']) await openPage({ ...drivers, ...inStore(code) }).orders.put(order);
    await openPage({ ...drivers, ...inStore('de'), 'storage.name': `old-shop${world}x` }).orders.put(order);
    const { elsewhere } = openPage({ ...drivers, ...inStore('it') });
    const found = await elsewhere();
    expect(found.map(({ storeCode }) => storeCode)).toEqual(['de']);
    expect(await found[0]?.store.all()).toEqual({ kind: 'ok', value: [order] });
    expect((await elsewhere())[0]?.store).toBe(found[0]?.store);
  },
);

test.each([
  ['has one store', {}],
  ['shares its local stores', { ...inStore('it'), 'storeViews.commonCache': true }],
  ['keeps no orders', { ...inStore('it'), 'localForage.defaultDrivers.orders': 'MEMORY' as const }],
])('where the shop %s nothing is looked for elsewhere', async (_how, changed) => {
  await openPage(inStore('de')).orders.put(order);
  expect(await openPage(changed).elsewhere()).toEqual([]);
});

test('a device that does not say what it keeps has nothing elsewhere', async () => {
  vi.stubGlobal('indexedDB', { databases: () => Promise.reject(new Error('unknown')) });
  vi.stubGlobal('localStorage', undefined);
  for (const driver of ['INDEXEDDB', 'LOCALSTORAGE'] as const)
    expect(await openPage({ ...inStore('it'), 'localForage.defaultDrivers.orders': driver }).elsewhere()).toEqual([]);
});
