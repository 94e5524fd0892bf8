import { expect, test } from 'vitest';
import { configOfPage, pageConfigOf } from './page-config.ts';
import { defaultConfig } from './shop-config.ts';

test('a page carries nothing of a shop that runs on its defaults', () => {
  expect(pageConfigOf(defaultConfig)).toEqual({});
});

test('a page carries what differs, and the browser puts it together again', () => {
  const config = { ...defaultConfig, 'cart.allowZeroPrice': true };
  expect(pageConfigOf(config)).toEqual({ 'cart.allowZeroPrice': true });
  expect(configOfPage(pageConfigOf(config))).toEqual(config);
});

test('CONF-07 the browser learns how lists can be sorted', () => {
  const sorts = { 'sorts.offered': ['price:asc'] } as const;
  expect(pageConfigOf({ ...defaultConfig, ...sorts })).toEqual(sorts);
});

test('SESS-53 PRICE-25 STORE-30 the browser learns how sessions, price groups and store views are handled', () => {
  const changed = { 'users.autoRefreshTokens': false, 'products.priceTiers': true, 'storeViews.multistore': true };
  expect(pageConfigOf({ ...defaultConfig, ...changed })).toEqual(changed);
});

test('CONF-46 the browser learns that pages load what is their own alone', () => {
  const changed = { 'ssr.executeMixedinAsyncData': false };
  expect(pageConfigOf({ ...defaultConfig, ...changed })).toEqual(changed);
});

test('CONF-48 CONF-50 the browser learns where orders wait, and whether store views share it', () => {
  const changed = { 'localForage.defaultDrivers.orders': 'MEMORY', 'storeViews.commonCache': true } as const;
  expect(pageConfigOf({ ...defaultConfig, ...changed })).toEqual(changed);
});

test('CONF-23 CONF-54 the browser learns what the merchant decides about carts and prices', () => {
  const changed = {
    'cart.confirmBeforeRemove': false,
    'cart.showItemDiscounts': false,
    'cart.countType': 'items',
    'cart.allowZeroPrice': true,
    'cart.externalCheckout': true,
    'products.priceTiers': true,
  } as const;
  expect(pageConfigOf({ ...defaultConfig, ...changed })).toEqual(changed);
});

test('CONF-55 the browser learns what the merchant has switched off', () => {
  const changed = {
    'cart.synchronize': false,
    'cart.synchronizeTotals': false,
    'users.autoRefreshTokens': false,
    urlDispatcher: false,
  };
  expect(pageConfigOf({ ...defaultConfig, ...changed })).toEqual(changed);
});

test('CAT-050 the browser learns how the catalog is asked', () => {
  expect(pageConfigOf({ ...defaultConfig, 'server.api': 'graphql' })).toEqual({ 'server.api': 'graphql' });
});

test('CONF-44 PRICE-24 the browser learns where prices and their tax come from', () => {
  const changed = {
    'tax.calculateServerSide': false,
    'tax.sourcePriceIncludesTax': true,
    'products.syncPlatformPricesOver': true,
  };
  expect(pageConfigOf({ ...defaultConfig, ...changed })).toEqual(changed);
});

test('CONF-44 by default tax is calculated by the server, and source prices exclude it', () => {
  const { 'tax.calculateServerSide': byServer, 'tax.sourcePriceIncludesTax': includes } = defaultConfig;
  expect([byServer, includes]).toEqual([true, false]);
});

test('what only the server reads does not travel', () => {
  expect(pageConfigOf({ ...defaultConfig, 'search.serverTimeout': '900' })).toEqual({});
});

test('CONF-57 the browser learns whom a shopper writes to', () => {
  expect(pageConfigOf({ ...defaultConfig, 'contact.email': 'hello@shop.test' })).toEqual({
    'contact.email': 'hello@shop.test',
  });
});
