import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { orderIdOf } from '#domain/orders/order.ts';
import { putRaw, recordsIn } from './database-for-tests.ts';
import { damaged, later, NAME, openRecordsTab, order } from './kept-records-for-tests.ts';

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('row 26: a record that cannot be read is quarantined whole, with reason and time, and blocks no other', async () => {
  const { orders, log, news } = openRecordsTab();
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
  const { orders, log, news } = openRecordsTab();
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
  const [one, other] = [openRecordsTab(), openRecordsTab()];
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
  const { orders, news } = openRecordsTab();
  await orders.put(order);
  await putRaw(NAME, damaged);
  expect(await orders.get(orderIdOf('2-b'))).toEqual({ kind: 'ok', value: null });
  expect(news).toEqual([{ kind: 'set-aside', count: 1 }]);
});

test('row 26: a second record with the same id takes the place of none that was quarantined', async () => {
  const { orders } = openRecordsTab();
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
  const { orders, log, news } = openRecordsTab();
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
  const { orders, news } = openRecordsTab();
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
