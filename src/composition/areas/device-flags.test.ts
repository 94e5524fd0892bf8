import { expect, test } from 'vitest';
import { createMemoryClock } from '#adapters/memory/memory-clock.ts';
import { createMemoryKeyValueStore } from '#adapters/memory/memory-key-value-store.ts';
import { createMemoryLog } from '#adapters/memory/memory-log.ts';
import { createResilientStore } from '#domain/storage/resilient-store.ts';
import { deviceFlags } from '../screens/device-flags.ts';
import { createShop } from '../wiring/services.ts';

function open() {
  const clock = createMemoryClock();
  const own = createMemoryKeyValueStore();
  const others = createMemoryKeyValueStore();
  const opened = (store: typeof own) => createResilientStore({ store, clock, log: createMemoryLog() });
  const given = { clock, deviceFlagStore: async () => opened(own), deviceStore: async () => opened(others) };
  const shop = createShop<typeof given>()(deviceFlags).open(given);
  return { own, others, deviceFlags: shop.deviceFlags };
}

test('ACC-20 a claim lies in the store of claims alone', async () => {
  const { own, others, deviceFlags } = open();
  await deviceFlags.set({ code: 'size-hint', value: true, description: 'Read.' });
  expect(await own.get('size-hint')).toMatchObject({ kind: 'ok', value: { value: true } });
  expect(await others.entries()).toEqual({ kind: 'ok', value: [] });
});

test('what a device kept and is no claim is none', async () => {
  const { own, deviceFlags } = open();
  await own.set('size-hint', { code: 'size-hint' });
  expect(await deviceFlags.read('size-hint')).toBe(null);
});
