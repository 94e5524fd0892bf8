import { expect, test } from 'vitest';
import { localStoreName } from './local-store-name.ts';

const german = { shop: 'shop', storeCode: 'de', areShared: false };

test.each([
  ['CACHE-01 of the store code de', german, 'de-shop'],
  ['CACHE-01 without a store code', { ...german, storeCode: '' }, 'shop'],
  ['CACHE-02 when all store views share them', { ...german, areShared: true }, 'shop'],
])('%s local stores are named so', (_whose, stores, name) => {
  expect(localStoreName(stores)).toBe(name);
});
