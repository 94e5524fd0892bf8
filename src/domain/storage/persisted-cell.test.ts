import { expect, test } from 'vitest';
import { createMemoryClock } from '#adapters/memory/memory-clock.ts';
import { createMemoryJournal, type JournalPages } from '#adapters/memory/memory-journal.ts';
import { createMemoryKeyValueStore } from '#adapters/memory/memory-key-value-store.ts';
import { createMemoryLog } from '#adapters/memory/memory-log.ts';
import { createMemoryTabMessages } from '#adapters/memory/memory-tab-messages.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { createMemoryLocks } from '#adapters/plain/memory-locks.ts';
import { createUnownedJournal } from '#domain/session/owned-store.ts';
import type { Locks } from './across-tabs.ts';
import { patchOf } from './patch.ts';
import { createPersistedCell } from './persisted-cell.ts';
import { createResilientStore } from './resilient-store.ts';

type List = readonly string[];

const parse = (stored: unknown): List | null => (Array.isArray(stored) ? stored.map(String) : null);
const withItem = (item: string) => (list: List) => [...list, item];

/** Turns of which the browser refuses the next one when told to, as it does while a page is put aside. */
function createRefusedTurns(): Locks & { refuseNext(): void } {
  const locks = createMemoryLocks();
  let isRefused = false;
  return {
    refuseNext() {
      isRefused = true;
    },
    runExclusive(name, task) {
      if (!isRefused) return locks.runExclusive(name, task);
      isRefused = false;
      return Promise.reject(new DOMException('The request was aborted.', 'AbortError'));
    },
  };
}

function resilient(store: ReturnType<typeof createMemoryKeyValueStore>) {
  return createResilientStore({ store, clock: createMemoryClock(), log: createMemoryLog() });
}

/** One device; each call opens a tab on it. */
function createDevice(kept = new Map<string, string>(), locks: Locks = createMemoryLocks(), log = createMemoryLog()) {
  const tabMessages = createMemoryTabMessages();
  const pages: JournalPages = { entries: [] };
  let tabs = 0;
  const openTab = (
    isFirst = true,
    device = createMemoryKeyValueStore(kept),
    clock = createMemoryClock(),
    own = locks,
  ) => {
    tabs += 1;
    const journal = createMemoryJournal({ pages, tab: `tab ${tabs}` });
    const store = createResilientStore({ store: device, clock, log: createMemoryLog() });
    const ofTab = isFirst ? tabMessages : tabMessages.otherTab();
    let unkept = 0;
    const cell = createPersistedCell({
      cell: createMemoryCell<List>([]),
      key: 'list',
      store: async () => store,
      journal: createUnownedJournal(journal),
      ...{ locks: own, tabMessages: ofTab, log, parse, rules: { keyOf: String } },
      onUnkept: () => {
        unkept += 1;
      },
    });
    return { ...cell, journal, unkept: () => unkept };
  };
  return { openTab, kept, pages };
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
  expect([JSON.parse(device.kept.get('list') ?? ''), device.pages.entries]).toEqual([['tee'], []]); // not in the journal alone

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

test('what a full device did not take from one tab is stored with what another tab stores next', async () => {
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
  expect(one.get()).toEqual(['from one', 'from the other']);

  one.update(withItem('later'));
  await one.settled();
  await quiet();
  expect(other.get()).toEqual(['from one', 'from the other', 'later']);
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
  const locks = createRefusedTurns();
  const log = createMemoryLog();
  const { openTab, kept } = createDevice(new Map(), locks, log);
  const tab = openTab();
  await tab.open();

  locks.refuseNext();
  tab.update(withItem('refused'));
  await tab.settled();
  expect(log.errors()).toEqual([expect.stringContaining('The request was aborted.')]);

  tab.update(withItem('later'));
  await tab.settled();
  expect(JSON.parse(kept.get('list') ?? '')).toEqual(['refused', 'later']);
});

test('a turn that is refused while the device is read leaves what is there, and what other tabs store is followed', async () => {
  const locks = createRefusedTurns();
  const log = createMemoryLog();
  const { openTab } = createDevice(new Map(), locks, log);
  const [one, other] = [openTab(), openTab(false)];
  locks.refuseNext();
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
      if (key === 'list') readings += 1;
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

/** A device that never hears of what a page writes, as when it is left at once. */
const deaf = (): ReturnType<typeof createMemoryKeyValueStore> => {
  const store = createMemoryKeyValueStore();
  store.hold();
  return store;
};

test('row 92: what was told is there when the page is left at that very moment', async () => {
  const device = createDevice(new Map([['list', '["kept"]']]));
  const tab = device.openTab();
  await tab.open();
  const left = device.openTab(false, deaf(), createMemoryClock(), createMemoryLocks()); // which it gives up with its life
  left.update(() => ['kept', 'told']);

  const next = device.openTab(false);
  await next.open();
  expect(next.get()).toEqual(['kept', 'told']);
  expect(JSON.parse(device.kept.get('list') ?? '')).toEqual(['kept', 'told']);
  expect(device.pages.entries).toEqual([]);
});

test('row 92: a page that was left after the device had its change, and before it could note that, has made it once', async () => {
  const device = createDevice(new Map([['list', '["kept"]']]));
  const tab = device.openTab();
  await tab.open();
  tab.update((list) => list.filter((item) => item !== 'kept'));
  const [entry] = device.pages.entries;
  await tab.settled();
  if (entry) device.pages.entries.push(entry); // the page was left before it could forget it
  const other = device.openTab(false);
  await other.open();
  other.update(withItem('kept'));
  await other.settled();
  expect([other.get(), device.pages.entries]).toEqual([['kept'], []]);
});

test('row 92: a change that another tab has taken in meanwhile is not made again', async () => {
  const device = createDevice();
  const slow = createMemoryKeyValueStore(device.kept);
  const one = device.openTab(true, slow);
  await one.open();
  slow.failNextWrites(1);
  one.update(withItem('tee'));
  await one.settled();
  const other = device.openTab(false);
  await other.open();
  expect(other.get()).toEqual(['tee']);
  other.update(withItem('saree'));
  await other.settled();
  one.update(withItem('kurta'));
  await one.settled();
  expect(one.get()).toEqual(['tee', 'saree', 'kurta']);
});

test('row 92: what a page did to a change that it had seen comes after that change', async () => {
  const device = createDevice();
  const [slow, deafened] = [createMemoryKeyValueStore(device.kept), createMemoryKeyValueStore(device.kept)];
  const one = device.openTab(true, slow);
  const other = device.openTab(false, deafened);
  await Promise.all([one.open(), other.open()]);
  slow.failNextWrites(1);
  one.update(withItem('tee'));
  await one.settled();
  deafened.failNextWrites(Number.POSITIVE_INFINITY);
  await other.read(); // shows it, and cannot store it
  expect(other.get()).toEqual(['tee']);
  other.update((list) => list.filter((item) => item !== 'tee'));
  await other.settled();
  await one.read();
  expect([one.get(), JSON.parse(device.kept.get('list') ?? '')]).toEqual([[], []]);
});

test('row 92: what the journal did not take is told with the next change that it takes', async () => {
  const device = createDevice();
  const held = createMemoryKeyValueStore(device.kept);
  const one = device.openTab(true, held, undefined, createMemoryLocks()); // which hold nobody up
  await one.open();
  held.hold();
  one.journal.failNext(1);
  one.update(withItem('tee'));
  one.update(withItem('saree'));
  one.update(withItem('kurta'));
  const other = device.openTab(false);
  await other.open();
  expect(other.get()).toEqual(['tee', 'saree', 'kurta']);
});

test('row 91: a device that is late is waited for, and what was done meanwhile lies over what it had', async () => {
  const kept = new Map([['list', '["kept"]']]);
  const store = createMemoryKeyValueStore(kept);
  const clock = createMemoryClock();
  const tab = createDevice(kept).openTab(true, store, clock);
  store.hold();
  let isOpen = false;
  const opening = tab.open().then(() => {
    isOpen = true;
  });
  await clock.advance(30_000);
  tab.update(withItem('meanwhile'));
  await clock.advance(30_000);
  expect([isOpen, tab.get()]).toEqual([false, ['meanwhile']]);

  store.letGo();
  await opening;
  await clock.advance(0);
  expect(tab.get()).toEqual(['kept', 'meanwhile']);
  expect(JSON.parse(kept.get('list') ?? '')).toEqual(['kept', 'meanwhile']);
});

test('row 91: what a page has heard of or finds in the journal is read before it counts as stored', async () => {
  const kept = new Map<string, string>();
  const device = createDevice(kept);
  const store = createMemoryKeyValueStore(kept);
  const clock = createMemoryClock();
  const [one, other] = [device.openTab(true), device.openTab(false, store, clock)];
  await Promise.all([one.open(), other.open()]);
  store.hold();
  one.update(withItem('heard of'));
  await one.settled();
  let isStored = false;
  const stored = other.untilStored().then(() => {
    isStored = true;
  });
  await clock.advance(5_000);
  expect([isStored, other.get()]).toEqual([false, []]);
  store.letGo();
  await clock.advance(5_000);
  await stored;
  expect(other.get()).toEqual(['heard of']);

  const patch = patchOf(['heard of'], ['heard of', 'left behind'], { keyOf: String });
  createMemoryJournal({ pages: device.pages, tab: 'gone' }).note('list', { patch, owner: null });
  await other.untilStored();
  expect(other.get()).toEqual(['heard of', 'left behind']);
});

test('row 91: what a late device does not say is what a page shows with what others have left in the journal', async () => {
  const store = createMemoryKeyValueStore();
  const clock = createMemoryClock();
  const device = createDevice();
  const [one, other] = [device.openTab(true, store, clock), device.openTab(false, store, clock)];
  await Promise.all([one.open(), other.open()]);
  store.hold();
  one.update(withItem('from one'));
  other.update(withItem('own'));
  const whileLate = other.stored();
  await clock.advance(1_000);
  expect(await whileLate).toEqual({ value: ['own', 'from one'], isSure: false });
  expect(other.get()).toEqual(['own']);
  store.letGo();
  await clock.advance(1_000);
  expect(await other.stored()).toEqual({ value: ['from one', 'own'], isSure: true });
});

test('row 93: a device that answers again while a turn is still without an answer is asked again', async () => {
  const kept = new Map([['list', '["kept"]']]);
  const store = createMemoryKeyValueStore(kept);
  const clock = createMemoryClock();
  const locks = createMemoryLocks();
  const tab = createDevice(kept).openTab(true, store, clock, locks);
  store.failNextReads(1);
  const { promise, resolve } = Promise.withResolvers<void>();
  const { runExclusive: take } = locks;
  locks.runExclusive = (name, task) => take(name, task).then((turn) => promise.then(() => turn)); // told late
  const opening = tab.open();
  await clock.advance(1_000);
  locks.runExclusive = take;
  resolve();
  await opening;
  expect(tab.get()).toEqual(['kept']);
});

test('row 93: so it is where nobody waits for what was read, and all counts as stored then', async () => {
  const store = createMemoryKeyValueStore();
  const clock = createMemoryClock();
  const locks = createMemoryLocks();
  const tab = createDevice().openTab(true, store, clock, locks);
  await tab.open();
  store.failNextReads(1);
  const { promise, resolve } = Promise.withResolvers<void>();
  const { runExclusive: take } = locks;
  locks.runExclusive = (name, task) => take(name, task).then((turn) => promise.then(() => turn)); // told late
  const reading = tab.read();
  await clock.advance(1_000);
  locks.runExclusive = take;
  resolve();
  await reading;
  await tab.untilStored();
});

test('row 91: of a change that the device took late the other tabs hear when its own page does', async () => {
  const kept = new Map<string, string>();
  const { promise, resolve } = Promise.withResolvers<void>();
  const { set, ...quick } = createMemoryKeyValueStore(kept);
  const store = { ...quick, set: (...what: Parameters<typeof set>) => promise.then(() => set(...what)) };
  const clock = createMemoryClock();
  const device = createDevice(kept);
  const [one, other] = [device.openTab(true, store, clock), device.openTab(false)];
  await Promise.all([one.open(), other.open()]);
  one.update(withItem('late'));
  await clock.advance(1_000);
  expect(other.get()).toEqual([]);
  resolve();
  await clock.advance(1_000);
  await quiet();
  expect(other.get()).toEqual(['late']);
});

test('row 93: a read that fails is not taken for an empty device, and what waits is stored when it works again', async () => {
  const kept = new Map([['list', '["kept"]']]);
  const store = createMemoryKeyValueStore(kept);
  const clock = createMemoryClock();
  const tab = createDevice(kept).openTab(true, store, clock);
  store.failNextReads(1);
  const opening = tab.open();
  await clock.advance(0);
  tab.update(withItem('added'));
  await tab.settled();
  expect(JSON.parse(kept.get('list') ?? '')).toEqual(['kept']);
  await clock.advance(50);
  await opening;
  expect(tab.get()).toEqual(['kept', 'added']);
  await clock.advance(1_000);
  expect(JSON.parse(kept.get('list') ?? '')).toEqual(['kept', 'added']);
});

test('row 94: a device that refuses is not waited for; what pages have left in the journal is what it keeps', async () => {
  const device = createDevice();
  const refusing = (): ReturnType<typeof createMemoryKeyValueStore> => {
    const store = createMemoryKeyValueStore(new Map());
    store.failNextReads(Number.POSITIVE_INFINITY);
    return store;
  };
  const openOn = async () => {
    const clock = createMemoryClock();
    const tab = device.openTab(false, refusing(), clock);
    const opening = tab.open();
    await clock.advance(1_000);
    await opening;
    return { tab, clock };
  };
  const first = await openOn();
  for (let at = 0; at < 120; at += 1) first.tab.update(withItem(`piece ${at}`));
  await first.tab.settled();
  expect(first.tab.unkept()).toBe(0);

  const second = await openOn();
  expect(second.tab.get()).toHaveLength(120);
  expect(device.pages.entries).toHaveLength(1);
  expect((await openOn()).tab.get()).toHaveLength(120);

  const well = device.openTab(false);
  await well.open();
  expect([well.get().length, device.pages.entries.length]).toEqual([120, 0]);
});

test('row 94: what neither the device nor the journal takes is told, and is there as long as the page', async () => {
  const store = createMemoryKeyValueStore();
  const clock = createMemoryClock();
  const tab = createDevice().openTab(true, store, clock);
  store.failNextReads(Number.POSITIVE_INFINITY);
  tab.journal.failNext(1);
  const opening = tab.open();
  await clock.advance(1_000);
  await opening;
  expect(tab.unkept()).toBe(0);
  tab.update(withItem('tee'));
  await tab.settled();
  expect([tab.get(), tab.unkept() > 0]).toEqual([['tee'], true]);
});

test('row 95: what the browser has cleared under an open page is kept anew', async () => {
  const device = createDevice();
  const tab = device.openTab();
  await tab.open();
  tab.update(withItem('tee'));
  await tab.settled();
  device.kept.clear();
  await tab.read();
  expect([tab.get(), JSON.parse(device.kept.get('list') ?? '')]).toEqual([['tee'], ['tee']]);
});

test('what stands in the journal and is no such change is as good as not there', async () => {
  const device = createDevice(new Map([['list', '["kept"]']]));
  const tab = device.openTab();
  tab.journal.note('list', { patch: { kind: 'whole', to: 12 }, owner: null });
  await tab.open();
  expect(tab.get()).toEqual(['kept']);
});

test('what is forgotten is not left in the journal either', async () => {
  const device = createDevice();
  const tab = device.openTab(true, deaf());
  tab.update(withItem('of somebody who left'));
  tab.forget();
  expect(device.pages.entries).toEqual([]);
});
