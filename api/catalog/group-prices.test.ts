import { afterAll, beforeAll, expect, test } from 'vitest';
import { OPENING_MS, openTestApi, type TestApi } from '#api/testing/open-test-api.ts';
import type { SearchQuery } from './search-query.ts';

type Product = {
  readonly sku: string;
  readonly priceInclTax: number;
  readonly special_price: number;
  readonly special_to_date: string | null;
  readonly discount: number;
};
type Items<T> = { readonly items: readonly T[] };

const GROUP = 7;
const EMAIL = 'meera.iyer@mail.test';

let shop: TestApi;
let member: string;
let groupToken: string;
beforeAll(async () => {
  shop = await openTestApi();
  await shop.bench('/workbench/groups', { body: { email: EMAIL, group: GROUP } });
  const body = { username: EMAIL, password: 'correct horse 9' };
  member = (await shop.call<string>('userLogin', '/api/user/login', { body })).result;
  groupToken = (await shop.call<{ groupToken: string }>('userMe', `/api/user/me?token=${member}`)).result.groupToken;
  await put({ sku: 'SHAWL', price: 1_000, tier_prices: [{ qty: 1, value: 700, group: GROUP }] });
  await put({ sku: 'STOLE', price: 500, special_price: 450, tier_prices: [{ qty: 1, value: 480 }] });
  await put({ sku: 'SCARF', price: 300, tier_prices: [{ qty: 2, value: 100, group: GROUP }] });
  await put({ sku: 'GONE', price: 200, status: 2, tier_prices: [{ qty: 1, value: 1, group: GROUP }] });
  await put({ sku: 'SIZED', price: 900, sizes: ['S'], tier_prices: [{ qty: 1, value: 1, group: GROUP }] });
  const links = ['SHAWL', 'STOLE', 'GONE', 'NEVER'].map((sku) => ({ link_type: 'associated', sku }));
  const others = [
    { link_type: 'related', sku: 'SCARF' },
    { link_type: 'associated', type: 'configurable', sku: 'SIZED' },
  ];
  await put({ sku: 'S-GROUPED', type: 'grouped', price: 1_450, links: [...links, ...others] });
  await put({ sku: 'S-BUNDLE', type: 'bundle', price: 2_600, bundle_options: [wrap, many] });
  await put({ sku: 'S-OWN', type: 'bundle', price: 1_250, bundle_options: [owned] });
  await put({ sku: 'S-EMPTY', type: 'grouped', price: 640 });
  await put({ sku: 'S-PLAIN', price: 1_200 });
}, OPENING_MS);
afterAll(() => shop.api.close());

const put = (body: object) => shop.bench('/workbench/products', { body: { us_price: 1_000, qty: 100, ...body } });

/** What is flagged counts, in two pieces; not what comes first, and not what is sold no more. */
const wrap = {
  title: 'Wrap',
  selections: [{ sku: 'STOLE' }, { sku: 'GONE', is_default: true }, { sku: 'SHAWL', qty: 2, is_default: true }],
};
/** All that is flagged, where an option takes many. */
const many = {
  title: 'Scarves',
  type: 'checkbox',
  selections: [{ sku: 'SHAWL' }, { sku: 'SCARF', is_default: true }, { sku: 'STOLE', price: 300, is_default: true }],
};
/** The bundle's own price counts for every group; without a flag the first is taken. */
const owned = { title: 'Wrap', selections: [{ sku: 'SHAWL', price: 1_250 }, { sku: 'STOLE' }] };

async function find(more: string, query: SearchQuery = {}, country = 'IN'): Promise<readonly Product[]> {
  const ours = { attribute: 'sku', value: { like: 'S-%' } } as const;
  const filtered = { ...query, _appliedFilters: [ours, ...(query._appliedFilters ?? [])] };
  const address = `/api/catalog?type=product&request=${encodeURIComponent(JSON.stringify(filtered))}${more}`;
  const headers = { 'country-id': country };
  return (await shop.call<Items<Product>>('catalogSearch', address, { headers })).result.items;
}

const pricesOf = (items: readonly Product[]) => items.map(({ sku, priceInclTax }) => [sku, priceInclTax]);

const asGroup = `&groupId=${GROUP}`;
const OF_GROUP = [
  ['S-EMPTY', 640],
  ['S-GROUPED', 1_150], // 700 + 450, for the special price of the stole is below its tier
  ['S-PLAIN', 1_200],
  ['S-OWN', 1_250],
  ['S-BUNDLE', 2_000], // 2 × 700 + 300 + 300
];

test('in a list a set costs a group what its parts cost the group, and stands and is found there', async () => {
  expect(pricesOf(await find(`&sort=price${asGroup}`))).toEqual(OF_GROUP);
  const value = { gte: 1_150, lt: 1_200 };
  expect(pricesOf(await find(asGroup, { _appliedFilters: [{ attribute: 'price', value }] }))).toEqual([OF_GROUP[1]]);
});

test('a set that costs a group less says so as any product does', async () => {
  const grouped = (await find(asGroup)).find(({ sku }) => sku === 'S-GROUPED');
  expect(grouped).toMatchObject({ special_price: 1_150, special_to_date: null, discount: 21 });
});

test.each([
  ['without a group', '', 'IN'],
  ['to a group that has no prices', '&groupId=9', 'IN'],
  ['abroad', asGroup, 'US'],
])('%s a set shows what it shows to everybody', async (_who, more, country) => {
  const everybody = [
    ['S-EMPTY', 640],
    ['S-PLAIN', 1_200],
    ['S-OWN', 1_250],
    ['S-GROUPED', 1_450],
    ['S-BUNDLE', 2_600],
  ];
  if (country === 'IN') expect(pricesOf(await find(`&sort=price${more}`))).toEqual(everybody);
  const plain = await find('&sort=discount,id', {}, country);
  const same = await find(`&sort=discount,id${more}`, {}, country);
  if (country === 'US')
    expect(same.map(({ sku, discount }) => [sku, discount])).toEqual(plain.map(({ sku, discount }) => [sku, discount]));
});

test('what is asked for by sku costs the same', async () => {
  const own = `skus=S-GROUPED,S-BUNDLE&groupToken=${groupToken}`;
  const listed = await shop.call<Items<Product>>('productList', `/api/product/list?${own}`);
  expect(pricesOf(listed.result.items)).toEqual([OF_GROUP[1], OF_GROUP[4]]);
  type Platform = { readonly price_info: { readonly final_price: number } };
  const rendered = await shop.call<Items<Platform>>('productRenderList', `/api/product/render-list?${own}`);
  expect(rendered.result.items.map(({ price_info }) => price_info.final_price)).toEqual([1_150, 2_000]);
});

test('a bundle that lies in the cart as its page first shows it costs what the list says', async () => {
  await put({
    sku: 'S-CART',
    type: 'bundle',
    price: 1_000,
    bundle_options: [{ title: 'Wrap', selections: [{ sku: 'SHAWL' }] }],
  });
  const cart = (await shop.call<string>('cartCreate', `/api/cart/create?token=${member}`)).result;
  const bundle_options = [{ option_id: 1, option_qty: 1, option_selections: [101] }];
  const cartItem = { sku: 'S-CART', qty: 1, product_option: { extension_attributes: { bundle_options } } };
  const sent = { body: { cartItem } };
  const line = await shop.call<{ price_incl_tax: number }>(
    'cartUpdate',
    `/api/cart/update?token=${member}&cartId=${cart}`,
    sent,
  );
  expect((await find(asGroup)).find(({ sku }) => sku === 'S-CART')?.priceInclTax).toBe(line.result.price_incl_tax);
  expect(line.result.price_incl_tax).toBe(700);
});
