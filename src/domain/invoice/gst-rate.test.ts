import { expect, test } from 'vitest';
import { paise } from '#domain/shared/money.ts';
import { rateBetween } from './gst-rate.ts';

test.each([
  [150_000, 168_000, 1_200],
  [800_000, 896_000, 1_200],
  [95_238, 100_000, 500],
  [100_000, 100_000, 0],
  [99_751, 100_000, 25],
  [71_429, 100_000, 4_000],
])('between %s and %s paise are %s hundredths of a percent', (net, gross, rate) => {
  expect(rateBetween(paise(net), paise(gross))).toBe(rate);
});

test.each([
  ['a rate that no law knows', 90_000, 100_000],
  ['more without tax than with it', 100_001, 100_000],
  ['so little that two rates round to it', 9, 10],
  ['nothing', 0, 0],
])('it cannot be told of %s', (_what, net, gross) => {
  expect(rateBetween(paise(net), paise(gross))).toBeNull();
});
