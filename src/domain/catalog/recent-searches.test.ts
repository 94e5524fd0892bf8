import { expect, test } from 'vitest';
import { noRecentSearches, withoutSearch, withSearch } from './recent-searches.ts';

test('the newest search comes first, and none stands twice', () => {
  const recent = ['silk saree', 'kurta', 'Silk  Saree!'].reduce(withSearch, noRecentSearches);
  expect(recent).toEqual(['Silk  Saree!', 'kurta']);
});

test('six are remembered, and a text without a word is not', () => {
  const recent = ['a', 'b', 'c', 'd', 'e', 'f', 'g', ' - '].reduce(withSearch, noRecentSearches);
  expect(recent).toEqual(['g', 'f', 'e', 'd', 'c', 'b']);
});

test('a search can be forgotten', () => {
  expect(withoutSearch(['kurta', 'saree'], 'KURTA')).toEqual(['saree']);
  expect(withoutSearch(['kurta'], 'gown')).toEqual(['kurta']);
});
