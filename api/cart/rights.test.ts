import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { OPENING_MS, openTestApi, type TestApi, TODAY } from '#api/testing/open-test-api.ts';
import { ADDRESS, newOrderId, orderBody } from '#api/testing/order-for-tests.ts';

const MEERA = { username: 'meera.iyer@mail.test', password: 'correct horse 9' };
const TARA = { username: 'tara@mail.test', password: 'a quiet river' };
const UNAUTHORISED = { code: 401, result: "The consumer isn't authorized to access self." };
const TEE = { sku: 'RT-TE-220', qty: 1 };

let shop: TestApi;
let owner: string;
let other: string;
let expired: string;
beforeAll(async () => {
  shop = await openTestApi();
  const customer = { email: TARA.username, firstname: 'Tara', lastname: 'Sen' };
  await shop.call('userCreate', '/api/user/create', { body: { customer, password: TARA.password } });
  expired = await logIn(MEERA);
  shop.clock.stopAt(TODAY + 2 * 60 * 60 * 1000);
  owner = await logIn(MEERA);
  other = await logIn(TARA);
}, OPENING_MS);
afterAll(() => shop.api.close());

async function logIn(body: typeof MEERA): Promise<string> {
  return (await shop.call<string>('userLogin', '/api/user/login', { body })).result;
}

async function create(token: string): Promise<string> {
  return (await shop.call<string>('cartCreate', `/api/cart/create?token=${token}`)).result;
}

const information = { shippingAddress: { ...ADDRESS, email: undefined } };

type CartCall = { readonly id: string; readonly path: string; readonly body?: object };

const CREATED = 'cartCreate';
const UPDATE: CartCall = { id: 'cartUpdate', path: 'update', body: { cartItem: TEE } };
const PULL: CartCall = { id: 'cartPull', path: 'pull' };
const TOTALS: CartCall = { id: 'cartTotals', path: 'totals' };
const COUPON: CartCall = { id: 'cartApplyCoupon', path: 'apply-coupon?coupon=FESTIVE10' };

/** Every call on one cart, with what it needs to succeed. */
const CALLS: readonly CartCall[] = [
  UPDATE,
  PULL,
  { id: 'cartPullPost', path: 'pull' },
  TOTALS,
  { id: 'cartPaymentMethods', path: 'payment-methods' },
  { id: 'cartShippingMethods', path: 'shipping-methods' },
  { id: 'cartEstimateShippingMethods', path: 'shipping-methods', body: { address: { country_id: 'IN' } } },
  { id: 'cartShippingInformation', path: 'shipping-information', body: { addressInformation: information } },
  { id: 'cartCollectTotals', path: 'collect-totals', body: { methods: {} } },
  COUPON,
  { id: 'cartDeleteCoupon', path: 'delete-coupon' },
  { id: 'cartDelete', path: 'delete', body: { cartItem: { sku: TEE.sku } } },
];

function ask({ id, path, body }: CartCall, token: string, cartId: string) {
  const address = `/api/cart/${path}${path.includes('?') ? '&' : '?'}token=${token}&cartId=${cartId}`;
  return shop.call(id, address, body ? { body } : {});
}

test('the table names every call of the contract on a cart', () => {
  type Described = { readonly operationId: string; readonly tags: readonly string[] };
  const { paths } = parse(readFileSync('docs/api/openapi.yaml', 'utf8')) as { paths: Record<string, object> };
  const calls = Object.values(paths).flatMap((methods) => Object.values(methods) as Described[]);
  const onCarts = calls.filter(({ operationId, tags }) => tags.includes('Cart') && operationId !== CREATED);
  expect(CALLS.map(({ id }) => id).toSorted()).toEqual(onCarts.map(({ operationId }) => operationId).toSorted());
});

test.each(CALLS)('$id: a cart of an account is there for its owner alone', async (call) => {
  const cart = await create(owner);
  const notFound = { code: 404, result: `No such entity with cartId = ${cart}` };
  await ask(UPDATE, owner, cart);
  const before = await ask(TOTALS, owner, cart);
  expect((await ask(call, '', cart)).body).toEqual(notFound);
  expect((await ask(call, other, cart)).body).toEqual(notFound);
  expect((await ask(call, expired, cart)).body).toEqual(UNAUTHORISED);
  expect((await ask(TOTALS, owner, cart)).body).toEqual(before.body);
  expect((await ask(call, owner, cart)).status).toBe(200);
});

test.each(CALLS)('$id: a cart of a guest is there for whoever holds its id', async (call) => {
  const cart = await create('');
  for (const token of ['', owner, other]) expect((await ask(call, token, cart)).status).toBe(200);
  expect((await ask(call, expired, cart)).body).toEqual(UNAUTHORISED);
});

test.each(CALLS)('$id: without a cart id the open cart of the caller is meant', async (call) => {
  await create(owner);
  await create(other);
  expect((await ask(call, owner, '')).status).toBe(200);
  expect((await ask(call, other, '')).status).toBe(200);
  expect((await ask(call, '', '')).body).toEqual({ code: 404, result: 'No such entity with cartId = null' });
  expect((await ask(call, expired, '')).body).toEqual(UNAUTHORISED);
});

test('what lies in the own cart is not seen by another account', async () => {
  const mine = await create(owner);
  await ask({ ...UPDATE, body: { cartItem: { ...TEE, qty: 3 } } }, owner, mine);
  await create(other);
  expect((await ask(PULL, other, '')).result).toEqual([]);
  expect((await ask(PULL, owner, '')).result).toMatchObject([{ ...TEE, qty: 3, quote_id: mine }]);
});

test('an account has one open cart, also when it is asked for many times at once, and a new one after an order', async () => {
  const ids = await Promise.all(Array.from({ length: 10 }, () => create(owner)));
  expect(new Set(ids).size).toBe(1);
  expect(await create(other)).not.toBe(ids[0]);
  const body = orderBody(newOrderId(), { cart_id: ids[0] ?? '' });
  expect((await shop.call('orderCreate', `/api/order?token=${owner}`, { body })).status).toBe(200);
  const next = await create(owner);
  expect(next).not.toBe(ids[0]);
  expect((await ask(PULL, owner, ids[0] ?? '')).status).toBe(404);
});

test("an order neither uses nor closes another account's cart, and closes a guest's", async () => {
  const mine = await create(owner);
  const guests = await create('');
  await ask(COUPON, owner, mine);
  for (const token of ['', other]) {
    const body = orderBody(newOrderId(), { cart_id: mine });
    const { result } = await shop.call('orderCreate', `/api/order?token=${token}`, { body });
    expect(result).toMatchObject({ grand_total: 1680 });
  }
  expect(await create(owner)).toBe(mine);
  await shop.call('orderCreate', `/api/order?token=${other}`, { body: orderBody(newOrderId(), { cart_id: guests }) });
  expect((await ask(PULL, '', guests)).status).toBe(404);
});

type Placed = { readonly order_id: string; readonly backendOrderId: string; readonly orderNumber: string };

async function place(token: string): Promise<Placed> {
  const body = { ...orderBody(newOrderId()), user_id: '1' };
  return (await shop.call<Placed>('orderCreate', `/api/order?token=${token}`, { body })).result;
}

const read = (id: string, token: string) => shop.call('orderGet', `/api/order/get?orderId=${id}&token=${token}`);

test('an order by its number is there for its owner alone', async () => {
  const { backendOrderId, orderNumber } = await place(owner);
  const guests = await place('');
  for (const id of [backendOrderId, orderNumber]) {
    expect((await read(id, owner)).result).toMatchObject({ increment_id: orderNumber, billing_address: ADDRESS });
    for (const token of ['', other]) {
      expect((await read(id, token)).body).toEqual({ code: 404, result: 'Order not found' });
    }
    expect((await read(id, expired)).body).toEqual(UNAUTHORISED);
  }
  for (const token of ['', owner, other]) expect((await read(guests.backendOrderId, token)).status).toBe(404);
});

test('an order by its order_id shows people to its owner, to others how it stands', async () => {
  const { order_id, orderNumber } = await place(owner);
  expect((await read(order_id, owner)).result).toMatchObject({ customer_email: ADDRESS.email, is_masked: false });
  for (const token of ['', other]) {
    const { result } = await read(order_id, token);
    const { country_id } = ADDRESS;
    expect(result).toMatchObject({ increment_id: orderNumber, is_masked: true, status: 'pending' });
    expect(result).toMatchObject({ billing_address: { country_id }, shipping_address: { country_id } });
    expect(JSON.stringify(result)).not.toMatch(/Meera|Iyer|Hill Road|Mumbai|98200|@/);
  }
  expect((await read(order_id, expired)).body).toEqual(UNAUTHORISED);
});

test("a guest's order shows people to nobody who only holds its order_id, and belongs to nobody", async () => {
  const { order_id } = await place('');
  for (const token of ['', owner, other]) {
    const { result } = await read(order_id, token);
    expect(result).toMatchObject({ is_masked: true, billing_address: { country_id: 'IN' } });
    expect(JSON.stringify(result)).not.toMatch(/Meera|Iyer|Hill Road|Mumbai|98200|@/);
  }
  const history = await shop.call<{ items: readonly { order_id: string }[] }>(
    'userOrderHistory',
    `/api/user/order-history?token=${owner}`,
  );
  expect(history.result.items.map((order) => order.order_id)).not.toContain(order_id);
});

test('a bad token places nothing', async () => {
  const body = orderBody(newOrderId());
  expect((await shop.call('orderCreate', `/api/order?token=${expired}`, { body })).body).toEqual(UNAUTHORISED);
  expect((await read(body.order_id, '')).status).toBe(404);
});

test('a cart of an account stays open until it is ordered', async () => {
  const cart = await create(owner);
  shop.clock.stopAt(TODAY + 60 * 24 * 60 * 60 * 1000);
  const token = await logIn(MEERA);
  expect(await create(token)).toBe(cart);
  expect((await ask(PULL, token, cart)).status).toBe(200);
});
