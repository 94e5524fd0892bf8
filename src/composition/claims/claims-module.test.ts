import { ContainerModule } from 'inversify';
import { expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/memory/memory-cell.ts';
import { createMemoryClock } from '#adapters/memory/memory-clock.ts';
import { createMemoryKeyValueStore } from '#adapters/memory/memory-key-value-store.ts';
import { createMemoryLog } from '#adapters/memory/memory-log.ts';
import { createResilientStore } from '#domain/storage/resilient-store.ts';
import { CLOCK, DEVICE_STORE } from '../device/tokens.ts';
import { provideShared } from '../provide.ts';
import { createShop } from '../visit.ts';
import { claimsModule } from './claims-module.ts';
import { CLAIMS, CLAIMS_STORE } from './tokens.ts';

function open() {
  const clock = createMemoryClock();
  const own = createMemoryKeyValueStore();
  const others = createMemoryKeyValueStore();
  const opened = (store: typeof own) => createResilientStore({ store, clock, log: createMemoryLog() });
  const around = new ContainerModule(({ bind }) => {
    provideShared(bind, CLOCK, clock);
    provideShared(bind, CLAIMS_STORE, async () => opened(own));
    provideShared(bind, DEVICE_STORE, async () => opened(others));
  });
  const { get } = createShop(around, claimsModule).openVisit({ createCell: createMemoryCell });
  return { own, others, claims: get(CLAIMS) };
}

test('ACC-20 a claim lies in the store of claims alone', async () => {
  const { own, others, claims } = open();
  await claims.set({ code: 'size-hint', value: true, description: 'Read.' });
  expect(await own.get('size-hint')).toMatchObject({ kind: 'ok', value: { value: true } });
  expect(await others.entries()).toEqual({ kind: 'ok', value: [] });
});

test('what a device kept and is no claim is none', async () => {
  const { own, claims } = open();
  await own.set('size-hint', { code: 'size-hint' });
  expect(await claims.read('size-hint')).toBe(null);
});
