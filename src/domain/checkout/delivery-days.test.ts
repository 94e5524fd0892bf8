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

test.each([
  ['what takes longer to make arrives later by what is over three days', [8], '2026-12-01', '2026-12-04'],
  ['the slowest piece says the day', [8, 12, 0, null], '2026-12-05', '2026-12-09'],
  ['what is made sooner arrives with all else', [2], '2026-11-25', '2026-11-28'],
  ['and so does what ships at once, and of which nothing is known', [0, null], '2026-11-25', '2026-11-28'],
])('%s', (_name, days, first, last) => {
  const lines = [{}, ...days.map((makeDays) => ({ makeDays }))];
  expect(deliveryDays(Date.parse('2026-11-20T10:00:00Z'), 'IN', rules, lines)).toEqual({ first, last });
});
