import { expect, test } from 'vitest';
import { kurtaLine, mumbai, orderLine, sampleOrder, teeLine } from '#adapters/contracts/samples.ts';
import { createMemoryCell } from '#adapters/memory/memory-cell.ts';
import { createMemoryLog } from '#adapters/memory/memory-log.ts';
import { orderIdOf } from '#domain/orders/order.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { createMemoryHttpClient, jsonAnswer, okAnswer } from './http-client-for-tests.ts';
import { createHttpOrderGateway } from './http-order-gateway.ts';
import { browserLimits, createTransport } from './transport.ts';
import { wireMumbai } from './wire-address-for-tests.ts';

const ID = '1795168800123-7f3c9a52-4b1e-4c0d-9a77-0f5f6c1d2e3f';

function open() {
  const http = createMemoryHttpClient();
  const storeView = createMemoryCell(defaultStoreView);
  const transport = createTransport({ http, storeView, log: createMemoryLog(), baseUrl: '', limits: browserLimits });
  return { http, gateway: createHttpOrderGateway({ transport }) };
}

const placement = { orderNumber: 'AF000070012', grand_total: 17640, redirect_url: null };

test('CHK-24 CHK-26 an order is posted as JSON in the words of the contract', async () => {
  const { http, gateway } = open();
  http.answer(okAnswer(placement));
  const lines = [orderLine(kurtaLine), orderLine(teeLine)];
  const order = sampleOrder(ID, { lines, cartId: 'd4f1', storeCode: 'default' });
  expect(await gateway.place(order)).toEqual({
    kind: 'ok',
    value: { number: 'AF000070012', total: 17640, redirectUrl: null },
  });
  const [request] = http.sent();
  expect(request).toMatchObject({ method: 'POST', url: '/api/order?token=', timeoutMs: 20_000 });
  expect(JSON.parse(request?.body ?? '')).toEqual({
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
  });
});

async function sentOf(changes: Parameters<typeof sampleOrder>[1]) {
  const { http, gateway } = open();
  await gateway.place(sampleOrder(ID, changes));
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
const address = {
  region: 'Maharashtra',
  country: 'IN',
  street: ['12B', 'Hill Road'],
  postcode: '400050',
  city: 'Mumbai',
  firstName: 'Meera',
  lastName: 'Iyer',
  email: 'meera@mail.test',
  phone: '+919820000000',
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
  expect(await sentOf({ isTransmitted: true, transmittedAt: at })).toMatchObject({
    transmited: true,
    transmited_at: at,
  });
  expect(await sentOf({})).toMatchObject({ transmited: false, transmited_at: null });
});

test('an order travels in the world it was placed in, not in the present one', async () => {
  const { http, gateway } = open();
  await gateway.place(sampleOrder(ID, { country: 'FR', currency: 'USD' }));
  expect(http.sent()[0]?.headers).toMatchObject({ 'country-id': 'ROW', currency: 'USD' });
});

test('what needs no shipping is sent without an address to ship to', async () => {
  const { http, gateway } = open();
  await gateway.place(sampleOrder(ID, { shippingAddress: null, billingAddress: mumbai }));
  const { addressInformation } = JSON.parse(http.sent()[0]?.body ?? '');
  expect(Object.keys(addressInformation)).toEqual([
    'billingAddress',
    'payment_method_code',
    'payment_method_additional',
  ]);
});

test.each([
  ['resultCode', { resultCode: 400, result: 'no' }],
  ['code', { code: 400, result: 'no' }],
])('the code of the reply is read from %s', async (_name, body) => {
  const { http, gateway } = open();
  http.answer(jsonAnswer(200, body));
  expect(await gateway.place(sampleOrder(ID))).toMatchObject({ kind: 'refused', code: 400 });
});

test.each([
  ['https://pay.test/session/8f2', 'https://pay.test/session/8f2'],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
])('a page to pay on must be a page: %s', async (redirect_url, redirectUrl) => {
  const { http, gateway } = open();
  http.answer(okAnswer({ ...placement, redirect_url }));
  expect(await gateway.place(sampleOrder(ID))).toMatchObject({ value: { redirectUrl } });
});

test('a 200 that is no placement is not a success', async () => {
  const { http, gateway } = open();
  http.answer(okAnswer({ ok: true }));
  expect(await gateway.place(sampleOrder(ID))).toMatchObject({ kind: 'failed' });
});

test('CHK-46 an order is read back by its id', async () => {
  const { http, gateway } = open();
  await gateway.get(orderIdOf(ID));
  expect(http.sent()[0]).toMatchObject({ method: 'GET', url: `/api/order/get?token=&orderId=${ID}`, body: null });
});
