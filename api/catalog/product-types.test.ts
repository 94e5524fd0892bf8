import { afterAll, beforeAll, expect, test } from 'vitest';
import { OPENING_MS, openTestApi, type TestApi } from '#api/testing/open-test-api.ts';

let shop: TestApi;
beforeAll(async () => {
  shop = await openTestApi();
}, OPENING_MS);
afterAll(() => shop.api.close());

type Listed = { readonly items: readonly { readonly sku: string; readonly stock: { readonly qty: number } }[] };

const cart = async (): Promise<string> => (await shop.call<string>('cartCreate', '/api/cart/create')).result;

const add = async (cartId: string, cartItem: object) =>
  shop.call<unknown>('cartUpdate', `/api/cart/update?cartId=${cartId}`, {
    body: { cartItem: { qty: 1, ...cartItem } },
  });

const chosen = (...selections: readonly number[]) => ({
  product_option: {
    extension_attributes: {
      bundle_options: selections.map((selection, index) => ({
        option_id: index + 1,
        option_qty: 1,
        option_selections: [selection],
      })),
    },
  },
});

const stockOf = async (sku: string): Promise<number> =>
  (await shop.call<Listed>('productList', `/api/product/list?skus=${sku}`)).result.items[0]?.stock.qty ?? -1;

test('answers each of the six types as the contract describes it', async () => {
  const skus = ['FL-ST-9701', 'FL-BX-9711', 'ZA-PN-9810', 'ZA-AP-9820', 'RT-TE-220', 'AJ-KS-1042'];
  const { result } = await shop.call<Listed>('productList', `/api/product/list?skus=${skus.join(',')}`);
  expect(result.items).toMatchObject([
    {
      type_id: 'grouped',
      product_links: expect.arrayContaining([expect.objectContaining({ link_type: 'associated' })]),
    },
    { type_id: 'bundle', bundle_options: [{ title: 'Potli' }, { title: 'Dupatta' }] },
    { type_id: 'downloadable', stock: { qty: 9999 } },
    { type_id: 'virtual' },
    { type_id: 'simple' },
    { type_id: 'configurable' },
  ]);
});

test('takes a bundle into a cart with a selection for each of its options', async () => {
  const { result, status } = await add(await cart(), { sku: 'FL-BX-9711', ...chosen(101, 202) });
  expect(status).toBe(200);
  expect(result).toMatchObject({
    product_type: 'bundle',
    price_incl_tax: 6250,
    product_option: chosen(101, 202).product_option,
  });
});

test.each([
  ['no option', {}],
  ['one of two options', chosen(101)],
  ['a selection of another option', chosen(201, 202)],
  ['a selection that does not exist', chosen(101, 999)],
])('refuses a bundle with %s', async (_, options) => {
  const { status, result } = await add(await cart(), { sku: 'FL-BX-9711', ...options });
  expect([status, result]).toEqual([422, 'Please enter the options of the product']);
});

test('CART-20: a grouped product is not bought itself, its pieces are', async () => {
  const id = await cart();
  expect((await add(id, { sku: 'FL-ST-9701' })).status).toBe(422);
  expect((await add(id, { sku: 'FL-PT-9601' })).status).toBe(200);
});

test('a grouped product has what its pieces have left', async () => {
  const before = await stockOf('FL-ST-9702');
  const ordered = await stockOf('FL-PT-9602');
  await shop.bench('/workbench/stock', { body: { sku: 'FL-PT-9602', qty: ordered - 3 } });
  expect(await stockOf('FL-ST-9702')).toBe(before - 3);
  await shop.bench('/workbench/stock', { body: { sku: 'FL-PT-9602', qty: 0 } });
  expect(await stockOf('FL-ST-9702')).toBe(before - ordered);
});
