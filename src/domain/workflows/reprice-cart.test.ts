import { expect, test } from 'vitest';
import { createMemorySearchIndex } from '#adapters/memory/memory-search-index.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { emptyCart } from '#domain/cart/cart.ts';
import { lineForTests } from '#domain/cart/line-for-tests.ts';
import { filesAsParts, type LinePart } from '#domain/cart/line-parts.ts';
import { ownTotals } from '#domain/cart/totals.ts';
import { type BundleOption, skuOf } from '#domain/catalog/product.ts';
import { productForTests } from '#domain/catalog/product-for-tests.ts';
import type { Market } from '#domain/pricing/price-tag.ts';
import { moneyOf, nothing } from '#domain/shared/money.ts';
import { defaultStoreView, type StoreView } from '#domain/storeview/store-view.ts';
import { createRepriceCart } from './reprice-cart.ts';

const market: Market = { country: 'US', today: '2026-11-20' };
const { prices } = productForTests('A');
const dear = { ...prices, us: { regular: moneyOf(200), special: moneyOf(150) } };

function cartOf(...skus: readonly string[]) {
  const lines = skus.map((sku) => lineForTests(sku, 2));
  const totals = { value: ownTotals(lines, nothing), hash: '', at: 0 };
  const cart = createMemoryCell<Cart>({ ...emptyCart, lines, totals });
  const search = createMemorySearchIndex({ market: () => market });
  search.put(productForTests('A', { prices: dear }));
  const storeView = createMemoryCell<StoreView>({ ...defaultStoreView, country: 'US' });
  const reprice = createRepriceCart({ cart, searchIndex: search, market: () => market, storeView });
  return {
    cart,
    search,
    reprice,

    priced: () => cart.get().lines.map((line) => [line.price, line.regularPrice]),
  };
}

test('STORE-25 lines have the prices of the new market, and the old sums are gone', async () => {
  const { cart, reprice, priced } = cartOf('A', 'unknown');
  await reprice();
  expect(priced()).toEqual([
    [moneyOf(150), moneyOf(200)],
    [moneyOf(100), moneyOf(100)],
  ]);
  expect(cart.get()).toMatchObject({ totals: null, pricedFor: 'US' });
});

test('other tabs know at once whose prices are on their way', () => {
  const { cart, reprice } = cartOf('A');
  void reprice();
  expect(cart.get().pricedFor).toBe('US');
});

test('prices that come when another tab has chosen others are of no use', async () => {
  const { cart, reprice, priced } = cartOf('A');
  const done = reprice();
  cart.update((now) => ({ ...now, pricedFor: 'IN' }));
  await done;
  expect(priced()).toEqual([[moneyOf(100), moneyOf(100)]]);
});

const shawl = { sku: skuOf('A'), quantity: 2, isDefault: true, price: null, canChangeQuantity: false };
const wrap: BundleOption = {
  id: 1,
  title: 'Wrap',
  isRequired: true,
  takes: 'many',
  selections: [
    { ...shawl, id: 11 },
    { ...shawl, id: 12, sku: skuOf('gone') },
    { ...shawl, id: 13, sku: skuOf('gone'), price: moneyOf(40) },
  ],
};
const picked = (...selections: readonly number[]): LinePart => {
  return { kind: 'bundle', option: 1, selections, quantity: 1, label: '', value: '' };
};

test.each([
  ['what its products cost now', [picked(11)], 300, 400],
  ['its own price for a product', [picked(11, 13)], 380, 480],
  ['what it cost, with a product that is not known', [picked(11, 12)], 100, 100],
  ['what it cost, with a choice that is gone', [picked(99)], 100, 100],
])('STORE-25 a bundle costs %s', async (_case, parts, price, regularPrice) => {
  const { cart, search, reprice } = cartOf('SET');
  search.put(productForTests('SET', { id: 8, type: 'bundle', bundle: [wrap] }));
  cart.update((now) => ({ ...now, lines: now.lines.map((line) => ({ ...line, parts })) }));
  await reprice();
  expect(cart.get().lines).toMatchObject([{ price: moneyOf(price), regularPrice: moneyOf(regularPrice) }]);
});

test('STORE-25 a download costs what it and its files cost', async () => {
  const { cart, search, reprice } = cartOf('PDF');
  const file = { id: 5, title: 'Film', price: moneyOf(30), sample: null };
  search.put(productForTests('PDF', { id: 9, type: 'downloadable', prices: dear, files: [file] }));
  const parts = filesAsParts({ files: [file] }, [5], 'Download');
  cart.update((now) => ({ ...now, lines: now.lines.map((line) => ({ ...line, parts })) }));
  await reprice();
  expect(cart.get().lines).toMatchObject([{ price: moneyOf(180), regularPrice: moneyOf(230) }]);
});

test('without an answer the lines keep their prices and pieces', async () => {
  const { cart, search, reprice, priced } = cartOf('A');
  search.cut();
  await reprice();
  expect(priced()).toEqual([[moneyOf(100), moneyOf(100)]]);
  expect(cart.get().lines[0]?.quantity).toBe(2);
});

test('an empty cart asks for nothing', async () => {
  const { search, reprice, cart } = cartOf();
  search.cut();
  await reprice();
  expect(cart.get().lines).toEqual([]);
});
