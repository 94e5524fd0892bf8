import { expect, test } from 'vitest';
import type { Stock } from '#domain/catalog/product.ts';
import { kurta } from '#viewmodels/product/product-for-tests.ts';
import { isAvailable, isOutOfStock, isSellable } from './availability.ts';

const plenty: Stock = { quantity: 5, isInStock: true, status: 1 };
const none: Stock = { ...plenty, quantity: 0 };

test('STOCK-04 one piece in a stock that is on can be sold', () => {
  expect(isSellable({ quantity: 1, isInStock: true, status: 1 })).toBe(true);
});

test.each([
  ['no piece', none],
  ['the switch off', { ...plenty, isInStock: false }],
  ['the status 0', { ...plenty, status: 0 }],
  ['the status 2', { ...plenty, status: 2 }],
])('STOCK-05 with %s nothing can be sold', (_what, stock) => {
  expect(isSellable(stock)).toBe(false);
});

/** A product with a variant for each stock. */
function product(root: Stock, ...stocks: readonly Stock[]) {
  const [first] = kurta().variants;
  if (!first) throw new Error('The kurta has no variants.');
  return kurta({ stock: root, variants: stocks.map((stock) => ({ ...first, stock })) });
}

test.each([
  ['none can be sold', product(plenty, none, { ...plenty, isInStock: false }), true],
  ['one can be sold', product(plenty, none, plenty), false],
])('STOCK-08 with variants of which %s, out of stock is %s', (_what, product, expected) => {
  expect(isOutOfStock(product)).toBe(expected);
});

test('STOCK-09 the pieces of the product itself do not count where it has variants, and do where it has none', () => {
  expect(isOutOfStock(product(none, plenty))).toBe(false);
  expect(isOutOfStock(product(none))).toBe(true);
});

test('STOCK-01 a variant with the status 2 or 3 is not available, one with the status 0 or 1 is', () => {
  const [variant] = product(plenty, plenty).variants;
  const withStatus = (status: number) =>
    variant && isAvailable({ ...variant, status }, { listOutOfStockProducts: true });
  expect([0, 1, 2, 3].map(withStatus)).toEqual([true, true, false, false]);
});

test('STOCK-02 where lists hide what is out of stock, a variant that cannot be sold is not available', () => {
  const [variant] = product(plenty, { ...plenty, isInStock: false }).variants;
  const where = (listOutOfStockProducts: boolean) => variant && isAvailable(variant, { listOutOfStockProducts });
  expect([where(true), where(false)]).toEqual([true, false]);
});

test('STOCK-06 a product whose own stock is off is out of stock, whatever its variants have', () => {
  expect(isOutOfStock(product({ ...plenty, isInStock: false }, plenty))).toBe(true);
});

test.each([0, 2])('STOCK-07 a product with the status %i is out of stock, whatever its variants have', (status) => {
  expect(isOutOfStock(product({ ...plenty, status }, plenty))).toBe(true);
});
