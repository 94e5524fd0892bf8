import { expect, test } from 'vitest';
import { createMemoryClock } from '#adapters/memory/memory-clock.ts';
import { createMemoryKeyValueStore } from '#adapters/memory/memory-key-value-store.ts';
import { createMemoryLog } from '#adapters/memory/memory-log.ts';
import type { StoreAnswer } from './key-value-store.ts';
import { createResilientStore } from './resilient-store.ts';
import { createTestStore } from './resilient-store-for-tests.ts';

test('row 95: what the browser has cleared since it was read is known from what was removed', async () => {
  const kept = new Map<string, string>();
  const { store } = createTestStore(1, undefined, undefined, kept);
  await store.set('cart', 1, { tab: 1 });
  kept.delete('cart');
  expect(await store.get('cart', true)).toEqual({ kind: 'kept', value: null, marks: { tab: 1 } });
  await store.set('cart', 2, { tab: 2 });
  kept.clear();
  expect(await store.get('cart', true)).toEqual({ kind: 'kept', value: 2, marks: { tab: 2 } });
});

test('row 95: what the browser has cleared counts as kept anew when all of it is, and not before', async () => {
  const kept = new Map<string, string>();
  const { store, device, clock } = createTestStore(1, undefined, undefined, kept);
  await store.set('session', 'Asha', { tab: 1 });
  await store.set('cart', 1, { tab: 1 });
  kept.clear();
  device.failNextWrites(1);
  expect(await store.get('cart')).toEqual({ kind: 'silent', value: 1 });
  await clock.advance(1_000);
  expect(await store.get('cart')).toEqual({ kind: 'kept', value: 1, marks: {} });
  expect([...kept.keys()].toSorted()).toEqual(['#mark', 'cart', 'cart#marks', 'session', 'session#marks']);
});

test('row 95: what another page has kept since the browser cleared the store is not written over', async () => {
  const kept = new Map<string, string>();
  const { store: another, device } = createTestStore(1, undefined, undefined, kept);
  const getTogether = async (keys: readonly string[]) => {
    const answer = await device.getTogether(keys);
    if (keys.includes('#mark')) await another.set('session', 'Ravi', { other: 1 }); // before anything is stored anew
    return answer;
  };
  const clock = createMemoryClock();
  const store = createResilientStore({ store: { ...device, getTogether }, clock, log: createMemoryLog() });
  await store.set('session', 'Asha', { tab: 1 });
  await store.set('cart', 1, { tab: 1 });
  kept.clear();
  expect(await store.get('cart')).toMatchObject({ value: 1 });
  expect(await store.get('session', true)).toEqual({ kind: 'kept', value: 'Ravi', marks: { other: 1 } });
});

test('row 95: what is kept anew while a late answer is on its way counts as removed to nobody', async () => {
  const kept = new Map<string, string>();
  const device = createMemoryKeyValueStore(kept);
  const late = Promise.withResolvers<void>();
  const getTogether: typeof device.getTogether = async (keys) => {
    const answer = await device.getTogether(keys);
    if (keys.join() === 'cart') await late.promise; // what it has seen is older by then
    return answer;
  };
  const ports = { clock: createMemoryClock(), log: createMemoryLog() };
  const store = createResilientStore({ store: { ...device, getTogether }, ...ports });
  await store.set('session', 'Asha', { tab: 1 });
  await store.set('cart', 1, { tab: 1 });
  kept.clear();
  const cart = store.get('cart');
  await store.get('session');
  late.resolve();
  expect(await cart).toMatchObject({ kind: 'kept', value: 1 });
});

test('row 93: a mark that cannot be read is no missing one, and an answer that never comes is not waited for', async () => {
  const kept = new Map<string, string>();
  const device = createMemoryKeyValueStore(kept);
  const clock = createMemoryClock();
  let markIs: Promise<StoreAnswer<readonly unknown[]>> = Promise.resolve({ kind: 'failed', reason: 'no' });
  const getTogether = (keys: readonly string[]) => (keys.includes('#mark') ? markIs : device.getTogether(keys));
  const store = createResilientStore({ store: { ...device, getTogether }, clock, log: createMemoryLog() });
  await store.set('cart', 1, { tab: 1 });
  kept.clear();
  expect(await store.get('cart', true)).toEqual({ kind: 'silent', value: 1 });
  await clock.advance(1_000);
  markIs = new Promise(() => undefined);
  const asked = store.get('cart', true);
  await clock.advance(1_000);
  expect(await asked).toEqual({ kind: 'silent', value: 1 });
});

test.each(['"x"', '[]', '{"tab":"2"}', 'null', '{"tab":1.5}'])(
  'marks that cannot be read are none: %s',
  async (text) => {
    const { store } = createTestStore(
      1,
      undefined,
      undefined,
      new Map([
        ['cart', '1'],
        ['cart#marks', text],
      ]),
    );
    expect(await store.get('cart', true)).toEqual({ kind: 'kept', value: 1, marks: {} });
  },
);

test('row 95: that the browser has cleared the store is logged, and nothing where it has not', async () => {
  const kept = new Map<string, string>();
  const { store, log } = createTestStore(1, undefined, undefined, kept);
  await store.set('cart', 1, { tab: 1 });
  await store.set('session', 'Asha', { tab: 1 });
  kept.delete('cart'); // another page has removed it
  expect(await store.get('cart')).toMatchObject({ value: null });
  expect(log.errors()).toEqual([]);
  await store.set('cart', 1, { tab: 1 });
  kept.clear();
  await store.get('cart');
  expect(log.errors()).toEqual(['What was stored has been cleared, and is stored anew.']);
});
