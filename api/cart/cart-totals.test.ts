import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type GuestCart, newGuestCart } from '#api/testing/guest-cart.ts';
import { OPENING_MS, openTestApi, type TestApi } from '#api/testing/open-test-api.ts';

let shop: TestApi;
let cart: GuestCart;
beforeAll(async () => {
  shop = await openTestApi();
}, OPENING_MS);
beforeEach(async () => {
  cart = await newGuestCart(shop);
});
afterAll(() => shop.api.close());

async function fill(): Promise<void> {
  await cart.update({ sku: 'AJ-KS-1042-M', qty: 2 });
  await cart.update({ sku: 'RT-TE-220', qty: 1 });
}

test('totals are those of the contract', async () => {
  await fill();
  const { result } = await shop.call('cartTotals', cart.address('totals'));
  expect(result).toMatchObject({
    subtotal: 17500,
    subtotal_incl_tax: 19600,
    discount_amount: 0,
    tax_amount: 2100,
    grand_total: 19600,
    items_qty: 3,
    coupon_code: null,
    promo_message: 'Add ₹400 more for free gift wrap.',
  });
});

test('each country pays its own price set, without tax outside India', async () => {
  await fill();
  const totalIn = async (country: string) =>
    (await shop.call('cartTotals', cart.address('totals'), { headers: { 'country-id': country } })).result;
  expect(await totalIn('US')).toMatchObject({
    subtotal: 23000,
    subtotal_incl_tax: 23000,
    tax_amount: 0,
    grand_total: 23000,
    promo_message: null,
    items: [{ price_incl_tax: 10400, tax_percent: 0 }, { price_incl_tax: 2200 }],
  });
  expect(await totalIn('GB')).toMatchObject({ grand_total: 22100 });
  expect(await totalIn('FR')).toMatchObject({ grand_total: 22100 });
});

test('a coupon takes a tenth of every row and can be taken off', async () => {
  await fill();
  const coupon = (code: string) => shop.call('cartApplyCoupon', `${cart.address('apply-coupon')}&coupon=${code}`);
  expect((await coupon('festive10')).result).toBe(true);
  expect((await coupon('STALE')).body).toEqual({
    code: 422,
    result: "The coupon code isn't valid. Verify the code and try again.",
  });
  expect((await coupon('')).body).toEqual({ code: 400, result: 'No coupon code provided' });
  const { result } = await shop.call('cartTotals', cart.address('totals'));
  expect(result).toMatchObject({
    coupon_code: 'FESTIVE10',
    discount_amount: -1960,
    grand_total: 17640,
    tax_amount: 1890,
    items: [
      {
        row_total: 16000,
        discount_amount: 1792,
        discount_percent: 10,
        row_total_with_discount: 16128,
        tax_amount: 1728,
      },
      { discount_amount: 168, tax_amount: 162 },
    ],
    total_segments: [
      { code: 'subtotal', title: 'Subtotal', value: 19600 },
      { code: 'discount', title: 'Discount (FESTIVE10)', value: -1960 },
      { code: 'shipping', title: 'Shipping (DPD Courier)', value: 0 },
      { code: 'tax', title: 'GST (included)', value: 1890 },
      { code: 'grand_total', title: 'Grand total', value: 17640 },
    ],
  });
  await shop.call('cartDeleteCoupon', cart.address('delete-coupon'));
  expect((await shop.call('cartTotals', cart.address('totals'))).result).toMatchObject({ discount_amount: 0 });
});

test('cash is offered for goods in India only', async () => {
  await fill();
  const codes = async (country: string) => {
    const sent = { headers: { 'country-id': country } };
    const { result } = await shop.call<readonly { code: string }[]>(
      'cartPaymentMethods',
      cart.address('payment-methods'),
      sent,
    );
    return result.map(({ code }) => code);
  };
  expect(await codes('IN')).toEqual(['ccavenuepay', 'paypalstandard', 'cashondelivery']);
  expect(await codes('US')).toEqual(['ccavenuepay', 'paypalstandard']);
});

test('the courier is free, wherever it goes', async () => {
  await fill();
  const courier = { carrier_code: 'flatrate', method_code: 'flatrate', method_title: 'DPD Courier', price_incl_tax: 0 };
  expect((await shop.call('cartShippingMethods', cart.address('shipping-methods'))).result).toMatchObject([courier]);
  const body = { address: { country_id: 'US' } };
  const posted = await shop.call('cartEstimateShippingMethods', cart.address('shipping-methods'), { body });
  expect(posted.result).toMatchObject([courier]);
  const wrong = { address: { country_id: 'india' } };
  expect(
    (await shop.call('cartEstimateShippingMethods', cart.address('shipping-methods'), { body: wrong })).body,
  ).toEqual({
    code: 400,
    result: [{ field: 'address.country_id', keyword: 'pattern', message: 'must be two capital letters' }],
  });
});

test('addresses are stored and answered with methods and totals', async () => {
  await fill();
  const send = (addressInformation: object) =>
    shop.call('cartShippingInformation', cart.address('shipping-information'), { body: { addressInformation } });
  const shippingAddress = { country_id: 'IN' };
  expect(
    (await send({ shippingAddress, shippingCarrierCode: 'flatrate', shippingMethodCode: 'flatrate' })).result,
  ).toMatchObject({
    payment_methods: [{ code: 'ccavenuepay' }, { code: 'paypalstandard' }, { code: 'cashondelivery' }],
    totals: { grand_total: 19600 },
  });
  expect((await send({ shippingAddress, shippingCarrierCode: 'pigeon', shippingMethodCode: 'post' })).body).toEqual({
    code: 422,
    result: 'Carrier with such method not found: pigeon, post',
  });
  expect((await send({})).body).toEqual({
    code: 400,
    result: 'No address element provided within the request body',
  });
});

test('methods are chosen among those offered', async () => {
  await fill();
  const choose = (methods: object, country = 'IN') =>
    shop.call('cartCollectTotals', cart.address('collect-totals'), {
      body: { methods },
      headers: { 'country-id': country },
    });
  const cash = { paymentMethod: { method: 'cashondelivery' } };
  expect((await choose(cash)).result).toMatchObject({ grand_total: 19600 });
  expect((await choose(cash, 'US')).body).toEqual({
    code: 422,
    result: 'The requested Payment Method is not available.',
  });
  expect((await shop.call('cartCollectTotals', cart.address('collect-totals'), { body: {} })).body).toEqual({
    code: 400,
    result: 'No shipping and payment methods element provided within the request body',
  });
});
