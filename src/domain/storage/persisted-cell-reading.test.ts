import { expect, test } from 'vitest';
import { createMemoryClock } from '#adapters/memory/memory-clock.ts';
import { createMemoryJournal } from '#adapters/memory/memory-journal.ts';
import { createMemoryKeyValueStore } from '#adapters/memory/memory-key-value-store.ts';
import { createMemoryLog } from '#adapters/memory/memory-log.ts';
import { createMemoryTabMessages } from '#adapters/memory/memory-tab-messages.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { createMemoryLocks } from '#adapters/plain/memory-locks.ts';
import { createUnownedJournal } from '#domain/session/owned-store.ts';
import { createPersistedCell } from './persisted-cell.ts';
import { createDevice, withItem } from './persisted-cell-for-tests.ts';
import { createResilientStore } from './resilient-store.ts';

/** A device that holds one verb back until it is let go. */
function createHeldDevice(kept: Map<string, string>, verb: 'getTogether' | 'set') {
  const store = createMemoryKeyValueStore(kept);
  const [asked, free] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const pass = async (asking: 'getTogether' | 'set'): Promise<void> => {
    if (asking !== verb) return;
    asked.resolve();
    await free.promise;
  };
  const held: typeof store = {
    ...store,
    getTogether: (keys) => pass('getTogether').then(() => store.getTogether(keys)),
    set: (key, value) => pass('set').then(() => store.set(key, value)),
  };
  return { held, asked: asked.promise, letGo: () => free.resolve() };
}

function resilient(store: ReturnType<typeof createMemoryKeyValueStore>) {
  return createResilientStore({ store, clock: createMemoryClock(), log: createMemoryLog() });
}

test('a tab that hears of a change has caught up when it is read, and not before', async () => {
  const device = createDevice();
  const { held, asked, letGo } = createHeldDevice(device.kept, 'getTogether');
  const [tab, other] = [device.openTab(true, held), device.openTab(false)];
  void tab.open();
  await tab.caughtUp(); // nothing was heard yet
  letGo();
  await asked;
  await tab.open();

  other.update(withItem('from the other'));
  await other.settled();
  await Promise.resolve(); // the signal is there
  expect(tab.get()).toEqual([]);
  await tab.caughtUp();
  expect(tab.get()).toEqual(['from the other']);
});

test('whoever asks while a reading waits for its turn is served by that one', async () => {
  const kept = new Map([['list', '["kept"]']]);
  const store = createMemoryKeyValueStore(kept);
  let readings = 0;
  const counted: typeof store = {
    ...store,
    getTogether(keys) {
      if (keys.includes('list')) readings += 1;
      return store.getTogether(keys);
    },
  };
  const tab = createDevice(kept).openTab(true, counted);
  await Promise.all([tab.read(), tab.read(), tab.read()]);
  expect(readings).toBe(1);
  kept.set('list', '["changed"]');
  await tab.read();
  expect([readings, tab.get()]).toEqual([2, ['changed']]);
});

test('what is forgotten while it is read does not come back', async () => {
  const kept = new Map([['list', '["of somebody who left"]']]);
  const { held, asked, letGo } = createHeldDevice(kept, 'getTogether');
  const tab = createDevice(kept).openTab(true, held);
  const opening = tab.open();
  await asked;

  tab.forget();
  letGo();
  await opening;

  expect(tab.get()).toEqual([]);
});

test('what is forgotten while it is about to be written is neither written nor shown again', async () => {
  const kept = new Map([['list', '["of somebody who left"]']]);
  const { held, asked, letGo } = createHeldDevice(kept, 'getTogether');
  const tab = createDevice(kept).openTab(true, held);
  tab.update(withItem('theirs, too'));
  await asked;

  tab.forget();
  letGo();
  await tab.settled();

  expect(tab.get()).toEqual([]);
  expect(JSON.parse(kept.get('list') ?? '')).toEqual(['of somebody who left']);
});

test('what the next one does while the last change of who left is still being written is kept', async () => {
  const kept = new Map<string, string>();
  const { held, asked, letGo } = createHeldDevice(kept, 'set');
  const tab = createDevice(kept).openTab(true, held);
  tab.update(withItem('of somebody who left'));
  await asked;

  tab.forget();
  tab.update(withItem('of the next one'));
  letGo();
  await tab.settled();

  expect(JSON.parse(kept.get('list') ?? '')).toContain('of the next one');
});

test('the same change made once more while it is being written is made twice', async () => {
  const kept = new Map<string, string>();
  const { held, asked, letGo } = createHeldDevice(kept, 'set');
  const tab = createDevice(kept).openTab(true, held);
  const another = withItem('another');
  tab.update(another);
  await asked;

  tab.update(another);
  letGo();
  await tab.settled();

  expect(JSON.parse(kept.get('list') ?? '')).toEqual(['another', 'another']);
});

test('what a device gives back as a copy, but has not changed, is what is shown already', async () => {
  const cell = createMemoryCell<readonly object[]>([]);
  const [store, tabMessages, log] = [createMemoryKeyValueStore(), createMemoryTabMessages(), createMemoryLog()];
  const read = (stored: unknown) => (Array.isArray(stored) ? (stored as readonly object[]) : null);
  const journal = createUnownedJournal(createMemoryJournal());
  const ports = { cell, key: 'list', journal, locks: createMemoryLocks(), tabMessages, log, parse: read };
  const tab = createPersistedCell({ ...ports, store: async () => resilient(store) });
  await tab.open();
  tab.update(() => [{ name: 'tee' }, { name: 'saree' }]);
  await tab.settled();
  const [, saree] = tab.get();

  tab.update((list) => list.with(0, { name: 'kurta' }));
  await tab.settled();
  await tab.read();

  expect(tab.get()).toEqual([{ name: 'kurta' }, { name: 'saree' }]);
  expect(tab.get()[1]).toBe(saree);
});
