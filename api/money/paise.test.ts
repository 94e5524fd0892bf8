import { expect, test } from 'vitest';
import { amountOf, basisPointsOf, paiseOf, shareOf, wholePercent, withoutTax, withTax } from './paise.ts';

test('amounts become whole paise and back', () => {
  expect([0, 1.1, 19.99, 1234567.89, 8.2].map(paiseOf)).toEqual([0, 110, 1999, 123456789, 820]);
  expect(amountOf(123456789)).toBe(1234567.89);
});

test('tax is added and taken out with halves rounded up', () => {
  const gst = basisPointsOf(12);
  expect(withTax(1_000_000, gst)).toBe(1_120_000);
  expect(withoutTax(896_000, gst)).toBe(800_000);
  expect(withTax(5, basisPointsOf(10))).toBe(6); // 5.5
  expect(withoutTax(3, basisPointsOf(100))).toBe(2); // 1.5
  expect(withTax(200, basisPointsOf(2.5))).toBe(205);
});

test('no rate leaves an amount as it is', () => {
  for (const amount of [0, 1, 99, 1_040_000]) expect(withoutTax(withTax(amount, 0), 0)).toBe(amount);
});

test('shares and percents round half up', () => {
  expect(shareOf(1_792_000, 1_000)).toBe(179_200);
  expect(shareOf(5, 1_000)).toBe(1); // 0.5
  expect(wholePercent(224_000, 1_120_000)).toBe(20);
  expect(wholePercent(1, 8)).toBe(13); // 12.5
  expect(wholePercent(1, 0)).toBe(0);
});
