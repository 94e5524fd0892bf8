import { expect, test } from 'vitest';
import { sortIds } from '#domain/catalog/sort-options.ts';
import { catalogMessages } from './en.ts';

test('CAT-074 CONF-07 the ways to sort bear the names of the specification', () => {
  expect(sortIds.map((id) => catalogMessages.english.sorts[id])).toEqual([
    'Latest',
    'Availability',
    'Price low to high',
    'Price high to low',
    'Country of origin', // no word of it there: it is the law's, and off by default
  ]);
});
