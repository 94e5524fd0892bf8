import { expect, test } from 'vitest';
import { defaultConfig } from '#config/shop-config.ts';
import { settingsOf } from './settings-module.ts';

test('CONF-09 lists are narrowed by the filters that are configured', () => {
  expect(settingsOf({ ...defaultConfig, 'filters.default': ['size', 'color'] }).filters.defaultFilters).toEqual([
    'size',
    'color',
  ]);
});

test.each(['serverMayRemoveItems', 'serverMayModifyItems'] as const)(
  'CART-45 to CART-48: %s is the merchant’s to say, and off unless said',
  (rule) => {
    expect(settingsOf(defaultConfig).cart[rule]).toBe(false);
    expect(settingsOf({ ...defaultConfig, [`cart.${rule}`]: true }).cart[rule]).toBe(true);
  },
);

test('STOCK-25 what goes out of stock stays in the cart unless the merchant says otherwise', () => {
  expect(settingsOf(defaultConfig).cart.allowOutOfStock).toBe(true);
  expect(settingsOf({ ...defaultConfig, 'cart.allowOutOfStock': false }).cart.allowOutOfStock).toBe(false);
});
