import { afterAll, beforeAll, expect, test } from 'vitest';
import { OPENING_MS, type TestApi } from '#api/testing/open-test-api.ts';
import { type Found, openTestSearch, type Product } from '#api/testing/open-test-search.ts';

let shop: TestApi;
let all: readonly Product[];
beforeAll(async () => {
  ({ shop, all } = await openTestSearch());
}, OPENING_MS);
afterAll(() => shop.api.close());

const INVALID = { code: 400, result: 'Invalid search request' };

/** Fields of the product of the contract; chosen ones are fewer than whole products have, and read as they come. */
async function chosen(more: string): Promise<Readonly<Record<string, unknown>>> {
  const request = encodeURIComponent(JSON.stringify({ _appliedFilters: [{ attribute: 'id', value: { eq: 1042 } }] }));
  const { result } = await shop.bench<Found>(`/api/catalog?type=product&request=${request}&${more}`);
  return (result.items[0] ?? {}) as unknown as Readonly<Record<string, unknown>>;
}

test.each<[string, object]>([
  ['_sourceInclude=*_path', { id: 1042, url_path: expect.any(String) }],
  [
    '_sourceInclude=*.qty',
    { id: 1042, stock: { qty: 7 }, configurable_children: [{ stock: { qty: 0 } }, { stock: { qty: 7 } }] },
  ],
  ['_sourceInclude=configurable_*.size', { id: 1042, configurable_children: [{ size: 166 }, { size: 167 }] }],
  [
    '_sourceInclude=category.category_id,stock.is_*',
    { id: 1042, stock: { is_in_stock: true }, category: expect.arrayContaining([{ category_id: 304 }]) },
  ],
  ['_sourceInclude=nothing', { id: 1042 }],
  ['_sourceInclude=sku.nothing', { id: 1042 }],
  [
    '_sourceInclude=stock&_sourceExclude=stock.*_id,id',
    { id: 1042, stock: { sku: 'AJ-KS-1042', qty: 7, is_in_stock: true, stock_status: 1 } },
  ],
  ['_sourceInclude=sku,name&_sourceExclude=n*', { id: 1042, sku: 'AJ-KS-1042' }],
])('chosen fields: %s', async (more, expected) => {
  expect(await chosen(more)).toEqual(expected);
});

test.each<[string, string]>([
  ['many names', `_sourceInclude=${Array.from({ length: 101 }, (_, at) => `f${at}`).join(',')}`],
  ['many wildcards', '_sourceExclude=*a*e*i*o'],
])('names of fields in an address have the same bounds: %s', async (_what, more) => {
  const answer = await shop.call('catalogSearch', `/api/catalog?type=product&${more}`);
  expect(answer.body).toEqual(INVALID);
});

/** Products with some of their fields, which the contract's schema of a whole one does not fit. */
async function partsOf(more: string): Promise<readonly Partial<Product>[]> {
  const response = await shop.api.fetch(new Request(`http://api.test/api/catalog?type=product&size=4000&${more}`));
  return ((await response.json()) as { readonly result: Found }).result.items;
}

test.each([
  'id',
  'rts',
  'stock',
  'color_options,size_options',
  'category',
  'description,media_gallery',
  'discount,name',
])('what nobody asks for is not read, and nothing else is missing: %s', async (names) => {
  const named = await partsOf(`_sourceInclude=${names}`);
  const others = await partsOf(`_sourceExclude=${names}`);
  expect(named.every((part) => Object.keys(part).every((key) => ['id', ...names.split(',')].includes(key)))).toBe(true);
  expect(all.map((_, at) => ({ ...others[at], ...named[at] }))).toEqual(all);
});

test('parts of variants are there though nothing else of their product is', async () => {
  const parts = await partsOf('_sourceInclude=configurable_c*.stock.qty,configurable_children.priceInclTax');
  const whole = all.map(({ id, configurable_children: children = [] }) => ({
    id,
    ...(children.length === 0
      ? {}
      : { configurable_children: children.map((child) => partOfChild(child as unknown as PricedChild)) }),
  }));
  expect(parts.slice(0, all.length)).toEqual(whole);
});

type PricedChild = { readonly priceInclTax: number; readonly stock: { readonly qty: number } };

const partOfChild = ({ priceInclTax, stock }: PricedChild) => ({ priceInclTax, stock: { qty: stock.qty } });
