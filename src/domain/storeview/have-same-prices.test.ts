import { expect, test } from 'vitest';
import { haveSamePrices } from './have-same-prices.ts';

test.each([
  ['IN', 'IN', true],
  ['IN', 'US', false],
  ['IN', 'GB', false],
  ['US', 'DE', false],
  ['GB', 'DE', true],
  ['DE', 'FR', true],
  ['', 'DE', true],
])('%s and %s have the same prices: %s', (one, other, areSame) => {
  expect(haveSamePrices(one, other)).toBe(areSame);
  expect(haveSamePrices(other, one)).toBe(areSame);
});
