import { afterAll, beforeAll, expect, test } from 'vitest';
import { OPENING_MS } from '#api/testing/open-test-api.ts';
import { openTestSearch, type TestSearch, valuesOf } from '#api/testing/open-test-search.ts';
import { found, type Listed } from './meant-products-for-tests.ts';

let search: TestSearch;
beforeAll(async () => {
  search = await openTestSearch();
}, OPENING_MS);
afterAll(() => search.shop.api.close());

test.each(['returns', 'delivery', 'size guide', 'under $100', '5001', 'zzqqy', 'pink zzqqy shirtwaister lungi'])(
  '"%s" is no product, and is taken for no other word',
  async (text) => {
    expect(await found(search, text)).toMatchObject({ total: 0, items: [], corrections: [] });
  },
);

test.each<[string, readonly string[]]>([
  ['returns', ['Returns and exchanges']],
  ['return', ['Returns and exchanges']],
  ['refund', ['Returns and exchanges']],
  ['how do I send back', ['Returns and exchanges']],
  ['exchange', ['Returns and exchanges']],
  ['वापसी', ['Returns and exchanges']],
  ['delivery', ['Shipping and delivery']],
  ['how long does delivery take', ['Shipping and delivery']],
  ['डिलीवरी', ['Shipping and delivery']],
  ['size guide', ['Size guide']],
  ['size chart', ['Size guide']],
  ['contact us', ['Talk to us']],
  ['voucher', ['Gift cards']],
  ['dry cleaning', ['Caring for silk and brocade']],
  ['pink', []],
])('"%s" leads to pages of help', async (text, titles) => {
  const request = encodeURIComponent(JSON.stringify({ _searchText: text }));
  const address = `/api/catalog?type=cms_page&request=${request}`;
  const { result } = await search.shop.call<{ items: readonly { readonly title: string }[] }>('catalogSearch', address);
  expect(result.items.map(({ title }) => title)).toEqual(titles);
  expect(result).not.toHaveProperty('corrections');
});

test('a price is one of the country that is asked for', async () => {
  const us = await found(search, 'under 100', { 'country-id': 'US' });
  const filtered = await search.find({ _appliedFilters: [{ attribute: 'price', value: { lt: 100 } }] }, 'size=4000', {
    'country-id': 'US',
  });
  expect(us.items.map(({ id }) => id)).toEqual(filtered.items.map(({ id }) => id));
  expect(us.total).not.toBe((await found(search, 'under 100')).total);
});

test('a price alone gives no score, and the order that was asked for', async () => {
  const { items } = await search.find({ _searchText: 'under 5000' }, 'size=50&sort=price:desc');
  const prices = items.map(({ priceInclTax }) => priceInclTax);
  expect(prices).toEqual(prices.toSorted((one, other) => other - one));
  expect(items.every((item) => !('_score' in item))).toBe(true);
});

test('an article number is found whatever else its text may say', async () => {
  await search.shop.bench('/workbench/products', { body: { type: 'simple', sku: 'under 5', name: 'Odd', price: 90 } });
  expect((await found(search, 'Under 5')).items.map(({ sku }) => sku)).toContain('under 5');
});

test('the merchant changes what is said for what', async () => {
  const tell = (terms: readonly object[]) => search.shop.bench('/workbench/search-terms', { body: { terms } });
  expect((await found(search, 'zebra pink')).total).toBe((await found(search, 'pink')).total);
  expect((await found(search, 'zebra')).total).toBe(0);
  await tell([
    { term: 'Zebra-Pink', kind: 'option', means: ['Coral'] },
    { term: 'zebra', kind: 'word', means: ['saree'] },
  ]);
  expect((await found(search, 'zebra pink')).total).toBe((await found(search, 'coral')).total);
  expect((await found(search, 'zebra')).total).toBe((await found(search, 'sari')).total);
  await tell([{ term: 'zebra', kind: 'word', means: [] }]);
  expect((await found(search, 'zebra')).total).toBe(0);
});

test.each<[string, object]>([
  ['no words', { term: '--', kind: 'word', means: ['saree'] }],
  ['four words', { term: 'a b c d', kind: 'word', means: ['saree'] }],
  ['another kind', { term: 'a', kind: 'colour', means: ['Rose'] }],
  ['something unknown', { term: 'a', kind: 'word', means: ['saree'], also: 1 }],
  ['no list', { term: 'a', kind: 'word', means: 'saree' }],
])('a term of %s is refused', async (_case, term) => {
  expect((await search.shop.bench('/workbench/search-terms', { body: { terms: [term] } })).status).toBe(400);
});

test.each<[string, readonly string[], RegExp]>([
  ['size xl kurta', ['XL'], /kurta/i],
  ['kurta xl', ['XL'], /kurta/i],
  ['36 inch', ['W 36'], /./],
  ['for a 6 year old', ['6-7 Y'], /./],
  ['eu 38 jutti', ['EU 38'], /jutti|mojari/i],
])('"%s" finds what can be had in that size alone, and tells it', async (text, sizes, says) => {
  const { items, total, sizes: told } = await foundWithSizes(text);
  expect(told).toEqual(sizes);
  expect(total).toBeGreaterThan(0);
  expect(total).toBeLessThan(search.all.length);
  const ids = await sizeIds(sizes);
  for (const product of items) {
    expect(valuesOf(product, 'size').some((id) => ids.includes(id as number))).toBe(true);
    expect([product.name, ...product.category.map(({ name }) => name)].join(' ')).toMatch(says);
  }
});

test('what names no size tells none, and a size of another catalogue is none', async () => {
  expect((await foundWithSizes('kurta')).sizes).toEqual([]);
  expect((await foundWithSizes('size guide')).sizes).toEqual([]);
  expect((await foundWithSizes('kurta size 99')).sizes).toEqual([]);
});

async function foundWithSizes(text: string) {
  const answer = await found(search, text);
  return answer as typeof answer & { readonly items: readonly Listed[]; readonly sizes: readonly string[] };
}

async function sizeIds(labels: readonly string[]): Promise<readonly number[]> {
  const { result } = await search.shop.call<{
    items: readonly { attribute_code: string; options: readonly { label: string; value: string }[] }[];
  }>('catalogSearch', '/api/catalog?type=attribute&size=100');
  const options = result.items.find(({ attribute_code: code }) => code === 'size')?.options ?? [];
  return options.filter(({ label }) => labels.includes(label)).map(({ value }) => Number(value));
}
