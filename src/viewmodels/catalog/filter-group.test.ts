import { expect, test } from 'vitest';
import { chosenOfLong, isWhole, mostUseful, wholeGroupAddress, withFirst } from './filter-group.ts';
import type { FilterValue } from './filter-value.ts';

const value = (id: string, count: number, isChosen = false): FilterValue => ({
  code: 'color',
  id,
  written: id,
  name: id,
  isOurs: false,
  count,
  isChosen,
  isOut: count === 0 && !isChosen,
  hex: null,
});

const many = Array.from({ length: 40 }, (_, at) => value(`v${at}`, at));

const shown = (values: readonly FilterValue[], code: 'color' | 'size' = 'color') => mostUseful({ code, values });

test.each([
  ['color', 6],
  ['size', 12],
] as const)('a long group of %s shows the %i values with the most hits, in its own order', (code, most) => {
  expect(shown(many, code).map(({ id }) => id)).toEqual(many.slice(40 - most).map(({ id }) => id));
});

test('what is chosen is always shown', () => {
  const chosen = value('chosen', 1, true);
  expect(shown([chosen, ...many])[0]).toBe(chosen);
  expect(shown([chosen, ...many])).toHaveLength(7);
});

test.each([
  ['color', 8, 6],
  ['size', 14, 12],
] as const)('a group of %s that is hardly longer than that is shown whole', (code, whole, most) => {
  expect(shown(many.slice(0, whole), code)).toHaveLength(whole);
  expect(shown(many.slice(0, whole + 1), code)).toHaveLength(most);
});

test('of a group too long to be seen at once the chosen values stand first, in the order of the group', () => {
  const group = ['Amber', 'Blush', 'Coral', 'Dove', 'Emerald', 'Fawn', 'Gold'];
  const values = group.map((id) => value(id, 1, id === 'Gold' || id === 'Coral'));
  const first = chosenOfLong({ code: 'color', name: 'Color', values });
  const names = withFirst(values, first).map(({ id }) => id);
  expect(names).toEqual(['Coral', 'Gold', 'Amber', 'Blush', 'Dove', 'Emerald', 'Fawn']);
});

test('a group that is seen whole, and sizes, keep their order', () => {
  const values = ['S', 'M', 'L', 'XL', 'XXL', '3XL', '4XL'].map((id) => value(id, 1, id === 'XL'));
  const short = values.slice(0, 6);
  expect(chosenOfLong({ code: 'size', name: 'Size', values }).size).toBe(0);
  expect(chosenOfLong({ code: 'color', name: 'Color', values: short }).size).toBe(0);
  expect(withFirst(values, new Set())).toBe(values);
});

test('an address shows a group whole and stays the same list', () => {
  const place = { pathname: '/women', search: '?color=49&all=size&sort=price%3Aasc&color=%3Cb%3E' };
  const whole = new URL(wholeGroupAddress('category', place, [['color', 'navy-49']]), 'http://shop');
  expect(whole.searchParams.getAll('color')).toEqual(['navy-49']);
  expect(whole.searchParams.get('sort')).toBe('price:asc');
  expect(whole.hash).toBe('#filters');
  expect([isWhole('category', whole), isWhole('size', whole)]).toEqual([true, true]);
  expect(isWhole('color', whole)).toBe(false);
  expect(isWhole('category', place)).toBe(false);
});
