import { expect, test } from 'vitest';
import { moneyOf } from '#domain/shared/money.ts';
import { C1, courier, noSums, openCartGateway, QUERY } from './cart-gateway-for-tests.ts';

test('CART-69 CART-70 totals and payment methods are read', async () => {
  const { gateway, http } = openCartGateway([]);
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
  const { gateway } = openCartGateway({
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
      lines: [{ id: 5101, quantity: 2, total: moneyOf(210), discount: moneyOf(10) }],
    },
  });
});

test('CART-79 sums are asked for with the country, the way to pay and the way to send', async () => {
  const { gateway, http, sent } = openCartGateway({ ...noSums, items: [], total_segments: [] });
  await gateway.collectTotals(C1, { payment: 'cashondelivery', ...courier });
  expect(http.sent()[0]?.headers).toMatchObject({ 'country-id': 'IN' });
  expect(sent().body.methods).toMatchObject({
    paymentMethod: { method: 'cashondelivery' },
    shippingMethodCode: 'express',
  });
});

test('CART-07 the sums name the coupon and what it takes off', async () => {
  const { gateway } = openCartGateway({
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
    const { gateway } = openCartGateway({ ...noSums, items: [], total_segments: [], ...wire });
    expect(await gateway.totals(C1)).toMatchObject({ value: read });
  },
);

test('CART-84 a way to pay is read with its code and title, whose it is, and whether it is the usual one', async () => {
  const { gateway } = openCartGateway([
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

test('CART-73 totals are collected for the chosen methods', async () => {
  const { gateway, sent } = openCartGateway();
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
