import { expect, test } from 'vitest';
import { fieldsOf, typedRange } from './price-fields.ts';
import { placeOnScale, priceScale } from './price-scale.ts';

test.each(['INR', 'USD', 'GBP'] as const)('every amount of the scale in %s comes back as it was taken', (currency) => {
  for (const { amount } of priceScale({ currency }, 'Any')) {
    const id = typedRange({ from: amount, to: '' }, currency);
    expect(fieldsOf(id ?? undefined, currency).from).toBe(amount);
  }
});

test("the scale is open at both ends and read in the shopper's currency", () => {
  expect(priceScale({ currency: 'USD' }, 'Any').map(({ text }) => text)).toEqual([
    'Any',
    '$5',
    '$10',
    '$20',
    '$50',
    '$100',
    '$200',
    '$500',
    '$1,000',
    'Any',
  ]);
});

const scale = priceScale({ currency: 'INR' }, 'Any');

test.each([
  ['500', 1],
  ['1,999', 2],
  [' 2000 ', 3],
  ['9999999', 8],
  ['1', 0],
  ['0', 0],
  ['', 9],
  ['cheap', 9],
])('"%s" stands at place %i', (typed, place) => {
  expect(placeOnScale(scale, typed, scale.length - 1)).toBe(place);
});
