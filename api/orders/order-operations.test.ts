import { afterAll, beforeAll, expect, test } from 'vitest';
import { OPENING_MS, openTestApi, type TestApi } from '#api/testing/open-test-api.ts';
import { ADDRESS as address, orderBody as order, newOrderId as orderId } from '#api/testing/order-for-tests.ts';
import { place, product, qtyOf } from './order-calls-for-tests.ts';

let shop: TestApi;
beforeAll(async () => {
  shop = await openTestApi();
}, OPENING_MS);
afterAll(() => shop.api.close());

test('row 12, row 13: an order is charged the prices of the server, with the coupon of its cart, and closes the cart', async () => {
  const cart = (await shop.call<string>('cartCreate', '/api/cart/create?token=')).result;
  await shop.call('cartApplyCoupon', `/api/cart/apply-coupon?token=&cartId=${cart}&coupon=FESTIVE10`);
  const products = [
    { sku: 'AJ-KS-1042-M', name: 'Kurta', qty: 2, price: 1 },
    { sku: 'RT-TE-220', name: 'Tee', qty: 1, price: 1 },
  ];
  const id = orderId();
  const { body } = await place(shop, order(id, { products, cart_id: cart }));
  expect(body).toMatchObject({
    code: 200,
    result: { order_id: id, grand_total: 17640, currency_code: 'INR', redirect_url: null },
    meta: { replayed: false },
  });
  expect(await qtyOf(shop, 'AJ-KS-1042-M')).toBe(5);
  expect((await shop.call('cartPull', `/api/cart/pull?token=&cartId=${cart}`)).status).toBe(404);
  const stored = await shop.call('orderTrack', '/api/order/track', { body: { orderId: id, email: address.email } });
  expect(stored.result).toMatchObject({
    status: 'pending',
    subtotal: 17500,
    discount_amount: -1960,
    tax_amount: 1890,
    grand_total: 17640,
    coupon_code: 'FESTIVE10',
    items: [{ sku: 'AJ-KS-1042-M', qty_ordered: 2, price_incl_tax: 8960, discount_amount: 1792 }, { sku: 'RT-TE-220' }],
    shipping_address: address,
  });
});

test('an order keeps in how many working days its pieces are made, whatever the merchant says later', async () => {
  const variants = [
    { sku: 'COAT-S', colour: 'Indigo', size: 'S', qty: 1, rts_qty: 1 },
    { sku: 'COAT-M', colour: 'Indigo', size: 'M', qty: 1 },
    { sku: 'COAT-L', colour: 'Indigo', size: 'L', qty: 1, make_days: 12 },
  ];
  const coat = { sku: 'COAT', price: 1680, make_days: 8, variants };
  await shop.bench('/workbench/products', { body: coat });
  const id = orderId();
  const products = [...variants.map(({ sku }) => sku), 'RT-TE-220'].map((sku) => ({
    sku,
    name: sku,
    qty: 1,
    price: 1,
  }));
  await place(shop, order(id, { products }));
  await shop.bench('/workbench/products', { body: { ...coat, make_days: 20 } });
  const { result } = await shop.call('orderGet', `/api/order/get?orderId=${id}&token=`);
  const items = [null, 8, 12, null].map((make_days) => ({ make_days }));
  expect(result).toMatchObject({ items });
});

test('CAT-097 a line of a variant without a picture has the one of its product', async () => {
  const variants = [
    { sku: 'PLAIN-S', colour: 'Indigo', size: 'S', qty: 1, image: 'no_selection' },
    { sku: 'PLAIN-M', colour: 'Indigo', size: 'M', qty: 1, image: '/m.jpg' },
  ];
  await shop.bench('/workbench/products', { body: { sku: 'PLAIN', price: 1680, image: '/own.jpg', variants } });
  const id = orderId();
  const products = variants.map(({ sku }) => ({ sku, name: sku, qty: 1, price: 1 }));
  await place(shop, order(id, { products }));
  const stored = await shop.call('orderGet', `/api/order/get?orderId=${id}&token=`);
  expect(stored.result).toMatchObject({ items: [{ image: '/own.jpg' }, { image: '/m.jpg' }] });
});

test('order numbers look like AF000070012 and grow', async () => {
  type Placed = { backendOrderId: string; orderNumber: string };
  const first = (await place(shop, order(orderId()))).result as Placed;
  const second = (await place(shop, order(orderId()))).result as Placed;
  expect(first.orderNumber).toBe(`AF${first.backendOrderId.padStart(9, '0')}`);
  expect(Number(second.backendOrderId)).toBeGreaterThan(Number(first.backendOrderId));
});

test('row 3: a repeat gets the first answer, whatever else it says', async () => {
  await product(shop, 'REPEAT', 5);
  const id = orderId();
  const first = await place(shop, order(id, { products: [{ sku: 'REPEAT', qty: 1, price: 0 }] }));
  const again = await shop.call('orderCreate', '/api/order?token=stale', {
    body: order(id, { products: [{ sku: 'UNKNOWN', qty: 9, price: 0 }] }),
  });
  expect(again.body).toEqual({ code: 200, result: first.result, meta: { replayed: true } });
  expect(await qtyOf(shop, 'REPEAT')).toBe(4);
});

test('twenty identical requests at once place one order', async () => {
  await product(shop, 'TWENTY', 100);
  const body = order(orderId(), { products: [{ sku: 'TWENTY', qty: 3, price: 0 }] });
  const answers = await Promise.all(Array.from({ length: 20 }, () => place(shop, body)));
  const placed = answers.filter((answer) => (answer.body as { meta: { replayed: boolean } }).meta.replayed === false);
  expect(placed).toHaveLength(1);
  expect(new Set(answers.map(({ result }) => JSON.stringify(result))).size).toBe(1);
  expect(await qtyOf(shop, 'TWENTY')).toBe(97);
});

test('fifty orders at once never sell more than there is', async () => {
  await product(shop, 'FEW', 7);
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => place(shop, order(orderId(), { products: [{ sku: 'FEW', qty: 1, price: 0 }] }))),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(7);
  const refused = answers.find(({ status }) => status !== 200);
  expect(refused?.body).toEqual({ code: 500, result: 'Error while adding products. FEW is not available' });
  expect((await shop.call('stockCheck', '/api/stock/check?sku=FEW')).result).toMatchObject({
    qty: 0,
    is_in_stock: false,
  });
});

test('a refusal leaves nothing behind: the same order_id is a new attempt', async () => {
  await product(shop, 'LATER', 0);
  const id = orderId();
  const body = order(id, {
    products: [
      { sku: 'RT-TE-220', qty: 1, price: 0 },
      { sku: 'LATER', qty: 1, price: 0 },
    ],
  });
  const before = await qtyOf(shop, 'RT-TE-220');
  expect((await place(shop, body)).status).toBe(500);
  expect(await qtyOf(shop, 'RT-TE-220')).toBe(before);
  expect((await shop.call('orderGet', `/api/order/get?orderId=${id}`)).status).toBe(404);
  await shop.bench('/workbench/stock', { body: { sku: 'LATER', qty: 1 } });
  expect((await place(shop, body)).body).toMatchObject({ code: 200, meta: { replayed: false } });
});

test('two lines of one sku need their sum', async () => {
  await product(shop, 'PAIR', 3);
  const lines = [
    { sku: 'PAIR', qty: 2, price: 0 },
    { sku: 'PAIR', qty: 2, price: 0 },
  ];
  expect((await place(shop, order(orderId(), { products: lines }))).body).toEqual({
    code: 500,
    result: 'Error while adding products. PAIR is not available',
  });
});

test('an order is not found by its number, and without an id not at all', async () => {
  const placed = (await place(shop, order(orderId()))).result as { backendOrderId: string; orderNumber: string };
  for (const number of [placed.backendOrderId, placed.orderNumber]) {
    const { body } = await shop.call('orderGet', `/api/order/get?orderId=${number}`);
    expect(body).toEqual({ code: 404, result: 'Order not found' });
  }
  expect((await shop.call('orderGet', '/api/order/get')).body).toEqual({
    code: 400,
    result: 'orderId parameter is required',
  });
});

test('whoever holds the id of a guest order sees how it stands, and nothing of who lives where', async () => {
  const id = orderId();
  await place(shop, order(id));
  const { result } = await shop.call<object>('orderGet', `/api/order/get?orderId=${id}`);
  const text = JSON.stringify(result);
  const secrets = ['Meera', 'Iyer', 'Hill Road', 'Mumbai', '400050', 'MH', '98200', 'meera.iyer', '@'];
  for (const secret of secrets) expect(text).not.toContain(secret);
  expect(result).toMatchObject({ is_masked: true, status: 'pending', billing_address: { country_id: 'IN' } });
});
