import { expect, test } from 'vitest';
import { createMemoryClock } from '#adapters/memory/memory-clock.ts';
import { createMemoryKeyValueStore } from '#adapters/memory/memory-key-value-store.ts';
import { createMemoryLog } from '#adapters/memory/memory-log.ts';
import { createResilientStore } from './resilient-store.ts';

function createTestStore(patience = 1) {
  const device = createMemoryKeyValueStore();
  const clock = createMemoryClock();
  const log = createMemoryLog();
  return { device, clock, log, store: createResilientStore({ store: device, clock, log, patience }) };
}

test('CONF-53 one failed read and thirty failed writes end persistence, not less', async () => {
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
  await store.set('cart', 1);

  expect(store.isPersistent()).toBe(false);
  expect(await device.get('cart')).toEqual({ kind: 'ok', value: null });
});

test('CACHE-07 values set before and after persistence ended are still read', async () => {
  const { device, store } = createTestStore();
  await store.set('before', 1);
  device.failNextReads(1);
  await store.get('before');
  await store.set('after', 2);

  expect(await store.get('before')).toBe(1);
  expect(await store.get('after')).toBe(2);
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

test.each([
  ['CACHE-08 CONF-53 a value', 800, (store: ReturnType<typeof createTestStore>['store']) => store.get('cart')],
  ['CACHE-09 CONF-53 all values', 2_000, (store: ReturnType<typeof createTestStore>['store']) => store.entries()],
] as const)('%s that does not come in %i ms makes the database anew, and not before', async (_what, limit, ask) => {
  const { device, clock, store } = createTestStore();
  device.hang();
  const asked = ask(store);

  await clock.advance(limit - 1);
  expect(device.recreations()).toBe(0);
  await clock.advance(1);
  await asked;
  expect(device.recreations()).toBe(1);
});

test('where devices are known to be slow they are given as many times the time', async () => {
  const { device, clock, store } = createTestStore(3);
  device.hang();
  const asked = store.get('cart');

  await clock.advance(2_399);
  expect(device.recreations()).toBe(0);
  await clock.advance(1);
  await asked;
  expect(device.recreations()).toBe(1);
});

test('CACHE-08 a device that does not answer in time counts as one that failed, and memory answers', async () => {
  const { device, clock, store } = createTestStore();
  await store.set('cart', 1);
  device.hang();
  const asked = store.get('cart');
  await clock.advance(800);
  expect(await asked).toBe(1);
  expect(store.isPersistent()).toBe(false);
});

test('CACHE-10 a failure is written into the log, and whoever asked has an answer', async () => {
  const { device, log, store } = createTestStore();
  device.failNextWrites(1);
  expect(await store.set('cart', 1)).toBe(false);
  device.failNextReads(1);
  expect(await store.get('cart')).toBeNull();
  expect(log.errors()).toEqual([
    'A value could not be stored: This write was to fail.',
    'A stored value could not be read: This read was to fail.',
  ]);
});
