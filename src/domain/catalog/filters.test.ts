import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moneyOf, nothing, paise } from '#domain/shared/money.ts';
import { arranged, withCounts } from './facets.ts';
import { conditionsOf } from './filter-conditions.ts';
import { filterCodes, priceRangeId, priceRangeOf, withToggled, withValues } from './filters.ts';

const many = { isMultiselect: true };
const one = { isMultiselect: false };

test('CAT-080 the last value takes its attribute along', () => {
  expect(withToggled({ color: ['49'], size: ['167'] }, { code: 'color', id: '49' }, many)).toEqual({ size: ['167'] });
  expect(withValues({}, 'color', [])).toEqual({});
});

test('CAT-075 what is chosen of one attribute leaves what is chosen of the others', () => {
  expect(withToggled({ color: ['49'] }, { code: 'size', id: '167' }, many)).toEqual({ color: ['49'], size: ['167'] });
});

test.each(filterCodes.map((code) => [code, code === 'price' ? ['2'] : ['1', '2']] as const))(
  'CAT-082 a second value of the filter %s leaves %j chosen',
  (code, ids) => {
    expect(withToggled({ [code]: ['1'] }, { code, id: '2' }, many)).toEqual({ [code]: ids });
  },
);

test('CAT-083 CAT-084 with single select a value is let go, or takes the place of another', () => {
  expect(withToggled({ color: ['49'] }, { code: 'color', id: '50' }, one)).toEqual({ color: ['50'] });
  expect(withToggled({ color: ['50'] }, { code: 'color', id: '50' }, one)).toEqual({});
});

test.each([
  ['50-100', { from: moneyOf(50), below: moneyOf(100) }],
  ['150-*', { from: moneyOf(150), below: null }],
  ['*-900.50', { from: null, below: moneyOf(900.5) }],
  ['0-50', { from: nothing, below: moneyOf(50) }],
  ['50', null],
  ['100-50', null],
  ['50-50', null],
  ['0-0', null],
  ['*-*', null],
  ['-5-10', null],
  ['50-100-150', null],
  ['1e3-2e3', null],
  ['', null],
])('CAT-088 the range %j is split on its hyphen', (id, range) => {
  expect(priceRangeOf(id)).toEqual(range);
});

test('CAT-088 whatever amounts a range has, its id is that of rupees, and is read as the same range', () => {
  const amount = fc.integer({ min: 0, max: 99_999_999_999 });
  fc.assert(
    fc.property(amount, amount, (one, other) => {
      fc.pre(one !== other);
      const [from, below] = [Math.min(one, other), Math.max(one, other)];
      const id = priceRangeId({ from: paise(from), below: paise(below) });
      expect(id).toBe(`${from / 100}-${below / 100}`);
      expect(priceRangeOf(id)).toEqual({ from, below });
    }),
  );
});

test('CAT-087 a price range is a lower and an upper bound, other values are alternatives', () => {
  expect(conditionsOf({ price: ['50-100'], color: ['49', '50'] })).toEqual([
    { field: 'color', kind: 'any-of', values: ['49', '50'] },
    { field: 'price', kind: 'priced', from: moneyOf(50), below: moneyOf(100) },
  ]);
  expect(conditionsOf({ price: ['nonsense'] })).toEqual([]);
});

test('a value without a hit stays with count 0, in its place', () => {
  const offered = [{ code: 'color' as const, values: [value('49', 'Indigo', 9), value('50', 'Ivory', 3)] }];
  const present = [{ code: 'color' as const, values: [value('50', 'Ivory', 2), value('51', 'Madder', 1)] }];
  expect(withCounts(offered, () => present)).toEqual([
    { code: 'color', values: [value('49', 'Indigo', 0), value('50', 'Ivory', 2)] },
  ]);
});

test('values stand in the order that a shopper expects, in the groups that the merchant wants', () => {
  const facets = [
    { code: 'size' as const, values: [value('168', 'L', 9), value('166', 'S', 1)] },
    { code: 'discount' as const, values: [value('5', '5%', 9), value('20', '20%', 1)] },
    { code: 'color' as const, values: [value('50', 'Ivory', 9), value('49', 'Indigo', 1)] },
    { code: 'gender' as const, values: [] },
  ];
  const shown = arranged(facets, ['color', 'gender', 'discount', 'size']);
  expect(shown.map(({ values }) => values.map(({ label }) => label))).toEqual([
    ['Indigo', 'Ivory'],
    ['20%', '5%'],
    ['S', 'L'],
  ]);
});

function value(id: string, label: string, count: number) {
  return { id, label, count };
}

test('CAT-080 a value that is let go leaves the others of its attribute', () => {
  expect(withToggled({ color: ['49', '50', '51'] }, { code: 'color', id: '50' }, many)).toEqual({
    color: ['49', '51'],
  });
});

test('what nothing counts any more stays on offer with count 0', () => {
  const offered = [{ code: 'color' as const, values: [value('49', 'Indigo', 9)] }];
  expect(withCounts(offered, () => [])).toEqual([{ code: 'color', values: [value('49', 'Indigo', 0)] }]);
});

test.each([
  ['price', ['500-1000', '*-500'], ['500-1000', '*-500']],
  ['size', ['9', '10', '8'], ['8', '9', '10']],
  ['discount', ['20', '5', '100', '50'], ['100', '50', '20', '5']],
  ['color', ['c', 'a', 'b'], ['a', 'b', 'c']],
] as const)('the values of %s, offered as %j, are shown as %j', (code, offered, shown) => {
  const values = offered.map((id) => value(id, id, 1));
  expect(arranged([{ code, values }], [code])[0]?.values.map(({ id }) => id)).toEqual(shown);
});

test('values of one name keep their order', () => {
  const twins = ['2', '1', '3'].map((id) => value(id, 'Ivory', 1));
  expect(arranged([{ code: 'color', values: twins }], ['color'])[0]?.values).toEqual(twins);
});
