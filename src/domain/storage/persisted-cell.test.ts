import { expect, test } from 'vitest';
import { createMemoryKeyValueStore } from '#adapters/memory/memory-key-value-store.ts';
import { createMemoryLog } from '#adapters/memory/memory-log.ts';
import { createMemoryLocks } from '#adapters/plain/memory-locks.ts';
import type { Locks } from './across-tabs.ts';
import { createDevice, quiet, withItem } from './persisted-cell-for-tests.ts';

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
