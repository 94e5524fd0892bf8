import { expect, test } from 'vitest';
import { checkoutMessages } from '../messages/checkout/en.ts';
import { labelOf, problemText } from './field-words.ts';

test.each([
  ['IN', 'required', 'Enter a PIN code of six digits'],
  ['IN', 'not-a-postcode', 'Enter a PIN code of six digits'],
  ['US', 'required', 'Enter a ZIP code of 5 or 9 digits'],
  ['GB', 'required', 'Enter a postcode like SW1A 1AA'],
  ['FR', 'required', 'Enter your postcode'],
  ['FR', 'not-a-postcode', 'Enter the postcode of this address'],
  ['constructor', 'required', 'Enter your postcode'],
] as const)('CHK-16 in %s a postcode that is %s is asked for as the country calls it', (country, code, text) => {
  expect(problemText({ field: 'zipCode', code }, country, checkoutMessages.english)).toBe(text);
});

test.each([
  ['IN', 'PIN code', 'State', 'City'],
  ['US', 'ZIP code', 'State', 'City'],
  ['GB', 'Postcode', 'Province', 'Town or city'],
  ['IE', 'Eircode', 'County', 'City'],
  ['CA', 'Postal code', 'Province', 'City'],
  ['AE', 'Postcode', 'Emirate', 'City'],
  ['JP', 'Postcode', 'Prefecture', 'City'],
  ['AU', 'Postcode', 'State', 'Suburb'],
  ['HK', 'Postcode', 'Area', 'District'],
])('CHK-16 in %s the parts of a place are called %s, %s and %s', (country, zipCode, state, city) => {
  const labels = (['zipCode', 'state', 'city'] as const).map((name) =>
    labelOf(name, country, checkoutMessages.english),
  );
  expect(labels).toEqual([zipCode, state, city]);
  expect(labelOf('streetAddress', country, checkoutMessages.english)).toBe('Street address');
});

test('what else is missing is called by its own name', () => {
  const missing = (field: string, country: string) =>
    problemText({ field, code: 'required' }, country, checkoutMessages.english);
  expect(missing('city', 'IN')).toBe('Enter your city');
  expect(missing('state', 'AE')).toBe('Enter your emirate');
  expect(missing('lastName', 'IN')).toBe('Enter your last name');
});
