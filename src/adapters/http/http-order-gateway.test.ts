import { expect, test } from 'vitest';
import { sampleOrder } from '#adapters/contracts/samples.ts';
import { createMemoryLog } from '#adapters/memory/memory-log.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { orderIdOf } from '#domain/orders/order.ts';
import type { CustomerId } from '#domain/session/customer.ts';
import type { AccessToken } from '#domain/session/session.ts';
import type { WithAuthorization } from '#domain/session/with-authorization.ts';
import { moneyOf, nothing } from '#domain/shared/money.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { jsonAnswer, okAnswer } from './http-client-for-tests.ts';
import { createHttpOrderGateway } from './http-order-gateway.ts';
import { ID, openOrderGateway, placement } from './order-gateway-for-tests.ts';
import { browserLimits, createTransport } from './transport.ts';

test.each([
  ['resultCode', { resultCode: 400, result: 'no' }],
  ['code, when there is no other', { code: 400, result: 'no' }],
  ['resultCode, when there are both', { resultCode: 400, code: 200, result: placement }],
  ['code, when resultCode is none', { resultCode: null, code: 400, result: 'no' }],
])('CHK-27 the code of a refusal is read from %s', async (_name, body) => {
  const { http, gateway } = openOrderGateway();
  http.answer(jsonAnswer(200, body));
  expect(await gateway.place(sampleOrder(ID))).toMatchObject({ kind: 'refused', code: 400 });
});

test.each([
  ['resultCode', { resultCode: 200, result: placement }],
  ['code, when there is no other', { code: 200, result: placement }],
])('CHK-27 the code of a success is read from %s, whatever the status', async (_name, body) => {
  const { http, gateway } = openOrderGateway();
  http.answer(jsonAnswer(500, body));
  expect(await gateway.place(sampleOrder(ID))).toMatchObject({ kind: 'ok', value: { number: 'AF000070012' } });
});

test('CHK-01 a guest orders without a token, and who is signed in with theirs', async () => {
  const { http } = openOrderGateway();
  const storeView = createMemoryCell(defaultStoreView);
  const withAuthorization: WithAuthorization = (call) => call('ut-1' as AccessToken);
  const around = { http, storeView, log: createMemoryLog(), withAuthorization, baseUrl: '', limits: browserLimits };
  const gateway = createHttpOrderGateway({ transport: createTransport(around) });
  await gateway.place(sampleOrder(ID, { owner: null }));
  await gateway.place(sampleOrder(ID, { owner: '7' as CustomerId }));
  expect(http.sent().map(({ url }) => url)).toEqual(['/api/order?token=', '/api/order?token=ut-1']);
});

test.each([
  ['https://pay.test/session/8f2', 'https://pay.test/session/8f2'],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
])('a page to pay on must be a page: %s', async (redirect_url, redirectUrl) => {
  const { http, gateway } = openOrderGateway();
  http.answer(okAnswer({ ...placement, redirect_url }));
  expect(await gateway.place(sampleOrder(ID))).toMatchObject({ value: { redirectUrl } });
});

test('a 200 that is no placement is not a success', async () => {
  const { http, gateway } = openOrderGateway();
  http.answer(okAnswer({ ok: true }));
  expect(await gateway.place(sampleOrder(ID))).toMatchObject({ kind: 'failed' });
});

test('CHK-46 an order is read back by its id', async () => {
  const { http, gateway } = openOrderGateway();
  await gateway.get(orderIdOf(ID));
  expect(http.sent()[0]).toMatchObject({ method: 'GET', url: `/api/order/get?token=&orderId=${ID}`, body: null });
});

test('an e-mail stands in no address: an order is tracked by a body, in nobody’s name', async () => {
  const { http, gateway } = openOrderGateway();
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
  const { http, gateway } = openOrderGateway();
  http.answer(okAnswer({ ...wireOrder, is_masked: true, shipping_address: { country_id: 'IN' } }));
  expect(await gateway.get(orderIdOf(ID))).toMatchObject({
    value: {
      ...{ isMasked: true, firstName: '', email: '' },
      ...{ shippingAddress: { ...nowhere, country: 'IN' }, billingAddress: { ...nowhere, country: 'IN' } },
    },
  });
});

test('what a bill needs is read: prices without tax, what a coupon takes off a line, and the tax id of a company', async () => {
  const { http, gateway } = openOrderGateway();
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

test.each([[8, 8], ...[undefined, null, 0, 2.5, 366, '8'].map((wrong) => [wrong, null])])(
  'in how many working days something of an order is made is kept where it can be: %j is %j',
  async (make_days, kept) => {
    const { http, gateway } = openOrderGateway();
    const item = { sku: 'T', name: 'Tee', qty_ordered: 1, price_incl_tax: 1_680, row_total_incl_tax: 1_680, make_days };
    http.answer(okAnswer({ ...wireOrder, items: [item], shipping_address: null }));
    expect(await gateway.get(orderIdOf(ID))).toMatchObject({ value: { lines: [{ makeDays: kept }] } });
  },
);

test.each([
  ['https://api.shop.test/payment/pay?order=1', 'https://api.shop.test/payment/pay?order=1'],
  ...[undefined, null, 7, '', '/payment', 'javascript:alert(1)', 'data:text/html,a'].map((wrong) => [wrong, null]),
])('where an order can be paid is a page of the web: %j is %j', async (page_url, paymentPage) => {
  const { http, gateway } = openOrderGateway();
  http.answer(okAnswer({ ...wireOrder, payment: { ...wireOrder.payment, page_url }, shipping_address: null }));
  expect(await gateway.get(orderIdOf(ID))).toMatchObject({ kind: 'ok', value: { paymentPage } });
});

test('an order of a shop that masks none is whole', async () => {
  const { http, gateway } = openOrderGateway();
  http.answer(okAnswer({ ...wireOrder, shipping_address: null }));
  expect(await gateway.get(orderIdOf(ID))).toMatchObject({ value: { isMasked: false } });
});
