import { expect, test } from 'vitest';
import { partOf } from '#domain/catalog/part.ts';
import { type BundleOption, skuOf } from '#domain/catalog/product.ts';
import { productForTests } from '#domain/catalog/product-for-tests.ts';
import { moneyOf, nothing, type Percent } from '#domain/shared/money.ts';
import { defaultPicks, missingOptions, withoutPick, withPick, withPickedQuantity } from './bundle-picks.ts';
import { bundlePrice, downloadPrice, groupedPrice, oneOfEach, sumOf } from './composed-price.ts';

const market = { country: 'IN', today: '2026-11-20' } as const;

function part(sku: string, regular: number, special = 0) {
  const prices = {
    india: { regular: moneyOf(regular), special: moneyOf(special) },
    us: null,
    others: null,
    specialFrom: null,
    specialTo: null,
  };
  return partOf(productForTests(sku, { prices }));
}

const shawl = part('SHAWL', 1_000, 800);
const stole = part('STOLE', 500);
const box = part('BOX', 100);
const parts = [shawl, stole, box];

function selection(id: number, sku: string, more: Partial<BundleOption['selections'][number]> = {}) {
  return { id, sku: skuOf(sku), quantity: 1, isDefault: false, price: null, canChangeQuantity: false, ...more };
}

const wrap: BundleOption = {
  id: 1,
  title: 'Wrap',
  isRequired: true,
  takes: 'one',
  selections: [
    selection(1, 'SHAWL', { canChangeQuantity: true }),
    selection(2, 'STOLE', { isDefault: true, price: moneyOf(450) }),
  ],
};
const boxes: BundleOption = {
  id: 2,
  title: 'Boxes',
  isRequired: false,
  takes: 'many',
  selections: [selection(3, 'BOX', { quantity: 2 }), selection(4, 'STOLE')],
};
const bundle = [wrap, boxes];

test('PRICE-15 a grouped product costs one of each part, and the discount follows from the sums', () => {
  const links = [shawl, stole].map(({ sku }) => ({ kind: 'associated', type: 'simple', sku, quantity: 3 }) as const);
  const price = groupedPrice(parts, oneOfEach({ links }), market);
  expect(price).toEqual({ current: moneyOf(1_300), regular: moneyOf(1_500), discount: 13 as Percent });
});

test('PRICE-16 links that are not associated simple products do not count', () => {
  const links = [
    { kind: 'associated', type: 'configurable', sku: shawl.sku, quantity: 1 },
    { kind: 'related', type: 'simple', sku: stole.sku, quantity: 1 },
  ] as const;
  expect(oneOfEach({ links })).toEqual({});
});

test('PRICE-17 PRICE-18 a bundle starts with what is flagged, else with the first, and costs their sum', () => {
  const picks = defaultPicks(bundle);
  expect(picks).toEqual([
    { option: 1, selection: 2, quantity: 1 },
    { option: 2, selection: 3, quantity: 2 },
  ]);
  expect(bundlePrice(bundle, picks, parts, market)).toEqual({
    current: moneyOf(650),
    regular: moneyOf(650),
    discount: 0 as Percent,
  });
});

test('one choice takes the place of another where an option takes one alone', () => {
  const picks = withPick(bundle, defaultPicks(bundle), { option: 1, selection: 1 });
  expect(picks.filter(({ option }) => option === 1)).toEqual([{ option: 1, selection: 1, quantity: 1 }]);
  const both = withPick(bundle, picks, { option: 2, selection: 4 });
  expect(both.filter(({ option }) => option === 2)).toHaveLength(2);
  expect(withoutPick(both, { option: 2, selection: 3 }).filter(({ option }) => option === 2)).toHaveLength(1);
  expect(withPick(bundle, picks, { option: 1, selection: 99 })).toEqual(picks);
});

test('pieces change only where the bundle allows it', () => {
  const picks = withPick(bundle, defaultPicks(bundle), { option: 1, selection: 1 });
  const three = withPickedQuantity(bundle, picks, { option: 1, selection: 1, quantity: 3 });
  expect(bundlePrice([wrap], three, parts, market)).toMatchObject({ current: moneyOf(2_400), regular: moneyOf(3_000) });
  expect(withPickedQuantity(bundle, picks, { option: 2, selection: 3, quantity: 9 })).toEqual(picks);
  expect(withPickedQuantity(bundle, picks, { option: 1, selection: 1, quantity: 0 })).toEqual(picks);
});

test('an option that is needed is missed, another is not', () => {
  expect(missingOptions(bundle, []).map(({ title }) => title)).toEqual(['Wrap']);
  expect(missingOptions(bundle, defaultPicks([wrap]))).toEqual([]);
});

test('a download costs its own price and that of the chosen files', () => {
  const files = [
    { id: 1, title: 'Blouse', price: moneyOf(200), sample: null },
    { id: 2, title: 'Skirt', price: moneyOf(300), sample: null },
  ];
  expect(downloadPrice({ prices: shawl.prices, files }, [2], market)).toEqual({
    current: moneyOf(1_100),
    regular: moneyOf(1_300),
    discount: 15 as Percent,
  });
});

test('nothing costs nothing', () => {
  expect(sumOf([])).toEqual({ current: nothing, regular: nothing, discount: 0 as Percent });
});

test('pieces change of the selection that is meant, and of no option that is not there', () => {
  const fixed = selection(5, 'BOX');
  const both = [{ ...wrap, selections: [...wrap.selections, fixed] }];
  const picks = withPick(both, [], { option: 1, selection: 5 });
  expect(withPickedQuantity(both, picks, { option: 1, selection: 5, quantity: 3 })).toEqual(picks);
  expect(withPickedQuantity(both, picks, { option: 9, selection: 5, quantity: 3 })).toEqual(picks);
  expect(withPickedQuantity(both, picks, { option: 1, selection: 9, quantity: 3 })).toEqual(picks);
});

test.each([
  ['one', [2]],
  ['many', [2, 3]],
] as const)(
  'PRICE-17 of an option that takes %s and has two flagged selections a bundle starts with %j',
  (takes, ids) => {
    const selections = [selection(1, 'BOX'), ...[2, 3].map((id) => selection(id, 'BOX', { isDefault: true }))];
    expect(defaultPicks([{ ...boxes, takes, selections }]).map((pick) => pick.selection)).toEqual(ids);
  },
);

test('a selection of a part that is not known costs nothing, and adds nothing to the others', () => {
  const picks = [...defaultPicks([wrap]), { option: 2, selection: 3, quantity: 2 }];
  expect(bundlePrice(bundle, picks, [shawl, stole], market)).toEqual({
    current: moneyOf(450),
    regular: moneyOf(450),
    discount: 0 as Percent,
  });
});
