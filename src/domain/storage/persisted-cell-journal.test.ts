import { expect, test } from 'vitest';
import { createMemoryClock } from '#adapters/memory/memory-clock.ts';
import { createMemoryKeyValueStore } from '#adapters/memory/memory-key-value-store.ts';
import { createMemoryLocks } from '#adapters/plain/memory-locks.ts';
import { createDevice, withItem } from './persisted-cell-for-tests.ts';

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

test('row 92: what another page did after a change that this one is still to store comes after that change', async () => {
  const device = createDevice();
  const slow = createMemoryKeyValueStore(device.kept);
  const one = device.openTab(true, slow);
  await one.open();
  one.update(withItem('tee'));
  await one.settled();
  slow.hold();
  one.update((list) => list.filter((item) => item !== 'tee'));
  const left = device.openTab(false, deaf(), createMemoryClock(), createMemoryLocks()); // which has heard nothing of that
  left.update(withItem('tee'));
  slow.letGo();
  await one.settled();
  expect([one.get(), JSON.parse(device.kept.get('list') ?? '')]).toEqual([['tee'], ['tee']]);
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
