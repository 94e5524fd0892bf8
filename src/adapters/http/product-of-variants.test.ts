import { expect, test } from 'vitest';
import { moneyOf } from '#domain/shared/money.ts';
import { plainProduct, readProduct } from './wire-product-for-tests.ts';

const colour = {
  ...{ attribute_id: 93, attribute_code: 'color', label: 'Colour' },
  values: [{ value_index: 49, label: 'Indigo' }],
};

test('CAT-019 a variant keeps its own prices, stock, picture, what ships at once and what several pieces cost', () => {
  const child = {
    ...{ sku: 'P1-M', price: 100, originalPriceInclTax: 112, special_price: 90, special_from_date: '2026-10-01' },
    ...{ color: 49, image: '/m.jpg', rts_qty: 2 },
    stock: { qty: 7, is_in_stock: true, stock_status: 1 },
    tier_prices: [{ customer_group_id: 32_000, qty: 3, value: 80 }],
  };
  const [variant] = readProduct({ configurable_options: [colour], configurable_children: [child] }).variants;
  expect(variant).toMatchObject({
    sku: 'P1-M',
    prices: {
      india: { regular: moneyOf(112), special: moneyOf(90) },
      specialFrom: '2026-10-01',
      tiers: [{ quantity: 3, price: moneyOf(80) }],
    },
    stock: { quantity: 7, isInStock: true, status: 1 },
    choice: { color: 49 },
    image: '/m.jpg',
    readyQuantity: 2,
  });
});

test('CAT-019 a variant that says nothing of it has no tiers, and what ships at once is not known', () => {
  const child = { sku: 'P1-M', price: 100, stock: plainProduct.stock, tier_prices: 'none', rts_qty: 'two' };
  const [variant] = readProduct({ configurable_children: [child] }).variants;
  expect([variant?.readyQuantity, variant?.prices.tiers]).toEqual([null, undefined]);
});
