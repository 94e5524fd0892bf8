import { expect, test } from 'vitest';
import { createMemoryClock } from '#adapters/memory/memory-clock.ts';
import { createMemoryJournal } from '#adapters/memory/memory-journal.ts';
import { createMemoryKeyValueStore } from '#adapters/memory/memory-key-value-store.ts';
import { createMemoryLog } from '#adapters/memory/memory-log.ts';
import { createMemoryTabMessages } from '#adapters/memory/memory-tab-messages.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { createMemoryLocks } from '#adapters/plain/memory-locks.ts';
import { tileNames } from '#adapters/stored/amount-names.ts';
import { toKept } from '#adapters/stored/kept-form.ts';
import { tileForTests as tile } from '#domain/listing/tile-for-tests.ts';
import { createRemoveFromWishlist, createToggleWishlisted } from '#domain/lists/change-wishlist.ts';
import { emptyWishlist } from '#domain/lists/wishlist.ts';
import { createDeviceNewsChannel } from '#domain/storage/device-news.ts';
import { createResilientStore } from '#domain/storage/resilient-store.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { type Cells, createCells } from '../wiring/cells.ts';
import { createShop } from '../wiring/services.ts';
import { kept } from './kept.ts';

type Own = { readonly compared: typeof kept.compared; readonly wishlist: typeof kept.wishlist };

const lists: Own = { wishlist: kept.wishlist, compared: kept.compared };

/** A visit on a device; each call is the next one on the same device. */
function visitOn(device = createMemoryKeyValueStore()) {
  const log = createMemoryLog();
  const clock = createMemoryClock();
  const store = createResilientStore({ store: device, clock, log });
  const keeping = {
    ...{ clock, log },
    locks: createMemoryLocks(),
    tabMessages: createMemoryTabMessages(),
    ownership: { present: () => null, kept: async () => null, find: async () => ({ owner: null, isSure: true }) },
    deviceStore: async () => store,
    draftStore: async () => store,
    deviceJournal: createMemoryJournal(),
    draftJournal: createMemoryJournal(),
    deviceNews: createDeviceNewsChannel(),
  };
  const shop = createShop<typeof keeping & { readonly cells: Cells }>()(lists);
  return { device, shop: shop.open({ ...keeping, cells: createCells(createMemoryCell) }) };
}

const storedIn = async (device: ReturnType<typeof createMemoryKeyValueStore>, key: string) => {
  const answer = await device.get(key);
  return answer.kind === 'ok' ? answer.value : answer;
};

const storeView = createMemoryCell(defaultStoreView);
const savedAt = { price: tile('A').price.current, country: 'IN', isOutOfStock: false };

test('CUST-08 the wishlist is kept under its key and read from there', async () => {
  const { device, shop } = visitOn();
  const { settled } = shop.wishlist;
  await createToggleWishlisted({ wishlist: shop.wishlist, storeView })(tile('A'));
  await settled();
  expect(await storedIn(device, 'wishlist')).toEqual(toKept([{ tile: tile('A'), qty: 1, savedAt }], tileNames));

  const next = visitOn(device).shop;
  await next.wishlist.open();
  expect(next.wishlist.get()).toEqual([{ tile: tile('A'), qty: 1, savedAt }]);
});

test('CUST-09 each change is kept: what is added, what is removed, and that nothing is left', async () => {
  const { device, shop } = visitOn();
  const { wishlist } = shop;
  const { settled } = wishlist;
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
  expect(await keptSkus()).toEqual(toKept([{ tile: tile('B'), qty: 1, savedAt }], tileNames));
  wishlist.update(() => emptyWishlist);
  expect(await keptSkus()).toEqual([]);
});

test('CUST-16 what is compared is there at the next visit', async () => {
  const { device, shop } = visitOn();
  const { settled } = shop.compared;
  shop.compared.update(() => [tile('A'), tile('B')]);
  await settled();

  const next = visitOn(device).shop;
  await next.compared.open();
  expect(next.compared.get()).toEqual([tile('A'), tile('B')]);
});
