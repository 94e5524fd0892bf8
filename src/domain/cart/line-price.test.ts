import { expect, test } from 'vitest';
import { type BundleOption, skuOf } from '#domain/catalog/product.ts';
import { productForTests } from '#domain/catalog/product-for-tests.ts';
import { type Money, moneyOf } from '#domain/shared/money.ts';
import { kurta } from '#viewmodels/product/product-for-tests.ts';
import { lineForTests } from './line-for-tests.ts';
import type { LinePart } from './line-parts.ts';
import { linePrice, repriced } from './line-price.ts';

const market = { country: 'IN', today: '2026-11-20' } as const;
const selection = (id: number, sku: string, price: Money | null) => ({
  ...{ id, sku: skuOf(sku), quantity: 1, isDefault: false, price, canChangeQuantity: false },
});
const wrap: BundleOption = {
  ...{ id: 1, title: 'Wrap', isRequired: true, takes: 'one' },
  selections: [selection(1, 'SHAWL', null), selection(2, 'STOLE', moneyOf(450))],
};
const box: BundleOption = { ...wrap, id: 2, title: 'Box', selections: [selection(3, 'BOX', null)] };
const files = [{ id: 1, title: 'Blouse', price: moneyOf(200), sample: null }];
const products = [
  kurta(),
  productForTests('TEE'),
  productForTests('SET', { type: 'bundle', bundle: [wrap, box] }),
  productForTests('PATTERN', { type: 'downloadable', files }),
];
const [shawl, gift] = [productForTests('SHAWL'), productForTests('BOX')];

const pick = (option: number, chosen: number): LinePart => ({
  ...{ kind: 'bundle', option, selections: [chosen], quantity: 1, label: '', value: '' },
});
const file: LinePart = { kind: 'custom', option: 'link', choice: '1', label: 'File', value: 'Blouse' };

test.each([
  ['a piece that is bought as it is', 'TEE', [], [], 100],
  ['a variant', 'INDIGO-M', [], [], 1_500],
  ['what nobody knows', 'GONE', [], [], undefined],
  ['a set of a known part', 'SET', [pick(1, 1)], [shawl], 100],
  ['a set of two', 'SET', [pick(1, 1), pick(2, 3)], [shawl, gift], 200],
  ['a set that has a price for its part', 'SET', [pick(1, 2)], [], 450],
  ['a set of a part that is not known', 'SET', [pick(1, 1)], [gift], undefined],
  ['a set of which one of two parts is not known', 'SET', [pick(1, 1), pick(2, 3)], [shawl], undefined],
  ['a set of what it does not offer', 'SET', [pick(1, 9)], [shawl], undefined],
  ['a set that nobody knows', 'GONE', [pick(1, 1)], [shawl], undefined],
  ['a piece that is no set any more', 'TEE', [pick(1, 1)], [shawl], undefined],
  ['a download with its file', 'PATTERN', [file], [], 300],
])('%s, %s, costs as much as it does in the market', (_what, sku, made, parts, price) => {
  const line = lineForTests(sku, 1, { parts: made });
  expect(linePrice(line, { products, parts }, market)?.current).toBe(price && moneyOf(price));
});

test('a line has the price of the market, and keeps its own where that is not known', () => {
  const known = { products, parts: [] };
  expect(repriced(lineForTests('INDIGO-M'), known, market)).toMatchObject({
    price: moneyOf(1_500),
    regularPrice: moneyOf(2_000),
  });
  const unknown = lineForTests('GONE', 1, { price: moneyOf(70) });
  expect(repriced(unknown, known, market)).toBe(unknown);
});

test('a line that is priced anew costs what several pieces cost now, or no longer', () => {
  const { prices } = productForTests('TEE');
  const tiers = [{ quantity: 3, price: moneyOf(80) }];
  const tee = productForTests('TEE', { prices: { ...prices, tiers } });
  const line = lineForTests('TEE', 3);
  expect(repriced(line, { products: [tee], parts: [] }, market)).toMatchObject({ price: moneyOf(100), tiers });
  const before = { ...line, tiers };
  expect(repriced(before, { products, parts: [] }, market)).not.toHaveProperty('tiers');
  const abroad = { ...market, country: 'US' } as const;
  expect(repriced(before, { products: [tee], parts: [] }, abroad)).not.toHaveProperty('tiers');
});
