import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { OPENING_MS, openTestApi, type TestApi, TODAY } from '#reference-api/testing/open-test-api.ts';

let shop: TestApi;
let cart: string;
beforeAll(async () => {
  shop = await openTestApi();
}, OPENING_MS);
beforeEach(async () => {
  cart = (await shop.call<string>('cartCreate', '/api/cart/create?token=')).result;
});
afterAll(() => shop.api.close());

const address = (path: string, id = cart) => `/api/cart/${path}?token=&cartId=${id}`;

type Line = { readonly item_id: number; readonly sku: string; readonly qty: number };

function update(cartItem: object) {
  return shop.call<Line>('cartUpdate', address('update'), { body: { cartItem } });
}

async function pull(): Promise<readonly Line[]> {
  return (await shop.call<readonly Line[]>('cartPull', address('pull'))).result;
}

async function fill(): Promise<void> {
  await update({ sku: 'AJ-KS-1042-M', qty: 2 });
  await update({ sku: 'RT-TE-220', qty: 1 });
}

test('every call makes a new guest cart', async () => {
  const other = (await shop.call<string>('cartCreate', '/api/cart/create?token=')).result;
  expect(other).not.toBe(cart);
  expect(other.length).toBeGreaterThanOrEqual(32);
});

test('a line is the variant, with the options that lead to it', async () => {
  const { result } = await update({ sku: 'AJ-KS-1042-M', qty: 2 });
  expect(result).toMatchObject({
    sku: 'AJ-KS-1042-M',
    parent_sku: 'AJ-KS-1042',
    qty: 2,
    name: 'Indigo Block Print Kurta Set M',
    price: 8000,
    price_incl_tax: 8960,
    product_type: 'configurable',
    quote_id: cart,
    product_option: {
      extension_attributes: {
        configurable_item_options: [
          { option_id: '93', option_value: '49', label: 'Colour', value: 'Indigo' },
          { option_id: '142', option_value: '167', label: 'Size', value: 'M' },
        ],
      },
    },
  });
});

test('quantities are absolute: a repeat changes nothing', async () => {
  const first = await update({ sku: 'RT-TE-220', qty: 3 });
  const again = await update({ sku: 'RT-TE-220', qty: 3 });
  expect(again.result).toEqual(first.result);
  expect(await pull()).toEqual([first.result]);
});

test('a configurable sku with options becomes its variant', async () => {
  const configurable_item_options = [
    { option_id: '93', option_value: '49' },
    { option_id: '142', option_value: '167' },
  ];
  const product_option = { extension_attributes: { configurable_item_options } };
  expect((await update({ sku: 'AJ-KS-1042', qty: 1, product_option })).result.sku).toBe('AJ-KS-1042-M');
});

test('a line found by its id takes the new sku, and its twin goes', async () => {
  const small = (await update({ sku: 'AJ-KS-1042-S', qty: 1 })).result;
  await update({ sku: 'AJ-KS-1042-M', qty: 2 });
  const changed = await update({ sku: 'AJ-KS-1042-M', qty: 4, item_id: String(small.item_id) });
  expect(changed.result).toMatchObject({ item_id: small.item_id, sku: 'AJ-KS-1042-M', qty: 4 });
  expect(await pull()).toEqual([changed.result]);
});

test('lines with other options are other lines', async () => {
  const custom = { extension_attributes: { custom_options: [{ option_id: '7', option_value: 'Meera' }] } };
  await update({ sku: 'RT-TE-220', qty: 1 });
  await update({ sku: 'RT-TE-220', qty: 2, product_option: custom });
  expect((await pull()).map(({ qty }) => qty)).toEqual([1, 2]);
  await shop.call('cartDelete', address('delete'), { body: { cartItem: { sku: 'RT-TE-220' } } });
  expect((await pull()).map(({ qty }) => qty)).toEqual([2]);
});

test('removing answers true, also for a line that is not there', async () => {
  await fill();
  for (const _again of [1, 2]) {
    const { result } = await shop.call('cartDelete', address('delete'), { body: { cartItem: { sku: 'RT-TE-220' } } });
    expect(result).toBe(true);
  }
  expect((await pull()).map(({ sku }) => sku)).toEqual(['AJ-KS-1042-M']);
});

test('the lines can be read with POST too, oldest first', async () => {
  await fill();
  const posted = await shop.call<readonly Line[]>('cartPullPost', address('pull'));
  expect(posted.result.map(({ sku }) => sku)).toEqual(['AJ-KS-1042-M', 'RT-TE-220']);
  expect(posted.result).toEqual(await pull());
});

test.each(['NOBODY', 'AJ-KS-1042'])('%s cannot be added', async (sku) => {
  expect((await update({ sku, qty: 1 })).body).toEqual({
    code: 422,
    result: 'Product that you are trying to add is not available.',
  });
});

test('what is sold out may lie in the cart', async () => {
  expect((await update({ sku: 'AJ-KS-1042-S', qty: 5 })).status).toBe(200);
});

test.each([
  [{ sku: 'RT-TE-220', qty: 0 }, 'cartItem.qty', 'minimum', 'must be a whole number of at least 1'],
  [{ sku: 'RT-TE-220', qty: 1.5 }, 'cartItem.qty', 'type', 'must be a whole number'],
  [{ qty: 1 }, 'cartItem.sku', 'required', 'is required'],
  [{ sku: '', qty: 1 }, 'cartItem.sku', 'minLength', 'must have at least 1 character'],
  [{ sku: 'RT-TE-220', qty: 10_000 }, 'cartItem.qty', 'type', 'must be at most 9999'],
])('a mistaken line %j is refused at %s', async (cartItem, field, keyword, message) => {
  expect((await update(cartItem)).body).toEqual({ code: 400, result: [{ field, keyword, message }] });
});

test('a missing line is named as the contract names it', async () => {
  const { body } = await shop.call('cartUpdate', address('update'), { body: {} });
  expect(body).toEqual({ code: 400, result: 'No cartItem element provided within the request body' });
});

test.each([
  ['cartPull', 'pull'],
  ['cartTotals', 'totals'],
  ['cartPaymentMethods', 'payment-methods'],
  ['cartShippingMethods', 'shipping-methods'],
  ['cartDeleteCoupon', 'delete-coupon'],
  ['cartApplyCoupon', 'apply-coupon'],
])('%s of an unknown cart is not found', async (operation, path) => {
  expect((await shop.call(operation, address(path, 'gone'))).body).toEqual({
    code: 404,
    result: 'No such entity with cartId = gone',
  });
  expect((await shop.call(operation, `/api/cart/${path}?token=`)).body).toEqual({
    code: 404,
    result: 'No such entity with cartId = null',
  });
});

test('a guest cart ends after 30 days', async () => {
  shop.clock.stopAt(TODAY + 30 * 24 * 60 * 60 * 1000);
  const { status } = await shop.call('cartPull', address('pull'));
  shop.clock.stopAt(null);
  expect(status).toBe(404);
});

test('a token that is not valid is refused on every cart call', async () => {
  const { body } = await shop.call('cartPull', `/api/cart/pull?token=stale&cartId=${cart}`);
  expect(body).toEqual({ code: 401, result: "The consumer isn't authorized to access self." });
});

test('totals are those of the contract', async () => {
  await fill();
  const { result } = await shop.call('cartTotals', address('totals'));
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
    (await shop.call('cartTotals', address('totals'), { headers: { 'country-id': country } })).result;
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
  const coupon = (code: string) => shop.call('cartApplyCoupon', `${address('apply-coupon')}&coupon=${code}`);
  expect((await coupon('festive10')).result).toBe(true);
  expect((await coupon('STALE')).body).toEqual({
    code: 422,
    result: "The coupon code isn't valid. Verify the code and try again.",
  });
  expect((await coupon('')).body).toEqual({ code: 400, result: 'No coupon code provided' });
  const { result } = await shop.call('cartTotals', address('totals'));
  expect(result).toMatchObject({
    coupon_code: 'FESTIVE10',
    discount_amount: -1960,
    grand_total: 17640,
    tax_amount: 2100,
    items: [{ discount_amount: 1792, discount_percent: 10, row_total_with_discount: 16128 }, { discount_amount: 168 }],
    total_segments: [
      { code: 'subtotal', title: 'Subtotal', value: 19600 },
      { code: 'discount', title: 'Discount (FESTIVE10)', value: -1960 },
      { code: 'shipping', title: 'Shipping (DPD Courier)', value: 0 },
      { code: 'tax', title: 'GST (included)', value: 2100 },
      { code: 'grand_total', title: 'Grand total', value: 17640 },
    ],
  });
  await shop.call('cartDeleteCoupon', address('delete-coupon'));
  expect((await shop.call('cartTotals', address('totals'))).result).toMatchObject({ discount_amount: 0 });
});

test('cash is offered for goods in India only', async () => {
  await fill();
  const codes = async (country: string) => {
    const sent = { headers: { 'country-id': country } };
    const { result } = await shop.call<readonly { code: string }[]>(
      'cartPaymentMethods',
      address('payment-methods'),
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
  expect((await shop.call('cartShippingMethods', address('shipping-methods'))).result).toMatchObject([courier]);
  const body = { address: { country_id: 'US' } };
  const posted = await shop.call('cartEstimateShippingMethods', address('shipping-methods'), { body });
  expect(posted.result).toMatchObject([courier]);
  const wrong = { address: { country_id: 'india' } };
  expect((await shop.call('cartEstimateShippingMethods', address('shipping-methods'), { body: wrong })).body).toEqual({
    code: 400,
    result: [{ field: 'address.country_id', keyword: 'pattern', message: 'must be two capital letters' }],
  });
});

test('addresses are stored and answered with methods and totals', async () => {
  await fill();
  const send = (addressInformation: object) =>
    shop.call('cartShippingInformation', address('shipping-information'), { body: { addressInformation } });
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
    shop.call('cartCollectTotals', address('collect-totals'), {
      body: { methods },
      headers: { 'country-id': country },
    });
  const cash = { paymentMethod: { method: 'cashondelivery' } };
  expect((await choose(cash)).result).toMatchObject({ grand_total: 19600 });
  expect((await choose(cash, 'US')).body).toEqual({
    code: 422,
    result: 'The requested Payment Method is not available.',
  });
  expect((await shop.call('cartCollectTotals', address('collect-totals'), { body: {} })).body).toEqual({
    code: 400,
    result: 'No shipping and payment methods element provided within the request body',
  });
});
