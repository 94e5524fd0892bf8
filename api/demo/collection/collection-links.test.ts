import { expect, test } from 'vitest';
import type { ProductRecord } from '#api/records/product-records.ts';
import { demoCollection } from './collection.ts';

const TODAY = '2026-11-20';
const { products, categories, homeSections, offers } = demoCollection(TODAY);

const product = (sku: string): ProductRecord => {
  const found = products.find((each) => each.sku === sku);
  if (found === undefined) throw new Error(`No product ${sku}`);
  return found;
};
const repeated = (all: readonly (string | number)[]): readonly (string | number)[] =>
  all.filter((each, index) => all.indexOf(each) !== index);

test('links only to products there are, by their kind', () => {
  for (const { product_links: links, sku } of products) {
    for (const link of links) {
      expect(link.sku).toBe(sku);
      expect(product(link.linked_product_sku).type_id).toBe(link.linked_product_type);
    }
    expect(repeated(links.map(({ linked_product_sku }) => linked_product_sku))).toEqual([]);
  }
});

test('every link of the home page leads somewhere', () => {
  const targets = homeSections.flatMap(({ link, banners }) => [link, ...(banners ?? []).map((banner) => banner.link)]);
  const known = new Set([
    ...categories.map(({ url_key }) => `/c/${url_key}`),
    ...products.map(({ sku, url_key }) => `/p/${sku}/${url_key}`),
  ]);
  expect(targets.filter((link) => link !== null && !known.has(link))).toEqual([]);
});

test('a door of the home page leads to a size, and a page of pieces is there in it', () => {
  const links = offers.smallBanners.map(({ link }) => new URL(link ?? '', 'http://shop.test'));
  const door = links.find(({ searchParams }) => searchParams.has('size'));
  const category = categories.find(({ url_key }) => door?.pathname === `/c/${url_key}`);
  const size = Number(door?.searchParams.get('size'));
  const inSize = products.filter(
    ({ category_ids, configurable_children }) =>
      category_ids.includes(category?.id ?? 0) &&
      configurable_children.some((each) => each.size === size && each.stock?.is_in_stock),
  );
  expect(inSize.length).toBeGreaterThanOrEqual(24);
});
