import { expect, test } from 'vitest';
import { readPrice } from './price-phrases.ts';
import type { FilterValue } from './search-query.ts';

test.each<[string, string, FilterValue]>([
  ['kurta under 5000', 'kurta', { lt: 5000 }],
  ['Below 2,000 saree', 'saree', { lt: 2000 }],
  ['less than 1,25,000', '', { lt: 125_000 }],
  ['cheaper than rs 900.50', '', { lt: 900.5 }],
  ['up to ₹5000', '', { lte: 5000 }],
  ['upto Rs. 5000/-', '', { lte: 5000 }],
  ['within 5k', '', { lte: 5000 }],
  ['not more than 2 lakh', '', { lte: 200_000 }],
  ['above 10000', '', { gt: 10_000 }],
  ['more than INR 3000', '', { gt: 3000 }],
  ['at least 1.5 lakh', '', { gte: 150_000 }],
  ['from 2000', '', { gte: 2000 }],
  ['5000 and above', '', { gte: 5000 }],
  ['5000 or less', '', { lte: 5000 }],
  ['₹5000 se kam kurta', 'kurta', { lt: 5000 }],
  ['5 hazaar se kam', '', { lt: 5000 }],
  ['5000 rupaye tak', '', { lte: 5000 }],
  ['10000 se zyada', '', { gt: 10_000 }],
  ['लहंगा ५००० से कम', 'लहंगा', { lt: 5000 }],
  ['10 हज़ार से ज़्यादा', '', { gt: 10_000 }],
  ['2000 रुपये तक', '', { lte: 2000 }],
  ['unter 5.000', '', { lt: 5000 }],
  ['über 2 tausend', '', { gt: 2000 }],
  ['between 2000 and 4000', '', { gte: 2000, lte: 4000 }],
  ['between ₹4000 - ₹2000', '', { gte: 2000, lte: 4000 }],
  ['kurta from 2000 to 4000 silk', 'kurta silk', { gte: 2000, lte: 4000 }],
  ['2000 to 4000', '', { gte: 2000, lte: 4000 }],
  ['2000-4000', '', { gte: 2000, lte: 4000 }],
  ['2000 se 4000 tak', '', { gte: 2000, lte: 4000 }],
  ['2000 और 4000 के बीच', '', { gte: 2000, lte: 4000 }],
  ['zwischen 2000 und 4000', '', { gte: 2000, lte: 4000 }],
  ['above 2000 under 5000', '', { gt: 2000, lt: 5000 }],
])('%s', (text, rest, price) => {
  const read = readPrice(text);
  expect({ price: read.price, rest: read.rest.trim().replace(/\s+/g, ' ') }).toEqual({ price, rest });
});

test.each([
  '',
  'under',
  'under the sea',
  '5000',
  'kurta 5002',
  'under $100',
  '$100 or less',
  'under 100 euro',
  'kids under 10 years',
  '6 to 8',
  'size 36-38',
  'AJ-2000-4000',
  'under 1234567890123',
  'under 50,00,0',
  'between silk and satin',
])('"%s" says nothing about the price', (text) => {
  expect(readPrice(text)).toEqual({ price: null, rest: text });
});
