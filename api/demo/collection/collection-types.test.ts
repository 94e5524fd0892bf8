import { expect, test } from 'vitest';
import type { ProductRecord, ProductTypeRecord } from '#api/records/product-records.ts';
import { demoCollection } from './collection.ts';

const { products } = demoCollection('2026-11-20');

const ofType = (type: ProductTypeRecord): readonly ProductRecord[] =>
  products.filter(({ type_id }) => type_id === type);
const bySku = (sku: string): ProductRecord => {
  const found = products.find((product) => product.sku === sku);
  if (found === undefined) throw new Error(`No product ${sku}`);
  return found;
};
const partsOf = ({ product_links }: ProductRecord): readonly ProductRecord[] =>
  product_links.flatMap(({ link_type, linked_product_sku: sku }) => (link_type === 'associated' ? [bySku(sku)] : []));

/** Nets of whole rupees add up to within a few paise. */
const CENTS = 1;

const AMOUNTS = ['price_by_currency', 'price_for_other'] as const;

test.each(['simple', 'configurable', 'grouped', 'bundle', 'downloadable', 'virtual'] as const)(
  'CAT-005: has at least four products of type %s',
  (type) => {
    expect(ofType(type).length).toBeGreaterThanOrEqual(4);
  },
);

test('only a configurable product has variants and choices', () => {
  for (const { type_id, configurable_children, configurable_options, sku } of products) {
    expect(configurable_children.length > 0, sku).toBe(type_id === 'configurable');
    expect(configurable_options.length > 0, sku).toBe(type_id === 'configurable');
  }
});

test('a grouped product is made of simple ones, costs what they cost, and has what they have', () => {
  for (const set of ofType('grouped')) {
    const parts = partsOf(set);
    expect(parts.length, set.sku).toBeGreaterThanOrEqual(2);
    for (const { type_id, tax_class_id, special_price } of parts) {
      expect({ type_id, tax_class_id, special_price }).toEqual({
        type_id: 'simple',
        tax_class_id: set.tax_class_id,
        special_price: 0,
      });
    }
    for (const amount of AMOUNTS) expect(set[amount]).toBe(parts.reduce((sum, part) => sum + part[amount], 0));
    expect(set.price).toBeCloseTo(
      parts.reduce((sum, { price }) => sum + price, 0),
      CENTS,
    );
    expect(set.stock.qty).toBe(parts.reduce((sum, { stock }) => sum + stock.qty, 0));
  }
});

test('a bundle costs what its default selections cost', () => {
  for (const { bundle_options = [], tax_class_id, ...set } of ofType('bundle')) {
    expect(bundle_options.length).toBeGreaterThan(0);
    for (const { product_links: links } of bundle_options) {
      expect(links.map(({ is_default }) => is_default)).toEqual(links.map((_, index) => index === 0));
      const linked = links.map((link) => bySku(link.sku));
      expect(linked.every((part) => part.type_id === 'simple' && part.special_price === 0)).toBe(true);
      expect(linked.every((part) => part.tax_class_id === tax_class_id)).toBe(true);
    }
    const defaults = bundle_options.flatMap(({ product_links: links }) => links.filter(({ is_default }) => is_default));
    const sum = (amount: 'price' | (typeof AMOUNTS)[number]): number =>
      defaults.reduce((total, link) => total + bySku(link.sku)[amount] * link.qty, 0);
    expect(set.price).toBeCloseTo(sum('price'), CENTS);
    for (const amount of AMOUNTS) expect(set[amount]).toBe(sum(amount));
    const ids = bundle_options.flatMap(({ product_links: links }) => links.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  }
});

test('an hour and a file have neither cloth nor colour nor size', () => {
  for (const { fabric, color, size } of [...ofType('virtual'), ...ofType('downloadable')]) {
    expect([fabric, color, size]).toEqual([null, null, null]);
  }
});

test('a download has files, the first of them for nothing more', () => {
  for (const { downloadable_links = [] } of ofType('downloadable')) expect(downloadable_links[0]?.price).toBe(0);
});
