import { expect, test } from 'vitest';
import { india, kurtaLine, mumbai, TEE, teeLine } from '#adapters/contracts/samples.ts';
import { createMemoryLog } from '#adapters/memory/memory-log.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import type { CartId } from '#domain/cart/cart.ts';
import type { AccessToken } from '#domain/session/session.ts';
import type { WithAuthorization } from '#domain/session/with-authorization.ts';
import { moneyOf } from '#domain/shared/money.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { createHttpCartGateway } from './http-cart-gateway.ts';
import { createMemoryHttpClient, jsonAnswer, okAnswer } from './http-client-for-tests.ts';
import { browserLimits, createTransport } from './transport.ts';
import { wireMumbai } from './wire-address-for-tests.ts';

const C1 = 'C 1' as CartId;
const QUERY = 'token=&cartId=C%201';
const courier = { carrierCode: 'courier', methodCode: 'express' };

const noSums = { subtotal_incl_tax: 0, discount_amount: 0, shipping_incl_tax: 0, tax_amount: 0, grand_total: 0 };

const wireLine = {
  item_id: 5101,
  sku: 'AJ-KS-1042-M',
  parent_sku: 'AJ-KS-1042',
  qty: 2,
  name: 'Indigo Block Print Kurta Set M',
  price: 8000,
  price_incl_tax: 8960,
  product_type: 'configurable',
  quote_id: 'C 1',
};

function open(...answers: readonly unknown[]) {
  const http = createMemoryHttpClient();
  http.answer(...answers.map(okAnswer));
  const storeView = createMemoryCell(defaultStoreView);
  const transport = createTransport({ http, storeView, log: createMemoryLog(), baseUrl: '', limits: browserLimits });
  const sent = () => {
    const [request] = http.sent();
    return { method: request?.method, url: request?.url, body: request?.body ? JSON.parse(request.body) : null };
  };
  return { http, gateway: createHttpCartGateway({ transport }), sent };
}

/** The gateway of somebody with that token. */
function openFor(token: string, http: ReturnType<typeof createMemoryHttpClient>) {
  const storeView = createMemoryCell(defaultStoreView);
  const withAuthorization: WithAuthorization = (call) => call(token as AccessToken);
  const around = { http, storeView, log: createMemoryLog(), withAuthorization, baseUrl: '', limits: browserLimits };
  return createHttpCartGateway({ transport: createTransport(around) });
}

test('CART-40 a guest cart is created with an empty token', async () => {
  const { gateway, sent } = open('d4f1');
  expect(await gateway.create()).toEqual({ kind: 'ok', value: 'd4f1' });
  expect(sent()).toEqual({ method: 'POST', url: '/api/cart/create?token=', body: null });
});

test('CART-39 the cart of who is signed in is created with their token, and a guest’s without all the same', async () => {
  const { http, gateway } = open('d4f1', 'd4f2');
  http.answer(okAnswer('d4f1'), okAnswer('d4f2'));
  const signedIn = openFor('ut 1', http);
  await signedIn.create();
  await signedIn.create('guest');
  expect(http.sent().map(({ url }) => url)).toEqual(['/api/cart/create?token=ut%201', '/api/cart/create?token=']);
  expect(await gateway.create()).toMatchObject({ kind: 'ok' });
});

test('CART-42 a cart is created without one, and named in all else, with the token of who is signed in', async () => {
  const { http } = open();
  http.answer(okAnswer('C 1'), okAnswer([]));
  const signedIn = openFor('ut 1', http);
  expect(await signedIn.create()).toEqual({ kind: 'ok', value: C1 });
  await signedIn.pull(C1);
  expect(http.sent().map(({ url }) => url)).toEqual([
    '/api/cart/create?token=ut%201',
    '/api/cart/pull?token=ut%201&cartId=C%201',
  ]);
});

test('a cart without an id is not a cart', async () => {
  const { gateway } = open('');
  expect(await gateway.create()).toMatchObject({ kind: 'failed' });
});

test('CART-43 the lines are pulled, also when the code is called resultCode and the lines items', async () => {
  const { gateway, http, sent } = open();
  http.answer(jsonAnswer(200, { resultCode: 200, result: { items: [wireLine] } }));
  expect(await gateway.pull(C1)).toMatchObject({ kind: 'ok', value: [{ id: 5101, pieces: 2, price: moneyOf(8960) }] });
  expect(sent()).toEqual({ method: 'GET', url: `/api/cart/pull?${QUERY}`, body: null });
  http.answer(jsonAnswer(200, { resultCode: 422, result: 'no' }));
  expect(await gateway.pull(C1)).toMatchObject({ kind: 'refused', code: 422 });
});

test('a line that cannot be read fails the pull: it must not look as if the shop had lost it', async () => {
  const { gateway } = open([wireLine, { ...wireLine, qty: '2' }]);
  expect(await gateway.pull(C1)).toEqual({
    kind: 'failed',
    message: 'The field "1.qty" of the answer is not as agreed.',
  });
});

test('CART-51 a line is pushed with sku, pieces, line id, cart id and options', async () => {
  const { gateway, sent } = open(wireLine);
  await gateway.update(C1, { ...kurtaLine, shopsLine: { id: 5101, cartId: C1, pieces: 1 } });
  expect(sent()).toEqual({
    method: 'POST',
    url: `/api/cart/update?${QUERY}`,
    body: {
      cartItem: {
        sku: 'AJ-KS-1042-M',
        qty: 2,
        item_id: 5101,
        quoteId: 'C 1',
        product_option: {
          extension_attributes: {
            configurable_item_options: [
              { option_id: '93', option_value: '49', label: 'Colour', value: 'Indigo' },
              { option_id: '142', option_value: '167', label: 'Size', value: 'M' },
            ],
          },
        },
      },
    },
  });
});

test('a line of another cart is pushed without its id, and a simple product without options', async () => {
  const { gateway, sent } = open(wireLine);
  await gateway.update(C1, { ...teeLine, shopsLine: { id: 7, cartId: 'C0' as CartId, pieces: 1 } });
  expect(sent().body).toEqual({ cartItem: { sku: 'RT-TE-220', qty: 1, quoteId: 'C 1' } });
});

test('CART-52 a line is deleted by sku, line id and cart id', async () => {
  const { gateway, sent } = open(true);
  expect(await gateway.remove(C1, { sku: TEE, id: 5102 })).toEqual({ kind: 'ok', value: true });
  expect(sent()).toEqual({
    method: 'POST',
    url: `/api/cart/delete?${QUERY}`,
    body: { cartItem: { sku: 'RT-TE-220', item_id: 5102, quoteId: 'C 1' } },
  });
});

test('CART-69 CART-70 totals and payment methods are read', async () => {
  const { gateway, http } = open([]);
  await gateway.totals(C1);
  await gateway.paymentMethods(C1);
  expect(http.sent().map(({ method, url, body }) => [method, url, body])).toEqual([
    ['GET', `/api/cart/totals?${QUERY}`, null],
    ['GET', `/api/cart/payment-methods?${QUERY}`, null],
  ]);
});

test('CART-04 CART-82 the sums are read with their segments and those of each line', async () => {
  const segments = [
    { code: 'shipping', title: 'Shipping', value: 90 },
    { code: 'grand_total', title: 'Grand total', value: 290 },
  ];
  const { gateway } = open({
    subtotal_incl_tax: 210,
    discount_amount: -10,
    shipping_incl_tax: 90,
    tax_amount: 20,
    grand_total: 290,
    items: [{ item_id: 5101, qty: 2, row_total_incl_tax: 210, discount_amount: 10 }],
    total_segments: segments,
  });
  expect(await gateway.totals(C1)).toMatchObject({
    value: {
      grandTotal: moneyOf(290),
      segments: segments.map((segment) => ({ ...segment, value: moneyOf(segment.value) })),
      lines: [{ id: 5101, pieces: 2, total: moneyOf(210), discount: moneyOf(10) }],
    },
  });
});

test('CART-02 a line is told with its sku, its pieces, the ids of line and cart, and its options', async () => {
  const { gateway, sent } = open(wireLine);
  await gateway.update(C1, { ...kurtaLine, shopsLine: { id: 5101, cartId: C1, pieces: 1 } });
  const { cartItem } = sent().body;
  expect(cartItem).toMatchObject({ sku: 'AJ-KS-1042-M', qty: 2, item_id: 5101, quoteId: 'C 1' });
  expect(cartItem.product_option.extension_attributes.configurable_item_options).toHaveLength(2);
});

test('CART-09 the sums of a line come with its id, its pieces, and what was chosen as JSON in a text', async () => {
  const options = [{ label: 'Size', value: 'M' }];
  const item = { item_id: 5101, qty: 2, row_total_incl_tax: 210, options: JSON.stringify(options) };
  const { gateway } = open({ ...noSums, items: [item], total_segments: [] });
  expect(await gateway.totals(C1)).toMatchObject({ value: { lines: [{ id: 5101, pieces: 2, options }] } });
});

test.each(['', 'Size: M', '{"label":"Size"}', '[{"label":"Size"}]', 'null', null, 7])(
  'CART-09 of options like %o nothing is read, and the sums stand',
  async (options) => {
    const item = { item_id: 5101, qty: 2, row_total_incl_tax: 210, options };
    const { gateway } = open({ ...noSums, items: [item], total_segments: [] });
    expect(await gateway.totals(C1)).toMatchObject({ value: { lines: [{ id: 5101, options: [] }] } });
  },
);

test('CART-79 sums are asked for with the country, the way to pay and the way to send', async () => {
  const { gateway, http, sent } = open({ ...noSums, items: [], total_segments: [] });
  await gateway.collectTotals(C1, { payment: 'cashondelivery', ...courier });
  expect(http.sent()[0]?.headers).toMatchObject({ 'country-id': 'IN' });
  expect(sent().body.methods).toMatchObject({
    paymentMethod: { method: 'cashondelivery' },
    shippingMethodCode: 'express',
  });
});

test('CART-07 the sums name the coupon and what it takes off', async () => {
  const { gateway } = open({
    subtotal_incl_tax: 210,
    discount_amount: -21,
    shipping_incl_tax: 0,
    tax_amount: 20,
    grand_total: 189,
    coupon_code: 'FESTIVE10',
    items: [],
    total_segments: [],
  });
  expect(await gateway.totals(C1)).toMatchObject({ value: { coupon: 'FESTIVE10', discount: moneyOf(-21) } });
});

test.each([['CART-05', { promo_message: 'Two for one' }, { promoMessage: 'Two for one' }]])(
  '%s the sums bring %j',
  async (_id, wire, read) => {
    const { gateway } = open({ ...noSums, items: [], total_segments: [], ...wire });
    expect(await gateway.totals(C1)).toMatchObject({ value: read });
  },
);

test('CART-84 a way to pay is read with its code and title, whose it is, and whether it is the usual one', async () => {
  const { gateway } = open([
    { code: 'cod', title: 'Cash', is_server_method: true, default: true },
    { code: 'card', title: 'Card', is_server_method: false, default: false },
  ]);
  expect(await gateway.paymentMethods(C1)).toMatchObject({
    value: [
      { code: 'cod', title: 'Cash', isServerMethod: true, isDefault: true },
      { code: 'card', title: 'Card', isServerMethod: false, isDefault: false },
    ],
  });
});

test('CART-10 what was put together is pushed as options of the bundle and of the product', async () => {
  const words = { label: '', value: '' };
  const { gateway, sent } = open(wireLine);
  await gateway.update(C1, {
    ...teeLine,
    parts: [
      { kind: 'bundle', option: 1, selections: [3, 4], pieces: 2, ...words },
      { kind: 'custom', option: 'link', choice: '7', ...words },
    ],
  });
  expect(sent().body).toMatchObject({
    cartItem: {
      product_option: {
        extension_attributes: {
          bundle_options: [{ option_id: 1, option_qty: 2, option_selections: [3, 4] }],
          custom_options: [{ option_id: 'link', option_value: '7' }],
        },
      },
    },
  });
});

test('CART-87 a shipping method is read with its codes, its title and its prices', async () => {
  const { gateway } = open([
    { carrier_code: 'a', method_code: 'b', method_title: 'C', amount: 80, price_incl_tax: 90, default: true },
  ]);
  expect(await gateway.shippingMethods(C1, null)).toEqual({
    kind: 'ok',
    value: [
      {
        carrierCode: 'a',
        methodCode: 'b',
        title: 'C',
        amount: moneyOf(80),
        priceInclTax: moneyOf(90),
        isDefault: true,
        isServerMethod: true,
      },
    ],
  });
});

test('CART-71 shipping methods are asked with the address once a country is known, without before', async () => {
  const url = `/api/cart/shipping-methods?${QUERY}`;
  const before = open([]);
  await before.gateway.shippingMethods(C1, null);
  expect(before.sent()).toEqual({ method: 'GET', url, body: null });
  const after = open([]);
  await after.gateway.shippingMethods(C1, india);
  expect(after.sent()).toEqual({ method: 'POST', url, body: { address: { region_id: 0, country_id: 'IN' } } });
});

test('a shipping method that is not available is left out', async () => {
  const method = { carrier_code: 'a', method_code: 'a', method_title: 'A', amount: 0, price_incl_tax: 0 };
  const { gateway } = open([
    { ...method, available: false },
    { ...method, carrier_code: 'b' },
  ]);
  expect(await gateway.shippingMethods(C1, null)).toMatchObject({ value: [{ carrierCode: 'b' }] });
});

test('CART-72 shipping information holds both addresses and the two codes', async () => {
  const { gateway, sent } = open();
  await gateway.chooseShipping(C1, {
    shipping: mumbai,
    billing: { ...mumbai, street: ['', 'Hill Road'] },
    ...courier,
  });
  expect(sent()).toEqual({
    method: 'POST',
    url: `/api/cart/shipping-information?${QUERY}`,
    body: {
      addressInformation: {
        shippingAddress: wireMumbai,
        billingAddress: { ...wireMumbai, street: ['Hill Road'] },
        shippingCarrierCode: 'courier',
        shippingMethodCode: 'express',
      },
    },
  });
});

test('CART-73 totals are collected for the chosen methods', async () => {
  const { gateway, sent } = open();
  await gateway.collectTotals(C1, { payment: 'cashondelivery', ...courier });
  expect(sent()).toEqual({
    method: 'POST',
    url: `/api/cart/collect-totals?${QUERY}`,
    body: {
      methods: {
        paymentMethod: { method: 'cashondelivery' },
        shippingCarrierCode: 'courier',
        shippingMethodCode: 'express',
      },
    },
  });
});

test.each([
  [true, true],
  [false, false],
  ['true', false],
  [undefined, false],
])(
  'CART-74 CART-76 a coupon is applied in the address of the call; the result %o counts as %o',
  async (result, counts) => {
    const { gateway, sent } = open(result);
    expect(await gateway.applyCoupon(C1, 'TEN&20 %')).toEqual({ kind: 'ok', value: counts });
    expect(sent()).toEqual({
      method: 'POST',
      url: `/api/cart/apply-coupon?${QUERY}&coupon=TEN%2620%20%25`,
      body: null,
    });
  },
);

test('CART-77 the coupon is removed by a call of its own', async () => {
  const { gateway, sent } = open(true);
  expect(await gateway.removeCoupon(C1)).toEqual({ kind: 'ok', value: true });
  expect(sent()).toEqual({ method: 'POST', url: `/api/cart/delete-coupon?${QUERY}`, body: null });
});

test('CART-78 every call of the cart lies under /api/cart', async () => {
  const { gateway, http } = open();
  await gateway.create();
  await gateway.pull(C1);
  await gateway.update(C1, teeLine);
  await gateway.remove(C1, { sku: TEE, id: 1 });
  await gateway.totals(C1);
  await gateway.paymentMethods(C1);
  await gateway.shippingMethods(C1, null);
  await gateway.shippingMethods(C1, india);
  await gateway.chooseShipping(C1, { shipping: india, billing: india, ...courier });
  await gateway.collectTotals(C1, { payment: 'x', ...courier });
  await gateway.applyCoupon(C1, 'x');
  await gateway.removeCoupon(C1);
  expect(http.sent()).toHaveLength(12);
  expect(http.sent().every(({ url }) => url.startsWith('/api/cart/'))).toBe(true);
});
