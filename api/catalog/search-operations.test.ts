import { afterAll, beforeAll, expect, test } from 'vitest';
import { OPENING_MS, type TestApi } from '#api/testing/open-test-api.ts';
import { type Find, type Found, openTestSearch, type Product } from '#api/testing/open-test-search.ts';

let shop: TestApi;
let all: readonly Product[];
let find: Find;
beforeAll(async () => {
  ({ shop, all, find } = await openTestSearch());
}, OPENING_MS);
afterAll(() => shop.api.close());

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
  expect(await raw('_sourceInclude=review_summary.count')).toEqual({ id: 1042, review_summary: { count: 1 } });
  expect(await only('_sourceExclude=review_summary')).not.toHaveProperty('review_summary');
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
  expect(await post({ type: { toString: 1 } })).toEqual({ code: 400, result: 'No entity type registered for ' });
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

test('attributes, tax rules, what is written and what is reviewed', async () => {
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
  expect((await items('cms_page'))[0]).toMatchObject({ identifier: 'about', active: true });
  expect((await items('review'))[0]).toMatchObject({ id: 901, product_sku: 'AJ-KS-1042' });
  expect((await items('cms_hierarchy'))[0]).toMatchObject({ id: 1, page_id: null, label: 'The house' });
});
