import { expect, test } from 'vitest';
import { categoryAddress, productAddress, urlPathOf, variantAddress } from './addresses.ts';
import { type Product, type ProductType, skuOf } from './product.ts';

const kurta: Pick<Product, 'type' | 'sku' | 'parentSku' | 'slug' | 'urlPath'> = {
  type: 'configurable',
  sku: skuOf('AJ-1'),
  parentSku: skuOf('AJ-1'),
  slug: 'kurta',
  urlPath: 'women/kurta',
};
const byPath = { useUrlPaths: true };
const bySku = { useUrlPaths: false };

test('ROUTE-32 the link of a configurable product carries its variant', () => {
  expect(variantAddress(kurta, skuOf('AJ-1-M'))).toBe('/p/AJ-1/kurta/AJ-1-M');
});

test.each<ProductType>(['simple', 'virtual', 'bundle', 'downloadable', 'grouped'])(
  'ROUTE-31 the link of a %s product is its sku and slug',
  (type) => {
    expect(variantAddress({ ...kurta, type }, null)).toBe('/p/AJ-1/kurta');
  },
);

test('ROUTE-31 a product that belongs to another is linked by that one', () => {
  expect(variantAddress({ ...kurta, type: 'simple', sku: skuOf('AJ-1-M') }, null)).toBe('/p/AJ-1/kurta');
});

test('ROUTE-31 a product without a parent sku is linked by its own', () => {
  expect(variantAddress({ ...kurta, type: 'simple', parentSku: skuOf('') }, null)).toBe('/p/AJ-1/kurta');
});

test('ROUTE-33 CONF-55 with the dispatcher on the link is the url_path, and without one the product route', () => {
  expect(productAddress(kurta, null, byPath)).toBe('/women/kurta');
  expect(productAddress({ ...kurta, urlPath: '' }, skuOf('AJ-1-M'), byPath)).toBe('/p/AJ-1/kurta/AJ-1-M');
  expect(productAddress(kurta, skuOf('AJ-1-M'), bySku)).toBe('/p/AJ-1/kurta/AJ-1-M');
});

test('ROUTE-17 CONF-55 a category is linked by its url_path when it has one and the dispatcher is on', () => {
  expect(categoryAddress({ slug: 'tees', urlPath: 'men/tees' }, byPath)).toBe('/men/tees');
  expect(categoryAddress({ slug: 'tees', urlPath: '' }, byPath)).toBe('/c/tees');
  expect(categoryAddress({ slug: 'tees', urlPath: 'men/tees' }, bySku)).toBe('/c/tees');
});

test('what could end an address is encoded', () => {
  expect(variantAddress({ ...kurta, type: 'simple', slug: 'a/b?c#d' }, null)).toBe('/p/AJ-1/a%2Fb%3Fc%23d');
});

test.each([
  ['/evil.test', '/evil.test'],
  ['//evil.test/a', '/evil.test/a'],
  ['\\evil.test', '/%5Cevil.test'],
  ['\t/evil.test', '/%09/evil.test'],
  ['महिला/साड़ी', '/%E0%A4%AE%E0%A4%B9%E0%A4%BF%E0%A4%B2%E0%A4%BE/%E0%A4%B8%E0%A4%BE%E0%A4%A1%E0%A4%BC%E0%A5%80'],
  ['half\ud83d', '/half%EF%BF%BD'],
])('a url_path of %j leads to a page of the shop', (urlPath, address) => {
  expect(productAddress({ ...kurta, urlPath }, null, byPath)).toBe(address);
  expect(categoryAddress({ slug: 'tees', urlPath }, byPath)).toBe(address);
});

test.each([
  ['/women/kurta/', 'women/kurta'],
  ['//women//', 'women'],
  ['/women?page=2#top', 'women'],
  ['/', ''],
])('ROUTE-35 %s is looked up as "%s"', (path, looked) => {
  expect(urlPathOf(path)).toBe(looked);
});
