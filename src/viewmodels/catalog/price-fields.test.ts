import { expect, test } from 'vitest';
import { fieldsOf, typedRange } from './price-fields.ts';

test.each([
  ['100', '200', '100-200'],
  ['200', '100', '100-200'],
  [' 2,500 ', '', '2500-*'],
  ['', '99', '*-99'],
  ['', '', null],
  ['a lot', '', null],
  ['12345678', '', null],
])('prices from "%s" to "%s" are the range %s', (from, to, id) => {
  expect(typedRange({ from, to }, 'INR')).toBe(id);
});

test('the fields show what was chosen, in the currency of the shopper', () => {
  expect(fieldsOf('100-200', 'INR')).toEqual({ from: '100', to: '200' });
  expect(fieldsOf('100-*', 'INR')).toEqual({ from: '100', to: '' });
  expect(fieldsOf(undefined, 'INR')).toEqual({ from: '', to: '' });
  expect(fieldsOf('else', 'INR')).toEqual({ from: '', to: '' });
});
