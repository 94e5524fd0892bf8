import { expect, test } from 'vitest';
import { india, mumbai, TEE, teeLine } from '#adapters/contracts/samples.ts';
import { createMemoryLog } from '#adapters/memory/memory-log.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import type { AccessToken } from '#domain/session/session.ts';
import type { WithAuthorization } from '#domain/session/with-authorization.ts';
import { moneyOf } from '#domain/shared/money.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { C1, courier, openCartGateway, QUERY } from './cart-gateway-for-tests.ts';
import { createHttpCartGateway } from './http-cart-gateway.ts';
import { type createMemoryHttpClient, okAnswer } from './http-client-for-tests.ts';
import { browserLimits, createTransport } from './transport.ts';
import { wireMumbai } from './wire-address-for-tests.ts';

/** The gateway of somebody with that token. */
function openCartGatewayFor(token: string, http: ReturnType<typeof createMemoryHttpClient>) {
  const storeView = createMemoryCell(defaultStoreView);
  const withAuthorization: WithAuthorization = (call) => call(token as AccessToken);
  const around = { http, storeView, log: createMemoryLog(), withAuthorization, baseUrl: '', limits: browserLimits };
  return createHttpCartGateway({ transport: createTransport(around) });
}

test('CART-40 a guest cart is created with an empty token', async () => {
  const { gateway, sent } = openCartGateway('d4f1');
  expect(await gateway.create()).toEqual({ kind: 'ok', value: 'd4f1' });
  expect(sent()).toEqual({ method: 'POST', url: '/api/cart/create?token=', body: null });
});

test('CART-39 the cart of who is signed in is created with their token, and a guest’s without all the same', async () => {
  const { http, gateway } = openCartGateway('d4f1', 'd4f2');
  http.answer(okAnswer('d4f1'), okAnswer('d4f2'));
  const signedIn = openCartGatewayFor('ut 1', http);
  await signedIn.create();
  await signedIn.create('guest');
  expect(http.sent().map(({ url }) => url)).toEqual(['/api/cart/create?token=ut%201', '/api/cart/create?token=']);
  expect(await gateway.create()).toMatchObject({ kind: 'ok' });
});

test('CART-42 a cart is created without one, and named in all else, with the token of who is signed in', async () => {
  const { http } = openCartGateway();
  http.answer(okAnswer('C 1'), okAnswer([]));
  const signedIn = openCartGatewayFor('ut 1', http);
  expect(await signedIn.create()).toEqual({ kind: 'ok', value: C1 });
  await signedIn.pull(C1);
  expect(http.sent().map(({ url }) => url)).toEqual([
    '/api/cart/create?token=ut%201',
    '/api/cart/pull?token=ut%201&cartId=C%201',
  ]);
});

test('a cart without an id is not a cart', async () => {
  const { gateway } = openCartGateway('');
  expect(await gateway.create()).toMatchObject({ kind: 'failed' });
});

test('CART-87 a shipping method is read with its codes, its title and its prices', async () => {
  const { gateway } = openCartGateway([
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
  const before = openCartGateway([]);
  await before.gateway.shippingMethods(C1, null);
  expect(before.sent()).toEqual({ method: 'GET', url, body: null });
  const after = openCartGateway([]);
  await after.gateway.shippingMethods(C1, india);
  expect(after.sent()).toEqual({ method: 'POST', url, body: { address: { region_id: 0, country_id: 'IN' } } });
});

test('a shipping method that is not available is left out', async () => {
  const method = { carrier_code: 'a', method_code: 'a', method_title: 'A', amount: 0, price_incl_tax: 0 };
  const { gateway } = openCartGateway([
    { ...method, available: false },
    { ...method, carrier_code: 'b' },
  ]);
  expect(await gateway.shippingMethods(C1, null)).toMatchObject({ value: [{ carrierCode: 'b' }] });
});

test('CART-72 shipping information holds both addresses and the two codes', async () => {
  const { gateway, sent } = openCartGateway();
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

test.each([
  [true, true],
  [false, false],
  ['true', false],
  [undefined, false],
])(
  'CART-74 CART-76 a coupon is applied in the address of the call; the result %o counts as %o',
  async (result, counts) => {
    const { gateway, sent } = openCartGateway(result);
    expect(await gateway.applyCoupon(C1, 'TEN&20 %')).toEqual({ kind: 'ok', value: counts });
    expect(sent()).toEqual({
      method: 'POST',
      url: `/api/cart/apply-coupon?${QUERY}&coupon=TEN%2620%20%25`,
      body: null,
    });
  },
);

test('CART-77 the coupon is removed by a call of its own', async () => {
  const { gateway, sent } = openCartGateway(true);
  expect(await gateway.removeCoupon(C1)).toEqual({ kind: 'ok', value: true });
  expect(sent()).toEqual({ method: 'POST', url: `/api/cart/delete-coupon?${QUERY}`, body: null });
});

test('CART-78 every call of the cart lies under /api/cart', async () => {
  const { gateway, http } = openCartGateway();
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
