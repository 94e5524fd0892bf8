import { expect, test } from 'vitest';
import { usualStore } from '#adapters/contracts/usual-store.ts';
import { allCategories, searchQuery } from '#domain/catalog/search-query.ts';
import { namesIn, openSearchIndex, openSearchIndexFor, query, wireProduct } from './search-index-for-tests.ts';

const payload = {
  _appliedFilters: [
    { attribute: 'category_ids', value: { in: [304] } },
    { attribute: 'color', value: { in: [49] }, scope: 'catalog' },
    { attribute: 'price', value: { gte: 150 } },
    { attribute: 'url_path', value: { eq: 'a/b' } },
  ],
};

const child = { sku: 'P1-M', price: 100, stock: { qty: 1, is_in_stock: true, stock_status: 1 } };

test('CAT-044 a search goes as GET with store, type, query, size, from and sort', async () => {
  const { http, index } = openSearchIndex();
  await index.products(query);
  const [request] = http.sent();
  expect(request).toMatchObject({ method: 'GET', body: null, timeoutMs: 10_000 });
  expect(request?.url.startsWith('/api/catalog?')).toBe(true);
  const { request: text, ...plain } = Object.fromEntries(new URLSearchParams(request?.url.split('?')[1]));
  expect(plain).toEqual({ store: '', type: 'product', size: '24', from: '24', sort: 'price:asc' });
  expect(JSON.parse(text ?? '')).toEqual(payload);
});

test('a search too long for an address goes as POST with the same fields', async () => {
  const { http, index } = openSearchIndex();
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
  const { http, index } = openSearchIndex();
  await index.categories(allCategories);
  const { type, size, sort } = Object.fromEntries(new URLSearchParams(http.sent()[0]?.url.split('?')[1]));
  expect({ type, size, sort }).toEqual({ type: 'category', size: '4000', sort: 'position:asc' });
});

test('CAT-045 fields are neither included nor excluded, unless somebody asks for it', async () => {
  const { http, index, searchEntities } = openSearchIndex();
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
  const { http, searchEntities } = openSearchIndex();
  const values = Array.from({ length: 300 }, (_, at) => `A-LONG-SKU-${at}`);
  const long = searchQuery({ conditions: [{ field: 'sku', kind: 'any-of', values }] });
  await searchEntities('product', long, { include: ['sku'] });
  await searchEntities('product', long);
  const [some, all] = http.sent().map(({ body }) => JSON.parse(body ?? ''));
  expect(some).toMatchObject({ _sourceInclude: ['sku'] });
  expect(Object.keys(all).filter((name) => name.startsWith('_source'))).toEqual([]);
});

test('one product that cannot be read does not take the list down, and is logged', async () => {
  const { index, log } = openSearchIndex(wireProduct, { ...wireProduct, price: 'free' });
  expect(await index.products(query)).toMatchObject({ value: { items: [{ sku: 'P1' }], total: 2 } });
  expect(log.errors()).toEqual(['A product was left out of a list: its field "1.price" is not as agreed.']);
});

test('one variant that cannot be read does not take its product down, and is logged', async () => {
  const { index, log } = openSearchIndex({ ...wireProduct, configurable_children: [child, { ...child, stock: null }] });
  expect(await index.products(query)).toMatchObject({ value: { items: [{ variants: [{ sku: 'P1-M' }] }] } });
  expect(log.errors()).toEqual(['A variant of P1 was left out of a list: its field "1.stock" is not as agreed.']);
});

/** What the catalog is asked for with a text. */
async function askedWith(text: string) {
  const { http, index } = openSearchIndex();
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

test.each([
  ['configurable_children.sku', 'P1-M'],
  ['url_path', 'women/silk-tee'],
])('CUST-21 products are asked for by their %s', async (field, value) => {
  const { http, index } = openSearchIndex();
  await index.products(searchQuery({ conditions: [{ field, kind: 'is', value }] }));
  const asked = new URLSearchParams(http.sent()[0]?.url.split('?')[1]);
  expect(asked.get('type')).toBe('product');
  expect(JSON.parse(asked.get('request') ?? '')._appliedFilters).toEqual([{ attribute: field, value: { eq: value } }]);
});

test('STORE-30 a search names its store view itself, where there are several', async () => {
  const { http, index } = openSearchIndexFor({ ...usualStore, namedStore: 'de' });
  await index.products(query);
  await index.categories(allCategories);
  await index.attributes(allCategories);
  expect(http.sent().map(({ url }) => namesIn(url)['store'])).toEqual(['de', 'de', 'de']);
});
