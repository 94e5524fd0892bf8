import { expect, test } from 'vitest';
import { allCategories, type Condition, searchQuery } from './search-query.ts';
import { defaultSort, sortIdOf } from './sort-options.ts';

test.each([0, -1, -24])('CAT-051 a size of %i becomes 24', (size) => {
  expect(searchQuery({ size }).size).toBe(24);
});

test('CAT-052 a negative start becomes 0', () => {
  expect(searchQuery({ start: -1 }).start).toBe(0);
  expect(searchQuery({ start: 48 }).start).toBe(48);
});

test('CONF-04 a page holds 24 products', () => {
  expect(searchQuery({}).size).toBe(24);
});

test('CAT-066 CONF-05 categories are asked for 4000 at a time, by position', () => {
  expect(allCategories).toMatchObject({ size: 4_000, sort: 'position:asc', start: 0 });
});

const inCategory: Condition = { field: 'category_ids', kind: 'any-of', values: [304] };

test.each([
  ['created_at', [inCategory], 'created_at:desc'],
  ['created_at:asc', [inCategory], 'created_at:desc'],
  ['price:asc', [inCategory], 'price:asc'],
  ['created_at:asc', [], 'created_at:asc'],
] as const)('CAT-068 a sort by %s with conditions %j is sent as %s', (sort, conditions, sent) => {
  expect(searchQuery({ sort, conditions: [...conditions] }).sort).toBe(sent);
});

test('CONF-06 a list is sorted newest first by default', () => {
  expect(defaultSort).toBe('created_at:desc');
});

test.each([null, '', 'name:asc', 'price', '__proto__'])(
  'a sort the shop does not offer (%s) is the default',
  (text) => {
    expect(sortIdOf(text)).toBe(defaultSort);
  },
);
