import { expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/memory/memory-cell.ts';
import { createMemorySearchIndex } from '#adapters/memory/memory-search-index.ts';
import { type Cart, emptyCart } from '#domain/cart/cart.ts';
import { lineForTests } from '#domain/cart/line-for-tests.ts';
import { ownTotals } from '#domain/cart/totals.ts';
import { productForTests } from '#domain/catalog/product-for-tests.ts';
import type { Market } from '#domain/pricing/price-tag.ts';
import { createRepriceCart } from './reprice-cart.ts';

const market: Market = { country: 'US', today: '2026-11-20' };
const { prices } = productForTests('A');
const dear = { ...prices, us: { regular: 200, special: 150 } };

function cartOf(...skus: readonly string[]) {
  const lines = skus.map((sku) => lineForTests(sku, 2));
  const totals = { value: ownTotals(lines, 0), hash: '', at: 0 };
  const cart = createMemoryCell<Cart>({ ...emptyCart, lines, totals });
  const search = createMemorySearchIndex({ market: () => market });
  search.put(productForTests('A', { prices: dear }));
  const reprice = createRepriceCart({ cart, search, market: () => market });
  return { cart, search, reprice, priced: () => cart.get().lines.map((line) => [line.price, line.regularPrice]) };
}

test('STORE-25 lines have the prices of the new market, and the old sums are gone', async () => {
  const { cart, reprice, priced } = cartOf('A', 'unknown');
  await reprice();
  expect(priced()).toEqual([
    [150, 200],
    [100, 100],
  ]);
  expect(cart.get().totals).toBe(null);
});

test('without an answer the lines keep their prices and pieces', async () => {
  const { cart, search, reprice, priced } = cartOf('A');
  search.cut();
  await reprice();
  expect(priced()).toEqual([[100, 100]]);
  expect(cart.get().lines[0]?.pieces).toBe(2);
});

test('an empty cart asks for nothing', async () => {
  const { search, reprice, cart } = cartOf();
  search.cut();
  await reprice();
  expect(cart.get().lines).toEqual([]);
});
