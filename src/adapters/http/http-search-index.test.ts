import { expect, test } from 'vitest';
import { usualStore } from '#adapters/contracts/usual-store.ts';
import { createMemoryLog } from '#adapters/memory/memory-log.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { allCategories, searchQuery } from '#domain/catalog/search-query.ts';
import type { FindPriceGroup } from '#domain/session/price-group.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { createEntitySearch } from './entity-search.ts';
import { facetsOf } from './facets-of.ts';
import { createMemoryHttpClient, jsonAnswer, okAnswer } from './http-client-for-tests.ts';
import { createHttpSearchIndex } from './http-search-index.ts';
import { createTransport, serverLimits } from './transport.ts';

const child = { sku: 'P1-M', price: 100, stock: { qty: 1, is_in_stock: true, stock_status: 1 } };
const wireProduct = {
  id: 1,
  sku: 'P1',
  type_id: 'configurable',
  name: 'Silk tee',
  price: 100,
  status: 1,
  visibility: 4,
  stock: { qty: 1, is_in_stock: true, stock_status: 1 },
};

const wireAttribute = {
  attribute_id: 152,
  attribute_code: 'fabric',
  frontend_label: 'Fabric',
  options: [],
  frontend_input: 'select',
  is_comparable: false,
  is_visible_on_front: true,
  is_user_defined: true,
  is_visible: true,
};

function open(...items: readonly unknown[]) {
  return openFor(usualStore, ...items);
}

function openFor(
  store: Omit<typeof usualStore, 'findPriceGroup'> & { findPriceGroup: FindPriceGroup },
  ...items: readonly unknown[]
) {
  const http = createMemoryHttpClient();
  http.answer(okAnswer({ items, total: items.length, start: 0, perPage: 24, aggregations: {} }));
  const log = createMemoryLog();
  const storeView = createMemoryCell(defaultStoreView);
  const transport = createTransport({ http, storeView, log, baseUrl: '', limits: serverLimits });
  const searchEntities = createEntitySearch({ ...store, transport });
  return { http, log, searchEntities, index: createHttpSearchIndex({ ...store, searchEntities, log }) };
}

const query = searchQuery({
  conditions: [
    { field: 'category_ids', kind: 'any-of', values: [304] },
    { field: 'color', kind: 'any-of', values: [49] },
    { field: 'price', kind: 'between', from: 150, below: null },
    { field: 'url_path', kind: 'is', value: 'a/b' },
  ],
  sort: 'price:asc',
  start: 24,
});

const payload = {
  _appliedFilters: [
    { attribute: 'category_ids', value: { in: [304] } },
    { attribute: 'color', value: { in: [49] }, scope: 'catalog' },
    { attribute: 'price', value: { gte: 150 } },
    { attribute: 'url_path', value: { eq: 'a/b' } },
  ],
};

test('CAT-044 a search goes as GET with store, type, query, size, from and sort', async () => {
  const { http, index } = open();
  await index.products(query);
  const [request] = http.sent();
  expect(request).toMatchObject({ method: 'GET', body: null, timeoutMs: 10_000 });
  expect(request?.url.startsWith('/api/catalog?')).toBe(true);
  const { request: text, ...plain } = Object.fromEntries(new URLSearchParams(request?.url.split('?')[1]));
  expect(plain).toEqual({ store: '', type: 'product', size: '24', from: '24', sort: 'price:asc' });
  expect(JSON.parse(text ?? '')).toEqual(payload);
});

test('a search too long for an address goes as POST with the same fields', async () => {
  const { http, index } = open();
  const skus = Array.from({ length: 300 }, (_, at) => `A-LONG-SKU-${at}`);
  await index.products(searchQuery({ conditions: [{ field: 'sku', kind: 'any-of', values: skus }] }));
  const [request] = http.sent();
  expect(request).toMatchObject({ method: 'POST', url: '/api/catalog' });
  expect(JSON.parse(request?.body ?? '')).toEqual({
    store: '',
    type: 'product',
    size: 24,
    from: 0,
    searchQuery: { _appliedFilters: [{ attribute: 'sku', value: { in: skus } }] },
  });
});

test('all categories are asked for in one call', async () => {
  const { http, index } = open();
  await index.categories(allCategories);
  const { type, size, sort } = Object.fromEntries(new URLSearchParams(http.sent()[0]?.url.split('?')[1]));
  expect({ type, size, sort }).toEqual({ type: 'category', size: '4000', sort: 'position:asc' });
});

test('CAT-045 fields are neither included nor excluded, unless somebody asks for it', async () => {
  const { http, index, searchEntities } = open();
  await index.products(query);
  await searchEntities('product', query, { include: ['sku', 'name'], exclude: ['stock'] });
  await searchEntities('product', query, { exclude: ['description'] });
  const limits = http.sent().map(({ url }) => {
    const { _sourceInclude, _sourceExclude } = namesIn(url);
    return { _sourceInclude, _sourceExclude };
  });
  expect(limits).toEqual([
    {},
    { _sourceInclude: 'sku,name', _sourceExclude: 'stock' },
    { _sourceExclude: 'description' },
  ]);
});

test('CAT-045 a search by body names its fields there', async () => {
  const { http, searchEntities } = open();
  const values = Array.from({ length: 300 }, (_, at) => `A-LONG-SKU-${at}`);
  const long = searchQuery({ conditions: [{ field: 'sku', kind: 'any-of', values }] });
  await searchEntities('product', long, { include: ['sku'] });
  await searchEntities('product', long);
  const [some, all] = http.sent().map(({ body }) => JSON.parse(body ?? ''));
  expect(some).toMatchObject({ _sourceInclude: ['sku'] });
  expect(Object.keys(all).filter((name) => name.startsWith('_source'))).toEqual([]);
});

test('one product that cannot be read does not take the list down, and is logged', async () => {
  const { index, log } = open(wireProduct, { ...wireProduct, price: 'free' });
  expect(await index.products(query)).toMatchObject({ value: { items: [{ sku: 'P1' }], total: 2 } });
  expect(log.errors()).toEqual(['A product was left out of a list: its field "1.price" is not as agreed.']);
});

test('one variant that cannot be read does not take its product down, and is logged', async () => {
  const { index, log } = open({ ...wireProduct, configurable_children: [child, { ...child, stock: null }] });
  expect(await index.products(query)).toMatchObject({ value: { items: [{ variants: [{ sku: 'P1-M' }] }] } });
  expect(log.errors()).toEqual(['A variant of P1 was left out of a list: its field "1.stock" is not as agreed.']);
});

/** What the catalog is asked for with a text. */
async function askedWith(text: string) {
  const { http, index } = open();
  await index.products(searchQuery({ text }));
  return JSON.parse(new URLSearchParams(http.sent()[0]?.url.split('?')[1]).get('request') ?? '');
}

test('CAT-063 what scores less than 0.02 for a text is not to be found', async () => {
  expect((await askedWith('silk tee'))._relevance.min_score).toBe(0.02);
});

test('CONF-01 how a text has to match is asked for with it', async () => {
  expect((await askedWith('silk tee'))._relevance).toMatchObject({
    min_score: 0.02,
    fuzziness: 2,
    minimum_should_match: '75%',
    prefix_length: 2,
    max_expansions: 3,
  });
});

test('CONF-03 what a word counts for in each place is asked for with a text', async () => {
  expect((await askedWith('silk tee'))._relevance.boosts).toEqual({ name: 4, sku: 2, 'category.name': 1 });
});

test('without a text nothing has to match', async () => {
  expect(await askedWith('')).toEqual({ _appliedFilters: [] });
});

test.each(['CAT-078', 'CONF-08', 'CONF-10'])('%s the values of filters are asked for, up to 100 of each', async () => {
  const { http, index } = open();
  await index.products(searchQuery({ facets: ['color', 'price'] }));
  const asked = new URLSearchParams(http.sent()[0]?.url.split('?')[1]).get('request') ?? '';
  expect(JSON.parse(asked)._availableFilters).toEqual([
    { field: 'color', scope: 'catalog', options: { size: 100 } },
    {
      field: 'price',
      scope: 'catalog',
      options: { ranges: [{ from: 0, to: 50 }, { from: 50, to: 100 }, { from: 100, to: 150 }, { from: 150 }] },
    },
  ]);
});

test('CAT-087 CAT-090 a price range is asked for with its lower bound and without its upper one', async () => {
  const { http, index } = open();
  await index.products(searchQuery({ conditions: [{ field: 'price', kind: 'between', from: 50, below: 100 }] }));
  const asked = new URLSearchParams(http.sent()[0]?.url.split('?')[1]).get('request') ?? '';
  expect(JSON.parse(asked)._appliedFilters).toEqual([{ attribute: 'price', value: { gte: 50, lt: 100 } }]);
});

test.each([
  ['configurable_children.sku', 'P1-M'],
  ['url_path', 'women/silk-tee'],
])('CUST-21 products are asked for by their %s', async (field, value) => {
  const { http, index } = open();
  await index.products(searchQuery({ conditions: [{ field, kind: 'is', value }] }));
  const asked = new URLSearchParams(http.sent()[0]?.url.split('?')[1]);
  expect(asked.get('type')).toBe('product');
  expect(JSON.parse(asked.get('request') ?? '')._appliedFilters).toEqual([{ attribute: field, value: { eq: value } }]);
});

test.each([true, false])(
  'CUST-15 whether an attribute can be compared is what the shop says: %j',
  async (isComparable) => {
    const { index } = open({ ...wireAttribute, is_comparable: isComparable });
    expect(await index.attributes(allCategories)).toMatchObject({ value: { items: [{ isComparable }] } });
  },
);

test('CAT-027 an option of an attribute whose label is empty after trimming is left out', async () => {
  const options = [
    { value: '206', label: ' Silk ' },
    { value: '207', label: '  ' },
  ];
  const { index } = open({ ...wireAttribute, options });
  expect(await index.attributes(allCategories)).toMatchObject({
    value: { items: [{ options: [{ id: '206', label: 'Silk' }] }] },
  });
});

test('CAT-027 a value whose label is empty after trimming is not offered', () => {
  const buckets = [
    { key: '1', label: '  ', doc_count: 3 },
    { key: '2', label: ' Ivory ', doc_count: 2 },
  ];
  const options = [{ key: '2', label: 'Ivory', doc_count: 4 }];
  expect(facetsOf({ agg_terms_color: buckets, agg_terms_color_options: options, agg_terms_size: [] })).toEqual([
    { code: 'color', values: [{ id: '2', label: 'Ivory', count: 4 }] },
  ]);
});

const refusedGroup = jsonAnswer(401, { code: 401, result: "The consumer isn't authorized to access self." });

/** The names and values of an address. */
const namesIn = (url = '') => Object.fromEntries(new URLSearchParams(url.split('?')[1]));

const ofAsha = { groupId: 3, groupToken: 'gt-501' };

test('PRICE-25 CAT-046 products, and nothing else, are searched for with the price group of the customer', async () => {
  const { http, index } = openFor({ ...usualStore, findPriceGroup: () => ofAsha });
  await index.products(query);
  await index.categories(allCategories);
  await index.attributes(allCategories);
  const [products, ...others] = http.sent().map(({ url }) => namesIn(url));
  expect(products).toMatchObject({ groupId: '3', groupToken: 'gt-501' });
  for (const names of others) expect(Object.keys(names).filter((name) => name.startsWith('group'))).toEqual([]);
});

test('PRICE-25 a search by body says the price group there', async () => {
  const { http, index } = openFor({ ...usualStore, findPriceGroup: () => ofAsha });
  const values = Array.from({ length: 300 }, (_, at) => `A-LONG-SKU-${at}`);
  await index.products(searchQuery({ conditions: [{ field: 'sku', kind: 'any-of', values }] }));
  expect(JSON.parse(http.sent()[0]?.body ?? '')).toMatchObject(ofAsha);
});

test("a proof of a price group that the shop does not take is left out, and everybody's prices are shown", async () => {
  const { http, index } = openFor({ ...usualStore, findPriceGroup: () => ofAsha }, wireProduct);
  http.answer(refusedGroup, okAnswer({ items: [wireProduct], total: 1, start: 0, perPage: 24, aggregations: {} }));
  expect(await index.products(query)).toMatchObject({ kind: 'ok', value: { total: 1 } });
  expect(http.sent().map(({ url }) => namesIn(url)['groupToken'])).toEqual(['gt-501', undefined]);
});

test('STORE-30 a search names its store view itself, where there are several', async () => {
  const { http, index } = openFor({ ...usualStore, namedStore: 'de' });
  await index.products(query);
  await index.categories(allCategories);
  await index.attributes(allCategories);
  expect(http.sent().map(({ url }) => namesIn(url)['store'])).toEqual(['de', 'de', 'de']);
});
