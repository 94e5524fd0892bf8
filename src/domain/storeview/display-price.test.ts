import { expect, test } from 'vitest';
import { moneyOf } from '#domain/shared/money.ts';
import { displayPrice } from './display-price.ts';
import { countryIdOf, defaultStoreView } from './store-view.ts';

test.each([
  [1_499.5, '₹1,500'],
  [-1_499.5, '-₹1,500'],
  [1_234_567, '₹1,234,567'],
  [0, '₹0'],
  [-0.4, '₹0'],
])('CONF-14 STORE-13 %s rupees are written %s', (amount, written) => {
  expect(displayPrice(moneyOf(amount), 'INR')).toBe(written);
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
  expect(displayPrice(moneyOf(amount), currency)).toBe(written);
});

test('STORE-11 the sign may stand behind the amount', () => {
  expect(displayPrice(moneyOf(1_500), 'INR', 'append')).toBe('1,500₹');
  expect(displayPrice(moneyOf(-1_500), 'INR', 'append')).toBe('-1,500₹');
});

test('STORE-12 a currency the shop does not know is written in rupees', () => {
  expect(displayPrice(moneyOf(1_500), 'XAU')).toBe('₹1,500');
  expect(displayPrice(moneyOf(1_500), 'toString')).toBe('₹1,500');
});

test.each(['on request', '', ' ', 'NaN'])('STORE-18 what is no number (%j) is shown unchanged', (text) => {
  expect(displayPrice(text, 'INR')).toBe(text);
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
