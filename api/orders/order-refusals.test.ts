import { afterAll, beforeAll, expect, test } from 'vitest';
import { OPENING_MS, openTestApi, type TestApi } from '#api/testing/open-test-api.ts';
import {
  ADDRESS as address,
  ADDRESS_IN_US as addressInUs,
  orderBody as order,
  newOrderId as orderId,
} from '#api/testing/order-for-tests.ts';
import { place } from './order-calls-for-tests.ts';

let shop: TestApi;
beforeAll(async () => {
  shop = await openTestApi();
}, OPENING_MS);
afterAll(() => shop.api.close());

test('a body that is not an order is refused field by field', async () => {
  const body = order(orderId(), {
    information: { shippingAddress: { ...address, postcode: '1', country_id: 'india' } },
  });
  expect((await place(shop, body)).body).toEqual({
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
  const { body } = await place(shop, order(orderId(), { information }), headers as Record<string, string>);
  expect(body).toEqual({
    code: 400,
    result: [{ field: `addressInformation.${field}`, keyword: 'enum', message: 'is not available' }],
  });
});

test.each([
  [
    'where nobody delivers',
    '744301',
    'paypalstandard',
    'shippingAddress.postcode',
    'Nobody delivers to PIN code 744301',
  ],
  ['typed with a space', '682 555', 'paypalstandard', 'shippingAddress.postcode', 'Nobody delivers to PIN code 682555'],
  ['that takes no cash', '781001', 'cashondelivery', 'payment_method_code', 'Cash is not taken at PIN code 781001'],
])('a PIN code %s is refused by its field, and nothing is placed', async (_what, postcode, payment, field, message) => {
  const id = orderId();
  const information = { shippingAddress: { ...address, postcode }, payment_method_code: payment };
  expect((await place(shop, order(id, { information }))).body).toEqual({
    code: 400,
    result: [{ field: `addressInformation.${field}`, keyword: 'enum', message }],
  });
  expect((await shop.call('orderGet', `/api/order/get?orderId=${id}`)).status).toBe(404);
});

test.each([
  [
    'what is paid online goes where no cash is taken',
    { shippingAddress: { ...address, postcode: '781001' }, payment_method_code: 'paypalstandard' },
  ],
  ['the bill may go where nobody delivers', { billingAddress: { ...address, postcode: '744301' } }],
])('%s', async (_what, information) => {
  expect((await place(shop, order(orderId(), { information }))).body).toMatchObject({ code: 200 });
});

test('goods need an address and a courier', async () => {
  const { shippingAddress: _address, ...information } = order(orderId()).addressInformation;
  const body = { ...order(orderId()), addressInformation: information };
  expect((await place(shop, body)).body).toEqual({
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
    return place(shop, { ...order(orderId(), { products }), addressInformation: { ...given, payment_method_code } });
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
  expect((await place(shop, { ...order(orderId(), { products }), addressInformation: information })).body).toEqual({
    code: 400,
    result: [{ field: 'addressInformation.shippingAddress', keyword: 'required', message: 'is required' }],
  });
});

test('what nobody sells is refused by its name, whatever its line says and however it is paid', async () => {
  for (const product_type of [undefined, 'simple', 'virtual']) {
    const products = [{ sku: 'NO-SUCH', qty: 1, price: 1, product_type }];
    expect((await place(shop, order(orderId(), { products }))).body).toEqual({
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
