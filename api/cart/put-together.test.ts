import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { OPENING_MS, openTestApi, type TestApi } from '#api/testing/open-test-api.ts';

let shop: TestApi;
let cart: string;
beforeAll(async () => {
  shop = await openTestApi();
  await put({ sku: 'SHAWL', price: 1_120, special_price: 1_000 });
  await put({ sku: 'STOLE', price: 2_240 });
  await put({ sku: 'BOX', price: 560 });
  await put({ sku: 'SET', type: 'bundle', bundle_options: [wrap, box] });
  await put({ sku: 'PATTERN', type: 'downloadable', price: 1_120, downloads: [{ title: 'Blouse', price: 200 }] });
  await put({ sku: 'GROUP', type: 'grouped', links: [{ link_type: 'associated', sku: 'BOX' }] });
}, OPENING_MS);
beforeEach(async () => {
  cart = (await shop.call<string>('cartCreate', '/api/cart/create?token=')).result;
});
afterAll(() => shop.api.close());

const wrap = {
  title: 'Wrap',
  selections: [
    { sku: 'SHAWL', can_change_quantity: true },
    { sku: 'STOLE', price: 1_999 },
  ],
};
const box = { title: 'Boxes', required: false, type: 'checkbox', selections: [{ sku: 'BOX', qty: 2 }] };
const SHAWL = 101;
const STOLE = 102;
const BOX = 201;

const put = (body: object) => shop.bench('/workbench/products', { body });

type Line = { readonly item_id: number; readonly price_incl_tax: number; readonly product_option: unknown };

function update(sku: string, extension_attributes: object, more: object = {}) {
  const cartItem = { sku, qty: 1, product_option: { extension_attributes }, ...more };
  return shop.call<Line>('cartUpdate', `/api/cart/update?token=&cartId=${cart}`, { body: { cartItem } });
}

const choice = (option_id: number, option_selections: readonly number[], option_qty = 1) => {
  return { option_id, option_qty, option_selections };
};
const bundle = (...bundle_options: readonly object[]) => update('SET', { bundle_options });
const link = (option_value: string) => ({ option_id: 'link', option_value });

test('a bundle costs what its selections cost, with their own prices and quantities', async () => {
  expect((await bundle(choice(1, [STOLE]), choice(2, [BOX]))).result.price_incl_tax).toBe(1_999 + 2 * 560);
  expect((await bundle(choice(1, [SHAWL], 3))).result.price_incl_tax).toBe(3_000);
});

test('other selections make another line, the same ones in another order do not', async () => {
  const first = await bundle(choice(1, [SHAWL]), choice(2, [BOX]));
  const same = await bundle(choice(2, [BOX]), choice(1, [SHAWL]));
  const other = await bundle(choice(1, [STOLE]));
  expect(same.result.item_id).toBe(first.result.item_id);
  expect(other.result.item_id).not.toBe(first.result.item_id);
});

test.each([
  ['nothing chosen', []],
  ['a required option left out', [choice(2, [BOX])]],
  ['two selections where one is taken', [choice(1, [SHAWL, STOLE])]],
  ['a selection of another option', [choice(1, [BOX])]],
  ['an option there is not', [choice(1, [SHAWL]), choice(9, [SHAWL])]],
  ['one option twice', [choice(1, [SHAWL]), choice(1, [STOLE])]],
])('a bundle is refused with %s', async (_title, choices) => {
  const { status, result } = await bundle(...choices);
  expect([status, result]).toEqual([422, 'Please enter the options of the product']);
});

test('a bundle is refused with more pieces than a line may have', async () => {
  const { status, result } = await bundle(choice(1, [SHAWL], 1e300));
  expect([status, result]).toEqual([400, [expect.objectContaining({ keyword: 'maximum' })]]);
});

test('a download costs its own price and that of each chosen file', async () => {
  const { result } = await update('PATTERN', { custom_options: [link('1')] });
  expect(result).toMatchObject({
    price_incl_tax: 1_320,
    product_option: { extension_attributes: { custom_options: [link('1')] } },
  });
});

test.each([[[]], [[link('7')]], [[link('1'), link('7')]]])(
  'a download is refused with the files %j',
  async (chosen) => {
    expect((await update('PATTERN', { custom_options: chosen })).status).toBe(422);
  },
);

test('the totals say in words what was put together', async () => {
  await bundle(choice(1, [SHAWL], 2), choice(2, [BOX]));
  type Totals = { readonly items: readonly { readonly options: string; readonly row_total_incl_tax: number }[] };
  const { result } = await shop.call<Totals>('cartTotals', `/api/cart/totals?token=&cartId=${cart}`);
  expect(JSON.parse(result.items[0]?.options ?? '')).toEqual([
    { label: 'Wrap', value: '2 × Product SHAWL' },
    { label: 'Boxes', value: '2 × Product BOX' },
  ]);
});

test('a grouped product is bought by its parts alone', async () => {
  expect((await update('GROUP', {})).status).toBe(422);
});

test('the parts are told with the product', async () => {
  const request = encodeURIComponent(JSON.stringify({ _appliedFilters: [{ attribute: 'sku', value: { eq: 'SET' } }] }));
  type Found = { readonly items: readonly { readonly bundle_options: readonly object[] }[] };
  const { result } = await shop.call<Found>('catalogSearch', `/api/catalog?type=product&request=${request}`);
  expect(result.items[0]?.bundle_options).toMatchObject([{ option_id: 1, required: true }, { option_id: 2 }]);
});
