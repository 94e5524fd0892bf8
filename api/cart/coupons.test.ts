import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { OPENING_MS, openTestApi, type TestApi } from '#api/testing/open-test-api.ts';
import { newOrderId, orderBody } from '#api/testing/order-for-tests.ts';

const REFUSED = { code: 422, result: "The coupon code isn't valid. Verify the code and try again." };

let shop: TestApi;
let meera: string;
let cart: string;
beforeAll(async () => {
  shop = await openTestApi();
  const body = { username: 'meera.iyer@mail.test', password: 'correct horse 9' };
  meera = (await shop.call<string>('userLogin', '/api/user/login', { body })).result;
}, OPENING_MS);
beforeEach(async () => {
  cart = await filledCart();
});
afterAll(() => shop.api.close());

/** A tee for ₹ 1,680 and two kurtas for ₹ 8,960. */
async function filledCart(token = ''): Promise<string> {
  const id = (await shop.call<string>('cartCreate', `/api/cart/create?token=${token}`)).result;
  for (const cartItem of [
    { sku: 'AJ-KS-1042-M', qty: 2 },
    { sku: 'RT-TE-220', qty: 1 },
  ]) {
    await shop.call('cartUpdate', `/api/cart/update?token=${token}&cartId=${id}`, { body: { cartItem } });
  }
  return id;
}

const put = (coupon: object) => shop.bench<{ uses: number }>('/workbench/coupons', { body: coupon });
const apply = (code: string, { id = cart, token = '' } = {}) =>
  shop.call('cartApplyCoupon', `/api/cart/apply-coupon?token=${token}&cartId=${id}&coupon=${code}`);
const totals = (id = cart, token = '') =>
  shop.call<{ discount_amount: number; coupon_code: string | null; items: readonly { discount_amount: number }[] }>(
    'cartTotals',
    `/api/cart/totals?token=${token}&cartId=${id}`,
  );

type Placed = { readonly grand_total: number };

async function order(id: string, token = ''): Promise<Placed> {
  const body = orderBody(newOrderId(), { cart_id: id });
  return (await shop.call<Placed>('orderCreate', `/api/order?token=${token}`, { body })).result;
}

test('a percent coupon takes its share of each row, to the paisa', async () => {
  await put({ code: 'SEVEN', percent: 7.5 });
  expect((await apply('seven')).result).toBe(true);
  const { result } = await totals();
  expect(result).toMatchObject({ discount_amount: -1470, coupon_code: 'SEVEN' });
  expect(result.items.map((row) => row.discount_amount)).toEqual([1344, 126]);
});

test('a fixed coupon is split over the rows, and never takes more than there is', async () => {
  await put({ code: 'OFF100', fixed: 100 });
  await apply('OFF100');
  const { result } = await totals();
  expect(result.discount_amount).toBe(-100);
  expect(result.items.map((row) => row.discount_amount)).toEqual([91.42, 8.58]);
  await put({ code: 'OFF100', fixed: 100_000 });
  expect((await totals()).result.discount_amount).toBe(-19_600);
});

test.each([
  ['one that has ended', { valid_to: '2026-11-19' }],
  ['one that has not begun', { valid_from: '2026-11-21' }],
])('%s is refused, and the one before stays', async (_, days) => {
  await put({ code: 'DAYS', percent: 5, ...days });
  await apply('FESTIVE10');
  expect((await apply('DAYS')).body).toEqual(REFUSED);
  expect((await totals()).result.coupon_code).toBe('FESTIVE10');
});

test('a coupon counts on its first and on its last day', async () => {
  await put({ code: 'TODAY', percent: 5, valid_from: '2026-11-20', valid_to: '2026-11-20' });
  expect((await apply('TODAY')).result).toBe(true);
});

test('row 14: a coupon that ends while it is in the cart takes nothing any more', async () => {
  await put({ code: 'ENDS', percent: 5 });
  await apply('ENDS');
  await put({ code: 'ENDS', percent: 5, valid_to: '2026-11-19' });
  expect((await totals()).result).toMatchObject({ discount_amount: 0, coupon_code: null });
  expect(await order(cart)).toMatchObject({ grand_total: 1680 });
});

test('row 14: a coupon is used up by orders, not by carts', async () => {
  await put({ code: 'TWICE', percent: 50, most_uses: 2 });
  const carts = [cart, await filledCart(), await filledCart()];
  for (const id of carts) expect((await apply('TWICE', { id })).result).toBe(true);
  const totalsOf = [];
  for (const id of carts) totalsOf.push((await order(id)).grand_total);
  expect(totalsOf).toEqual([840, 840, 1680]);
  expect((await apply('TWICE', { id: await filledCart() })).body).toEqual(REFUSED);
  expect((await put({ code: 'TWICE', percent: 50, most_uses: 2 })).result.uses).toBe(2);
});

test('a coupon for each user once is no coupon for guests, nor for the same user again', async () => {
  await put({ code: 'WELCOME', percent: 50, most_uses_per_user: 1 });
  expect((await apply('WELCOME')).body).toEqual(REFUSED);
  const mine = await filledCart(meera);
  await apply('WELCOME', { id: mine, token: meera });
  expect((await totals(mine, meera)).result.coupon_code).toBe('WELCOME');
  expect(await order(mine, meera)).toMatchObject({ grand_total: 840 });
  const next = await filledCart(meera);
  expect((await apply('WELCOME', { id: next, token: meera })).body).toEqual(REFUSED);
});

test('an order that is refused uses nothing', async () => {
  await put({ code: 'ONCE', percent: 50, most_uses: 1 });
  await apply('ONCE');
  const products = [{ sku: 'AJ-KS-1042-S', name: 'Sold out', qty: 1, price: 1 }];
  const body = orderBody(newOrderId(), { cart_id: cart, products });
  expect((await shop.call('orderCreate', '/api/order?token=', { body })).status).toBe(500);
  expect(await order(cart)).toMatchObject({ grand_total: 840 });
});

test('50 orders at once use a coupon of 7 uses 7 times', async () => {
  await shop.bench('/workbench/stock', { body: { sku: 'RT-TE-220', qty: 1000 } });
  await put({ code: 'SEVENTIMES', percent: 50, most_uses: 7 });
  const carts = [];
  for (let count = 0; count < 50; count += 1) carts.push(await filledCart());
  await Promise.all(carts.map((id) => apply('SEVENTIMES', { id })));
  const placed = await Promise.all(carts.map((id) => order(id)));
  expect(placed.filter(({ grand_total }) => grand_total === 840)).toHaveLength(7);
  expect(placed.filter(({ grand_total }) => grand_total === 1680)).toHaveLength(43);
  expect((await put({ code: 'SEVENTIMES', percent: 50, most_uses: 7 })).result.uses).toBe(7);
});
