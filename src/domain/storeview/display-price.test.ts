import fc from 'fast-check';
import { expect, test } from 'vitest';
import { majorOf, moneyOf, paise } from '#domain/shared/money.ts';
import { usualLocalisation } from './configured-view.ts';
import { displayPrice, inCurrency, inRupees } from './display-price.ts';
import { countryIdOf, defaultStoreView } from './store-view.ts';

test.each([
  [1_499.5, '₹1,500'],
  [-1_499.5, '-₹1,500'],
  [1_234_567, '₹1,234,567'],
  [0, '₹0'],
  [-0.4, '₹0'],
])('CONF-14 STORE-13 %s rupees are written %s', (amount, written) => {
  expect(displayPrice(moneyOf(amount), { currency: 'INR' })).toBe(written);
});

test.each([
  ['CONF-15', 'USD', 1_499, '$20'],
  ['CONF-15', 'USD', 1_000, '$13'],
  ['CONF-15', 'USD', 1_000_000, '$13,000'],
  ['CONF-16', 'GBP', 1_499, '£16'],
  ['CONF-16', 'GBP', 100_000_000_000, '£1,049,648,367'],
  ['STORE-19', 'USD', 0, '$0'],
  ['STORE-19', 'GBP', 0, '£0'],
])('%s in %s %s rupees are written %s', (_id, currency, amount, written) => {
  expect(displayPrice(moneyOf(amount), { currency })).toBe(written);
});

const localised = { ...usualLocalisation, currencySignPlacement: 'append' } as const;

test('STORE-11 the sign may stand behind the amount', () => {
  expect(displayPrice(moneyOf(1_500), { currency: 'INR', localised })).toBe('1,500₹');
  expect(displayPrice(moneyOf(-1_500), { currency: 'INR', localised })).toBe('-1,500₹');
});

test('STORE-09 a currency has the sign that the store view gives it, another one its usual one', () => {
  const named = { ...usualLocalisation, allCurrency: [{ value: 'INR', sign: 'Rs.' }] } as const;
  expect(displayPrice(moneyOf(1_500), { currency: 'INR', localised: named })).toBe('Rs.1,500');
  expect(displayPrice(moneyOf(1_000), { currency: 'USD', localised: named })).toBe('$13');
});

test('STORE-12 a currency the shop does not know is written in rupees', () => {
  expect(displayPrice(moneyOf(1_500), { currency: 'XAU' })).toBe('₹1,500');
  expect(displayPrice(moneyOf(1_500), { currency: 'toString' })).toBe('₹1,500');
});

test.each(['on request', '', ' ', 'NaN'])('STORE-18 what is no number (%j) is shown unchanged', (text) => {
  expect(displayPrice(text, { currency: 'INR' })).toBe(text);
});

test('CONF-14 CONF-17 the shop begins in India, in English, in rupees', () => {
  expect(defaultStoreView).toEqual({ country: 'IN', locale: 'en-US', currency: 'INR' });
});

test.each([
  ['IN', 'IN'],
  ['US', 'US'],
  ['GB', 'GB'],
  ['DE', 'ROW'],
  ['', 'ROW'],
])('STORE-26 country %s is %s for the shop', (country, id) => {
  expect(countryIdOf({ country })).toBe(id);
});

const price = fc.integer({ min: 0, max: 1e11 });

test('every amount is shown as it was while it was a decimal, and as whole numbers come to', () => {
  fc.assert(
    fc.property(price, (count) => {
      const [amount, rupees] = [paise(count), count / 100];
      const shown = (['INR', 'USD', 'GBP'] as const).map((currency) => inCurrency(amount, currency));
      const before = [
        Math.round(rupees),
        ...[0.013, 0.01049648367].map((rate) => Math.ceil(Number((rupees * rate).toFixed(6)))),
      ];
      expect(shown).toEqual(before);
      const exact = [(BigInt(count) + 50n) / 100n, (BigInt(count) * 13n + 99_999n) / 100_000n];
      expect(shown.slice(0, 2)).toEqual(exact.map(Number));
    }),
  );
});

test('what is typed in a currency is the amount in rupees that it was, to the paisa', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e9 }), fc.constantFrom('INR', 'USD', 'GBP'), (cents, currency) => {
      const rate = { INR: 1, USD: 0.013, GBP: 0.01049648367 }[currency];
      const before = Math.floor(Number(((cents / 100 / rate) * 100).toFixed(6))) / 100;
      expect(majorOf(inRupees(cents / 100, currency))).toBe(before);
    }),
  );
});
