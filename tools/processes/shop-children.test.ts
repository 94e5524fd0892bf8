import { expect, test } from 'vitest';
import { reachedAt, shopChildren } from './shop-children.ts';

const ports = { port: 3000, apiPort: 8080 };

test('a real shop keeps the log of both servers, a demo shows only what fails', () => {
  const logs = (mode: string) => {
    const { api, pages } = shopChildren({ SHOP_MODE: mode }, ports);
    return [api.log, pages.log];
  };
  expect([logs('production'), logs('demo'), logs('')]).toEqual([
    ['shown', 'shown'],
    ['hidden', 'hidden'],
    ['hidden', 'hidden'],
  ]);
});

test('a demo is at its port, a real shop is not given an address that nobody has set', () => {
  expect(shopChildren({}, ports).api.environment['PUBLIC_ORIGIN']).toBe('http://localhost:3000');
  expect(shopChildren({ SHOP_MODE: 'production' }, ports).api.environment).not.toHaveProperty('PUBLIC_ORIGIN');
  const set = { SHOP_MODE: 'production', PUBLIC_ORIGIN: 'https://shop.example' };
  expect(shopChildren(set, ports).api.environment['PUBLIC_ORIGIN']).toBe('https://shop.example');
});

test.each([
  [undefined, '127.0.0.1', 'http://127.0.0.1:8080'],
  ['0.0.0.0', '127.0.0.1', 'http://127.0.0.1:8080'],
  ['::', '127.0.0.1', 'http://127.0.0.1:8080'],
  ['10.0.0.7', '10.0.0.7', 'http://10.0.0.7:8080'],
  ['::1', '::1', 'http://[::1]:8080'],
])('a server that listens at %s is asked where it listens', (host, reached, url) => {
  expect(reachedAt(host)).toBe(reached);
  expect(shopChildren({ API_HOST: host }, ports).pages.environment['API_URL']).toBe(url);
});

test.each([
  [{}, 'true'],
  [{ ZARI__filters__fitPriceRanges: 'false' }, 'false'],
  [{ SHOP_MODE: 'production' }, undefined],
])('with %j price ranges fit the lists: %s', (own, fits) => {
  expect(shopChildren(own, ports).pages.environment['ZARI__filters__fitPriceRanges']).toBe(fits);
});

test.each([
  [{}, 'true'],
  [{ ZARI__wishlist__tellPriceFalls: 'false' }, 'false'],
  [{ SHOP_MODE: 'production' }, undefined],
])('with %j prices that fall are told of: %s', (own, tells) => {
  expect(shopChildren(own, ports).pages.environment['ZARI__wishlist__tellPriceFalls']).toBe(tells);
});

test.each<readonly [string, NodeJS.ProcessEnv, boolean, boolean]>([
  ['a demo', {}, false, true],
  ['a demo with a configuration of its own', {}, true, false],
  ['a demo that is told who sells', { ZARI__seller__gstin: '' }, false, false],
  ['a real shop', { SHOP_MODE: 'production' }, false, false],
])('%s has the seller of the demo, or not', (_shop, own, hasFile, isDemos) => {
  const { environment } = shopChildren(own, ports, { hasFile }).pages;
  expect('ZARI__seller__gstin' in environment).toBe(isDemos);
});

test.each<readonly [string, NodeJS.ProcessEnv, boolean, string | undefined]>([
  ['a demo', {}, false, 'created_at:desc,stock.is_in_stock:desc,price:asc,price:desc,country_of_origin:asc'],
  ['a demo that is told how', { ZARI__sorts__offered: 'price:asc' }, false, 'price:asc'],
  ['a demo with a configuration of its own', {}, true, undefined],
  ['a real shop', { SHOP_MODE: 'production' }, false, undefined],
])('the lists of %s can be sorted by the country of origin, or not', (_shop, own, hasFile, sorts) => {
  expect(shopChildren(own, ports, { hasFile }).pages.environment['ZARI__sorts__offered']).toBe(sorts);
});
