import { expect, test } from 'vitest';
import { placeAt } from './place.ts';
import { routeAt } from './route-at.ts';

test.each([
  ['/', 'home', {}],
  ['/pwa.html', 'home', {}],
  ['/c/tees', 'category', { slug: 'tees' }],
  ['/p/P1/tee', 'product', { parentSku: 'P1', slug: 'tee' }],
  ['/p/P1/tee/P1-M', 'product', { parentSku: 'P1', slug: 'tee', childSku: 'P1-M' }],
  ['/women/sarees', 'address', { '*': 'women/sarees' }],
  ['/stol%C3%A1', 'address', { '*': 'stolá' }],
  ['/cart/', 'cart', {}],
  ['/Cart', 'cart', {}],
  ['/pwaxhtml', 'address', { '*': 'pwaxhtml' }],
  ['/c/', 'address', { '*': 'c/' }],
  ['/c/%E0%A4%A', 'category', { slug: '%E0%A4%A' }],
  ['/c/a%2Fb', 'category', { slug: 'a/b' }],
])('%s opens %s', (path, page, params) => {
  expect(routeAt(path)).toMatchObject({ route: { page }, params });
});

test.each([
  ['ROUTE-01', '/', 'home', {}],
  ['ROUTE-02', '/pwa.html', 'home', {}],
  ['ROUTE-03', '/checkout', 'checkout', {}],
  ['ROUTE-05', '/cart', 'cart', {}],
  ['ROUTE-06', '/confirmation', 'confirmation', {}],
  ['ROUTE-11', '/page-not-found', 'page-not-found', {}],
  ['ROUTE-12', '/error', 'error', {}],
  ['ROUTE-13', '/p/P1/tee', 'product', { parentSku: 'P1', slug: 'tee' }],
  ['ROUTE-14', '/p/P1/tee/P1-M', 'product', { parentSku: 'P1', slug: 'tee', childSku: 'P1-M' }],
  ['ROUTE-16', '/c/tees', 'category', { slug: 'tees' }],
  ['ROUTE-18', '/i/returns', 'text-page', { slug: 'returns' }],
])('%s %s is the address of the page %s', (_id, path, page, params) => {
  expect(routeAt(path)).toMatchObject({ route: { page }, params });
});

test('CONT-17 /i/returns opens the page the merchant wrote as returns', () => {
  expect(routeAt('/i/returns')).toMatchObject({ route: { page: 'text-page' }, params: { slug: 'returns' } });
});

test('an address reads the same as the browser writes it', () => {
  expect(placeAt('/stolá?q=ä b#ö')).toMatchObject({
    pathname: '/stol%C3%A1',
    search: '?q=%C3%A4%20b',
    hash: '#%C3%B6',
  });
  expect(placeAt('/c/te%00es?q=saree%00%7F%1b&color=4%C2%859%0a').search).toBe('?q=saree&color=49%0a');
  expect(placeAt('/c/te%00es').pathname).toBe('/c/tees');
  expect(placeAt('//evil.test/x').pathname).toBe('//evil.test/x');
});

test.each([
  ['/checkout', 'minimal'],
  ['/error', 'minimal'],
  ['/i/returns', 'default'],
  ['/cart', 'default'],
  ['/confirmation', 'default'],
  ['/payment/paid', 'default'],
  ['/', 'default'],
])('ROUTE-12 ROUTE-30 %s has the layout %s', (path, layout) => {
  expect(routeAt(path).route.layout).toBe(layout);
});
