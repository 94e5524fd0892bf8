import { expect, test } from 'vitest';
import { spokenLocale, writingLocale } from './languages.ts';

test.each([
  ['IN', 'en-US', 'en-IN'],
  ['IN', 'en-IN', 'en-IN'],
  ['IN', 'en-GB', 'en-GB'],
  ['US', 'en-US', 'en-US'],
  ['US', 'en-IN', 'en-IN'],
  ['IT', 'it-IT', 'en-IN'],
  ['IN', 'hi-IN', 'hi-IN'],
  ['DE', 'de-DE', 'de-DE'],
  ['SA', 'ar-SA', 'ar-SA'],
])('in %s with the locale %s days are written as in %s', (country, locale, written) => {
  expect(writingLocale({ country, locale })).toBe(written);
});

test.each([
  ['en-US', 'en-US'],
  ['de-AT', 'de-AT'],
  ['it-IT', 'en'],
])('STORE-05 a page with the locale %s says that it is in %s', (locale, spoken) => {
  expect(spokenLocale(locale)).toBe(spoken);
});
