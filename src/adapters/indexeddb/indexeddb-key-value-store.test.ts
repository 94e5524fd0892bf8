import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { createIndexedDbKeyValueStore } from './indexeddb-key-value-store.ts';
import { resultOf } from './outcome-of.ts';

let world = 0;

let name = '';

beforeEach(() => {
  world += 1;
  name = `zari${world}`;
});

const ok = (value: unknown) => ({ kind: 'ok', value });

test('what builds have kept with localforage is read, and they read what is kept now', async () => {
  const request = indexedDB.open(`shop-${name}`, 2); // as localforage makes it
  request.onupgradeneeded = () => {
    for (const store of ['values', 'local-forage-detect-blob-support']) request.result.createObjectStore(store);
  };
  const before = await resultOf(request);
  const values = (mode: IDBTransactionMode) => before.transaction('values', mode).objectStore('values');
  await resultOf(values('readwrite').put({ lines: ['tee'] }, 'cart'));
  const store = createIndexedDbKeyValueStore({ name });
  expect(await store.get('cart')).toEqual(ok({ lines: ['tee'] }));
  await store.set('cart', { lines: ['tee', 'saree'] }, [['cart#marks', { tab: 1 }]]);
  expect(await resultOf(values('readonly').get('cart'))).toEqual({ lines: ['tee', 'saree'] });
  before.close();
});

test('a database that a build has left without its store gets it', async () => {
  (await resultOf(indexedDB.open(`shop-${name}`))).close();
  const store = createIndexedDbKeyValueStore({ name });
  expect(await store.set('cart', 1)).toEqual(ok(undefined));
  expect(await store.get('cart')).toEqual(ok(1));
});

test('a database of a later build is used as it is', async () => {
  const request = indexedDB.open(`shop-${name}`, 9);
  request.onupgradeneeded = () => void request.result.createObjectStore('values');
  (await resultOf(request)).close();
  const store = createIndexedDbKeyValueStore({ name });
  await store.set('cart', 1);
  expect(await store.get('cart')).toEqual(ok(1));
});

test('row 93: an opening that hangs is left, and the next call opens anew', async () => {
  const real = indexedDB;
  vi.stubGlobal('indexedDB', { open: () => ({}) });
  const store = createIndexedDbKeyValueStore({ name });
  void store.get('cart');
  vi.stubGlobal('indexedDB', real);
  store.reconnect();
  expect(await store.set('cart', 1)).toEqual(ok(undefined));
});

test.each<[string, () => unknown]>([
  [
    'forbids its databases',
    () => ({
      open: () => {
        throw new DOMException('No.', 'SecurityError');
      },
    }),
  ],
  ['has none', () => undefined],
])('row 94: a browser that %s answers with a failure, and works once it has them', async (_what, stub) => {
  const real = indexedDB;
  vi.stubGlobal('indexedDB', stub());
  const store = createIndexedDbKeyValueStore({ name });
  expect(await store.get('cart')).toMatchObject({ kind: 'failed' });
  expect(await store.set('cart', 1)).toMatchObject({ kind: 'failed' });
  vi.stubGlobal('indexedDB', real);
  expect(await store.set('cart', 1)).toEqual(ok(undefined));
});

test('what cannot be written is written in no part', async () => {
  const store = createIndexedDbKeyValueStore({ name });
  await store.set('cart', 1);
  expect(await store.set('cart', 2, [['cart#marks', () => undefined]])).toMatchObject({ kind: 'failed' });
  expect([await store.get('cart'), await store.get('cart#marks')]).toEqual([ok(1), ok(null)]);
});
