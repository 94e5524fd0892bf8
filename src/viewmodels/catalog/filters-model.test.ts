import { expect, test } from 'vitest';
import type { ProductList } from '#domain/listing/product-list.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { inEnglish } from '../words/writing/words.ts';
import { FiltersModel } from './filters-model.ts';
import { listForTests } from './tile-for-tests.ts';

function open(change: Partial<ProductList>): FiltersModel {
  const list = listForTests({ total: 10, ...change });
  return new FiltersModel({
    list: () => list,
    base: () => '/women',
    storeView: () => defaultStoreView,
    rules: { defaultFilters: [], isMultiselect: true },
    words: inEnglish,
  });
}

test.each([
  ['20-*', '20% and more'],
  ['5-*', '5% and more'],
  ['15', '15%'],
])('the discount %s reads %s', (id, name) => {
  expect(open({ chosen: { discount: [id] } }).chips[0]?.name).toBe(name);
});

test('a value without a hit, and one that all have, is not promoted', () => {
  const price = { code: 'price' as const, values: [range('0-50', 0), range('50-100', 10), range('150-*', 0)] };
  expect(open({ facets: [price] }).promoted).toEqual([]);
  const useful = { ...price, values: [...price.values, range('100-150', 1)] };
  expect(open({ facets: [useful] }).promoted.map(({ name }) => name)).toEqual(['₹100 - ₹150']);
});

function range(id: string, count: number) {
  return { id, label: '', count };
}
