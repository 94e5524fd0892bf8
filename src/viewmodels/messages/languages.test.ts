import { expect, test } from 'vitest';
import { shopLocales } from '#domain/storeview/store-choices.ts';
import { languageOf, spokenLocale, writingLocale } from './languages.ts';

test.each([
  ['IN', 'en-US', 'en-IN'],
  ['IN', 'en-IN', 'en-IN'],
  ['IN', 'en-GB', 'en-GB'],
  ['US', 'en-US', 'en-US'],
  ['US', 'en-IN', 'en-IN'],
  ['IT', 'it-IT', 'it-IT'],
  ['PT', 'pt-PT', 'en-IN'],
  ['IN', 'hi-IN', 'hi-IN'],
  ['DE', 'de-DE', 'de-DE'],
  ['SA', 'ar-SA', 'ar-SA'],
])('in %s with the locale %s days are written as in %s', (country, locale, written) => {
  expect(writingLocale({ country, locale })).toBe(written);
});

test.each([
  ['en-US', 'en-US'],
  ['de-AT', 'de-AT'],
  ['pt-PT', 'en'],
])('STORE-05 a page with the locale %s says that it is in %s', (locale, spoken) => {
  expect(spokenLocale(locale)).toBe(spoken);
});

test('STORE-29 CONF-19 no locale is offered that has no texts of its own', () => {
  expect(shopLocales.filter((locale) => !locale.startsWith(`${languageOf(locale)}-`))).toEqual([]);
});
