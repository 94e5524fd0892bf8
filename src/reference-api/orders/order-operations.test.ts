import { afterAll, beforeAll, expect, test } from 'vitest';
import { OPENING_MS, openTestApi, type TestApi } from '#reference-api/testing/open-test-api.ts';
import {
  ADDRESS as address,
  ADDRESS_IN_US as addressInUs,
  orderBody as order,
  newOrderId as orderId,
} from '#reference-api/testing/order-for-tests.ts';

let shop: TestApi;
beforeAll(async () => {
  shop = await openTestApi();
}, OPENING_MS);
afterAll(() => shop.api.close());

function place(body: object, headers: Record<string, string> = {}) {
  return shop.call('orderCreate', '/api/order?token=', { body, headers });
}

async function qtyOf(sku: string): Promise<number> {
  return (await shop.call<{ qty: number }>('stockCheck', `/api/stock/check?sku=${sku}`)).result.qty;
}

async function product(sku: string, qty: number): Promise<void> {
  await shop.bench('/workbench/products', { body: { sku, qty, price: 1680 } });
}

test('row 12, row 13: an order is charged the prices of the server, with the coupon of its cart, and closes the cart', async () => {
  const cart = (await shop.call<string>('cartCreate', '/api/cart/create?token=')).result;
  await shop.call('cartApplyCoupon', `/api/cart/apply-coupon?token=&cartId=${cart}&coupon=FESTIVE10`);
  const products = [
    { sku: 'AJ-KS-1042-M', name: 'Kurta', qty: 2, price: 1 },
    { sku: 'RT-TE-220', name: 'Tee', qty: 1, price: 1 },
  ];
  const id = orderId();
  const { body } = await place(order(id, { products, cart_id: cart }));
  expect(body).toMatchObject({
    code: 200,
    result: { order_id: id, grand_total: 17640, currency_code: 'INR', redirect_url: null },
    meta: { replayed: false },
  });
  expect(await qtyOf('AJ-KS-1042-M')).toBe(5);
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

test('CAT-097 a line of a variant without a picture has the one of its product', async () => {
  const variants = [
    { sku: 'PLAIN-S', colour: 'Indigo', size: 'S', qty: 1, image: 'no_selection' },
    { sku: 'PLAIN-M', colour: 'Indigo', size: 'M', qty: 1, image: '/m.jpg' },
  ];
  await shop.bench('/workbench/products', { body: { sku: 'PLAIN', price: 1680, image: '/own.jpg', variants } });
  const id = orderId();
  const products = variants.map(({ sku }) => ({ sku, name: sku, qty: 1, price: 1 }));
  await place(order(id, { products }));
  const stored = await shop.call('orderGet', `/api/order/get?orderId=${id}&token=`);
  expect(stored.result).toMatchObject({ items: [{ image: '/own.jpg' }, { image: '/m.jpg' }] });
});

test('order numbers look like AF000070012 and grow', async () => {
  type Placed = { backendOrderId: string; orderNumber: string };
  const first = (await place(order(orderId()))).result as Placed;
  const second = (await place(order(orderId()))).result as Placed;
  expect(first.orderNumber).toBe(`AF${first.backendOrderId.padStart(9, '0')}`);
  expect(Number(second.backendOrderId)).toBeGreaterThan(Number(first.backendOrderId));
});

test('row 3: a repeat gets the first answer, whatever else it says', async () => {
  await product('REPEAT', 5);
  const id = orderId();
  const first = await place(order(id, { products: [{ sku: 'REPEAT', qty: 1, price: 0 }] }));
  const again = await shop.call('orderCreate', '/api/order?token=stale', {
    body: order(id, { products: [{ sku: 'UNKNOWN', qty: 9, price: 0 }] }),
  });
  expect(again.body).toEqual({ code: 200, result: first.result, meta: { replayed: true } });
  expect(await qtyOf('REPEAT')).toBe(4);
});

test('twenty identical requests at once place one order', async () => {
  await product('TWENTY', 100);
  const body = order(orderId(), { products: [{ sku: 'TWENTY', qty: 3, price: 0 }] });
  const answers = await Promise.all(Array.from({ length: 20 }, () => place(body)));
  const placed = answers.filter((answer) => (answer.body as { meta: { replayed: boolean } }).meta.replayed === false);
  expect(placed).toHaveLength(1);
  expect(new Set(answers.map(({ result }) => JSON.stringify(result))).size).toBe(1);
  expect(await qtyOf('TWENTY')).toBe(97);
});

test('fifty orders at once never sell more than there is', async () => {
  await product('FEW', 7);
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => place(order(orderId(), { products: [{ sku: 'FEW', qty: 1, price: 0 }] }))),
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
  await product('LATER', 0);
  const id = orderId();
  const body = order(id, {
    products: [
      { sku: 'RT-TE-220', qty: 1, price: 0 },
      { sku: 'LATER', qty: 1, price: 0 },
    ],
  });
  const before = await qtyOf('RT-TE-220');
  expect((await place(body)).status).toBe(500);
  expect(await qtyOf('RT-TE-220')).toBe(before);
  expect((await shop.call('orderGet', `/api/order/get?orderId=${id}`)).status).toBe(404);
  await shop.bench('/workbench/stock', { body: { sku: 'LATER', qty: 1 } });
  expect((await place(body)).body).toMatchObject({ code: 200, meta: { replayed: false } });
});

test('two lines of one sku need their sum', async () => {
  await product('PAIR', 3);
  const lines = [
    { sku: 'PAIR', qty: 2, price: 0 },
    { sku: 'PAIR', qty: 2, price: 0 },
  ];
  expect((await place(order(orderId(), { products: lines }))).body).toEqual({
    code: 500,
    result: 'Error while adding products. PAIR is not available',
  });
});

async function giftOf(stock: { readonly shawls: number; readonly boxes: number }): Promise<void> {
  await product('GIFT-SHAWL', stock.shawls);
  await product('GIFT-STOLE', 9);
  await product('GIFT-BOX', stock.boxes);
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
  expect((await place(order(orderId(), { products: [gifts(2)] }))).status).toBe(200);
  expect(await Promise.all(['GIFT-SHAWL', 'GIFT-STOLE', 'GIFT-BOX'].map(qtyOf))).toEqual([3, 9, 5]);
  expect(await qtyOf('GIFT')).toBe(2);
});

test('a bundle with too little of one product is refused by its own name, together with what else needs it', async () => {
  await giftOf({ shawls: 2, boxes: 9 });
  const shawl = { sku: 'GIFT-SHAWL', qty: 1, price: 0 };
  expect((await place(order(orderId(), { products: [gifts(2), shawl] }))).body).toEqual({
    code: 500,
    result: 'Error while adding products. GIFT is not available',
  });
  expect(await qtyOf('GIFT-SHAWL')).toBe(2);
  expect((await place(order(orderId(), { products: [gifts(1), shawl] }))).status).toBe(200);
  expect(await qtyOf('GIFT-SHAWL')).toBe(0);
});

test('a bundle and what it is made of, ordered at once, never wait for each other', async () => {
  await giftOf({ shawls: 40, boxes: 100 });
  const box = { sku: 'GIFT-BOX', qty: 1, price: 0 };
  const shawl = { sku: 'GIFT-SHAWL', qty: 1, price: 0 };
  const orders = Array.from({ length: 10 }, () => [gifts(1), box, shawl]).flat();
  const answers = await Promise.all(orders.map((line) => place(order(orderId(), { products: [line] }))));
  expect(answers.map(({ status }) => status)).toEqual(orders.map(() => 200));
  expect(await Promise.all(['GIFT-SHAWL', 'GIFT-BOX'].map(qtyOf))).toEqual([20, 70]);
  expect(await qtyOf('GIFT')).toBe(29);
});

test('a body that is not an order is refused field by field', async () => {
  const body = order(orderId(), {
    information: { shippingAddress: { ...address, postcode: '1', country_id: 'india' } },
  });
  expect((await place(body)).body).toEqual({
    code: 400,
    result: [
      {
        field: 'addressInformation.shippingAddress.postcode',
        keyword: 'minLength',
        message: 'must have at least 3 characters',
      },
      {
        field: 'addressInformation.shippingAddress.country_id',
        keyword: 'pattern',
        message: 'must be two capital letters',
      },
    ],
  });
});

test.each([
  ['cash outside India', { 'country-id': 'US' }, { shippingAddress: addressInUs }, 'payment_method_code'],
  ['an unknown payment', {}, { payment_method_code: 'barter' }, 'payment_method_code'],
  ['an unknown courier', {}, { shipping_method_code: 'pigeon' }, 'shipping_method_code'],
])('%s is not available', async (_what, headers, information, field) => {
  const { body } = await place(order(orderId(), { information }), headers as Record<string, string>);
  expect(body).toEqual({
    code: 400,
    result: [{ field: `addressInformation.${field}`, keyword: 'enum', message: 'is not available' }],
  });
});

/** The country that an address is in, and how it is paid where there is no cash. */
const to = (country_id: string) => ({
  shippingAddress: { ...address, country_id },
  payment_method_code: 'paypalstandard',
});

test.each([
  ['IN', 'US'],
  ['IN', 'GB'],
  ['US', 'IN'],
  ['US', 'DE'],
  ['GB', 'IN'],
  ['ROW', 'US'],
])('at the prices of %s nothing goes to %s', async (header, country) => {
  const id = orderId();
  const body = order(id, { information: to(country) });
  expect((await place(body, { 'country-id': header })).body).toEqual({
    code: 400,
    result: [
      {
        field: 'addressInformation.shippingAddress.country_id',
        keyword: 'enum',
        message: `is not of the price set of country-id ${header}`,
      },
    ],
  });
  expect((await shop.call('orderGet', `/api/order/get?orderId=${id}`)).status).toBe(404);
});

test.each([
  ['IN', 'IN', 1680],
  ['US', 'US', 2200],
  ['GB', 'GB', 2100],
  ['GB', 'DE', 2100],
  ['ROW', 'GB', 2100],
  ['DE', 'AT', 2100],
])('at the prices of %s a parcel goes to %s for ₹%i', async (header, country, grand_total) => {
  const body = order(orderId(), { information: { ...to(country), billingAddress: addressInUs } });
  expect((await place(body, { 'country-id': header })).body).toMatchObject({ code: 200, result: { grand_total } });
});

test('without a header the prices are those of India', async () => {
  expect((await place(order(orderId(), { information: to('US') }))).status).toBe(400);
});

test('what is not sent is priced where its bill goes', async () => {
  await shop.bench('/workbench/products', { body: { sku: 'SEWING-CLASS', type: 'virtual', qty: 9, price: 900 } });
  const products = [{ sku: 'SEWING-CLASS', qty: 1, price: 900 }];
  const information = { payment_method_code: 'paypalstandard', billingAddress: addressInUs };
  const body = order(orderId(), { products, information });
  expect((await place(body)).body).toMatchObject({
    code: 400,
    result: [{ field: 'addressInformation.billingAddress.country_id', keyword: 'enum' }],
  });
  expect((await place(body, { 'country-id': 'US' })).status).toBe(200);
});

test('goods need an address and a courier', async () => {
  const { shippingAddress: _address, ...information } = order(orderId()).addressInformation;
  const body = { ...order(orderId()), addressInformation: information };
  expect((await place(body)).body).toEqual({
    code: 400,
    result: [{ field: 'addressInformation.shippingAddress', keyword: 'required', message: 'is required' }],
  });
});

test.each([
  ['says nothing', {}],
  ['says simple', { product_type: 'simple' }],
  ['says virtual', { product_type: 'virtual' }],
])('a virtual product needs no address and takes no cash, also when its line %s', async (_what, said) => {
  await shop.bench('/workbench/products', { body: { sku: 'SEWING-HOUR', type: 'virtual', qty: 9, price: 900 } });
  const {
    shippingAddress: _address,
    shipping_carrier_code: _carrier,
    shipping_method_code: _method,
    ...given
  } = order(orderId()).addressInformation;
  const products = [{ sku: 'SEWING-HOUR', qty: 1, price: 900, ...said }];
  const paid = (payment_method_code: string) => {
    return place({ ...order(orderId(), { products }), addressInformation: { ...given, payment_method_code } });
  };
  expect((await paid('paypalstandard')).body).toMatchObject({ code: 200, meta: { replayed: false } });
  expect((await paid('cashondelivery')).body).toEqual({
    code: 400,
    result: [{ field: 'addressInformation.payment_method_code', keyword: 'enum', message: 'is not available' }],
  });
});

test('goods need an address, also when their line says that they are virtual', async () => {
  const { shippingAddress: _address, ...information } = order(orderId()).addressInformation;
  const products = [{ sku: 'RT-TE-220', qty: 1, price: 1680, product_type: 'virtual' }];
  expect((await place({ ...order(orderId(), { products }), addressInformation: information })).body).toEqual({
    code: 400,
    result: [{ field: 'addressInformation.shippingAddress', keyword: 'required', message: 'is required' }],
  });
});

test('what nobody sells is refused by its name, whatever its line says and however it is paid', async () => {
  for (const product_type of [undefined, 'simple', 'virtual']) {
    const products = [{ sku: 'NO-SUCH', qty: 1, price: 1, product_type }];
    expect((await place(order(orderId(), { products }))).body).toEqual({
      code: 500,
      result: 'Error while adding products. NO-SUCH is not available',
    });
  }
});

test('a bad token is refused and stores nothing', async () => {
  const id = orderId();
  const { body } = await shop.call('orderCreate', '/api/order?token=stale', { body: order(id) });
  expect(body).toEqual({ code: 401, result: "The consumer isn't authorized to access self." });
  expect((await shop.call('orderGet', `/api/order/get?orderId=${id}`)).status).toBe(404);
});

test('an order is not found by its number, and without an id not at all', async () => {
  const placed = (await place(order(orderId()))).result as { backendOrderId: string; orderNumber: string };
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
  await place(order(id));
  const { result } = await shop.call<object>('orderGet', `/api/order/get?orderId=${id}`);
  const text = JSON.stringify(result);
  const secrets = ['Meera', 'Iyer', 'Hill Road', 'Mumbai', '400050', 'MH', '98200', 'meera.iyer', '@'];
  for (const secret of secrets) expect(text).not.toContain(secret);
  expect(result).toMatchObject({ is_masked: true, status: 'pending', billing_address: { country_id: 'IN' } });
});
