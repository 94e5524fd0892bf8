import { expect, test } from 'vitest';
import { checkoutWords } from '../words/checkout/en.ts';
import { problemText } from './field-words.ts';

test.each([
  ['IN', 'required', 'Enter a PIN code of six digits'],
  ['IN', 'not-a-postcode', 'Enter a PIN code of six digits'],
  ['US', 'required', 'Enter a ZIP code of 5 or 9 digits'],
  ['GB', 'required', 'Enter a postcode like SW1A 1AA'],
  ['FR', 'required', 'Enter your postcode'],
  ['FR', 'not-a-postcode', 'Enter the postcode of this address'],
  ['constructor', 'required', 'Enter your postcode'],
] as const)('CHK-16 in %s a postcode that is %s is asked for as the country calls it', (country, code, text) => {
  expect(problemText({ field: 'zipCode', code }, country, checkoutWords.english)).toBe(text);
});

test('what else is missing is called by its own name', () => {
  expect(problemText({ field: 'city', code: 'required' }, 'IN', checkoutWords.english)).toBe('Enter your city');
});
