import { expect, test } from 'vitest';
import { createMemoryClock } from '#adapters/memory/memory-clock.ts';
import { createMemoryKeyValueStore } from '#adapters/memory/memory-key-value-store.ts';
import { createMemoryLog } from '#adapters/memory/memory-log.ts';
import { timestampAt } from '#domain/shared/clock.ts';
import { createResilientStore } from '#domain/storage/resilient-store.ts';
import type { DeviceFlag } from './device-flag.ts';
import { createDeviceFlags } from './device-flags.ts';

const hint = { code: 'size-hint', value: true, description: 'The hint about sizes was read.' };
const isClaim = (stored: unknown): stored is DeviceFlag => typeof stored === 'object' && stored !== null;

function open() {
  const clock = createMemoryClock();
  const device = createMemoryKeyValueStore();
  const store = createResilientStore({ store: device, clock, log: createMemoryLog() });
  const parse = (stored: unknown) => (isClaim(stored) ? stored : null);
  return { clock, device, deviceFlags: createDeviceFlags({ store: async () => store, clock, parse }) };
}

test('ACC-19 a claim holds its code, when it was set, its value and its description', async () => {
  const { clock, deviceFlags } = open();
  await deviceFlags.set(hint);
  expect(await deviceFlags.read('size-hint')).toEqual({ ...hint, createdAt: timestampAt(clock.now()) });
});

test('ACC-20 a claim is kept under its code, and set again it takes the place of the first', async () => {
  const { clock, device, deviceFlags } = open();
  expect(await deviceFlags.set(hint)).toBe(true);
  await clock.advance(1_000);
  await deviceFlags.set({ ...hint, value: 2 });
  const kept = { ...hint, value: 2, createdAt: timestampAt(clock.now()) };
  expect(await device.entries()).toEqual({ kind: 'ok', value: [['size-hint', kept]] });
});

test('ACC-20 a claim is unset by its code, and the others stay', async () => {
  const { deviceFlags } = open();
  await deviceFlags.set(hint);
  await deviceFlags.set({ ...hint, code: 'other' });
  await deviceFlags.unset('size-hint');
  expect(await deviceFlags.read('size-hint')).toBe(null);
  expect(await deviceFlags.read('other')).toMatchObject({ code: 'other' });
});

test('of a claim that nobody set, and of what is none, nothing is read', async () => {
  const { device, deviceFlags } = open();
  await device.set('broken', 'yes');
  expect([await deviceFlags.read('size-hint'), await deviceFlags.read('broken')]).toEqual([null, null]);
});

test('a device that does not take a claim says so', async () => {
  const { device, deviceFlags } = open();
  device.failNextWrites(1);
  expect(await deviceFlags.set(hint)).toBe(false);
});
