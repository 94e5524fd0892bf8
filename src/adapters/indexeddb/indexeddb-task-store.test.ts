import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import { proveRules } from '#adapters/contracts/prove-rules.ts';
import { sampleTask } from '#adapters/contracts/samples.ts';
import { taskStoreRules } from '#adapters/contracts/task-store-rules.ts';
import { createMemoryLog } from '#adapters/memory/memory-log.ts';
import { taskRecords } from '#adapters/stored/stored-task.ts';
import { createIndexedDbTaskStore } from './indexeddb-task-store.ts';

const log = createMemoryLog();

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));

proveRules('tasks in a database', taskStoreRules, () => ({ open: () => createIndexedDbTaskStore({ log }) }));

async function putRaw(...records: readonly unknown[]): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<IDBDatabase>();
  const request = indexedDB.open('shop-tasks');
  request.onsuccess = () => resolve(request.result);
  request.onerror = () => reject(request.error);
  const database = await promise;
  const transaction = database.transaction('tasks', 'readwrite');
  for (const record of records) transaction.objectStore('tasks').put(record);
  await new Promise((done) => {
    transaction.oncomplete = done;
  });
  database.close();
}

const [first, second, third] = [sampleTask(1), sampleTask(20), sampleTask(300)];

test('QUEUE-04 a task counts as stored only when it is on the disk', async () => {
  const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
  await createIndexedDbTaskStore({ log }).put(first);
  expect(transaction).toHaveBeenCalledWith(['tasks'], 'readwrite', { durability: 'strict' });
  transaction.mockRestore();
});

test.each([
  ['has no endpoint that this build knows', { ...second, endpoint: 'send-flowers' }],
  ['has a payload that its endpoint does not take', { ...second, payload: { email: 7 } }],
  ['belongs to no world', { ...second, world: null }],
  ['is nothing', { id: second.id }],
])('a task that %s never keeps the others from being read', async (_what, damaged) => {
  const store = createIndexedDbTaskStore({ log });
  for (const task of [first, third]) await store.put(task);
  await putRaw(damaged);
  const page = await store.page(null, 2);
  expect(page).toMatchObject({ value: { records: [first], next: second.id } });
  expect(await store.page(second.id, 2)).toMatchObject({ value: { records: [third], next: null } });
});

test('a task of a newer build is left to that', async () => {
  const store = createIndexedDbTaskStore({ log });
  await store.put(first);
  await putRaw({ ...second, schema: taskRecords.schema + 1, payload: 'of another shape' });
  expect(await store.page(null, 10)).toMatchObject({ value: { records: [first] } });
  expect(await store.put(second)).toMatchObject({ kind: 'failed' });
});

test('what a later build keeps in a task comes back with it', async () => {
  const store = createIndexedDbTaskStore({ log });
  await store.put(first);
  await putRaw({ ...first, priority: 'high' });
  expect(await store.get(first.id)).toMatchObject({ value: { priority: 'high' } });
});
