import { expect, test } from 'vitest';
import { countryName } from './country-name.ts';

test.each([
  ['IN', 'en-IN', 'India'],
  ['US', 'en-US', 'United States'],
  ['GB', 'en-GB', 'United Kingdom'],
  ['FR', 'en-US', 'France'],
  ['IN', 'de', 'Indien'],
  ['DE', 'de', 'Deutschland'],
  ['IND', 'en-US', 'IND'],
  ['in', 'en-US', 'in'],
  ['1IN', 'en-US', '1IN'],
  ['', 'en-US', ''],
])('%s in %s is %s', (code, locale, name) => expect(countryName(code, locale)).toBe(name));

test('browsers and the table agree on the usual names', () => {
  const names = new Intl.DisplayNames(['en-US'], { type: 'region' });
  for (const code of ['IN', 'US', 'GB']) expect(countryName(code, 'en-US')).toBe(names.of(code));
});
