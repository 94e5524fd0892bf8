import { expect, test } from 'vitest';
import { partOf } from '#domain/catalog/part.ts';
import { skuOf } from '#domain/catalog/product.ts';
import { productForTests } from '#domain/catalog/product-for-tests.ts';
import { moneyOf } from '#domain/shared/money.ts';
import { groupedAdditions } from './grouped-additions.ts';

const parts = ['SHAWL', 'STOLE', 'BOX'].map((sku) => partOf(productForTests(sku, { urlPath: sku.toLowerCase() })));
const counts = { [skuOf('BOX')]: 1, [skuOf('SHAWL')]: 3, [skuOf('STOLE')]: 0 };
const around = { market: { country: 'IN', today: '2026-11-20' }, rules: { useUrlPaths: true } } as const;

test('CART-20 each part with pieces is a line of its own, in the order of the parts', () => {
  const additions = groupedAdditions(parts, counts, around);
  expect(additions).toMatchObject([
    {
      addition: { product: { sku: 'SHAWL' }, variant: null, price: { current: moneyOf(100) }, address: '/shawl' },
      quantity: 3,
    },
    {
      addition: { product: { sku: 'BOX' }, variant: null, price: { current: moneyOf(100) }, address: '/box' },
      quantity: 1,
    },
  ]);
  expect(groupedAdditions(parts, {}, around)).toEqual([]);
});
