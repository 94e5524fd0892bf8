import { expect, test } from 'vitest';
import { type Product, skuOf, type Variant } from '#domain/catalog/product.ts';
import { productForTests } from '#domain/catalog/product-for-tests.ts';
import { nearestVariants } from './nearest-variants.ts';

const COLORS = ['Ivory', 'Indigo', 'Madder'];
const SIZES = ['S', 'M', 'L', 'XL'];

/** A kurta of which only these can be sold, such as `Ivory-M`; it is made in all colours and sizes. */
function kurta(sellable: readonly string[]): Product {
  const base = productForTests('K', { type: 'configurable' });
  const variants = COLORS.flatMap((color, c) =>
    SIZES.map((size, s): Variant => {
      const sku = `${color}-${size}`;
      const stock = { quantity: sellable.includes(sku) ? 2 : 0, isInStock: true, status: 1 };
      return { ...base, sku: skuOf(sku), stock, choice: { color: c, size: s }, readyQuantity: null };
    }),
  );
  return { ...base, variants, options: [optionOf('color', COLORS), optionOf('size', SIZES)] };
}

const optionOf = (code: string, labels: readonly string[]) => ({
  attributeId: 1,
  code,
  label: code,
  values: labels.map((label, id) => ({ id, label })),
});

const near = (sellable: readonly string[], color: string, size: string): string =>
  nearestVariants(kurta(sellable), { color: COLORS.indexOf(color), size: SIZES.indexOf(size) })
    .map(({ sku }) => sku)
    .join(' ');

test.each([
  ['one change is enough: the next size, or the same size in another colour', 'Ivory-M Indigo-L', 'Ivory-M Indigo-L'],
  ['a third one only after one for each option', 'Ivory-M Ivory-XL Indigo-L', 'Ivory-M Indigo-L Ivory-XL'],
  ['and no fourth', 'Ivory-S Ivory-M Ivory-XL Indigo-L Madder-L', 'Ivory-M Indigo-L Ivory-XL'],
  ['two changes only where one is not enough', 'Indigo-S Ivory-S', 'Ivory-S'],
  ['or where nothing else is left', 'Madder-S', 'Madder-S'],
  ['nothing when all is sold', '', ''],
])('%s', (_case, sellable, expected) => {
  expect(near(sellable.split(' '), 'Ivory', 'L')).toBe(expected);
});

test('nothing while the merchant keeps the whole product back', () => {
  const product = kurta(['Indigo-L']);
  const closed = { ...product, stock: { ...product.stock, isInStock: false } };
  expect(nearestVariants(closed, { color: 0, size: 2 })).toEqual([]);
});

test('a variant that is switched off is not offered', () => {
  const product = kurta(['Indigo-L']);
  const variants = product.variants.map((variant) => ({ ...variant, status: 2 }));
  expect(nearestVariants({ ...product, variants }, { color: 0, size: 2 })).toEqual([]);
});

test('a choice the product does not know is answered with what can be had', () => {
  expect(nearestVariants(kurta(['Indigo-L']), {}).map(({ sku }) => sku)).toEqual(['Indigo-L']);
});
