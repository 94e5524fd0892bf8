import { afterAll, beforeAll, expect, test } from 'vitest';
import { OPENING_MS, openTestApi, type TestApi } from '#api/testing/open-test-api.ts';
import type { SearchQuery } from './search-query.ts';

let shop: TestApi;
beforeAll(async () => {
  shop = await openTestApi();
}, OPENING_MS);
afterAll(() => shop.api.close());

type Entity = Readonly<Record<string, unknown>> & { readonly id: number };
type Found = { readonly items: readonly Entity[]; readonly total: number; readonly aggregations: object };

async function find(type: string, query: SearchQuery = {}, more = 'size=4000'): Promise<Found> {
  const request = encodeURIComponent(JSON.stringify(query));
  return (await shop.call<Found>('catalogSearch', `/api/catalog?type=${type}&request=${request}&${more}`)).result;
}

const asked = new Map<string, Promise<Found>>();

/** All there is of a type; asked once, for nobody changes anything here. */
function allOf(type: string): Promise<Found> {
  const found = asked.get(type) ?? find(type);
  asked.set(type, found);
  return found;
}

/** The ids that are found, which must be some and not all. */
async function idsWith(type: string, ...filters: NonNullable<SearchQuery['_appliedFilters']>) {
  return (await find(type, { _appliedFilters: filters })).items.map(({ id }) => id);
}

/** What should be found, worked out of the entities themselves. */
async function expected(type: string, holds: (entity: Entity) => boolean): Promise<readonly number[]> {
  const { items } = await allOf(type);
  const held = items.filter(holds).map(({ id }) => id);
  expect(held.length).toBeGreaterThan(0);
  return held;
}

type Case = readonly [string, string, object, (entity: Entity) => boolean];

test.each<Case>([
  ['category', 'parent_id', { eq: 3 }, ({ parent_id }) => parent_id === 3],
  ['category', 'level', { gt: 2, lte: 3 }, ({ level }) => level === 3],
  ['category', 'path', { like: '1/2/3%' }, ({ path }) => String(path).startsWith('1/2/3')],
  ['category', 'is_active', { eq: 'true' }, ({ is_active }) => is_active === true],
  ['category', 'include_in_menu', { neq: true }, ({ include_in_menu }) => include_in_menu !== true],
  ['category', 'product_count', { gte: 10 }, ({ product_count }) => Number(product_count) >= 10],
  [
    'category',
    'slug',
    { in: ['women', 'new-arrivals'] },
    ({ slug }) => ['women', 'new-arrivals'].includes(String(slug)),
  ],
  ['category', 'category_banner', { exists: false }, ({ category_banner }) => category_banner === null],
  [
    'attribute',
    'attribute_code',
    { in: ['color', 'size'] },
    (one) => ['color', 'size'].includes(String(one['attribute_code'])),
  ],
  ['attribute', 'attribute_id', { neq: 93 }, ({ attribute_id }) => attribute_id !== 93],
  ['attribute', 'is_user_defined', { eq: true }, ({ is_user_defined }) => is_user_defined === true],
  ['attribute', 'options.label', { like: 'indigo' }, ({ attribute_code }) => attribute_code === 'color'],
  [
    'taxrule',
    'product_tax_class_ids',
    { in: [2] },
    ({ product_tax_class_ids }) => (product_tax_class_ids as number[]).includes(2),
  ],
  ['taxrule', 'rates.rate', { moreq: 12 }, ({ rates }) => (rates as { rate: number }[]).some(({ rate }) => rate >= 12)],
  ['cms_page', 'identifier', { nin: ['about'] }, ({ identifier }) => identifier !== 'about'],
  ['cms_page', 'store_id', { eq: 2 }, ({ store_id }) => store_id === 2],
  ['cms_page', 'update_time', { gte: '2026-01-01' }, () => true],
  ['cms_block', 'title', { like: '%promise%' }, ({ title }) => /promise/i.test(String(title))],
  ['cms_hierarchy', 'level', { eq: 1 }, ({ level }) => level === 1],
  ['cms_hierarchy', 'parent_id', { exists: true }, ({ parent_id }) => parent_id !== null],
  ['cms_hierarchy', 'page_id', { gt: 0 }, ({ page_id }) => Number(page_id) > 0],
  ['review', 'product_id', { eq: 1042 }, ({ product_id }) => product_id === 1042],
  ['review', 'product_sku', { like: 'aj-%' }, ({ product_sku }) => String(product_sku).startsWith('AJ-')],
  [
    'review',
    'url_path',
    { eq: 'women/kurta-sets/indigo-block-print-kurta-set' },
    ({ product_id }) => product_id === 1042,
  ],
  ['review', 'configurable_children.sku', { eq: 'AJ-KS-1042-M' }, ({ product_id }) => product_id === 1042],
  [
    'review',
    'ratings.value',
    { gte: 5 },
    ({ ratings }) => (ratings as { value: number }[]).some(({ value }) => value >= 5),
  ],
  [
    'review',
    'created_at',
    { lt: '2026-11-01' },
    (one) => Date.parse(String(one['created_at'])) < Date.parse('2026-11-01'),
  ],
  ['review', 'review_status', { neq: 2 }, () => true],
])('%s by %s %j', async (type, attribute, value, holds) => {
  expect(await idsWith(type, { attribute, value })).toEqual(await expected(type, holds));
});

test.each([
  ['review', 'review_status', { in: [2, 3] }],
  ['cms_page', 'active', { eq: false }],
  ['cms_block', 'active', { neq: true }],
])('%s: what is not to be seen is not found, whatever is asked for', async (type, attribute, value) => {
  expect(await idsWith(type, { attribute, value })).toEqual([]);
});

test('variants are a product’s alone: scope catalog makes no difference elsewhere', async () => {
  const filter = { attribute: 'sku', value: { eq: 'AJ-KS-1042-M' }, scope: 'catalog' } as const;
  expect(await idsWith('review', filter)).toEqual([]);
  const { aggregations } = await find('review', { _availableFilters: [{ field: 'status' }] });
  expect(aggregations).toEqual({ agg_terms_status: { buckets: [] } });
});

type Order = readonly [string, string, (entity: Entity) => number | string];

test.each<Order>([
  ['category', 'position', ({ position }) => Number(position)],
  ['category', 'level', ({ level }) => Number(level)],
  ['category', 'product_count', ({ product_count }) => Number(product_count)],
  ['attribute', 'id', ({ id }) => id],
  ['taxrule', 'id', ({ id }) => id],
  ['cms_page', 'id', ({ id }) => id],
  ['cms_hierarchy', 'position', ({ position }) => Number(position)],
  ['review', 'created_at', (one) => Date.parse(String(one['created_at']))],
])(
  '%s sorted by %s, ties by id in the same direction',
  async (type, field, keyOf) => {
    const { items } = await allOf(type);
    const compare = (one: Entity, other: Entity) => Number(keyOf(one)) - Number(keyOf(other)) || one.id - other.id;
    const ids = items.toSorted(compare).map(({ id }) => id);
    const sorted = async (sort: string) => (await find(type, {}, `size=4000&sort=${sort}`)).items.map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(1);
    expect(await sorted(`${field}:asc`)).toEqual(ids);
    expect(await sorted(`${field}:desc`)).toEqual(ids.toReversed());
  },
  OPENING_MS,
);

test.each([
  ['taxrule', 'code'],
  ['attribute', 'attribute_code'],
  ['review', 'title'],
  ['cms_page', 'identifier'],
])('%s is not sorted by %s, which the contract does not have', async (type, field) => {
  const ids = (await find(type, {}, `size=4000&sort=${field}:desc`)).items.map(({ id }) => id);
  expect(ids).toEqual(ids.toSorted((one, other) => one - other));
});

test('facets of other types count their values; a price they do not have has no buckets', async () => {
  const { aggregations } = await find('category', { _availableFilters: [{ field: 'level' }, { field: 'price' }] });
  const levels = (await find('category')).items.map(({ level }) => Number(level));
  const counts = [...Map.groupBy(levels, (level) => level)].map(([key, { length }]) => [key, length] as const);
  const buckets = counts
    .toSorted(([one, few], [other, many]) => many - few || one - other)
    .map(([key, doc_count]) => ({ key, label: String(key), doc_count }));
  expect(aggregations).toEqual({ agg_terms_level: { buckets }, agg_range_price: { buckets: [] } });
});

test('the pages of the shop hang together as a tree', async () => {
  const { items } = await find('cms_hierarchy', {}, 'size=500&sort=position:asc');
  const byId = new Map(items.map((node) => [node.id, node]));
  const pages = new Set((await find('cms_page')).items.map(({ id }) => id));
  for (const { parent_id, page_id, xpath, id, level } of items) {
    const above = parent_id === null ? '' : `${byId.get(Number(parent_id))?.['xpath']}/`;
    expect([xpath, level]).toEqual([`${above}${id}`, above.split('/').length]);
    if (page_id !== null) expect(pages).toContain(page_id);
  }
});
