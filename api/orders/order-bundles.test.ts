import { afterAll, beforeAll, expect, test } from 'vitest';
import { OPENING_MS, openTestApi, type TestApi } from '#api/testing/open-test-api.ts';
import { orderBody as order, newOrderId as orderId } from '#api/testing/order-for-tests.ts';
import { place, product, qtyOf } from './order-calls-for-tests.ts';

let shop: TestApi;
beforeAll(async () => {
  shop = await openTestApi();
}, OPENING_MS);
afterAll(() => shop.api.close());

async function giftOf(stock: { readonly shawls: number; readonly boxes: number }): Promise<void> {
  await product(shop, 'GIFT-SHAWL', stock.shawls);
  await product(shop, 'GIFT-STOLE', 9);
  await product(shop, 'GIFT-BOX', stock.boxes);
  const wrap = { title: 'Wrap', selections: [{ sku: 'GIFT-SHAWL' }, { sku: 'GIFT-STOLE' }] };
  const box = { title: 'Box', selections: [{ sku: 'GIFT-BOX', qty: 2 }] };
  await shop.bench('/workbench/products', { body: { sku: 'GIFT', type: 'bundle', bundle_options: [wrap, box] } });
}

/** Gifts of a shawl in a box of two. */
function gifts(qty: number) {
  const bundle_options = [
    { option_id: 1, option_qty: 1, option_selections: [101] },
    { option_id: 2, option_qty: 1, option_selections: [201] },
  ];
  return { sku: 'GIFT', qty, price: 0, product_option: { extension_attributes: { bundle_options } } };
}

test('a bundle takes the products it is made of, and has what can still be put together of them', async () => {
  await giftOf({ shawls: 5, boxes: 9 });
  expect((await place(shop, order(orderId(), { products: [gifts(2)] }))).status).toBe(200);
  expect(await Promise.all(['GIFT-SHAWL', 'GIFT-STOLE', 'GIFT-BOX'].map((sku) => qtyOf(shop, sku)))).toEqual([3, 9, 5]);
  expect(await qtyOf(shop, 'GIFT')).toBe(2);
});

test('a bundle with too little of one product is refused by its own name, together with what else needs it', async () => {
  await giftOf({ shawls: 2, boxes: 9 });
  const shawl = { sku: 'GIFT-SHAWL', qty: 1, price: 0 };
  expect((await place(shop, order(orderId(), { products: [gifts(2), shawl] }))).body).toEqual({
    code: 500,
    result: 'Error while adding products. GIFT is not available',
  });
  expect(await qtyOf(shop, 'GIFT-SHAWL')).toBe(2);
  expect((await place(shop, order(orderId(), { products: [gifts(1), shawl] }))).status).toBe(200);
  expect(await qtyOf(shop, 'GIFT-SHAWL')).toBe(0);
});

test('a bundle and what it is made of, ordered at once, never wait for each other', async () => {
  await giftOf({ shawls: 40, boxes: 100 });
  const box = { sku: 'GIFT-BOX', qty: 1, price: 0 };
  const shawl = { sku: 'GIFT-SHAWL', qty: 1, price: 0 };
  const orders = Array.from({ length: 10 }, () => [gifts(1), box, shawl]).flat();
  const answers = await Promise.all(orders.map((line) => place(shop, order(orderId(), { products: [line] }))));
  expect(answers.map(({ status }) => status)).toEqual(orders.map(() => 200));
  expect(await Promise.all(['GIFT-SHAWL', 'GIFT-BOX'].map((sku) => qtyOf(shop, sku)))).toEqual([20, 70]);
  expect(await qtyOf(shop, 'GIFT')).toBe(29);
});

test('a bundle is sent nowhere that a piece chosen for it is not sent, and elsewhere', async () => {
  await giftOf({ shawls: 5, boxes: 9 });
  await shop.bench('/workbench/products', { body: { sku: 'GIFT-STOLE', not_sent_to: ['IN'] } });
  const stole = { option_id: 1, option_qty: 1, option_selections: [102] };
  const { product_option: made, ...gift } = gifts(1);
  const [, box] = made.extension_attributes.bundle_options;
  const withStole = { ...gift, product_option: { extension_attributes: { bundle_options: [stole, box] } } };
  const refused = await place(shop, order(orderId(), { products: [withStole] }));
  expect([refused.status, JSON.stringify(refused.body)]).toEqual([400, expect.stringContaining('is not sent to IN')]);
  expect((await place(shop, order(orderId(), { products: [gifts(1)] }))).status).toBe(200);
});
