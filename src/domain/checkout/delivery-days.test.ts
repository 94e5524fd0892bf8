import { expect, test } from 'vitest';
import { deliveryDays } from './delivery-days.ts';

const rules = { india: { least: 4, most: 7 }, abroad: { least: 8, most: 14 } };

test.each([
  ['a parcel in India', '2026-11-20T10:00:00Z', 'IN', { first: '2026-11-25', last: '2026-11-28' }],
  ['Sundays do not count', '2026-11-21T10:00:00Z', 'IN', { first: '2026-11-26', last: '2026-11-30' }],
  ['a parcel abroad', '2026-11-20T10:00:00Z', 'US', { first: '2026-11-30', last: '2026-12-07' }],
  ['the day is that of the store', '2026-11-20T20:00:00Z', 'IN', { first: '2026-11-26', last: '2026-11-30' }],
])('%s', (_name, at, country, expected) => {
  expect(deliveryDays(Date.parse(at), country, rules)).toEqual(expected);
});
