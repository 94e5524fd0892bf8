import { ContainerModule } from 'inversify';
import { expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/memory/memory-cell.ts';
import { createMemoryClock } from '#adapters/memory/memory-clock.ts';
import { createMemoryJournal } from '#adapters/memory/memory-journal.ts';
import { createMemoryKeyValueStore } from '#adapters/memory/memory-key-value-store.ts';
import { createMemoryLog } from '#adapters/memory/memory-log.ts';
import { createMemorySignals } from '#adapters/memory/memory-signals.ts';
import { createMemoryTurns } from '#adapters/memory/memory-turns.ts';
import { tileForTests as tile } from '#domain/listing/tile-for-tests.ts';
import { createRemoveFromWishlist, createToggleWishlisted } from '#domain/lists/change-wishlist.ts';
import { emptyWishlist } from '#domain/lists/wishlist.ts';
import { createDeviceNewsChannel } from '#domain/storage/device-news.ts';
import { createResilientStore } from '#domain/storage/resilient-store.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import type { KeptArea } from '../device/kept-area.ts';
import { DEVICE_NEWS } from '../device/storage-tokens.ts';
import { CLOCK, DEVICE_JOURNAL, DEVICE_STORE, LOG, OWNERSHIP, SIGNALS, TURNS } from '../device/tokens.ts';
import { provide, provideShared } from '../provide.ts';
import { token } from '../token.ts';
import { createShop } from '../visit.ts';
import { keptCompare, keptWishlist } from './kept-lists.ts';
import { COMPARED, WISHLIST } from './tokens.ts';

type Keeping = { readonly open: () => Promise<void>; readonly settled: () => Promise<void> };

const KEEPING = token<Keeping>('keeping');

/** A visit on a device that keeps one area; each call is the next visit on the same device. */
function visitOn(device = createMemoryKeyValueStore(), area: KeptArea = keptWishlist) {
  const log = createMemoryLog();
  const store = createResilientStore({ store: device, clock: createMemoryClock(), log });
  const around = new ContainerModule(({ bind }) => {
    provideShared(bind, CLOCK, createMemoryClock());
    provideShared(bind, LOG, log);
    provideShared(bind, TURNS, createMemoryTurns());
    provideShared(bind, SIGNALS, createMemorySignals());
    provideShared(bind, OWNERSHIP, {
      present: () => null,
      kept: async () => null,
      find: async () => ({ owner: null, isSure: true }),
    });
    provideShared(bind, DEVICE_STORE, async () => store);
    provideShared(bind, DEVICE_JOURNAL, createMemoryJournal());
    provideShared(bind, DEVICE_NEWS, createDeviceNewsChannel());
    provide(bind, KEEPING, ({ kept }) => kept, { kept: area.keep(bind) });
  });
  const { get } = createShop(around).openVisit({ createCell: createMemoryCell });
  const { open, settled } = get(KEEPING);
  return { device, get, open, settled };
}

const storedIn = async (device: ReturnType<typeof createMemoryKeyValueStore>, key: string) => {
  const answer = await device.get(key);
  return answer.kind === 'ok' ? answer.value : answer;
};

const storeView = createMemoryCell(defaultStoreView);
const savedAt = { price: tile('A').price.current, country: 'IN' };

test('CUST-08 the wishlist is kept under its key and read from there', async () => {
  const { device, get, settled } = visitOn();
  await createToggleWishlisted({ wishlist: get(WISHLIST), storeView })(tile('A'));
  await settled();
  expect(await storedIn(device, 'wishlist')).toEqual([{ tile: tile('A'), qty: 1, savedAt }]);

  const next = visitOn(device);
  await next.open();
  expect(next.get(WISHLIST).get()).toEqual([{ tile: tile('A'), qty: 1, savedAt }]);
});

test('CUST-09 each change is kept: what is added, what is removed, and that nothing is left', async () => {
  const { device, get, settled } = visitOn();
  const wishlist = get(WISHLIST);
  const toggle = createToggleWishlisted({ wishlist, storeView });
  const keptSkus = async () => {
    await settled();
    return storedIn(device, 'wishlist');
  };

  await toggle(tile('A'));
  expect(await keptSkus()).toHaveLength(1);
  await toggle(tile('B'));
  expect(await keptSkus()).toHaveLength(2);
  await createRemoveFromWishlist({ wishlist })('A');
  expect(await keptSkus()).toEqual([{ tile: tile('B'), qty: 1, savedAt }]);
  wishlist.update(() => emptyWishlist);
  expect(await keptSkus()).toEqual([]);
});

test('CUST-16 what is compared is there at the next visit', async () => {
  const { device, get, settled } = visitOn(undefined, keptCompare);
  get(COMPARED).update(() => [tile('A'), tile('B')]);
  await settled();

  const next = visitOn(device, keptCompare);
  await next.open();
  expect(next.get(COMPARED).get()).toEqual([tile('A'), tile('B')]);
});
