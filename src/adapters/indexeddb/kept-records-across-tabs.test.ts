import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keptOrderOf } from '#adapters/stored/stored-order.ts';
import { openRaw, releasedDatabases } from './database-for-tests.ts';
import { later, NAME, openRecordsTab, order } from './kept-records-for-tests.ts';

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('row 27: a tab finishes what it writes and lets go when another one brings the database forward', async () => {
  const { orders } = openRecordsTab();
  await orders.put(order);
  const writing = orders.put(later);
  const newer = await openRaw(NAME, 3);
  expect(await writing).toEqual({ kind: 'ok', value: undefined });
  expect(await newer.recordsIn('orders')).toHaveLength(2);
  newer.database.close();
  expect(await orders.all()).toEqual({ kind: 'ok', value: [order, later] }); // over the newer database
});

test('row 27: what is asked in the moment in which a tab lets go is asked of the next connection', async () => {
  const { orders } = openRecordsTab();
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
  const { orders, news } = openRecordsTab();
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
  const { orders } = openRecordsTab();
  await orders.put(order);
  expect(transaction).toHaveBeenCalledWith(['orders'], 'readwrite', { durability: 'strict' });
});

test('row 25: a device that never answers is waited for once, two seconds, and not again while it is silent', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const silent = new EventTarget() as IDBOpenDBRequest;
  vi.spyOn(IDBFactory.prototype, 'open').mockReturnValue(silent);
  const { orders } = openRecordsTab();
  const answer = orders.put(order);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await answer).toEqual({ kind: 'failed', reason: 'no answer within 2000 ms' });
  expect(await orders.all()).toMatchObject({ kind: 'failed', reason: expect.stringContaining('still being opened') });
});

test('row 25: a device without a database fails in an answer, and is tried again', async () => {
  const { orders } = openRecordsTab();
  const open = vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  expect(await orders.all()).toMatchObject({ kind: 'failed', reason: expect.stringContaining('SecurityError') });
  open.mockRestore();
  expect(await orders.all()).toEqual({ kind: 'ok', value: [] });
});

test('row 25: a browser that knows no databases fails in an answer', async () => {
  vi.stubGlobal('indexedDB', undefined);
  expect(await openRecordsTab().orders.put(order)).toMatchObject({ kind: 'failed' });
});

test('row 31: after the site data was cleared the next order is kept anew', async () => {
  const { orders } = openRecordsTab();
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
