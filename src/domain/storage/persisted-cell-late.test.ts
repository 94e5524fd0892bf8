import { expect, test } from 'vitest';
import { createMemoryClock } from '#adapters/memory/memory-clock.ts';
import { createMemoryJournal } from '#adapters/memory/memory-journal.ts';
import { createMemoryKeyValueStore } from '#adapters/memory/memory-key-value-store.ts';
import { createMemoryLocks } from '#adapters/plain/memory-locks.ts';
import { patchOf } from './patch.ts';
import { createDevice, quiet, withItem } from './persisted-cell-for-tests.ts';

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
