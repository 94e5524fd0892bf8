import { expect, test } from 'vitest';
import { saysObligation } from './obligation-to-pay.ts';

test.each([
  ['DE', true],
  ['IE', true],
  ['GB', true],
  ['IN', false],
  ['US', false],
  ['CH', false],
  ['', false],
])('an order to %s says that it obliges to pay: %s', (country, says) => {
  expect(saysObligation({ country })).toBe(says);
});
