import { expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/memory/memory-cell.ts';
import { createMemoryClock } from '#adapters/memory/memory-clock.ts';
import { createMemoryKeyValueStore } from '#adapters/memory/memory-key-value-store.ts';
import { createMemoryLog } from '#adapters/memory/memory-log.ts';
import { createMemorySignals } from '#adapters/memory/memory-signals.ts';
import { createMemoryTurns } from '#adapters/memory/memory-turns.ts';
import { createPersistedCell } from './persisted-cell.ts';
import { createResilientStore } from './resilient-store.ts';
import type { Turns } from './turn-taking.ts';

type List = readonly string[];

const parse = (stored: unknown): List | null => (Array.isArray(stored) ? stored.map(String) : null);
const withItem = (item: string) => (list: List) => [...list, item];

/** Turns of which the browser refuses the next one when told to, as it does while a page is put aside. */
function createRefusedTurns(): Turns & { refuseNext(): void } {
  const turns = createMemoryTurns();
  let isRefused = false;
  return {
    refuseNext() {
      isRefused = true;
    },
    take(name, task) {
      if (!isRefused) return turns.take(name, task);
      isRefused = false;
      return Promise.reject(new DOMException('The request was aborted.', 'AbortError'));
    },
  };
}

function resilient(store: ReturnType<typeof createMemoryKeyValueStore>) {
  return createResilientStore({ store, clock: createMemoryClock(), log: createMemoryLog() });
}

/** One device; each call opens a tab on it. */
function createDevice(kept = new Map<string, string>(), turns: Turns = createMemoryTurns(), log = createMemoryLog()) {
  const signals = createMemorySignals();
  const openTab = (isFirst = true, device = createMemoryKeyValueStore(kept)) => {
    const cell = createMemoryCell<List>([]);
    const store = resilient(device);
    const own = isFirst ? signals : signals.otherTab();
    return createPersistedCell({ cell, key: 'list', store: async () => store, turns, signals: own, log, parse });
  };
  return { openTab, kept };
}

const quiet = () => new Promise((resolve) => setTimeout(resolve, 5));

test('two tabs that change the same value at once lose nothing', async () => {
  const device = createDevice();
  const [one, other] = [device.openTab(), device.openTab(false)];
  await Promise.all([one.open(), other.open()]);

  one.update(withItem('from one'));
  other.update(withItem('from the other'));
  await Promise.all([one.settled(), other.settled()]);
  await quiet();

  expect([...one.get()].toSorted()).toEqual(['from one', 'from the other']);
  expect(other.get()).toEqual(one.get());
  expect(JSON.parse(device.kept.get('list') ?? '')).toEqual(one.get());
});

test('a change made before the device was read is laid over what was kept', async () => {
  const device = createDevice(new Map([['list', '["kept"]']]));
  const tab = device.openTab();

  tab.update(withItem('early'));
  expect(tab.get()).toEqual(['early']);
  await tab.open();
  await tab.settled();

  expect(tab.get()).toEqual(['kept', 'early']);
});

test('CART-01 what was kept is there when the page opens again', async () => {
  const device = createDevice();
  const before = device.openTab();
  before.update(withItem('tee'));
  await before.settled();

  const after = device.openTab();
  await after.open();

  expect(after.get()).toEqual(['tee']);
});

test('CUST-04 a second opening reads nothing: what another tab kept is told by that tab', async () => {
  const kept = new Map([['list', '["kept"]']]);
  const tab = createDevice(kept).openTab();
  await Promise.all([tab.open(), tab.open()]);
  kept.set('list', '["changed by nobody who tells"]');
  await tab.open();
  expect(tab.get()).toEqual(['kept']);
});

test.each([
  ['some', 3],
  ['so many that the device is given up', 30],
])('changes that a full device did not take stay, also after %s', async (_, failures) => {
  const kept = new Map([['list', '["kept"]']]);
  const store = createMemoryKeyValueStore(kept);
  const tab = createDevice(kept).openTab(true, store);
  await tab.open();
  store.failNextWrites(failures);

  const items = Array.from({ length: 40 }, (_, at) => `piece ${at}`);
  for (const item of items) {
    tab.update(withItem(item));
    await tab.settled();
  }

  expect(tab.get()).toEqual(['kept', ...items]);
  expect(JSON.parse(kept.get('list') ?? '')).toEqual(failures < 30 ? tab.get() : ['kept']);
});

test('what a full device did not take from one tab is laid over what another tab has stored since', async () => {
  const device = createDevice();
  const full = createMemoryKeyValueStore(device.kept);
  const [one, other] = [device.openTab(true, full), device.openTab(false)];
  await Promise.all([one.open(), other.open()]);

  full.failNextWrites(1);
  one.update(withItem('from one'));
  await one.settled();
  other.update(withItem('from the other'));
  await other.settled();
  await quiet();
  expect(one.get()).toEqual(['from the other', 'from one']);

  one.update(withItem('later'));
  await one.settled();
  await quiet();
  expect(other.get()).toEqual(['from the other', 'from one', 'later']);
});

test.each(['{"not":"a list"}', '12', 'null'])(
  'a stored value that cannot be read (%s) is as good as none',
  async (text) => {
    const device = createDevice(new Map([['list', text]]));
    const tab = device.openTab();
    await tab.open();

    tab.update(withItem('tee'));
    await tab.settled();

    expect(tab.get()).toEqual(['tee']);
  },
);

test('a turn that is refused ends nothing: the next change stores both, and the fault is logged', async () => {
  const turns = createRefusedTurns();
  const log = createMemoryLog();
  const { openTab, kept } = createDevice(new Map(), turns, log);
  const tab = openTab();
  await tab.open();

  turns.refuseNext();
  tab.update(withItem('refused'));
  await tab.settled();
  expect(log.errors()).toEqual([expect.stringContaining('The request was aborted.')]);

  tab.update(withItem('later'));
  await tab.settled();
  expect(JSON.parse(kept.get('list') ?? '')).toEqual(['refused', 'later']);
});

test('a turn that is refused while the device is read leaves what is there, and what other tabs store is followed', async () => {
  const turns = createRefusedTurns();
  const log = createMemoryLog();
  const { openTab } = createDevice(new Map(), turns, log);
  const [one, other] = [openTab(), openTab(false)];
  turns.refuseNext();
  await one.open();
  expect(log.errors()).toHaveLength(1);

  other.update(withItem('from the other'));
  await other.settled();
  await expect.poll(() => one.get()).toEqual(['from the other']);
});

/** A device that holds one verb back until it is let go. */
function createHeldDevice(kept: Map<string, string>, verb: 'get' | 'set') {
  const store = createMemoryKeyValueStore(kept);
  const [asked, free] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const pass = async (asking: 'get' | 'set'): Promise<void> => {
    if (asking !== verb) return;
    asked.resolve();
    await free.promise;
  };
  const held: typeof store = {
    ...store,
    get: (key) => pass('get').then(() => store.get(key)),
    set: (key, value) => pass('set').then(() => store.set(key, value)),
  };
  return { held, asked: asked.promise, letGo: () => free.resolve() };
}

test('a tab that hears of a change has caught up when it is read, and not before', async () => {
  const device = createDevice();
  const { held, asked, letGo } = createHeldDevice(device.kept, 'get');
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
    get(key) {
      readings += 1;
      return store.get(key);
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
  const { held, asked, letGo } = createHeldDevice(kept, 'get');
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
  const { held, asked, letGo } = createHeldDevice(kept, 'get');
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
  const [store, signals, log] = [createMemoryKeyValueStore(), createMemorySignals(), createMemoryLog()];
  const read = (stored: unknown) => (Array.isArray(stored) ? (stored as readonly object[]) : null);
  const ports = { cell, key: 'list', turns: createMemoryTurns(), signals, log, parse: read };
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
