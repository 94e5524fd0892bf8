import { expect, test } from 'vitest';
import { createMemoryClock } from '#adapters/memory/memory-clock.ts';
import { createMemoryKeyValueStore } from '#adapters/memory/memory-key-value-store.ts';
import { createMemoryLog } from '#adapters/memory/memory-log.ts';
import { createResilientStore } from './resilient-store.ts';
import { createTestStore } from './resilient-store-for-tests.ts';

test('CACHE-05 CONF-53 one failed read and thirty failed writes end persistence, not less', async () => {
  const reading = createTestStore();
  reading.device.failNextReads(1);
  await reading.store.get('cart');
  expect(reading.store.isPersistent()).toBe(false);

  const writing = createTestStore();
  writing.device.failNextWrites(30);
  for (let write = 1; write <= 29; write += 1) await writing.store.set('cart', write);
  expect(writing.store.isPersistent()).toBe(true);
  await writing.store.set('cart', 30);
  expect(writing.store.isPersistent()).toBe(false);
});

test('CACHE-04 after one failed read the device is left alone', async () => {
  const { device, store } = createTestStore();
  device.failNextReads(1);
  await store.get('cart');
  expect(await store.set('cart', 1)).toBe(false);

  expect(store.isPersistent()).toBe(false);
  expect(await device.get('cart')).toEqual({ kind: 'ok', value: null });
});

test('CACHE-07 values set before and after persistence ended are still read', async () => {
  const { device, store } = createTestStore();
  await store.set('before', 1);
  device.failNextReads(1);
  await store.get('before');
  await store.set('after', 2);

  expect(await store.get('before')).toEqual({ kind: 'silent', value: 1 });
  expect(await store.get('after')).toEqual({ kind: 'silent', value: 2 });
  expect(await store.entries()).toEqual([
    ['before', 1],
    ['after', 2],
  ]);
});

test('CACHE-06 one store that fails leaves the others persistent', async () => {
  const broken = createTestStore();
  const sound = createTestStore();
  broken.device.failNextReads(1);
  await broken.store.get('cart');

  expect(broken.store.isPersistent()).toBe(false);
  expect(sound.store.isPersistent()).toBe(true);
});

test('CACHE-10 a failure is written into the log, and whoever asked has an answer', async () => {
  const { device, log, store } = createTestStore();
  device.failNextWrites(1);
  expect(await store.set('cart', 1)).toBe(false);
  device.failNextReads(1);
  expect(await store.get('cart')).toEqual({ kind: 'silent', value: null });
  expect(log.errors()).toEqual([
    'A value could not be stored: This write was to fail.',
    'A stored value could not be read: This read was to fail.',
  ]);
});

test('CACHE-07 what was removed is not remembered either', async () => {
  const { device, store } = createTestStore();
  await store.set('cart', 1);
  await store.remove('cart');
  device.failNextReads(1);
  expect(await store.get('cart')).toEqual({ kind: 'silent', value: null });
});

test('CACHE-10 a device that is left alone after a failure is not logged again, and a failed read of all is', async () => {
  const { device, log, store } = createTestStore();
  await store.set('cart', 1);
  device.failNextReads(1);
  expect(await store.entries()).toEqual([['cart', 1]]);
  expect([await store.get('cart'), await store.entries()]).toEqual([{ kind: 'silent', value: 1 }, [['cart', 1]]]);
  expect(log.errors()).toEqual(['A stored value could not be read: This read was to fail.']);
});

test('row 93: a value is never read without what its marks say is in it, whatever another page writes meanwhile', async () => {
  const device = createMemoryKeyValueStore();
  const another = createResilientStore({ store: device, clock: createMemoryClock(), log: createMemoryLog() });
  await another.set('session', 'a guest', { other: 1 });
  const get: typeof device.get = async (key) => {
    const answer = await device.get(key);
    await another.set('session', 'Asha', { other: 2 });
    return answer;
  };
  const getTogether: typeof device.getTogether = async (keys) => {
    const answer = await device.getTogether(keys);
    await another.set('session', 'Asha', { other: 2 });
    return answer;
  };
  const store = createResilientStore({
    store: { ...device, get, getTogether },
    clock: createMemoryClock(),
    log: createMemoryLog(),
  });
  expect(await store.get('session', true)).toEqual({ kind: 'kept', value: 'a guest', marks: { other: 1 } });
});
