import { expect, test } from 'vitest';
import { createMemorySearchIndex } from '#adapters/memory/memory-search-index.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { emptyCart } from '#domain/cart/cart.ts';
import { lineForTests } from '#domain/cart/line-for-tests.ts';
import { skuOf } from '#domain/catalog/product.ts';
import { productForTests } from '#domain/catalog/product-for-tests.ts';
import type { Market } from '#domain/pricing/price-tag.ts';
import { moneyOf, nothing } from '#domain/shared/money.ts';
import { noCartMore } from './cart-more.ts';
import { createOpenCartMore } from './open-cart-more.ts';

const market: Market = { country: 'IN', today: '2026-11-20' };

function openWorld(own: Partial<Cart>) {
  const cart = createMemoryCell<Cart>({ ...emptyCart, ...own });
  const more = createMemoryCell(noCartMore);
  const search = createMemorySearchIndex({ market: () => market });
  const { prices } = productForTests('A');
  search.put(
    productForTests('A', { id: 1, prices: { ...prices, india: { regular: moneyOf(130), special: nothing } } }),
    productForTests('B', { id: 2 }),
  );
  const viewed = createMemoryCell(['B', 'gone', 'A'].map(skuOf));
  const rules = { useUrlPaths: true, listOutOfStockProducts: true };
  const open = createOpenCartMore({
    cart,
    cartMore: more,
    recentlyViewed: viewed,
    searchIndex: search,
    market: () => market,
    shopRules: rules,
  });
  const skus = () => more.get().products.map(({ sku }) => `${sku}`);
  return { cart, more, search, open, skus };
}

test('the products of the lines are there to choose from, and nothing was asked for an empty list', async () => {
  const { open, skus, more } = openWorld({ lines: [lineForTests('A')], saved: [lineForTests('B')] });
  await open();
  expect(skus().toSorted()).toEqual(['A', 'B']);
  expect(more.get().recent).toEqual([]);
});

test('what is saved has the price of today; what the shop no longer sells keeps its own', async () => {
  const { open, cart } = openWorld({ saved: [lineForTests('A'), lineForTests('gone')] });
  await open();
  expect(cart.get().saved.map(({ price }) => price)).toEqual([moneyOf(130), moneyOf(100)]);
});

test('ACC-16 an empty cart has what was looked at, the latest first, without what is gone', async () => {
  const { open, more } = openWorld({});
  await open();
  expect(more.get().recent.map(({ sku }) => sku)).toEqual(['B', 'A']);
});

test('without an answer all stays as it was', async () => {
  const { open, more, cart, search } = openWorld({ saved: [lineForTests('A')] });
  await open();
  const [known, saved] = [more.get(), cart.get().saved];
  search.cut();
  await open();
  expect(more.get()).toEqual(known);
  expect(cart.get().saved).toBe(saved);
});
