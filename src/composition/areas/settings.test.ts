import { expect, test } from 'vitest';
import { defaultConfig } from '#config/shop-config.ts';
import { type ShopSettings, settingsOf } from './settings.ts';

test('CONF-09 lists are narrowed by the filters that are configured', () => {
  expect(settingsOf({ ...defaultConfig, 'filters.default': ['size', 'color'] }).filterRules.defaultFilters).toEqual([
    'size',
    'color',
  ]);
});

test('CONF-07 lists are sorted by what is configured', () => {
  expect(settingsOf({ ...defaultConfig, 'sorts.offered': ['price:asc'] }).sorts).toEqual(['price:asc']);
});

test('STOCK-25 what goes out of stock stays in the cart unless the merchant says otherwise', () => {
  expect(settingsOf(defaultConfig).cartRules.allowOutOfStock).toBe(true);
  expect(settingsOf({ ...defaultConfig, 'cart.allowOutOfStock': false }).cartRules.allowOutOfStock).toBe(false);
});

const mays = ['serverMayRemoveItems', 'serverMayModifyItems'] as const;

test.each(mays)('CART-45 CART-47 %s is off unless the merchant says so', (rule) => {
  expect(settingsOf(defaultConfig).cartRules[rule]).toBe(false);
});

test.each(mays)('CART-46 CART-48 %s is the merchant’s to say', (rule) => {
  expect(settingsOf({ ...defaultConfig, [`cart.${rule}`]: true }).cartRules[rule]).toBe(true);
});

test('CART-31 CART-32 the badge counts pieces unless the merchant wants lines', () => {
  expect(settingsOf(defaultConfig).cartRules.countType).toBe('quantities');
  expect(settingsOf({ ...defaultConfig, 'cart.countType': 'items' }).cartRules.countType).toBe('items');
});

test('CONF-24 what is out of stock is listed, and may stay in the cart', () => {
  expect(settingsOf(defaultConfig).shopRules.listOutOfStockProducts).toBe(true);
  expect(settingsOf(defaultConfig).cartRules.allowOutOfStock).toBe(true);
});

test('CONF-23 a removal is asked for, discounts are shown and pieces are counted unless the merchant says otherwise', () => {
  const usual = { confirmBeforeRemove: true, showItemDiscounts: true, countType: 'quantities' };
  expect(settingsOf(defaultConfig).cartRules).toMatchObject(usual);
  const changed = {
    'cart.confirmBeforeRemove': false,
    'cart.showItemDiscounts': false,
    'cart.countType': 'items',
  } as const;
  const rules = { confirmBeforeRemove: false, showItemDiscounts: false, countType: 'items' };
  expect(settingsOf({ ...defaultConfig, ...changed }).cartRules).toMatchObject(rules);
});

const switches = [
  ['products.priceTiers', ({ sessionRules }: ShopSettings) => sessionRules.hasPriceTiers],
  ['cart.allowZeroPrice', ({ cartRules }: ShopSettings) => cartRules.allowZeroPrice],
  ['cart.externalCheckout', ({ cartRules }: ShopSettings) => cartRules.externalCheckout],
] as const;

test.each(switches)('CONF-54 %s is off until the merchant switches it on', (key, isOn) => {
  expect(isOn(settingsOf(defaultConfig))).toBe(false);
  expect(isOn(settingsOf({ ...defaultConfig, [key]: true }))).toBe(true);
});

test('prices that fall are told of where the merchant says that the API can', () => {
  expect(settingsOf(defaultConfig).priceFallRules.tellsPriceFalls).toBe(false);
  const told = { ...defaultConfig, 'wishlist.tellPriceFalls': true };
  expect(settingsOf(told).priceFallRules.tellsPriceFalls).toBe(true);
});

const usuallyOn = [
  ['cart.synchronize', ({ cartRules }: ShopSettings) => cartRules.synchronize],
  ['cart.synchronizeTotals', ({ cartRules }: ShopSettings) => cartRules.synchronizeTotals],
  ['users.autoRefreshTokens', ({ sessionRules }: ShopSettings) => sessionRules.renewsTokens],
  ['urlDispatcher', ({ shopRules }: ShopSettings) => shopRules.useUrlPaths],
] as const;

test.each(usuallyOn)('CONF-55 %s is on until the merchant switches it off', (key, isOn) => {
  expect(isOn(settingsOf(defaultConfig))).toBe(true);
  expect(isOn(settingsOf({ ...defaultConfig, [key]: false }))).toBe(false);
});

test('CONF-46 the menu is loaded along with pages unless the merchant says otherwise', () => {
  expect(settingsOf(defaultConfig).loaderRules.mixesIn).toBe(true);
  expect(settingsOf({ ...defaultConfig, 'ssr.executeMixedinAsyncData': false }).loaderRules.mixesIn).toBe(false);
});

test('CONF-47 waiting orders are sent by themselves only where the merchant says so', () => {
  const key = 'orders.offline_orders.automatic_transmission_enabled';
  expect(settingsOf(defaultConfig).orderRules.automaticTransmission).toBe(false);
  expect(settingsOf({ ...defaultConfig, [key]: true }).orderRules.automaticTransmission).toBe(true);
});

test('CONF-56 several values of a filter may be chosen unless the merchant says otherwise', () => {
  expect(settingsOf(defaultConfig).filterRules.isMultiselect).toBe(true);
  expect(settingsOf({ ...defaultConfig, 'filters.multiselect': false }).filterRules.isMultiselect).toBe(false);
});

test('CONF-57 whom a shopper writes to is the merchant’s to say', () => {
  const email = 'hello@shop.test';
  expect(settingsOf({ ...defaultConfig, 'contact.email': email }).contact.email).toBe(email);
});

test('who sells is told with the codes of what is sold', () => {
  const told = { 'seller.name': 'Zari Retail', 'seller.address': 'Mumbai', 'seller.gstin': '27AAPFU0939F1ZV' };
  expect(settingsOf({ ...defaultConfig, ...told, 'seller.hsn': ['kurta set=6204'] }).seller).toEqual({
    ...{ name: 'Zari Retail', address: 'Mumbai', gstin: '27AAPFU0939F1ZV' },
    codes: [{ words: 'kurta set', code: '6204' }],
  });
});

test('STORE-24 the code of the store view counts where the shop has several', () => {
  const inLondon = { ...defaultConfig, 'storeViews.code': 'uk' };
  expect(settingsOf({ ...inLondon, 'storeViews.multistore': true }).namedStore).toBe('uk');
  expect(settingsOf(inLondon).namedStore).toBe('');
});
