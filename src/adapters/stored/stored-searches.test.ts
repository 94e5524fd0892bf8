import { expect, test } from 'vitest';
import { readStoredSearches } from './stored-searches.ts';

test.each<[unknown, readonly string[] | null]>([
  [
    ['saree', 'kurta'],
    ['saree', 'kurta'],
  ],
  [['saree', 7, null, '', 'SAREE'], ['saree']],
  [['x'.repeat(500)], ['x'.repeat(128)]],
  [{}, null],
  [null, null],
])('what was kept is read: %j', (stored, recent) => {
  expect(readStoredSearches(stored)).toEqual(recent);
});
