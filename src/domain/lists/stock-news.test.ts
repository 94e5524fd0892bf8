import { expect, test } from 'vitest';
import { type Product, type Stock, skuOf, type Variant } from '#domain/catalog/product.ts';
import { productForTests } from '#domain/catalog/product-for-tests.ts';
import { tileForTests } from '#domain/listing/tile-for-tests.ts';
import { moneyOf } from '#domain/shared/money.ts';
import { stockNews, withStock } from './stock-news.ts';
import type { WishlistItem } from './wishlist.ts';

const item = (isOutOfStock: boolean, wasOutOfStock?: boolean): WishlistItem => ({
  tile: { ...tileForTests('A'), isOutOfStock },
  qty: 1,
  savedAt: {
    ...{ price: moneyOf(100), country: 'IN' },
    ...(wasOutOfStock !== undefined && { isOutOfStock: wasOutOfStock }),
  },
});
const stock = (quantity: number): Stock => ({ quantity, isInStock: quantity > 0, status: 1 });
const product = (quantity: number, changes: Partial<Product> = {}) =>
  productForTests('A', { stock: stock(quantity), ...changes });
const variant = (sku: string, quantity: number) =>
  ({ ...productForTests(sku), sku: skuOf(sku), stock: stock(quantity), choice: {} }) as unknown as Variant;
const few = (left: number) => ({ kind: 'few-left', left });

test.each([
  ['is gone since it was saved', item(true, false), product(0), [{ kind: 'sold-out-since' }]],
  ['was gone then, too', item(true, true), product(0), []],
  ['is gone, and nobody noted how it was', item(true), product(0), []],
  ['is back since it was saved', item(false, true), product(9), [{ kind: 'back-in-stock' }]],
  ['is back, with few pieces', item(false, true), product(2), [{ kind: 'back-in-stock' }, few(2)]],
  ['is there as it was', item(false, false), product(4), []],
  ['has three pieces left', item(false, false), product(3), [few(3)]],
  ['has few left, and nobody noted how it was', { ...item(false), savedAt: null }, product(1), [few(1)]],
  [
    'is sold without a number',
    item(false, false),
    productForTests('A', { type: 'simple', stock: { quantity: 0, isInStock: true, status: 1 } }),
    [],
  ],
  ['is there as far as the shop has said', item(false, false), undefined, []],
] as const)('of a piece that %s this is told', (_case, saved, now, news) => {
  expect(stockNews(withStock(saved, now))).toEqual(news);
});

test('of sizes and colours the pieces count together, as far as they can be sold', () => {
  const sizes = (...quantities: readonly number[]) =>
    product(99, { type: 'configurable', variants: quantities.map((quantity, at) => variant(`A-${at}`, quantity)) });
  expect(stockNews(withStock(item(false, false), sizes(2, 0, 1)))).toEqual([few(3)]);
  expect(stockNews(withStock(item(false, false), sizes(2, 2)))).toEqual([]);
  const switchedOff = { ...variant('A-L', 9), status: 2 };
  const one = product(99, { type: 'configurable', variants: [variant('A-M', 1), switchedOff] });
  expect(stockNews(withStock(item(false, false), one))).toEqual([few(1)]);
});

test.each(['bundle', 'grouped', 'virtual', 'downloadable'] as const)('a %s product has no number of pieces', (type) => {
  expect(stockNews(withStock(item(false, false), product(1, { type })))).toEqual([]);
});

test('how many are left is forgotten with what the shop says next', () => {
  const few = withStock(item(false, false), product(2));
  expect([withStock(few, product(9)), withStock(few, undefined)]).toEqual([item(false, false), item(false, false)]);
});
