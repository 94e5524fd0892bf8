import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type GuestCart, newGuestCart } from '#api/testing/guest-cart.ts';
import { OPENING_MS, openTestApi, type TestApi, TODAY } from '#api/testing/open-test-api.ts';

let shop: TestApi;
let cart: GuestCart;
beforeAll(async () => {
  shop = await openTestApi();
}, OPENING_MS);
beforeEach(async () => {
  cart = await newGuestCart(shop);
});
afterAll(() => shop.api.close());

type Line = { readonly item_id: number; readonly sku: string; readonly qty: number };

async function pull(): Promise<readonly Line[]> {
  return (await shop.call<readonly Line[]>('cartPull', cart.address('pull'))).result;
}

async function fill(): Promise<void> {
  await cart.update({ sku: 'AJ-KS-1042-M', qty: 2 });
  await cart.update({ sku: 'RT-TE-220', qty: 1 });
}

test('every call makes a new guest cart', async () => {
  const other = (await shop.call<string>('cartCreate', '/api/cart/create?token=')).result;
  expect(other).not.toBe(cart.id);
  expect(other.length).toBeGreaterThanOrEqual(32);
});

test('a line is the variant, with the options that lead to it', async () => {
  const { result } = await cart.update({ sku: 'AJ-KS-1042-M', qty: 2 });
  expect(result).toMatchObject({
    sku: 'AJ-KS-1042-M',
    parent_sku: 'AJ-KS-1042',
    qty: 2,
    name: 'Indigo Block Print Kurta Set M',
    price: 8000,
    price_incl_tax: 8960,
    product_type: 'configurable',
    quote_id: cart.id,
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
  const first = await cart.update({ sku: 'RT-TE-220', qty: 3 });
  const again = await cart.update({ sku: 'RT-TE-220', qty: 3 });
  expect(again.result).toEqual(first.result);
  expect(await pull()).toEqual([first.result]);
});

test('a configurable sku with options becomes its variant', async () => {
  const configurable_item_options = [
    { option_id: '93', option_value: '49' },
    { option_id: '142', option_value: '167' },
  ];
  const product_option = { extension_attributes: { configurable_item_options } };
  expect((await cart.update({ sku: 'AJ-KS-1042', qty: 1, product_option })).result.sku).toBe('AJ-KS-1042-M');
});

test('a line found by its id takes the new sku, and its twin goes', async () => {
  const small = (await cart.update({ sku: 'AJ-KS-1042-S', qty: 1 })).result;
  await cart.update({ sku: 'AJ-KS-1042-M', qty: 2 });
  const changed = await cart.update({ sku: 'AJ-KS-1042-M', qty: 4, item_id: String(small.item_id) });
  expect(changed.result).toMatchObject({ item_id: small.item_id, sku: 'AJ-KS-1042-M', qty: 4 });
  expect(await pull()).toEqual([changed.result]);
});

test('lines with other options are other lines', async () => {
  const custom = { extension_attributes: { custom_options: [{ option_id: '7', option_value: 'Meera' }] } };
  await cart.update({ sku: 'RT-TE-220', qty: 1 });
  await cart.update({ sku: 'RT-TE-220', qty: 2, product_option: custom });
  expect((await pull()).map(({ qty }) => qty)).toEqual([1, 2]);
  await shop.call('cartDelete', cart.address('delete'), { body: { cartItem: { sku: 'RT-TE-220' } } });
  expect((await pull()).map(({ qty }) => qty)).toEqual([2]);
});

test('removing answers true, also for a line that is not there', async () => {
  await fill();
  for (const _again of [1, 2]) {
    const { result } = await shop.call('cartDelete', cart.address('delete'), {
      body: { cartItem: { sku: 'RT-TE-220' } },
    });
    expect(result).toBe(true);
  }
  expect((await pull()).map(({ sku }) => sku)).toEqual(['AJ-KS-1042-M']);
});

test('the lines can be read with POST too, oldest first', async () => {
  await fill();
  const posted = await shop.call<readonly Line[]>('cartPullPost', cart.address('pull'));
  expect(posted.result.map(({ sku }) => sku)).toEqual(['AJ-KS-1042-M', 'RT-TE-220']);
  expect(posted.result).toEqual(await pull());
});

test.each(['NOBODY', 'AJ-KS-1042'])('%s cannot be added', async (sku) => {
  expect((await cart.update({ sku, qty: 1 })).body).toEqual({
    code: 422,
    result: 'Product that you are trying to add is not available.',
  });
});

test('what is sold out may lie in the cart', async () => {
  expect((await cart.update({ sku: 'AJ-KS-1042-S', qty: 5 })).status).toBe(200);
});

test.each([
  [{ sku: 'RT-TE-220', qty: 0 }, 'cartItem.qty', 'minimum', 'must be a whole number of at least 1'],
  [{ sku: 'RT-TE-220', qty: 1.5 }, 'cartItem.qty', 'type', 'must be a whole number'],
  [{ qty: 1 }, 'cartItem.sku', 'required', 'is required'],
  [{ sku: '', qty: 1 }, 'cartItem.sku', 'minLength', 'must have at least 1 character'],
  [{ sku: 'RT-TE-220', qty: 10_000 }, 'cartItem.qty', 'maximum', 'must be at most 9999'],
])('a mistaken line %j is refused at %s', async (cartItem, field, keyword, message) => {
  expect((await cart.update(cartItem)).body).toEqual({ code: 400, result: [{ field, keyword, message }] });
});

test('a missing line is named as the contract names it', async () => {
  const { body } = await shop.call('cartUpdate', cart.address('update'), { body: {} });
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
  expect((await shop.call(operation, `/api/cart/${path}?token=&cartId=gone`)).body).toEqual({
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
  const { status } = await shop.call('cartPull', cart.address('pull'));
  shop.clock.stopAt(null);
  expect(status).toBe(404);
});

test('a token that is not valid is refused on every cart call', async () => {
  const { body } = await shop.call('cartPull', `/api/cart/pull?token=stale&cartId=${cart.id}`);
  expect(body).toEqual({ code: 401, result: "The consumer isn't authorized to access self." });
});
