import { expect, test } from 'vitest';
import { chosenStoreView, storeViewOf } from './store-choice.ts';
import { currencyOfCountry, shopCountries, shopCurrencies, shopLocales } from './store-choices.ts';
import { storeChoiceText } from './store-cookie.ts';
import { defaultStoreView } from './store-view.ts';

test('STORE-02 the shopper chooses among rupees, dollars and pounds', () => {
  expect(shopCurrencies).toEqual(['INR', 'USD', 'GBP']);
});

test('STORE-29 CONF-19 eleven locales are offered, one of them en-US, which is the default', () => {
  expect(new Set(shopLocales).size).toBe(11);
  for (const locale of ['en-US', 'hi-IN', 'it-IT', 'pl-PL']) expect(shopLocales).toContain(locale);
  expect(defaultStoreView.locale).toBe('en-US');
});

test('each country is offered once', () => {
  expect(new Set(shopCountries).size).toBe(shopCountries.length);
});

test.each([
  ['IN', 'INR'],
  ['GB', 'GBP'],
  ['US', 'USD'],
  ['FR', 'USD'],
])('STORE-26 %s proposes %s', (country, currency) => {
  expect(currencyOfCountry(country)).toBe(currency);
});

test('a choice that was kept is read again', () => {
  const choice = { country: 'DE', locale: 'de-DE', currency: 'USD' } as const;
  expect(storeChoiceText(choice)).toBe('DE.de-DE.USD');
  expect(storeViewOf('DE.de-DE.USD')).toEqual(choice);
});

test.each([
  ['AT.de-AT.USD', 'de-DE'],
  ['SA.ar-SA.USD', 'ar-AE'],
  ['IN.en-AU.INR', 'en-US'],
  ['IN.pt-BR.INR', 'en-US'],
])('who kept %s before its locale went reads %s', (kept, locale) => {
  expect(storeViewOf(kept).locale).toBe(locale);
});

test.each([
  '',
  'IN',
  'XX.xx-XX.XXX',
  'in.en-us.inr',
  '..',
  'IN.en-US.INR.more',
  'US.de-DE.USD.',
  '__proto__.constructor.toString',
  '<script>.en-US.INR',
  'I'.repeat(100_000),
])('nothing that is on no list counts: %.40s', (text) => {
  expect(storeViewOf(text)).toEqual(defaultStoreView);
});

test('each value counts for itself', () => {
  expect(storeViewOf('US.klingon.USD')).toEqual({ country: 'US', locale: 'en-US', currency: 'USD' });
  const present = { country: 'GB', locale: 'hi-IN', currency: 'GBP' } as const;
  expect(chosenStoreView({ country: ['US'], currency: 'USD' }, present)).toEqual({ ...present, currency: 'USD' });
});
