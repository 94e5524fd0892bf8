import { expect, test } from 'vitest';
import { moneyOf, nothing } from '#domain/shared/money.ts';
import { plainProduct, readProduct } from './wire-product-for-tests.ts';

const priceSets = {
  originalPriceInclTax: 112,
  priceInclTax: 90,
  special_price: 90,
  price_by_currency: 130,
  special_price_by_currency: 120,
  price_for_other: 125,
  special_price_for_other: 115,
  special_from_date: '2026-10-01',
  special_to_date: null,
};

test('PRICE-09 PRICE-10 the prices of India and of the US', () => {
  expect(readProduct(priceSets).prices).toMatchObject({
    india: { regular: moneyOf(112), special: moneyOf(90) },
    us: { regular: moneyOf(130), special: moneyOf(120) },
    specialFrom: '2026-10-01',
    specialTo: null,
  });
});

test('PRICE-11 the prices of all other countries', () => {
  expect(readProduct(priceSets).prices.others).toEqual({ regular: moneyOf(125), special: moneyOf(115) });
});

test('PRICE-12 a price set without a value is none', () => {
  const changes = { ...priceSets, price_by_currency: null, special_price_for_other: null };
  expect(readProduct(changes).prices).toMatchObject({ us: null, others: { regular: moneyOf(125), special: nothing } });
});

test('PRICE-20 a price is taken as the shop says it, whatever its tax class', () => {
  expect(readProduct({ priceInclTax: 112, tax_class_id: 2 }).prices.india.regular).toBe(moneyOf(112));
});

test.each([
  [{ originalPriceInclTax: 112, priceInclTax: 90 }, 112],
  [{ priceInclTax: 90 }, 90],
  [{}, 100],
])('PRICE-19 the regular price in India of %j is %i', (prices, regular) => {
  expect(readProduct(prices).prices.india.regular).toBe(moneyOf(regular));
});

test('CAT-007 the prices of other markets are kept, and so are their special ones', () => {
  expect(readProduct({ ...priceSets, currency_code: 'INR' }).prices).toMatchObject({
    us: { regular: moneyOf(130), special: moneyOf(120) },
    others: { regular: moneyOf(125), special: moneyOf(115) },
  });
});

test('CAT-007 a variant keeps the prices of other markets', () => {
  const child = { ...priceSets, sku: 'P1-M', price: 100, stock: plainProduct.stock, currency_code: 'INR' };
  expect(readProduct({ configurable_children: [child] }).variants[0]?.prices).toMatchObject({
    us: { regular: moneyOf(130), special: moneyOf(120) },
    others: { regular: moneyOf(125), special: moneyOf(115) },
  });
});

test.each(['USD', '', 356])('CAT-007 amounts in the currency %j are not taken for rupees', (currency_code) => {
  expect(() => readProduct({ currency_code })).toThrow('currency_code');
  const child = { sku: 'P1-M', price: 100, stock: plainProduct.stock, currency_code };
  expect(readProduct({ configurable_children: [child] }).variants).toEqual([]);
});

test.each([
  [{ special_price: 90, specialPriceInclTax: 0 }, 90],
  [{ specialPriceInclTax: 85 }, 85],
  [{}, 0],
])('CAT-006 the special price of %j is %i', (told, special) => {
  expect(readProduct(told).prices.india.special).toBe(moneyOf(special));
});

test('CAT-006 a product keeps its prices, their days and the tax within them', () => {
  expect(readProduct({ ...priceSets, tax: 9.64 }).prices).toMatchObject({
    india: { regular: moneyOf(112), special: moneyOf(90) },
    specialFrom: '2026-10-01',
    specialTo: null,
    tax: { of: moneyOf(90), amount: moneyOf(9.64) },
  });
  expect(readProduct({ special_to_date: '2026-12-01' }).prices.specialTo).toBe('2026-12-01');
  expect(readProduct({ price: 100, priceInclTax: 112 }).prices.india.regular).toBe(moneyOf(112));
  expect(readProduct({ price: 100 }).prices.india.regular).toBe(moneyOf(100));
});

test.each([{ tax: 9 }, { priceInclTax: 90 }, { priceInclTax: 90, tax: 'GST' }])('of %j no tax is known', (told) => {
  expect(readProduct(told).prices.tax).toBeUndefined();
});

test('CAT-011 a product keeps its tax class and what several pieces of it cost', () => {
  const tier_prices = [{ customer_group_id: 32_000, qty: 3, value: 80 }];
  expect(readProduct({ tax_class_id: 0, tier_prices })).toMatchObject({
    taxClass: 0,
    prices: { tiers: [{ quantity: 3, price: moneyOf(80) }] },
  });
  expect(readProduct({ tax_class_id: 2 }).taxClass).toBe(2);
  expect([readProduct({}).taxClass, readProduct({ tax_class_id: 'none' }).taxClass]).toEqual([null, null]);
});
