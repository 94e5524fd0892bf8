import { expect, test } from 'vitest';
import { kurtaLine, mumbai, orderLine, sampleOrder, teeLine } from '#adapters/contracts/samples.ts';
import { createMemoryLog } from '#adapters/memory/memory-log.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { orderIdOf } from '#domain/orders/order.ts';
import { statesForTests } from '#domain/orders/states-for-tests.ts';
import type { CustomerId } from '#domain/session/customer.ts';
import type { AccessToken } from '#domain/session/session.ts';
import type { WithAuthorization } from '#domain/session/with-authorization.ts';
import { moneyOf, nothing } from '#domain/shared/money.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { createMemoryHttpClient, jsonAnswer, okAnswer } from './http-client-for-tests.ts';
import { createHttpOrderGateway } from './http-order-gateway.ts';
import { browserLimits, createTransport } from './transport.ts';
import { wireMumbai } from './wire-address-for-tests.ts';

const ID = '1795168800123-7f3c9a52-4b1e-4c0d-9a77-0f5f6c1d2e3f';

function open(namedStore = '') {
  const http = createMemoryHttpClient();
  const storeView = createMemoryCell(defaultStoreView);
  const around = { http, storeView, log: createMemoryLog(), baseUrl: '', limits: browserLimits, namedStore };
  return { http, gateway: createHttpOrderGateway({ transport: createTransport(around) }) };
}

const placement = { orderNumber: 'AF000070012', grand_total: 17640, redirect_url: null };

test('CHK-24 CHK-26 an order is posted as JSON in the words of the contract', async () => {
  const { http, gateway } = open();
  http.answer(okAnswer(placement));
  const lines = [orderLine(kurtaLine), orderLine(teeLine)];
  const order = sampleOrder(ID, { lines, cartId: 'd4f1', storeCode: 'default' });
  expect(await gateway.place(order)).toEqual({
    kind: 'ok',
    value: { number: 'AF000070012', total: moneyOf(17640), redirectUrl: null },
  });
  const [request] = http.sent();
  expect(request).toMatchObject({ method: 'POST', url: '/api/order?token=&storeCode=default', timeoutMs: 20_000 });
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

type ParametersAfterId = Parameters<typeof sampleOrder> extends [string, ...infer Rest] ? Rest : never;

async function sentOf(...order: ParametersAfterId) {
  const { http, gateway } = open();
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
  expect(await sentOf({}, { ...statesForTests.accepted, answeredAt: at })).toMatchObject({
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

test('row 21: an order names the store view it was placed in, and that of the page where it was in none', async () => {
  const addresses = [];
  for (const namedStore of ['it', '']) {
    const { http, gateway } = open(namedStore);
    for (const storeCode of ['de', null]) await gateway.place(sampleOrder(ID, { storeCode }));
    addresses.push(...http.sent().map(({ url }) => url));
  }
  const [plain, named] = ['/api/order?token=', (code: string) => `/api/order?token=&storeCode=${code}`];
  expect(addresses).toEqual([named('de'), named('it'), named('de'), plain]);
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
  ['code, when there is no other', { code: 400, result: 'no' }],
  ['resultCode, when there are both', { resultCode: 400, code: 200, result: placement }],
  ['code, when resultCode is none', { resultCode: null, code: 400, result: 'no' }],
])('CHK-27 the code of a refusal is read from %s', async (_name, body) => {
  const { http, gateway } = open();
  http.answer(jsonAnswer(200, body));
  expect(await gateway.place(sampleOrder(ID))).toMatchObject({ kind: 'refused', code: 400 });
});

test.each([
  ['resultCode', { resultCode: 200, result: placement }],
  ['code, when there is no other', { code: 200, result: placement }],
])('CHK-27 the code of a success is read from %s, whatever the status', async (_name, body) => {
  const { http, gateway } = open();
  http.answer(jsonAnswer(500, body));
  expect(await gateway.place(sampleOrder(ID))).toMatchObject({ kind: 'ok', value: { number: 'AF000070012' } });
});

test('CHK-01 a guest orders without a token, and who is signed in with theirs', async () => {
  const { http } = open();
  const storeView = createMemoryCell(defaultStoreView);
  const withAuthorization: WithAuthorization = (call) => call('ut-1' as AccessToken);
  const around = { http, storeView, log: createMemoryLog(), withAuthorization, baseUrl: '', limits: browserLimits };
  const gateway = createHttpOrderGateway({ transport: createTransport(around) });
  await gateway.place(sampleOrder(ID, { owner: null }));
  await gateway.place(sampleOrder(ID, { owner: '7' as CustomerId }));
  expect(http.sent().map(({ url }) => url)).toEqual(['/api/order?token=', '/api/order?token=ut-1']);
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

test('an e-mail stands in no address: an order is tracked by a body, in nobody’s name', async () => {
  const { http, gateway } = open();
  await gateway.track({ order: 'AF000070012', email: 'meera@mail.test' });
  const [request] = http.sent();
  expect(request).toMatchObject({ method: 'POST', url: '/api/order/track' });
  expect(JSON.parse(request?.body ?? '')).toEqual({ orderId: 'AF000070012', email: 'meera@mail.test' });
});

const wireOrder = {
  ...{ order_id: ID, increment_id: 'AF000070012', created_at: '2026-11-20T10:00:01Z', status: 'pending', items: [] },
  ...{ subtotal_incl_tax: 1, shipping_amount: 0, discount_amount: 0, tax_amount: 0, grand_total: 1 },
  payment: { method: 'cashondelivery', title: 'Cash on delivery' },
  billing_address: { country_id: 'IN' },
};
const nowhere = { region: '', street: [], postcode: '', city: '', firstName: '', lastName: '', email: '', phone: '' };

test('a masked order names nobody, and of its address the country alone', async () => {
  const { http, gateway } = open();
  http.answer(okAnswer({ ...wireOrder, is_masked: true, shipping_address: { country_id: 'IN' } }));
  expect(await gateway.get(orderIdOf(ID))).toMatchObject({
    value: {
      ...{ isMasked: true, firstName: '', email: '' },
      ...{ shippingAddress: { ...nowhere, country: 'IN' }, billingAddress: { ...nowhere, country: 'IN' } },
    },
  });
});

test('what a bill needs is read: prices without tax, what a coupon takes off a line, and the tax id of a company', async () => {
  const { http, gateway } = open();
  const item = { sku: 'T', name: 'Tee', qty_ordered: 1, price_incl_tax: 1_680, row_total_incl_tax: 1_680 };
  http.answer(
    okAnswer({
      ...{ ...wireOrder, shipping_address: null, store_credit_amount: -1 },
      items: [{ ...item, price: 1_500, discount_amount: 168 }, item],
      billing_address: { country_id: 'IN', company: 'Rao', vat_id: '27AAPFU0939F1ZV' },
    }),
  );
  expect(await gateway.get(orderIdOf(ID))).toMatchObject({
    value: {
      lines: [
        { net: moneyOf(1_500), discount: moneyOf(168) },
        { net: null, discount: nothing },
      ],
      billingAddress: { company: 'Rao', taxId: '27AAPFU0939F1ZV' },
      storeCredit: moneyOf(-1),
    },
  });
});

test('an order of a shop that masks none is whole', async () => {
  const { http, gateway } = open();
  http.answer(okAnswer({ ...wireOrder, shipping_address: null }));
  expect(await gateway.get(orderIdOf(ID))).toMatchObject({ value: { isMasked: false } });
});
