import { expect, test } from 'vitest';
import { createMemoryCaches } from '#adapters/memory/memory-caches.ts';
import { createMemoryClock } from '#adapters/memory/memory-clock.ts';
import { createMemoryKeyValueStore } from '#adapters/memory/memory-key-value-store.ts';
import { createMemoryLog } from '#adapters/memory/memory-log.ts';
import { createMemoryRecordStore } from '#adapters/memory/memory-record-store.ts';
import { cacheKindOf } from './device-caches.ts';
import { createMakeRoom } from './make-room.ts';
import { createResilientStore } from './resilient-store.ts';
import { withRoom } from './with-room.ts';

const inCache = (cache: string) => ({ cache, key: '/a', bytes: 1, keptAt: 0 });
const record = { id: 'a', at: '1' };
const full = { kind: 'failed', reason: 'The disk is full.', isFull: true } as const;

/** A device of which caches must go before it takes anything: as many as there must be none of any more. */
function createFullDevice(filling: readonly string[], cached: readonly string[]) {
  const caches = createMemoryCaches();
  for (const name of cached) caches.keep(inCache(name));
  const log = createMemoryLog();
  const isFull = () => caches.kept().some((each) => filling.includes(each.split('/')[0] ?? ''));
  return { caches, log, isFull, makeRoom: createMakeRoom({ caches, log }) };
}

const everything = ['zari-attributes', 'zari-pages', 'zari-catalog', 'zari-pictures', 'zari-orders', 'zari-cart'];

test.each([
  ['pictures alone', ['zari-pictures'], ['zari-attributes', 'zari-pages', 'zari-catalog', 'zari-orders', 'zari-cart']],
  ['the catalog as well', ['zari-catalog'], ['zari-attributes', 'zari-pages', 'zari-orders', 'zari-cart']],
  ['pages as well', ['zari-pages'], ['zari-attributes', 'zari-orders', 'zari-cart']],
  ['attributes as well', ['zari-attributes'], ['zari-orders', 'zari-cart']],
])('row 24: for what waits room is made of %s when that is enough', async (_what, filling, left) => {
  const { caches, isFull, makeRoom } = createFullDevice(filling, everything);
  const kept = new Map<string, typeof record>();
  const store = createMemoryRecordStore({ kept, madeAt: ({ at }: typeof record) => at });
  const device = { ...store, put: async (each: typeof record) => (isFull() ? full : store.put(each)) };

  expect(await withRoom(device, makeRoom).put(record)).toEqual({ kind: 'ok', value: undefined });
  expect(kept.get('a')).toEqual(record);
  expect(caches.kept()).toEqual(left.map((name) => `${name}/a`));
});

test('row 24: a device that is full of what cannot be had again keeps all of it, and says that it took no more', async () => {
  const precious = ['zari-cart', 'zari-user', 'zari-orders', 'zari-tasks', 'somebody-elses'];
  const { caches, makeRoom } = createFullDevice([], precious);
  const store = createMemoryRecordStore({ madeAt: ({ at }: typeof record) => at });
  let asked = 0;
  const device = {
    ...store,
    async put() {
      asked += 1;
      return full;
    },
  };
  expect(await withRoom(device, makeRoom).put(record)).toEqual(full);
  expect(asked).toBe(1);
  expect(caches.kept()).toEqual(precious.map((name) => `${name}/a`));
});

test('row 24: a device that goes on being full is not asked for ever', async () => {
  let asked = 0;
  const store = createMemoryRecordStore({ madeAt: ({ at }: typeof record) => at });
  const device = {
    ...store,
    async put() {
      asked += 1;
      return full;
    },
  };
  expect(await withRoom(device, async () => true).put(record)).toEqual(full);
  expect(asked).toBe(5);
});

test('row 24: a write that failed for another reason costs no cache', async () => {
  const { caches, makeRoom } = createFullDevice([], everything);
  const store = createMemoryRecordStore({ madeAt: ({ at }: typeof record) => at });
  store.failNextWrites(1);
  expect(await withRoom(store, makeRoom).put(record)).toMatchObject({ kind: 'failed' });
  expect(caches.kept()).toHaveLength(everything.length);
});

test('row 24: for the cart, too, caches give way', async () => {
  const { isFull, makeRoom, log } = createFullDevice(['zari-pictures'], everything);
  const device = createMemoryKeyValueStore();
  const set: typeof device.set = async (key, value) => (isFull() ? full : device.set(key, value));
  const store = createResilientStore({ store: { ...device, set }, clock: createMemoryClock(), log, makeRoom });
  expect(await store.set('cart', ['tee'])).toBe(true);
  expect(await device.get('cart')).toEqual({ kind: 'ok', value: ['tee'] });
  expect(log.errors()).toEqual([]);
});

test('row 24: caches that cannot be looked at are logged, and the write has failed', async () => {
  const log = createMemoryLog();
  const names = async () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  const makeRoom = createMakeRoom({ caches: { ...createMemoryCaches(), names }, log });
  expect(await makeRoom()).toBe(false);
  expect(log.errors()).toEqual([expect.stringContaining('insecure')]);
});

test.each([
  ['zari-pictures', 'pictures'],
  ['de-zari-catalog', 'catalog'],
  ['zari-pages-3', 'pages'],
  ['zari-attributes', 'attributes'],
  ['zari-orders', null],
  ['zari-catalog-orders', null],
  ['zari-precache-https://shop.test/', null],
  ['', null],
])('the cache %j is of the kind %j', (name, kind) => {
  expect(cacheKindOf(name)).toBe(kind);
});
