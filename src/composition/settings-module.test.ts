import { expect, test } from 'vitest';
import { defaultConfig } from '#config/shop-config.ts';
import { settingsOf } from './settings-module.ts';

test('CONF-09 lists are narrowed by the filters that are configured', () => {
  expect(settingsOf({ ...defaultConfig, 'filters.default': ['size', 'color'] }).filters.defaultFilters).toEqual([
    'size',
    'color',
  ]);
});

test('STOCK-25 what goes out of stock stays in the cart unless the merchant says otherwise', () => {
  expect(settingsOf(defaultConfig).cart.allowOutOfStock).toBe(true);
  expect(settingsOf({ ...defaultConfig, 'cart.allowOutOfStock': false }).cart.allowOutOfStock).toBe(false);
});

const mays = ['serverMayRemoveItems', 'serverMayModifyItems'] as const;

test.each(mays)('CART-45 CART-47 %s is off unless the merchant says so', (rule) => {
  expect(settingsOf(defaultConfig).cart[rule]).toBe(false);
});

test.each(mays)('CART-46 CART-48 %s is the merchant’s to say', (rule) => {
  expect(settingsOf({ ...defaultConfig, [`cart.${rule}`]: true }).cart[rule]).toBe(true);
});

test('CART-31 CART-32 the badge counts pieces unless the merchant wants lines', () => {
  expect(settingsOf(defaultConfig).cart.countType).toBe('quantities');
  expect(settingsOf({ ...defaultConfig, 'cart.countType': 'items' }).cart.countType).toBe('items');
});
