import { expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { tileForTests as tile } from '#domain/listing/tile-for-tests.ts';
import { moneyOf } from '#domain/shared/money.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { createRemoveFromWishlist, createToggleWishlisted } from './change-wishlist.ts';
import { emptyWishlist, type Wishlist } from './wishlist.ts';

test('CUST-06 CUST-07 a piece is saved with what it costs here, and is no more when it is pressed again or taken out', async () => {
  const wishlist = createMemoryCell<Wishlist>(emptyWishlist);
  const storeView = createMemoryCell({ ...defaultStoreView, country: 'US' });
  const toggle = createToggleWishlisted({ wishlist, storeView });
  const remove = createRemoveFromWishlist({ wishlist });
  const skus = () => wishlist.get().map((item) => item.tile.sku);
  for (const sku of ['A', 'B', 'C']) await toggle(tile(sku));
  expect(wishlist.get()[0]).toMatchObject({
    qty: 1,
    savedAt: { price: moneyOf(100), country: 'US', isOutOfStock: false },
  });
  await toggle(tile('B'));
  expect(skus()).toEqual(['A', 'C']);
  await remove('A');
  await remove('GONE');
  expect(skus()).toEqual(['C']);
});
