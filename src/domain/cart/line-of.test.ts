import { expect, test } from 'vitest';
import { moneyOf, type Percent } from '#domain/shared/money.ts';
import { kurta } from '#viewmodels/product/product-for-tests.ts';
import { lineOf } from './line-of.ts';

const product = kurta();
const price = { current: moneyOf(1_500), regular: moneyOf(2_000), discount: 25 as Percent };
const added = { product, price, address: '/p/K' };

test('CART-10 a line is of the variant that was chosen, in ids for the shop and in words for the shopper', () => {
  const variant = product.variants.find(({ sku }) => sku === 'IVORY-M') ?? null;
  expect(lineOf({ ...added, variant }, 2)).toMatchObject({
    sku: 'IVORY-M',
    parentSku: 'K',
    productId: variant?.id,
    quantity: 2,
    price: moneyOf(1_500),
    regularPrice: moneyOf(2_000),
    options: [
      { valueId: 54, label: 'Colour', value: 'Ivory' },
      { valueId: 167, label: 'Size', value: 'M' },
    ],
  });
});

test('CART-10 what is bought as it is has a line of its own name, without a word of a choice', () => {
  const line = lineOf({ ...added, variant: null }, 1);
  expect(line).toMatchObject({ sku: 'K', productId: product.id, options: [], parts: [], replaces: [] });
});

test('a line keeps in how many working days it ships', () => {
  const sewn = { ...product, readyToShip: 'In 2 days.', makeDays: 8 };
  const variant = (readyQuantity: number) => product.variants.map((each) => ({ ...each, readyQuantity }))[0] ?? null;
  const days = [variant(2), variant(0)].map((each) => lineOf({ ...added, product: sewn, variant: each }, 1).makeDays);
  expect([...days, lineOf({ ...added, variant: null }, 1).makeDays]).toEqual([0, 8, null]);
});
