import { expect, test } from 'vitest';
import { latinDigits } from './latin-digits.ts';

test.each([
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['०१२३४५६७८९', '0123456789'],
  ['+91 ९८२०० 12345', '+91 98200 12345'],
  ['SW1A 1AA', 'SW1A 1AA'],
  ['', ''],
])('%s is %s in Latin digits', (typed, digits) => {
  expect(latinDigits(typed)).toBe(digits);
});
