import { afterAll, beforeAll, expect, test } from 'vitest';
import { OPENING_MS, openTestApi, type TestApi } from '#reference-api/testing/open-test-api.ts';
import type { SearchQuery } from './search-query.ts';

type Variant = { readonly sku: string; readonly status: number; readonly color: number; readonly size: number };

type Product = {
  readonly id: number;
  readonly sku: string;
  readonly name: string;
  readonly created_at: string;
  readonly originalPriceInclTax: number;
  readonly priceInclTax: number;
  readonly price_by_currency: number;
  readonly special_price_by_currency: number;
  readonly discount: number;
  readonly rts: number;
  readonly color?: number;
  readonly size?: number;
  readonly color_options?: readonly number[];
  readonly size_options?: readonly number[];
  readonly category_ids: readonly number[];
  readonly stock: { readonly qty: number; readonly is_in_stock: boolean };
  readonly configurable_children?: readonly Variant[];
};

type Bucket = { readonly key: number | string; readonly label: string; readonly doc_count: number };

type Found = {
  readonly items: readonly Product[];
  readonly total: number;
  readonly start: number;
  readonly perPage: number;
  readonly aggregations: Readonly<Record<string, { readonly buckets: readonly Bucket[] }>>;
};

let shop: TestApi;
let all: readonly Product[];
beforeAll(async () => {
  shop = await openTestApi();
  await shop.bench('/workbench/products', {
    body: {
      sku: 'PLAIN',
      price: 60,
      us_price: 140,
      us_special_price: 70,
      category_ids: [304],
      colours: ['Indigo'],
      type: 'simple',
    },
  });
  await shop.bench('/workbench/products', {
    body: {
      sku: 'HIDDEN',
      variants: [
        { sku: 'HIDDEN-A', colour: 'Indigo', size: 'M' },
        { sku: 'HIDDEN-B', colour: 'Wine', size: 'L', status: 2 },
      ],
    },
  });
  all = (await find({}, 'size=4000')).items;
}, OPENING_MS);
afterAll(() => shop.api.close());

async function find(query: SearchQuery, more = '', headers: Record<string, string> = {}): Promise<Found> {
  const request = encodeURIComponent(JSON.stringify(query));
  const { result } = await shop.call<Found>('catalogSearch', `/api/catalog?type=product&request=${request}&${more}`, {
    headers,
  });
  return result;
}

type Filter = NonNullable<SearchQuery['_appliedFilters']>[number];

async function skusWith(...filters: readonly Filter[]): Promise<readonly string[]> {
  return (await find({ _appliedFilters: filters }, 'size=4000')).items.map(({ sku }) => sku);
}

/** What should be found, worked out from the products themselves. */
function skusOf(holds: (product: Product) => boolean): readonly string[] {
  const matching = all.filter(holds);
  expect(matching.length).toBeGreaterThan(0);
  return matching.map(({ sku }) => sku);
}

/** Own value, option lists and enabled variants, as the contract has it for scope catalog. */
function valuesOf(product: Product, field: 'color' | 'size'): readonly number[] {
  const enabled = (product.configurable_children ?? []).filter(({ status }) => status === 1);
  const own = product[field];
  return [
    ...new Set([
      ...(own === undefined ? [] : [own]),
      ...(product[`${field}_options`] ?? []),
      ...enabled.map((child) => child[field]),
    ]),
  ];
}

test('every product has all it needs, in the order of its ids', () => {
  expect(all.length).toBeGreaterThanOrEqual(60);
  const ids = all.map(({ id }) => id);
  expect(ids).toEqual(ids.toSorted((one, other) => one - other));
});

test('the product of the contract is answered as the contract shows it', async () => {
  const [found] = (await find({ _appliedFilters: [{ attribute: 'sku', value: { eq: 'AJ-KS-1042' } }] })).items;
  expect(found).toMatchObject({
    id: 1042,
    parent_sku: 'AJ-KS-1042',
    parentSku: 'AJ-KS-1042',
    slug: 'indigo-block-print-kurta-set',
    price: 10000,
    originalPrice: 10000,
    originalPriceInclTax: 11200,
    special_price: 8960,
    specialPriceInclTax: 8960,
    priceInclTax: 8960,
    tax: 960,
    discount: 20,
    price_by_currency: 13000,
    price_for_other: 12500,
    currency_code: 'INR',
    stock: { product_id: 1042, sku: 'AJ-KS-1042', qty: 7, is_in_stock: true, stock_status: 1 },
    rts: 1,
    color_options: [49],
    size_options: [166, 167],
    bundle_options: [],
    product_option: null,
    configurable_children: [
      { sku: 'AJ-KS-1042-S', stock: { qty: 0, is_in_stock: false } },
      { sku: 'AJ-KS-1042-M', priceInclTax: 8960, tax: 960, stock: { qty: 7 } },
    ],
  });
});

const cases: readonly (readonly [string, Filter, (product: Product) => boolean])[] = [
  ['eq on a number', { attribute: 'id', value: { eq: 1042 } }, ({ id }) => id === 1042],
  ['eq on a number as text', { attribute: 'id', value: { eq: '1042' } }, ({ id }) => id === 1042],
  [
    'in on a list',
    { attribute: 'category_ids', value: { in: [304, 14] } },
    (p) => p.category_ids.some((id) => [304, 14].includes(id)),
  ],
  ['nin on a list', { attribute: 'category_ids', value: { nin: [3] } }, (p) => !p.category_ids.includes(3)],
  ['neq', { attribute: 'sku', value: { neq: 'RT-TE-220' } }, ({ sku }) => sku !== 'RT-TE-220'],
  ['neq on a missing field', { attribute: 'nothing', value: { neq: 'x' } }, () => true],
  ['a range', { attribute: 'price', value: { gte: 150 }, scope: 'catalog' }, ({ priceInclTax }) => priceInclTax >= 150],
  [
    'two ends',
    { attribute: 'price', value: { gte: 50, lt: 100 } },
    (p) => p.priceInclTax >= 50 && p.priceInclTax < 100,
  ],
  [
    'from and to',
    { attribute: 'price', value: { from: 60, to: 8960 } },
    (p) => p.priceInclTax >= 60 && p.priceInclTax <= 8960,
  ],
  ['gt', { attribute: 'stock.qty', value: { gt: 7 } }, ({ stock }) => stock.qty > 7],
  ['moreq', { attribute: 'discount', value: { moreq: 20 } }, ({ discount }) => discount >= 20],
  [
    'a day',
    { attribute: 'created_at', value: { gte: '2026-10-05' } },
    (p) => Date.parse(p.created_at) >= Date.parse('2026-10-05'),
  ],
  [
    'like with any run',
    { attribute: 'name', value: { like: '%KURTA%' } },
    ({ name }) => name.toLowerCase().includes('kurta'),
  ],
  ['like without a run', { attribute: 'sku', value: { like: 'rt-te-220' } }, ({ sku }) => sku === 'RT-TE-220'],
  ['one of two likes', { attribute: 'sku', value: { like: ['aj-%', 'RT%'] } }, ({ sku }) => /^(AJ-|RT)/.test(sku)],
  [
    'exists',
    { attribute: 'configurable_children.sku', value: { exists: true } },
    (p) => (p.configurable_children ?? []).length > 0,
  ],
  [
    'exists not',
    { attribute: 'configurable_children.sku', value: { exists: false } },
    (p) => (p.configurable_children ?? []).length === 0,
  ],
  [
    'a variant',
    { attribute: 'configurable_children.sku', value: { eq: 'AJ-KS-1042-M' } },
    ({ sku }) => sku === 'AJ-KS-1042',
  ],
  ['stock', { attribute: 'stock.is_in_stock', value: { eq: true } }, ({ stock }) => stock.is_in_stock],
  ['no stock', { attribute: 'stock.is_in_stock', value: { eq: 'false' } }, ({ stock }) => !stock.is_in_stock],
  [
    'colour in every place',
    { attribute: 'color', value: { in: [49] }, scope: 'catalog' },
    (p) => valuesOf(p, 'color').includes(49),
  ],
  ['colour of its own', { attribute: 'color', value: { in: [49] } }, ({ color }) => color === 49],
  [
    'size in every place',
    { attribute: 'size', value: { in: ['167'] }, scope: 'catalog' },
    (p) => valuesOf(p, 'size').includes(167),
  ],
  ['ready to ship', { attribute: 'rts', value: { eq: 1 } }, ({ rts }) => rts === 1],
  ['category', { attribute: 'category', value: { eq: 304 }, scope: 'catalog' }, (p) => p.category_ids.includes(304)],
];

test.each(cases)('filter: %s', async (_what, filter, holds) => {
  expect(await skusWith(filter)).toEqual(skusOf(holds));
});

test('filters hold together, an empty list matches nothing, the root is no category', async () => {
  expect(
    await skusWith({ attribute: 'sku', value: { eq: 'RT-TE-220' } }, { attribute: 'id', value: { eq: 1042 } }),
  ).toEqual([]);
  expect(await skusWith({ attribute: 'id', value: { in: [] } })).toEqual([]);
  expect(await skusWith({ attribute: 'category', value: { eq: 2 } })).toEqual([]);
});

test('what a filter says is never part of the statement', async () => {
  const odd = `' or true --\\"%_`;
  expect(await skusWith({ attribute: 'name', value: { eq: odd } })).toEqual([]);
  expect(await skusWith({ attribute: 'name', value: { like: odd } })).toEqual([]);
  expect(await skusWith({ attribute: `x"; drop table products; --`, value: { exists: true } })).toEqual([]);
  expect(await skusWith({ attribute: 'sku', value: { like: 'AJ_KS_1042' } })).toEqual([]);
});

test('a price filter and the discount follow the country', async () => {
  const query = { _appliedFilters: [{ attribute: 'price', value: { gte: 50, lt: 100 } }] };
  expect((await find(query, 'size=4000')).items.map(({ sku }) => sku)).toContain('PLAIN');
  const abroad = (await find(query, 'size=4000', { 'country-id': 'US' })).items;
  const plain = abroad.find(({ sku }) => sku === 'PLAIN');
  expect(plain).toMatchObject({ discount: 50, priceInclTax: 60, special_price_by_currency: 70 });
});

test('facets count each product once for each of its values', async () => {
  const fields = ['color', 'size'] as const;
  const { aggregations } = await find({
    _availableFilters: fields.map((field) => ({ field, scope: 'catalog' as const })),
  });
  for (const field of fields) {
    const counted = new Map<number, number>();
    for (const value of all.flatMap((product) => valuesOf(product, field)))
      counted.set(value, (counted.get(value) ?? 0) + 1);
    const expected = [...counted].toSorted(([key, count], [other, less]) => less - count || key - other);
    expect(aggregations[`agg_terms_${field}`]?.buckets.map(({ key, doc_count }) => [key, doc_count])).toEqual(expected);
  }
});

test('facets have the labels that shoppers read', async () => {
  const wanted = ['color', 'category', 'discount', 'rts', 'gender', 'category_product', 'nothing'];
  const { aggregations } = await find({
    _appliedFilters: [{ attribute: 'sku', value: { eq: 'AJ-KS-1042' } }],
    _availableFilters: wanted.map((field) => ({ field })),
  });
  const labels = (field: string) => aggregations[`agg_terms_${field}`]?.buckets.map(({ label }) => label);
  expect(labels('color')).toEqual(['Indigo']);
  expect(labels('category')).toEqual(expect.arrayContaining(['Women', 'New Arrivals']));
  expect(labels('discount')).toEqual(['20%']);
  expect(labels('rts')).toEqual(['Ready to ship']);
  expect(labels('gender')).toHaveLength(1);
  expect(labels('category_product')).toHaveLength(1);
  expect(labels('nothing')).toEqual([]);
});

test('price ranges take their lower end and leave their upper one', async () => {
  const { aggregations } = await find({ _availableFilters: [{ field: 'price' }] });
  const count = (from: number, to: number) => all.filter((p) => p.priceInclTax >= from && p.priceInclTax < to).length;
  expect(aggregations['agg_range_price']?.buckets).toEqual([
    { key: '0-50', from: 0, to: 50, doc_count: count(0, 50) },
    { key: '50-100', from: 50, to: 100, doc_count: count(50, 100) },
    { key: '100-150', from: 100, to: 150, doc_count: count(100, 150) },
    { key: '150-*', from: 150, doc_count: count(150, Infinity) },
  ]);
  const own = await find({
    _availableFilters: [{ field: 'price', options: { ranges: [{ to: 1000 }, { from: 1000 }] } }],
  });
  expect(own.aggregations['agg_range_price']?.buckets).toEqual([
    { key: '*-1000', to: 1000, doc_count: count(0, 1000) },
    { key: '1000-*', from: 1000, doc_count: count(1000, Infinity) },
  ]);
});

test('a facet has no more buckets than asked for', async () => {
  const { aggregations } = await find({ _availableFilters: [{ field: 'color', options: { size: 2 } }] });
  expect(aggregations['agg_terms_color']?.buckets).toHaveLength(2);
});

type Order = readonly [string, (product: Product) => number | string];

const orders: readonly Order[] = [
  ['price', ({ priceInclTax }) => priceInclTax],
  ['created_at', ({ created_at }) => Date.parse(created_at)],
  ['stock.is_in_stock', ({ stock }) => Number(stock.is_in_stock)],
  ['discount', ({ discount }) => discount],
];

test.each(orders)('sorting by %s breaks ties by id in the same direction', async (field, keyOf) => {
  const compare = (one: Product, other: Product) => Number(keyOf(one)) - Number(keyOf(other)) || one.id - other.id;
  const skus = async (sort: string) => (await find({}, `size=4000&sort=${sort}`)).items.map(({ sku }) => sku);
  const expected = all.toSorted(compare).map(({ sku }) => sku);
  expect(await skus(`${field}:asc`)).toEqual(expected);
  expect(await skus(field)).toEqual(expected);
  expect(await skus(`${field}%3Adesc`)).toEqual(expected.toReversed());
});

test('an unknown sort is ignored', async () => {
  expect((await find({}, 'sort=mystery:desc&size=4000')).items.map(({ id }) => id)).toEqual(all.map(({ id }) => id));
});

test('pages follow each other without a gap', async () => {
  const pages = await Promise.all([0, 24, 48].map((from) => find({}, `sort=price:desc&size=24&from=${from}`)));
  const whole = await find({}, 'sort=price:desc&size=72');
  expect(pages.flatMap(({ items }) => items.map(({ id }) => id))).toEqual(whole.items.map(({ id }) => id));
  expect(pages.map(({ total, start, perPage }) => [total, start, perPage])).toEqual(
    [0, 24, 48].map((from) => [all.length, from, 24]),
  );
});

test.each([
  ['', 24, 0],
  ['size=0&from=-5', 24, 0],
  ['size=9999', 4000, 0],
])('limits: %s', async (more, perPage, start) => {
  expect(await find({}, more)).toMatchObject({ perPage, start });
});

test('fields are chosen by name, with wildcards, and the id always stays', async () => {
  const only = async (more: string) =>
    (await find({ _appliedFilters: [{ attribute: 'id', value: { eq: 1042 } }] }, more)).items[0];
  // Chosen fields are fewer than the contract requires of whole products, so these answers are read without it.
  const raw = async (more: string) => {
    const request = encodeURIComponent(JSON.stringify({ _appliedFilters: [{ attribute: 'id', value: { eq: 1042 } }] }));
    const { result } = await shop.bench<Found>(`/api/catalog?type=product&request=${request}&${more}`);
    return result.items[0];
  };
  expect(await raw('_sourceInclude=sku,stock.qty,configurable_children.sku')).toEqual({
    id: 1042,
    sku: 'AJ-KS-1042',
    stock: { qty: 7 },
    configurable_children: [{ sku: 'AJ-KS-1042-S' }, { sku: 'AJ-KS-1042-M' }],
  });
  expect(Object.keys((await raw('_sourceInclude=url_*')) ?? {}).toSorted()).toEqual(['id', 'url_key', 'url_path']);
  expect(await only('_sourceExclude=description,media_gallery')).not.toHaveProperty('description');
});

test('words are found in names, skus and categories', async () => {
  const first = await find({ _searchText: 'INDIGO kurta' });
  expect(first.items[0]).toMatchObject({ sku: 'AJ-KS-1042', _score: expect.any(Number) });
  expect((await find({ _searchText: 'aj-ks-1042-m' })).items[0]).toMatchObject({ sku: 'AJ-KS-1042' });
  expect((await find({ _searchText: 'zzzz' })).total).toBe(0);
  expect((await find({ _searchText: '  ' })).total).toBe(all.length);
});

test('the POST form answers the same', async () => {
  const searchQuery = {
    _appliedFilters: [{ attribute: 'category_ids', value: { in: [304] } }],
    _availableFilters: [{ field: 'color' }],
  };
  const body = { type: 'product', searchQuery, size: 5, from: 2, sort: 'price:desc' };
  const posted = await shop.call('catalogSearchPost', '/api/catalog', { body });
  expect(posted.result).toEqual(await find(searchQuery, 'size=5&from=2&sort=price:desc'));
});

test.each([
  ['/api/catalog', 'No entity type registered for '],
  ['/api/catalog?type=shoe', 'No entity type registered for shoe'],
  ['/api/catalog?type=product&store=xx', 'Unknown store code xx'],
  ['/api/catalog?type=product&request={', 'Invalid search request'],
  ['/api/catalog?type=product&request=[]', 'Invalid search request'],
  [
    `/api/catalog?type=product&request={"_appliedFilters":[{"attribute":"id","value":{"eq":null}}]}`,
    'Invalid search request',
  ],
  [
    `/api/catalog?type=product&request={"_appliedFilters":[{"attribute":"id","value":{"about":1}}]}`,
    'Invalid search request',
  ],
  [
    `/api/catalog?type=product&request={"_appliedFilters":[{"attribute":"id","value":{"eq":1,"in":[1]}}]}`,
    'Invalid search request',
  ],
  [
    `/api/catalog?type=product&request={"_appliedFilters":[{"attribute":"id","value":{"eq":1,"gt":0}}]}`,
    'Invalid search request',
  ],
  [
    `/api/catalog?type=product&request={"_appliedFilters":[{"attribute":"price","value":{"gte":"cheap"}}]}`,
    'Invalid search request',
  ],
])('%s is refused', async (address, message) => {
  expect((await shop.call('catalogSearch', address)).body).toEqual({ code: 400, result: message });
});

test('a POST search that is no search is refused in the same words', async () => {
  const post = async (body: object) => (await shop.call('catalogSearchPost', '/api/catalog', { body })).body;
  expect(await post({})).toEqual({ code: 400, result: 'No entity type registered for ' });
  expect(await post({ type: 'shoe' })).toEqual({ code: 400, result: 'No entity type registered for shoe' });
  expect(await post({ type: 'product', searchQuery: { _appliedFilters: 7 } })).toEqual({
    code: 400,
    result: 'Invalid search request',
  });
});

test('a group token nobody has is refused', async () => {
  expect((await shop.call('catalogSearch', '/api/catalog?type=product&groupToken=x')).status).toBe(401);
});

test('categories come with their children and counts', async () => {
  type Category = {
    id: number;
    parent_id: number;
    product_count: number;
    children_count: number;
    children_data: readonly Category[];
  };
  const { result } = await shop.call<{ items: readonly Category[] }>(
    'catalogSearch',
    '/api/catalog?type=category&size=4000&sort=position:asc',
  );
  const women = result.items.find(({ id }) => id === 3);
  const belowAll = (category: Category): readonly Category[] =>
    category.children_data.flatMap((child) => [child, ...belowAll(child)]);
  expect(women?.children_count).toBe(belowAll(women as Category).length);
  expect(women?.product_count).toBe(all.filter(({ category_ids }) => category_ids.includes(3)).length);
});

test('attributes, tax rules, and what holds nothing yet', async () => {
  const items = async (type: string) => {
    const { result } = await shop.call<{ items: readonly Record<string, unknown>[] }>(
      'catalogSearch',
      `/api/catalog?type=${type}`,
    );
    return result.items;
  };
  const colour = (await items('attribute')).find((attribute) => attribute['attribute_code'] === 'color');
  expect(colour).toMatchObject({ id: 93, attribute_id: 93, frontend_label: 'Colour' });
  const rules = await shop.call<{ items: readonly unknown[] }>('taxRules', '/api/tax/rules');
  expect(rules.result.items).toEqual(await items('taxrule'));
  expect(rules.result.items[0]).toMatchObject({ id: 1, rates: [{ rate: 12, tax_country_id: 'IN' }] });
  for (const type of ['cms_page', 'cms_block', 'cms_hierarchy', 'review']) expect(await items(type)).toEqual([]);
});
