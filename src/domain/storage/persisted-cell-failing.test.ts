import { expect, test } from 'vitest';
import { createMemoryClock } from '#adapters/memory/memory-clock.ts';
import { createMemoryKeyValueStore } from '#adapters/memory/memory-key-value-store.ts';
import { createDevice, withItem } from './persisted-cell-for-tests.ts';

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
