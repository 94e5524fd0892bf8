import { expect, test } from 'vitest';
import { arranged, withCounts } from './facets.ts';
import { conditionsOf } from './filter-conditions.ts';
import { filterCodes, priceRangeOf, withToggled, withValues } from './filters.ts';

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
  ['50-100', { from: 50, below: 100 }],
  ['150-*', { from: 150, below: null }],
  ['*-900.50', { from: null, below: 900.5 }],
  ['0-50', { from: 0, below: 50 }],
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

test('CAT-087 a price range is a lower and an upper bound, other values are alternatives', () => {
  expect(conditionsOf({ price: ['50-100'], color: ['49', '50'] })).toEqual([
    { field: 'color', kind: 'any-of', values: ['49', '50'] },
    { field: 'price', kind: 'between', from: 50, below: 100 },
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
