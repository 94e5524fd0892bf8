import { expect, test } from 'vitest';
import { createMemoryProducts } from '#adapters/memory/memory-products.ts';
import { createMemorySharedListGateway } from '#adapters/memory/memory-shared-list-gateway.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { productForTests } from '#domain/catalog/product-for-tests.ts';
import { tileForTests } from '#domain/listing/tile-for-tests.ts';
import type { NamedLists } from './named-lists.ts';
import { createShareWishlist, createStopSharing } from './share-wishlist.ts';
import type { Sharing } from './shared-list.ts';
import { createSharings } from './sharings.ts';
import type { Wishlist } from './wishlist.ts';

const named = { title: ' For Diwali ', name: '' };

function open(...skus: readonly string[]) {
  const products = createMemoryProducts();
  products.put(...skus.map((sku, id) => productForTests(sku, { id })));
  const gateway = createMemorySharedListGateway({ products, now: () => 0 });
  const person = { left: 0 };
  const cell = createMemoryCell<Sharing | null>(null);
  const sharing = { ...cell, forgettings: () => person.left };
  const namedLists = { ...createMemoryCell<NamedLists>([]), forgettings: () => person.left };
  const network = { isOnline: true };
  const told: string[] = [];
  const ports = {
    ...{ namedLists, sharings: createSharings({ sharing, namedLists }), sharedListGateway: gateway },
    wishlist: createMemoryCell<Wishlist>(skus.map((sku) => ({ tile: tileForTests(sku), qty: 1, savedAt: null }))),
    connectivity: { isOnline: () => network.isOnline },
    tellRefusal: ({ message }: { readonly message: string }) => void told.push(message),
  };
  const shareList = createShareWishlist(ports);
  const stopList = createStopSharing(ports);
  const share = (what: typeof named) => shareList(what, null);
  const stop = () => stopList(null);
  return {
    gateway,
    person,
    sharing,
    namedLists,
    network,
    told,
    share,
    stop,
    shareList,
    stopList,
    wishlist: ports.wishlist,
  };
}

test('the wishlist of now is shared, the newest first, and the device keeps what ends that', async () => {
  const { gateway, sharing, share } = open('A', 'B');
  expect(await share(named)).toBe('done');
  expect(sharing.get()).toMatchObject({ list: 'list-1', secret: 'secret-1' });
  const value = { title: 'For Diwali', name: '', skus: ['B', 'A'] };
  expect(await gateway.read('list-1')).toEqual({ kind: 'ok', value });
});

test('of more than a list takes the newest are shared', async () => {
  const skus = Array.from({ length: 102 }, (_, at) => `S${at}`);
  const { gateway, share } = open(...skus);
  expect(await share(named)).toBe('done');
  expect(gateway.calls()[0]?.args).toMatchObject([{ skus: skus.toReversed().slice(0, 100) }]);
});

test('without a network nothing is asked', async () => {
  const { gateway, network, sharing, share, stop } = open('A');
  await share(named);
  network.isOnline = false;
  expect([await share(named), await stop()]).toEqual(['offline', 'offline']);
  expect([gateway.calls().length, sharing.get()?.list]).toEqual([1, 'list-1']);
});

test.each([
  [{ kind: 'unreachable' }, 'failed', []],
  [{ kind: 'refused', code: 429, message: 'Too many requests', isSilent: false }, 'refused', ['Too many requests']],
] as const)('after %o nothing is shared, and what is shared stays known', async (failure, outcome, words) => {
  const { gateway, sharing, share, stop, told } = open('A');
  gateway.failNext(failure);
  expect([await share(named), sharing.get()]).toEqual([outcome, null]);
  await share(named);
  gateway.failNext(failure);
  expect([await stop(), sharing.get()?.list]).toEqual([outcome, 'list-1']);
  expect(told).toEqual([...words, ...words]);
});

test('what is ended is forgotten; where nothing is shared nothing is asked', async () => {
  const { gateway, sharing, share, stop } = open('A');
  await share(named);
  expect([await stop(), sharing.get()]).toEqual(['done', null]);
  expect(await gateway.read('list-1')).toMatchObject({ code: 404 });
  const calls = gateway.calls().length;
  expect([await stop(), gateway.calls().length]).toEqual(['done', calls]);
});

test('the list of who has left meanwhile is ended, and not kept for who comes after them', async () => {
  const { gateway, person, sharing, share } = open('A');
  const sharingNow = share(named);
  person.left += 1;
  expect([await sharingNow, sharing.get()]).toEqual(['failed', null]);
  expect(await gateway.read('list-1')).toMatchObject({ code: 404 });
});

const diwali = { id: 'd', name: 'Diwali', sharing: null, isDeleted: false };

function openWithList() {
  const opened = open('A', 'B');
  opened.namedLists.update(() => [diwali]);
  opened.wishlist.update((now) => now.map((item) => (item.tile.sku === 'B' ? { ...item, list: 'd' } : item)));
  return opened;
}

test('each list has a link of its own with its own pieces, and no name that nobody gave', async () => {
  const { gateway, sharing, namedLists, shareList, stopList } = openWithList();
  expect([await shareList({ title: '', name: '' }, 'd'), await shareList(named, null)]).toEqual(['done', 'done']);
  expect(await gateway.read('list-1')).toEqual({ kind: 'ok', value: { title: '', name: '', skus: ['B'] } });
  expect(await gateway.read('list-2')).toMatchObject({ value: { skus: ['A'] } });
  expect(await stopList('d')).toBe('done');
  expect([namedLists.get(), sharing.get()?.list]).toEqual([[diwali], 'list-2']);
  expect(await gateway.read('list-1')).toMatchObject({ code: 404 });
});

test('the link of a list that was deleted meanwhile is ended at once', async () => {
  const { gateway, namedLists, shareList } = openWithList();
  const sharingNow = shareList(named, 'd');
  namedLists.update((now) => now.map((list) => ({ ...list, isDeleted: true })));
  expect([await sharingNow, namedLists.get()]).toEqual(['failed', [{ ...diwali, isDeleted: true }]]);
  expect(await gateway.read('list-1')).toMatchObject({ code: 404 });
});
