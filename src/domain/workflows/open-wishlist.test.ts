import { expect, test } from 'vitest';
import { createMemorySearchIndex } from '#adapters/memory/memory-search-index.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { productForTests } from '#domain/catalog/product-for-tests.ts';
import { type TileRules, tileOf } from '#domain/listing/tile.ts';
import { emptyWishlist, type Wishlist, withWishlisted } from '#domain/lists/wishlist.ts';
import type { Market } from '#domain/pricing/price-tag.ts';
import { createOpenWishlist } from './open-wishlist.ts';

const rules: TileRules = { useUrlPaths: true, listOutOfStockProducts: true };
const market: Market = { country: 'IN', today: '2026-11-20' };

function open(...saved: readonly string[]) {
  const search = createMemorySearchIndex({ market: () => market });
  const tiles = saved.map((sku) => ({ ...tileOf(productForTests(sku), market, rules), name: 'as it was' }));
  const wishlist = createMemoryCell<Wishlist>(tiles.reduce((all, tile) => withWishlisted(all, tile), emptyWishlist));
  const openWishlist = createOpenWishlist({ wishlist, searchIndex: search, market: () => market, shopRules: rules });
  const left = () => wishlist.get().map((item) => item.left);
  return { search, openWishlist, tiles: () => wishlist.get().map(({ tile }) => tile), left };
}

test('saved pieces are shown as the shop has them today, and what it no longer has as sold out', async () => {
  const { search, openWishlist, tiles } = open('A', 'B');
  search.put(productForTests('B', { name: 'as it is' }));
  await openWishlist();
  expect(tiles().map(({ sku, name, isOutOfStock }) => [sku, name, isOutOfStock])).toEqual([
    ['A', 'as it was', true],
    ['B', 'as it is', false],
  ]);
});

test('without a connection the saved pieces stay as they were', async () => {
  const { search, openWishlist, tiles } = open('A');
  search.cut();
  await openWishlist();
  expect(tiles()).toMatchObject([{ name: 'as it was', isOutOfStock: false }]);
});

test('that few are left is kept as it was said last, for the time without a connection', async () => {
  const { search, openWishlist, left } = open('A');
  const fewOf = (quantity: number) =>
    productForTests('A', { type: 'simple', stock: { quantity, isInStock: true, status: 1 } });
  search.put(fewOf(2));
  await openWishlist();
  search.cut();
  await openWishlist();
  expect(left()).toEqual([2]);
  search.mend();
  search.put(fewOf(9));
  await openWishlist();
  expect(left()).toEqual([undefined]);
});

test('an empty wishlist asks for nothing', async () => {
  const { search, openWishlist } = open();
  await openWishlist();
  expect(search.calls()).toEqual([]);
});
