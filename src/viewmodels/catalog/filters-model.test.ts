import { expect, test } from 'vitest';
import type { Facet, FilterCode } from '#domain/catalog/filters.ts';
import type { ProductList } from '#domain/listing/product-list.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { inEnglish } from '../messages/writing/messages.ts';
import { FiltersModel } from './filters-model.ts';
import { listForTests } from './tile-for-tests.ts';

function open(change: Partial<ProductList>): FiltersModel {
  const list = listForTests({ total: 10, ...change });
  return new FiltersModel({
    list: () => list,
    base: () => '/women',
    storeView: () => defaultStoreView,
    rules: { defaultFilters: [], isMultiselect: true },
    messages: inEnglish,
  });
}

const facet = (code: FilterCode, ...labels: readonly string[]): Facet => ({
  code,
  values: labels.map((label, at) => ({ id: String(at + 1), label, count: 2 })),
});

const garments = facet('category_product', 'Saree', 'Gown', 'Dress', 'Jhumkas');
const categories = facet('category', 'New Arrivals', 'Sarees', 'Gowns', 'Dresses');
const occasions = facet('category', 'Diwali', 'Eid', 'Sarees');

test.each([
  ['the garments alone where the categories repeat them', [garments, categories], {}, ['Garment']],
  ['both where the categories say something else', [garments, occasions], {}, ['Garment', 'Category']],
  ['the categories where no garments are told', [categories], {}, ['Category']],
  ['both where one of the categories is chosen', [garments, categories], { category: ['2'] }, ['Garment', 'Category']],
] as const)('a list offers %s', (_, facets, chosen, names) => {
  expect(open({ facets, chosen }).groups.map(({ name }) => name)).toEqual(names);
});

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

test('prices as they were typed narrow the list, and fields that say nothing take that back', () => {
  const model = open({ chosen: { price: ['0-50'], color: ['49'] } });
  expect(model.pricedAddress({ from: '100', to: '200' })).toBe('/women?color=49&price=100-200');
  expect(model.pricedAddress({ from: '', to: '' })).toBe('/women?color=49');
});

test('addresses and forms say in words what the list offers, and the rest by its id', () => {
  const facets = [facet('color', 'Navy', 'Elfenbein', 'काला'), facet('size', 'XL')];
  const model = open({ facets, chosen: { color: ['1', '9'], price: ['0-50'] } });
  const [color, size] = model.groups;
  expect(color?.values.map(({ written }) => written)).toEqual(['navy-1', 'elfenbein-2', '3']);
  expect(size?.values.map((value) => model.toggledAddress(value))).toEqual([
    '/women?color=navy-1&color=9&size=xl-1&price=0-50',
  ]);
  expect(model.chosenFields).toEqual([
    ['color', 'navy-1'],
    ['color', '9'],
    ['price', '0-50'],
  ]);
  expect(model.chips.map((value) => model.toggledAddress(value))).toEqual([
    '/women?color=9&price=0-50',
    '/women?color=navy-1&price=0-50',
    '/women?color=navy-1&color=9',
  ]);
});

test('a group of which no value is offered is left out', () => {
  const rts = { code: 'rts' as const, values: [{ id: '0', label: 'Made to order', count: 3 }] };
  expect(open({ facets: [rts] }).groups).toEqual([]);
});

test('before a list is there nothing can be chosen', () => {
  const model = new FiltersModel({
    list: () => null,
    base: () => '/women?view=all',
    storeView: () => defaultStoreView,
    rules: { defaultFilters: [], isMultiselect: true },
    messages: inEnglish,
  });
  expect([model.groups, model.chosen, model.chips, model.promoted, model.chosenCount]).toEqual([[], [], [], [], 0]);
  expect([model.hasValuesWithoutHit, model.formAddress, model.keptFields]).toEqual([
    false,
    '/women',
    [['view', 'all']],
  ]);
});

test('a value without a hit cannot be chosen any more, only taken back', () => {
  const values = [
    { id: '49', label: 'Indigo', count: 0 },
    { id: '54', label: 'Ivory', count: 0 },
  ];
  const model = open({ facets: [{ code: 'color', values }], chosen: { color: ['54'] } });
  expect(model.groups[0]?.values.map(({ isOut, isChosen }) => [isOut, isChosen])).toEqual([
    [false, true],
    [true, false],
  ]);
  expect([model.hasValuesWithoutHit, model.chosenCount]).toEqual([true, 1]);
});
