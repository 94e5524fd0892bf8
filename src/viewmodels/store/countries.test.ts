import { expect, test } from 'vitest';
import { shopLocales } from '#domain/storeview/store-choices.ts';
import { countryOptions } from './countries.ts';
import { countryName } from './country-name.ts';
import { localeName } from './locale-name.ts';
import { storeWords } from './store-words.ts';

test('the usual countries come first, the rest by name, each once', () => {
  const labels = countryOptions('en-US').map(({ label }) => label);
  expect(labels.slice(0, 4)).toEqual(['India', 'United States', 'United Kingdom', 'Australia']);
  expect(new Set(labels).size).toBe(labels.length);
});

test.each([
  ['FR', 'en-US', 'France'],
  ['FR', 'de-DE', 'Frankreich'],
  ['', 'en-US', ''],
  ['xx1', 'en-US', 'xx1'],
])('the country %j in %s reads %j', (code, locale, name) => {
  expect(countryName(code, locale)).toBe(name);
});

test.each(['en', ...shopLocales.filter((locale) => locale.startsWith('en'))])(
  'the usual countries are called as everybody calls them in %s',
  (locale) => {
    const names = new Intl.DisplayNames([locale], { type: 'region' });
    for (const code of ['IN', 'US', 'GB']) expect(countryName(code, locale)).toBe(names.of(code));
  },
);

test('a store view is told in words', () => {
  expect(storeWords({ country: 'IN', locale: 'en-US', currency: 'INR' })).toBe('India, ₹ INR');
  expect(storeWords({ country: 'US', locale: 'de-DE', currency: 'USD' })).toBe('Vereinigte Staaten, $ USD');
});

test.each([
  ['de-DE', 'Deutsch (Deutschland)'],
  ['hi-IN', 'हिन्दी (भारत)'],
  ['it-IT', 'Italiano (Italia)'],
  ['pl-PL', 'Polski (Polska)'],
])('the locale %s is called %s', (locale, name) => {
  expect(localeName(locale)).toBe(name);
});
