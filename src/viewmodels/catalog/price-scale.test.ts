import { expect, test } from 'vitest';
import { fieldsOf, typedRange } from './price-fields.ts';
import { placeOnScale, priceScale } from './price-scale.ts';

test.each(['INR', 'USD', 'GBP'] as const)('every amount of the scale in %s comes back as it was taken', (currency) => {
  for (const amount of priceScale({ currency }, 'Any').amounts) {
    const id = typedRange({ from: amount, to: '' }, currency);
    expect(fieldsOf(id ?? undefined, currency).from).toBe(amount);
  }
});

test.each([
  ['INR', '500', '100000'],
  ['USD', '5', '1000'],
] as const)(
  'UI-30 CONF-41 the scale in %s goes from any price over %s to %s and any again, in 100 steps',
  (currency, first, last) => {
    const { amounts } = priceScale({ currency }, 'Any');
    expect([amounts.length, amounts[0], amounts[1], amounts[99], amounts[100]]).toEqual([101, '', first, last, '']);
    const told = amounts.slice(1, -1).map(Number);
    expect(told).toEqual([...new Set(told)].toSorted((a, b) => a - b));
  },
);

test("a place is read in the shopper's currency", () => {
  const { textAt } = priceScale({ currency: 'USD' }, 'Any');
  expect([0, 1, 16, 31, 41, 99, 100].map(textAt)).toEqual(['Any', '$5', '$20', '$50', '$100', '$1,000', 'Any']);
});

const scale = priceScale({ currency: 'INR' }, 'Any');

test.each([
  ['500', 1],
  ['1,999', 15],
  [' 2000 ', 16],
  ['9999999', 99],
  ['1', 0],
  ['0', 0],
  ['', 100],
  ['cheap', 100],
])('"%s" stands at place %i', (typed, place) => {
  expect(placeOnScale(scale, typed, 100)).toBe(place);
});
