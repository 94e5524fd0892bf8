import { expect, test } from 'vitest';
import { kurtaLine, mumbai, orderLine, sampleOrder, teeLine } from '#adapters/contracts/samples.ts';
import { statesForTests } from '#domain/orders/states-for-tests.ts';
import { moneyOf } from '#domain/shared/money.ts';
import { okAnswer } from './http-client-for-tests.ts';
import { address, ID, openOrderGateway, placement } from './order-gateway-for-tests.ts';
import { wireMumbai } from './wire-address-for-tests.ts';

/** A kurta set and a tee, in the words of the contract. */
const postedOrder = {
  order_id: ID,
  created_at: '2026-11-20T10:00:00.000Z',
  updated_at: '2026-11-20T10:00:00.000Z',
  transmited: false,
  transmited_at: null,
  store_code: 'default',
  user_id: '',
  cart_id: 'd4f1',
  products: [
    {
      id: 1044,
      sku: 'AJ-KS-1042-M',
      parentSku: 'AJ-KS-1042',
      name: 'Indigo Block Print Kurta Set M',
      qty: 2,
      price: 8960,
      product_type: 'configurable',
      product_option: {
        extension_attributes: {
          configurable_item_options: [
            { option_id: '93', option_value: '49', label: 'Colour', value: 'Indigo' },
            { option_id: '142', option_value: '167', label: 'Size', value: 'M' },
          ],
        },
      },
    },
    {
      id: 220,
      sku: 'RT-TE-220',
      parentSku: 'RT-TE-220',
      name: 'Organic Cotton Tee',
      qty: 1,
      price: 1680,
      product_type: 'simple',
      product_option: null,
    },
  ],
  addressInformation: {
    shippingAddress: wireMumbai,
    billingAddress: wireMumbai,
    shipping_carrier_code: 'flatrate',
    shipping_method_code: 'flatrate',
    payment_method_code: 'cashondelivery',
    payment_method_additional: {},
  },
};

test('CHK-24 CHK-26 an order is posted as JSON in the words of the contract', async () => {
  const { http, gateway } = openOrderGateway();
  http.answer(okAnswer(placement));
  const lines = [orderLine(kurtaLine), orderLine(teeLine)];
  const order = sampleOrder(ID, { lines, cartId: 'd4f1', storeCode: 'default' });
  expect(await gateway.place(order)).toEqual({
    kind: 'ok',
    value: { number: 'AF000070012', total: moneyOf(17640), redirectUrl: null },
  });
  const [request] = http.sent();
  expect(request).toMatchObject({ method: 'POST', url: '/api/order?token=&storeCode=default', timeoutMs: 20_000 });
  expect(JSON.parse(request?.body ?? '')).toEqual(postedOrder);
});

type ParametersAfterId = Parameters<typeof sampleOrder> extends [string, ...infer Rest] ? Rest : never;

async function sentOf(...order: ParametersAfterId) {
  const { http, gateway } = openOrderGateway();
  await gateway.place(sampleOrder(ID, ...order));
  return JSON.parse(http.sent()[0]?.body ?? '');
}

const nineFields = {
  region: 'Maharashtra',
  country_id: 'IN',
  street: ['12B', 'Hill Road'],
  postcode: '400050',
  city: 'Mumbai',
  firstname: 'Meera',
  lastname: 'Iyer',
  email: 'meera@mail.test',
  telephone: '+919820000000',
};

test('CHK-13 the address of the parcel has its nine fields', async () => {
  const { addressInformation } = await sentOf({ shippingAddress: address });
  expect(addressInformation.shippingAddress).toMatchObject(nineFields);
});

test('CHK-14 the address of the bill has the same nine fields', async () => {
  const { addressInformation } = await sentOf({ billingAddress: address, shippingAddress: mumbai });
  expect(addressInformation.billingAddress).toMatchObject(nineFields);
});

test('CHK-21 an order says when it was made and when it last changed', async () => {
  const sent = await sentOf({ createdAt: '2026-11-20T10:00:00.000Z', updatedAt: '2026-11-20T11:00:00.000Z' });
  expect(sent).toMatchObject({ created_at: '2026-11-20T10:00:00.000Z', updated_at: '2026-11-20T11:00:00.000Z' });
});

test('CHK-22 an order says whether and when it was transmitted', async () => {
  const at = '2026-11-20T10:00:01.000Z';
  expect(await sentOf({}, { ...statesForTests.accepted, answeredAt: at })).toMatchObject({
    transmited: true,
    transmited_at: at,
  });
  expect(await sentOf({})).toMatchObject({ transmited: false, transmited_at: null });
});

test('an order travels in the world it was placed in, not in the present one', async () => {
  const { http, gateway } = openOrderGateway();
  await gateway.place(sampleOrder(ID, { country: 'FR', currency: 'USD', locale: 'de-DE' }));
  await gateway.place(sampleOrder(ID, { country: 'FR', currency: 'USD' })); // by an earlier build
  const headers = { 'country-id': 'ROW', currency: 'USD' };
  expect(http.sent().map((sent) => sent.headers)).toMatchObject([
    { ...headers, 'accept-language': 'de-DE' },
    { ...headers, 'accept-language': 'en-US' },
  ]);
});

test('row 21: an order names the store view it was placed in, and that of the page where it was in none', async () => {
  const addresses = [];
  for (const namedStore of ['it', '']) {
    const { http, gateway } = openOrderGateway(namedStore);
    for (const storeCode of ['de', null]) await gateway.place(sampleOrder(ID, { storeCode }));
    addresses.push(...http.sent().map(({ url }) => url));
  }
  const [plain, named] = ['/api/order?token=', (code: string) => `/api/order?token=&storeCode=${code}`];
  expect(addresses).toEqual([named('de'), named('it'), named('de'), plain]);
});

test('what needs no shipping is sent without an address to ship to', async () => {
  const { http, gateway } = openOrderGateway();
  await gateway.place(sampleOrder(ID, { shippingAddress: null, billingAddress: mumbai }));
  const { addressInformation } = JSON.parse(http.sent()[0]?.body ?? '');
  expect(Object.keys(addressInformation)).toEqual([
    'billingAddress',
    'payment_method_code',
    'payment_method_additional',
  ]);
});

test('CHK-23 an order names the store view where there are several, and none where there is one', async () => {
  expect(await sentOf({ storeCode: 'de' })).toMatchObject({ store_code: 'de' });
  expect(await sentOf({ storeCode: null })).not.toHaveProperty('store_code');
});

test('CHK-03 CHK-04 the addresses of an order say that the id of their region is unknown', async () => {
  const { addressInformation } = await sentOf({ shippingAddress: address, billingAddress: address });
  expect(addressInformation).toMatchObject({ shippingAddress: { region_id: 0 }, billingAddress: { region_id: 0 } });
});

test('CHK-04 the bill of a company names it and its tax id', async () => {
  const { addressInformation } = await sentOf({ billingAddress: { ...address, company: 'Rao', taxId: '27ABC' } });
  expect(addressInformation.billingAddress).toMatchObject({ company: 'Rao', vat_id: '27ABC' });
  expect(Object.keys(addressInformation.shippingAddress)).not.toContain('company');
});

test('CHK-05 an order says what is paid with at the gateway', async () => {
  const { addressInformation } = await sentOf({ paymentMethod: 'ccavenuepay', paymentChannel: 'upi' });
  expect(addressInformation).toMatchObject({ payment_method_additional: { channel: 'upi' } });
});

test('CHK-05 an order says how it is paid, and that nothing more is known of that', async () => {
  const { addressInformation } = await sentOf({ paymentMethod: 'ccavenuepay' });
  expect(addressInformation).toMatchObject({ payment_method_code: 'ccavenuepay', payment_method_additional: {} });
});
