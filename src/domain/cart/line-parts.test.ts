import { expect, test } from 'vitest';
import { partOf } from '#domain/catalog/part.ts';
import { type BundleOption, skuOf } from '#domain/catalog/product.ts';
import { productForTests } from '#domain/catalog/product-for-tests.ts';
import { nothing } from '#domain/shared/money.ts';
import { emptyCart } from './cart.ts';
import { lineWith, withLine, withoutLine, withQuantity } from './cart-lines.ts';
import { lineForTests, serverItemForTests } from './line-for-tests.ts';
import { filesAsParts, filesOfParts, keyOf, type LinePart, picksAsParts, picksOfParts } from './line-parts.ts';
import { planSync } from './plan-sync.ts';

const part = (option: number, ...selections: readonly number[]): LinePart => {
  return { kind: 'bundle', option, selections, quantity: 1, label: 'Wrap', value: 'Shawl' };
};
const set = (...parts: readonly LinePart[]) => lineForTests('SET', 1, { type: 'bundle', parts });

test('CART-21 a bundle put together otherwise is another line, in another order it is not', () => {
  const cart = [set(part(1, 1), part(2, 3, 4)), set(part(2, 4, 3), part(1, 1)), set(part(1, 2))].reduce(
    withLine,
    emptyCart,
  );
  expect(cart.lines.map(({ quantity }) => quantity)).toEqual([2, 1]);
});

test('a line of a bundle is changed and removed alone', () => {
  const [one, other] = [set(part(1, 1)), set(part(1, 2))];
  const cart = withQuantity([one, other].reduce(withLine, emptyCart), keyOf(other), 5);
  expect(cart.lines.map(({ quantity }) => quantity)).toEqual([1, 5]);
  expect(lineWith(withoutLine(cart, keyOf(one)), keyOf(other))?.quantity).toBe(5);
});

test('what is bought as it is has its sku for a key', () => {
  expect(keyOf(lineForTests('TEE'))).toBe('TEE');
});

test('CART-44 bundles of one sku meet the shop by what they are made of', () => {
  const shops = [1, 2].map((selection) => ({
    ...serverItemForTests('SET', 1, selection),
    parts: [part(1, selection)],
  }));
  const steps = planSync({ lines: [set(part(1, 2))], removed: [], removedEarly: [] }, shops, {
    isForced: false,
    ordered: [],
    serverMayModifyItems: false,
    serverMayRemoveItems: false,
  });
  expect(steps).toMatchObject([
    { kind: 'take', shops: { id: 2 } },
    { kind: 'adopt', shops: { id: 1 } },
  ]);
});

const bundle: readonly BundleOption[] = [
  {
    id: 1,
    title: 'Wrap',
    isRequired: true,
    takes: 'many',
    selections: ['A', 'B'].map((sku, at) => {
      return { id: at + 1, sku: skuOf(sku), quantity: at + 1, isDefault: false, price: null, canChangeQuantity: false };
    }),
  },
];

test('picks and files become parts with words', () => {
  const parts = ['A', 'B'].map((sku) => partOf(productForTests(sku)));
  const picks = [
    { option: 1, selection: 1, quantity: 1 },
    { option: 1, selection: 2, quantity: 2 },
  ];
  expect(picksAsParts(bundle, picks, parts)).toEqual([
    { kind: 'bundle', option: 1, selections: [1, 2], quantity: 1, label: 'Wrap', value: 'A, 2 × B' },
  ]);
  const files = [{ id: 7, title: 'Blouse', price: nothing, sample: null }];
  expect(filesAsParts({ files }, [7, 9], 'Download')).toEqual([
    { kind: 'custom', option: 'link', choice: '7', label: 'Download', value: 'Blouse' },
  ]);
});

test('what was put together otherwise is no pick of a bundle, and no file of a download', () => {
  const custom = { kind: 'custom', option: 'engraving', choice: '7', label: 'Engraving', value: 'M' } as const;
  expect(picksOfParts([], [custom])).toEqual([]);
  expect(filesOfParts([custom])).toEqual([]);
});
