import { moneyOf } from '#domain/shared/money.ts';
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keptOrderOf } from '#adapters/stored/stored-order.ts';
import { orderIdOf } from '#domain/orders/order.ts';
import { openRaw, putRaw, recordsIn, releasedDatabases } from './database-for-tests.ts';
import { damaged, later, NAME, openRecordsTab, order } from './kept-records-for-tests.ts';

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('row 28: a record of a newer build is neither shown nor changed, removed or quarantined', async () => {
  const { orders, log, news } = openRecordsTab();
  await orders.put(order);
  const newer = { id: '2-b', schema: 2, parcels: [] };
  await putRaw(NAME, newer);

  expect(await orders.all()).toEqual({ kind: 'ok', value: [order] });
  expect(await orders.get(orderIdOf('2-b'))).toEqual({ kind: 'ok', value: null });
  const failed = { kind: 'failed', reason: 'Error: a newer build has kept this order' };
  expect(await orders.put({ ...order, id: orderIdOf('2-b') })).toEqual(failed);
  expect(await orders.remove(orderIdOf('2-b'))).toEqual(failed);
  expect(await recordsIn(NAME, 'orders')).toContainEqual(newer);
  expect(await recordsIn(NAME, 'set-aside')).toEqual([]);
  expect([log.errors(), news]).toEqual([[], []]);
});

test('row 28: every record says in which shape it was kept, and has a checksum', async () => {
  await openRecordsTab().orders.put(order);
  expect(await recordsIn(NAME, 'orders')).toEqual([
    { ...keptOrderOf(order), schema: expect.stringMatching(/^1:[0-9a-f]{8}$/) },
  ]);
});

test.each([1, undefined])(
  'row 28: a record of an earlier build, which has the schema %o, is read as ever',
  async (schema) => {
    const { orders, news } = openRecordsTab();
    await orders.put(order);
    await putRaw(NAME, { ...keptOrderOf(later), schema });
    expect(await orders.all()).toEqual({ kind: 'ok', value: [order, later] });
    expect(news).toEqual([]);
  },
);

test('row 28: a record that an earlier build has written anew has lost its checksum, and is sound', async () => {
  const { orders } = openRecordsTab();
  await orders.put(order);
  const [kept] = (await recordsIn(NAME, 'orders')) as { readonly schema: unknown }[];
  const { schema: _, ...known } = kept ?? { schema: null }; // what such a build takes for the order
  await putRaw(NAME, { ...known, total: 7, schema: 1 });
  expect(await orders.all()).toMatchObject({ value: [{ id: order.id, total: moneyOf(7) }] });
});

test('row 28: an older build reads and writes the database of a newer one, and leaves what it does not know', async () => {
  const newer = await openRaw(NAME, 9, (database) => {
    database.createObjectStore('orders', { keyPath: 'id' });
    database.createObjectStore('parcels');
  });
  await newer.put(keptOrderOf(later));
  newer.database.close();

  const { orders } = openRecordsTab();
  expect(await orders.put(order)).toEqual({ kind: 'ok', value: undefined });
  await putRaw(NAME, damaged);
  expect(await orders.all()).toEqual({ kind: 'ok', value: [order, later] });
  expect(await recordsIn(NAME, 'orders')).toContainEqual(damaged); // there is no store to set it aside in
  const { database } = await openRaw(NAME);
  expect([database.version, [...database.objectStoreNames]]).toEqual([9, ['orders', 'parcels']]);
});

test('row 28: a newer database without the store of orders is left alone, and the device is said to keep none', async () => {
  (await openRaw(NAME, 9)).database.close();
  const { orders } = openRecordsTab();
  expect(await orders.put(order)).toMatchObject({ kind: 'failed' });
  expect(await orders.all()).toMatchObject({ kind: 'failed' });
  expect(await indexedDB.databases()).toEqual([{ name: NAME, version: 9 }]);
});

test.each(releasedDatabases.map((make, at) => [at + 1, make] as const))(
  'row 27: what version %i of the database has kept is there after every later build has opened it',
  async (version, make) => {
    const released = await openRaw(NAME, version, make);
    for (const each of [keptOrderOf(order), keptOrderOf(later), damaged]) await released.put(each);
    released.database.close();

    const { orders } = openRecordsTab();
    expect(await orders.all()).toEqual({ kind: 'ok', value: [order, later] });
    expect(await recordsIn(NAME, 'set-aside')).toMatchObject([{ record: damaged }]);
  },
);

test('row 27: the newest database is the last of those that were released', async () => {
  await openRecordsTab().orders.put(order);
  const now = await openRaw(NAME);
  const released = await openRaw('released', releasedDatabases.length, releasedDatabases.at(-1));
  const shapeOf = ({ database }: typeof now) => [database.version, [...database.objectStoreNames]];
  expect(shapeOf(now)).toEqual(shapeOf(released));
});
