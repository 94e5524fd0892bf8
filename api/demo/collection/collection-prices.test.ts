import { expect, test } from 'vitest';
import type { PriceRecord, ProductRecord } from '#api/records/product-records.ts';
import { demoCollection } from './collection.ts';
import { sellable } from './stock.ts';

const TODAY = '2026-11-20';
const { products, taxRules } = demoCollection(TODAY);

const percentOf = ({ tax_class_id }: ProductRecord): number =>
  taxRules.find(({ product_tax_class_ids }) => product_tax_class_ids.includes(tax_class_id))?.rates[0]?.rate ?? 0;
const grossOf = (each: ProductRecord, { price }: PriceRecord = each): number =>
  Math.round(price * (100 + percentOf(each))) / 100;
const runs = ({ special_from_date: from, special_to_date: to }: PriceRecord): boolean =>
  (from === null || from <= TODAY) && (to === null || to >= TODAY);

test('charges whole rupees with GST', () => {
  for (const each of products) {
    for (const entry of [each, ...each.configurable_children]) {
      expect(grossOf(each, entry) % 1, `${entry.sku} ${entry.price}`).toBe(0);
    }
  }
});

test('asks less for a special price than for the regular one', () => {
  for (const each of products) {
    expect(each.special_price ?? 0).toBeLessThan(grossOf(each));
    expect(each.special_price_by_currency ?? 0).toBeLessThan(each.price_by_currency);
    expect(each.special_price_for_other ?? 0).toBeLessThan(each.price_for_other);
  }
});

const RANGES = [
  [0, 50],
  [50, 100],
  [100, 150],
  [150, Number.POSITIVE_INFINITY],
] as const;
const selling = (regular: number, special: number | null, each: PriceRecord): number =>
  special && runs(each) ? special : regular;

test.each(RANGES)('has a product from %d to below %d in every price set', (from, to) => {
  const within = (amount: number): boolean => amount >= from && amount < to;
  expect(products.some((each) => within(selling(grossOf(each), each.special_price, each)))).toBe(true);
  expect(products.some((each) => within(selling(each.price_by_currency, each.special_price_by_currency, each)))).toBe(
    true,
  );
  expect(products.some((each) => within(selling(each.price_for_other, each.special_price_for_other, each)))).toBe(true);
});

test('has special prices in every state of their window', () => {
  const special = products.filter(({ special_price }) => special_price);
  const dates = special.map(({ special_from_date, special_to_date }) => ({
    from: special_from_date,
    to: special_to_date,
  }));
  expect(dates).toContainEqual({ from: null, to: null });
  expect(dates.some(({ from }) => from === TODAY)).toBe(true);
  expect(dates.some(({ to }) => to === TODAY)).toBe(true);
  expect(dates.some(({ to }) => to !== null && to < TODAY)).toBe(true);
  expect(dates.some(({ from }) => from !== null && from > TODAY)).toBe(true);
  expect(products.some((each) => !each.special_price && each.special_price_by_currency)).toBe(true);
});

test('marks just what is on offer today as sale', () => {
  for (const each of products) expect(each.sale, each.sku).toBe(Boolean(each.special_price) && runs(each));
});

test('has stock in every state', () => {
  const children = products.flatMap(({ configurable_children }) => configurable_children);
  expect(children.some(({ stock }) => sellable(stock) === 1)).toBe(true);
  expect(children.some(({ stock }) => sellable(stock) === 2)).toBe(true);
  expect(children.some(({ stock }) => stock.qty === 0)).toBe(true);
  expect(children.some(({ stock }) => stock.qty > 0 && !stock.is_in_stock)).toBe(true);
  expect(children.some(({ status }) => status === 2)).toBe(true);
  expect(products.some(({ type_id, stock }) => type_id === 'simple' && stock.qty <= 2)).toBe(true);
});

test('has a product that is wholly out of stock', () => {
  expect(products.some(({ stock }) => stock.qty === 0 && !stock.is_in_stock && stock.stock_status === 0)).toBe(true);
});

test('a configurable product has the price and the stock of its enabled variants', () => {
  for (const each of products.filter(({ type_id }) => type_id === 'configurable')) {
    const enabled = each.configurable_children.filter(({ status }) => status === 1);
    expect(each.price).toBe(Math.min(...enabled.map(({ price }) => price)));
    expect(each.stock.qty).toBe(enabled.reduce((sum, { stock }) => sum + sellable(stock), 0));
    expect(each.rts_qty).toBe(enabled.reduce((sum, { rts_qty }) => sum + rts_qty, 0));
  }
});

test('asks 1680 for the organic cotton tee, GST included', () => {
  const tee = products.find(({ sku }) => sku === 'RT-TE-220');
  expect(tee && grossOf(tee)).toBe(1680);
});
