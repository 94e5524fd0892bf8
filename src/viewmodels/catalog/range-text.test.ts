import { expect, test } from 'vitest';
import { filterMessages } from '../messages/filters/en.ts';
import { inEnglish } from '../messages/writing/messages.ts';
import { rangeText } from './range-text.ts';

test.each([
  ['0-50', 'INR', '₹0 - ₹50'],
  ['150-*', 'INR', '₹150 and above'],
  ['*-900', 'INR', 'Up to ₹900'],
  ['50-100', 'GBP', '£1 - £2'],
  ['100-150', 'GBP', '£2'],
  ['cheap', 'INR', 'cheap'],
])('the price range %s in %s reads %s', (id, currency, text) => {
  expect(rangeText(id, { currency }, inEnglish(filterMessages))).toBe(text);
});
