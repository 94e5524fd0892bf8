import { expect, test } from 'vitest';
import { kurtaLine, teeLine } from '#adapters/contracts/samples.ts';
import type { CartLine } from '#domain/cart/cart.ts';
import { type Product, skuOf } from '#domain/catalog/product.ts';
import { productForTests } from '#domain/catalog/product-for-tests.ts';
import { moneyOf, nothing } from '#domain/shared/money.ts';
import { createMemoryProducts } from './memory-products.ts';
import { createShopAssortment } from './shop-assortment.ts';
import { usualMarket } from './usual-market.ts';

function sell(product: Product, line: Partial<CartLine> = {}) {
  const products = createMemoryProducts();
  products.put(product);
  const shop = createShopAssortment({ products, market: () => usualMarket });
  return shop.sold({ ...teeLine, sku: product.sku, ...line }).kind;
}

const files = [{ id: 1, title: 'Sheet', price: nothing, sample: null }];
const part = { kind: 'custom', option: 'link', choice: '1', label: 'Download', value: 'Sheet' } as const;
const option = { id: 1, title: 'Wrap', takes: 'one', selections: [] } as const;

test.each([
  ['what is bought as it is', productForTests('A'), 'ok'],
  ['a download with files', productForTests('A', { type: 'downloadable', files }), 'refused'],
  ['a download without any', productForTests('A', { type: 'downloadable' }), 'ok'],
  ['a bundle that needs a choice', productForTests('A', { bundle: [{ ...option, isRequired: true }] }), 'refused'],
  ['a bundle that needs none', productForTests('A', { bundle: [{ ...option, isRequired: false }] }), 'ok'],
  ['what is switched off', productForTests('A', { status: 2 }), 'refused'],
])('without its parts %s is %s', (_name, product, kind) => {
  expect(sell(product)).toBe(kind);
});

test('with its parts a download is sold', () => {
  expect(sell(productForTests('A', { type: 'downloadable', files }), { parts: [part] })).toBe('ok');
});

test('a price that was put counts before all others', () => {
  const shop = createShopAssortment({ products: null, market: () => usualMarket });
  expect(shop.sold(kurtaLine)).toEqual({ kind: 'ok', value: kurtaLine });
  shop.putPrice(skuOf('A'), moneyOf(7));
  const line = { sku: skuOf('A'), price: moneyOf(9), quantity: 1, parts: [] };
  expect(shop.priced([line, { ...line, sku: skuOf('B') }]).map(({ price }) => price)).toEqual([moneyOf(7), moneyOf(9)]);
});
