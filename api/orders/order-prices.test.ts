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
  expect((await place(shop, body, { 'country-id': header })).body).toEqual({
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
  expect((await place(shop, body, { 'country-id': header })).body).toMatchObject({
    code: 200,
    result: { grand_total },
  });
});

test('without a header the prices are those of India', async () => {
  expect((await place(shop, order(orderId(), { information: to('US') }))).status).toBe(400);
});

test('what is not sent is priced where its bill goes', async () => {
  await shop.bench('/workbench/products', { body: { sku: 'SEWING-CLASS', type: 'virtual', qty: 9, price: 900 } });
  const products = [{ sku: 'SEWING-CLASS', qty: 1, price: 900 }];
  const information = { payment_method_code: 'paypalstandard', billingAddress: addressInUs };
  const body = order(orderId(), { products, information });
  expect((await place(shop, body)).body).toMatchObject({
    code: 400,
    result: [{ field: 'addressInformation.billingAddress.country_id', keyword: 'enum' }],
  });
  expect((await place(shop, body, { 'country-id': 'US' })).status).toBe(200);
});
