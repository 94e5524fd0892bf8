import { moneyOf } from '#domain/shared/money.ts';
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sampleOrder } from '#adapters/contracts/samples.ts';
import { createMemoryLog } from '#adapters/memory/memory-log.ts';
import { keptOrderOf } from '#adapters/stored/stored-order.ts';
import { orderIdOf } from '#domain/orders/order.ts';
import type { DeviceNews } from '#domain/storage/device-news.ts';
import { openRaw, putRaw, recordsIn, releasedDatabases } from './database-for-tests.ts';
import { createIndexedDbOrderStore } from './indexeddb-order-store.ts';

const NAME = 'shop-orders';
const order = sampleOrder('1-a');
const later = sampleOrder('3-c', { createdAt: '2026-11-21T00:00:00.000Z' });
const damaged = { id: '2-b', lines: 'lost' };

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** One tab of the shop, with what its shopper is told. */
function openTab() {
  const log = createMemoryLog();
  const news: DeviceNews[] = [];
  return { log, news, orders: createIndexedDbOrderStore({ log, name: NAME, tell: (each) => void news.push(each) }) };
}

test('row 26: a record that cannot be read is quarantined whole, with reason and time, and blocks no other', async () => {
  const { orders, log, news } = openTab();
  for (const each of [later, order]) await orders.put(each);
  await putRaw(NAME, damaged);

  expect(await orders.all()).toEqual({ kind: 'ok', value: [order, later] });
  expect(await recordsIn(NAME, 'set-aside')).toEqual([
    { id: '2-b', record: damaged, reason: 'its field "hash" is not as agreed', at: expect.stringMatching(/^20.*Z$/) },
  ]);
  expect(await recordsIn(NAME, 'orders')).toHaveLength(2);
  expect(log.errors()).toEqual(['A stored order cannot be read: its field "hash" is not as agreed.']);
  expect(news).toEqual([{ kind: 'set-aside', count: 1 }]);
});

test('row 26: a record that can be read, and says something else than was written, is quarantined and told', async () => {
  const { orders, log, news } = openTab();
  for (const each of [order, later]) await orders.put(each);
  const [kept] = (await recordsIn(NAME, 'orders')) as { readonly total: number }[];
  const flipped = { ...kept, total: (kept?.total ?? 0) ^ 1 };
  await putRaw(NAME, flipped);

  expect(await orders.all()).toEqual({ kind: 'ok', value: [later] });
  const reason = 'its checksum is not that of what it says';
  expect(await recordsIn(NAME, 'set-aside')).toMatchObject([{ id: order.id, record: flipped, reason }]);
  expect(log.errors()).toEqual([`A stored order cannot be read: ${reason}.`]);
  expect(news).toEqual([{ kind: 'set-aside', count: 1 }]);
});

test('row 26: what was quarantined is told once, however often and in however many tabs orders are read', async () => {
  const [one, other] = [openTab(), openTab()];
  await one.orders.put(order);
  await putRaw(NAME, damaged);
  await putRaw(NAME, { ...damaged, id: '4-d' });

  await Promise.all([one.orders.all(), other.orders.all()]);
  await one.orders.all();
  expect(await recordsIn(NAME, 'set-aside')).toHaveLength(2);
  const told = [...one.news, ...other.news].map((news) => (news.kind === 'set-aside' ? news.count : 0));
  expect(told.reduce((sum, count) => sum + count, 0)).toBe(2);
});

test('row 26: a damaged record that is asked for by its id is quarantined, too', async () => {
  const { orders, news } = openTab();
  await orders.put(order);
  await putRaw(NAME, damaged);
  expect(await orders.get(orderIdOf('2-b'))).toEqual({ kind: 'ok', value: null });
  expect(news).toEqual([{ kind: 'set-aside', count: 1 }]);
});

test('row 26: a second record with the same id takes the place of none that was quarantined', async () => {
  const { orders } = openTab();
  await orders.put(order);
  for (const lines of ['lost', 'lost again']) {
    await putRaw(NAME, { id: '2-b', lines });
    await orders.all();
  }
  expect(await recordsIn(NAME, 'set-aside')).toMatchObject([
    { record: { lines: 'lost' } },
    { record: { lines: 'lost again' } },
  ]);
});

test('row 26: a record that cannot be moved stays where it is', async () => {
  const { orders, log, news } = openTab();
  await orders.put(order);
  await putRaw(NAME, damaged);
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('The disk is full.', 'QuotaExceededError');
  });
  expect(await orders.all()).toEqual({ kind: 'ok', value: [order] });
  expect(await recordsIn(NAME, 'orders')).toContainEqual(damaged);
  expect(news).toEqual([]);
  expect(log.errors()).toContainEqual(expect.stringContaining('could not be quarantined'));
});

test('row 26: a record whose bytes the disk has lost keeps no other from being read, and is told once', async () => {
  const { orders, news } = openTab();
  for (const each of [order, later]) await orders.put(each);
  await putRaw(NAME, damaged);
  const unreadable = () => {
    throw new DOMException('Failed to read large IndexedDB value', 'DataError');
  };
  vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(unreadable);
  const { get } = IDBObjectStore.prototype;
  vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(function (this: IDBObjectStore, id) {
    return id === '3-c' ? unreadable() : get.call(this, id);
  });

  for (let times = 0; times < 2; times += 1) expect(await orders.all()).toEqual({ kind: 'ok', value: [order] });
  expect(news).toEqual([{ kind: 'set-aside', count: 2 }]);
  vi.restoreAllMocks();
  expect(await recordsIn(NAME, 'orders')).toMatchObject([{ id: '1-a' }, { id: '3-c' }]);
});

test('row 28: a record of a newer build is neither shown nor changed, removed or quarantined', async () => {
  const { orders, log, news } = openTab();
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
  await openTab().orders.put(order);
  expect(await recordsIn(NAME, 'orders')).toEqual([
    { ...keptOrderOf(order), schema: expect.stringMatching(/^1:[0-9a-f]{8}$/) },
  ]);
});

test.each([1, undefined])(
  'row 28: a record of an earlier build, which has the schema %o, is read as ever',
  async (schema) => {
    const { orders, news } = openTab();
    await orders.put(order);
    await putRaw(NAME, { ...keptOrderOf(later), schema });
    expect(await orders.all()).toEqual({ kind: 'ok', value: [order, later] });
    expect(news).toEqual([]);
  },
);

test('row 28: a record that an earlier build has written anew has lost its checksum, and is sound', async () => {
  const { orders } = openTab();
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

  const { orders } = openTab();
  expect(await orders.put(order)).toEqual({ kind: 'ok', value: undefined });
  await putRaw(NAME, damaged);
  expect(await orders.all()).toEqual({ kind: 'ok', value: [order, later] });
  expect(await recordsIn(NAME, 'orders')).toContainEqual(damaged); // there is no store to set it aside in
  const { database } = await openRaw(NAME);
  expect([database.version, [...database.objectStoreNames]]).toEqual([9, ['orders', 'parcels']]);
});

test('row 28: a newer database without the store of orders is left alone, and the device is said to keep none', async () => {
  (await openRaw(NAME, 9)).database.close();
  const { orders } = openTab();
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

    const { orders } = openTab();
    expect(await orders.all()).toEqual({ kind: 'ok', value: [order, later] });
    expect(await recordsIn(NAME, 'set-aside')).toMatchObject([{ record: damaged }]);
  },
);

test('row 27: the newest database is the last of those that were released', async () => {
  await openTab().orders.put(order);
  const now = await openRaw(NAME);
  const released = await openRaw('released', releasedDatabases.length, releasedDatabases.at(-1));
  const shapeOf = ({ database }: typeof now) => [database.version, [...database.objectStoreNames]];
  expect(shapeOf(now)).toEqual(shapeOf(released));
});

test('row 27: a tab finishes what it writes and lets go when another one brings the database forward', async () => {
  const { orders } = openTab();
  await orders.put(order);
  const writing = orders.put(later);
  const newer = await openRaw(NAME, 3);
  expect(await writing).toEqual({ kind: 'ok', value: undefined });
  expect(await newer.recordsIn('orders')).toHaveLength(2);
  newer.database.close();
  expect(await orders.all()).toEqual({ kind: 'ok', value: [order, later] }); // over the newer database
});

test('row 27: what is asked in the moment in which a tab lets go is asked of the next connection', async () => {
  const { orders } = openTab();
  await orders.put(order);
  const { transaction } = IDBDatabase.prototype;
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(function (this: IDBDatabase, ...given) {
    this.close();
    return transaction.apply(this, given);
  });
  expect(await orders.put(later)).toEqual({ kind: 'ok', value: undefined });
  expect(await orders.all()).toEqual({ kind: 'ok', value: [order, later] });
});

test('row 27: a tab that does not let go is told after three seconds, and the other goes on by itself afterwards', async () => {
  const holding = await openRaw(NAME, 1, releasedDatabases[0]);
  await holding.put(keptOrderOf(order));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { orders, news } = openTab();
  const held = nextHeld();
  const asked = orders.all();
  await held;

  await vi.advanceTimersByTimeAsync(2_000);
  expect(await asked).toMatchObject({ kind: 'failed' });
  await vi.advanceTimersByTimeAsync(999);
  expect(news).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(news).toEqual([{ kind: 'held' }]);

  vi.useRealTimers();
  holding.database.close();
  await expect.poll(() => orders.all()).toEqual({ kind: 'ok', value: [order] });
  expect(await orders.put(later)).toMatchObject({ kind: 'ok' });
});

test('row 29: an order counts as stored only when it is on the disk', async () => {
  const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
  const { orders } = openTab();
  await orders.put(order);
  expect(transaction).toHaveBeenCalledWith(['orders'], 'readwrite', { durability: 'strict' });
});

test('row 25: a device that never answers is waited for once, two seconds, and not again while it is silent', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const silent = new EventTarget() as IDBOpenDBRequest;
  vi.spyOn(IDBFactory.prototype, 'open').mockReturnValue(silent);
  const { orders } = openTab();
  const answer = orders.put(order);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await answer).toEqual({ kind: 'failed', reason: 'no answer within 2000 ms' });
  expect(await orders.all()).toMatchObject({ kind: 'failed', reason: expect.stringContaining('still being opened') });
});

test('row 25: a device without a database fails in an answer, and is tried again', async () => {
  const { orders } = openTab();
  const open = vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  expect(await orders.all()).toMatchObject({ kind: 'failed', reason: expect.stringContaining('SecurityError') });
  open.mockRestore();
  expect(await orders.all()).toEqual({ kind: 'ok', value: [] });
});

test('row 25: a browser that knows no databases fails in an answer', async () => {
  vi.stubGlobal('indexedDB', undefined);
  expect(await openTab().orders.put(order)).toMatchObject({ kind: 'failed' });
});

test('row 31: after the site data was cleared the next order is kept anew', async () => {
  const { orders } = openTab();
  await orders.put(order);
  await new Promise((resolve) => {
    indexedDB.deleteDatabase(NAME).onsuccess = resolve;
  });
  expect(await orders.put(later)).toEqual({ kind: 'ok', value: undefined });
  expect(await orders.all()).toEqual({ kind: 'ok', value: [later] });
});

/** Resolves when the next database that is opened is found to be held by another tab. */
function nextHeld(): Promise<unknown> {
  return new Promise((resolve) => {
    const { open } = IDBFactory.prototype;
    vi.spyOn(IDBFactory.prototype, 'open').mockImplementationOnce(function (this: IDBFactory, ...given) {
      const request = open.apply(this, given);
      request.addEventListener('blocked', resolve);
      return request;
    });
  });
}
