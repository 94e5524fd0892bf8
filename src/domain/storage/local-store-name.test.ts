import { expect, test } from 'vitest';
import { localStoreName, otherStoreCodes } from './local-store-name.ts';

const german = { shop: 'shop', storeCode: 'de', areShared: false };

test.each([
  ['CACHE-01 of the store code de', german, 'de-shop'],
  ['CACHE-01 without a store code', { ...german, storeCode: '' }, 'shop'],
  ['CACHE-02 when all store views share them', { ...german, areShared: true }, 'shop'],
])('%s local stores are named so', (_whose, stores, name) => {
  expect(localStoreName(stores)).toBe(name);
});

test.each([
  ['of each other store view, once', german, ['it', 'us-west']],
  ['of none where the shop has one store', { ...german, storeCode: '' }, []],
  ['of none where all store views share theirs', { ...german, areShared: true }, []],
])('the codes are found %s', (_what, stores, codes) => {
  const names = ['de-shop-orders', 'us-west-shop-orders', 'it-shop-orders', 'it-shop-orders', 'it-shop-tasks'];
  const strangers = ['shop-orders', '-shop-orders', 'it-boutique-orders', 'it-shop-orders-2'];
  expect(otherStoreCodes([...strangers, ...names], 'orders', stores)).toEqual(codes);
});
