import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { type Answer, OPENING_MS, openTestApi, type TestApi, TODAY } from '#reference-api/testing/open-test-api.ts';

const MEERA = { email: 'meera.iyer@mail.test', password: 'correct horse 9' };
const TARA = { email: 'tara@mail.test', password: 'a quiet river' };
const HOUR = 60 * 60_000;

type Pair = { readonly token: string; readonly refreshToken: string };

let shop: TestApi;
let meerasCart: string;
beforeAll(async () => {
  shop = await openTestApi();
  const customer = { email: TARA.email, firstname: 'Tara', lastname: 'Sen' };
  await shop.call('userCreate', '/api/user/create', { body: { customer, password: TARA.password } });
  const { token } = await signIn(MEERA);
  meerasCart = await cartOf(token);
  await fill(token, meerasCart);
  await order(token);
  await order(token);
}, 2 * OPENING_MS);
afterAll(() => shop.api.close());
beforeEach(() => shop.clock.stopAt(TODAY));

async function signIn({ email: username, password }: typeof MEERA): Promise<Pair> {
  const { body } = await shop.call('userLogin', '/api/user/login', { body: { username, password } });
  const { result, meta } = body as { readonly result: string; readonly meta: { readonly refreshToken: string } };
  return { token: result, refreshToken: meta.refreshToken };
}

async function cartOf(token: string): Promise<string> {
  return (await shop.call<string>('cartCreate', `/api/cart/create?token=${token}`)).result;
}

async function fill(token: string, cart: string): Promise<void> {
  const cartItem = { sku: 'RT-TE-220', qty: 1 };
  const line = await shop.call('cartUpdate', `/api/cart/update?token=${token}&cartId=${cart}`, { body: { cartItem } });
  expect(line.status).toBe(200);
}

const address = {
  firstname: 'Meera',
  lastname: 'Iyer',
  street: ['12B', 'Hill Road, Bandra West'],
  city: 'Mumbai',
  region: 'Maharashtra',
  country_id: 'IN',
  postcode: '400050',
  telephone: '+91 98200 00000',
  email: MEERA.email,
};

async function order(token: string): Promise<string> {
  const order_id = `${TODAY}-${crypto.randomUUID()}`;
  const addressInformation = {
    shippingAddress: address,
    billingAddress: address,
    shipping_carrier_code: 'flatrate',
    shipping_method_code: 'flatrate',
    payment_method_code: 'cashondelivery',
    payment_method_additional: {},
  };
  const products = [{ sku: 'RT-TE-220', name: 'Tee', qty: 1, price: 1 }];
  const body = { order_id, cart_id: '', user_id: '501', products, addressInformation };
  expect((await shop.call('orderCreate', `/api/order?token=${token}`, { body })).status).toBe(200);
  return order_id;
}

type Own = { readonly operationId: string; readonly address: string; readonly body?: object };

/** Every call that only somebody who is signed in may make, as somebody else would make it for Meera's things. */
const own = (): readonly Own[] => [
  { operationId: 'userMe', address: '/api/user/me' },
  {
    operationId: 'userUpdate',
    address: '/api/user/me',
    body: {
      customer: { email: TARA.email, firstname: 'X', lastname: 'Y', addresses: [{ ...address, region: {}, id: 31 }] },
    },
  },
  {
    operationId: 'userChangePassword',
    address: '/api/user/change-password',
    body: { currentPassword: MEERA.password, newPassword: 'stolen by tara' },
  },
  { operationId: 'userOrderHistory', address: '/api/user/order-history' },
  { operationId: 'storeCreditTransactions', address: '/api/giftcard/store-credit-transaction' },
  { operationId: 'storeCreditSpending', address: `/api/giftcard/store-credit-spending?cartId=${meerasCart}` },
  {
    operationId: 'storeCreditSpend',
    address: `/api/giftcard/store-credit-spending?cartId=${meerasCart}`,
    body: { apply: true },
  },
];

function make({ operationId, address: path, body }: Own, token: string | null): Promise<Answer<unknown>> {
  const mark = path.includes('?') ? '&' : '?';
  const query = token === null ? '' : `${mark}token=${encodeURIComponent(token)}`;
  return shop.call(operationId, `${path}${query}`, body ? { body } : {});
}

const UNAUTHORISED = { code: 401, result: "The consumer isn't authorized to access self." };

test('every call that the contract keeps for a user is in the table', () => {
  const { paths } = parse(readFileSync('docs/api/openapi.yaml', 'utf8')) as {
    paths: Record<string, Record<string, { operationId: string; parameters?: { $ref?: string }[] }>>;
  };
  const kept = Object.values(paths)
    .flatMap((methods) => Object.values(methods))
    .filter(({ parameters = [] }) => parameters.some(({ $ref }) => $ref === '#/components/parameters/TokenRequired'));
  expect(
    own()
      .map(({ operationId }) => operationId)
      .sort(),
  ).toEqual(kept.map(({ operationId }) => operationId).sort());
});

describe('a token that is none opens nothing', () => {
  const tokens: Readonly<Record<string, () => Promise<string | null>>> = {
    'no token': async () => null,
    'an empty token': async () => '',
    'an unknown token': async () => 'ut_6c1f0b',
    'a hash in place of the token': async () => `ut_${'A'.repeat(43)}`,
    'a very long token': async () => 'x'.repeat(7_000),
    'an expired token': async () => {
      const { token } = await signIn(MEERA);
      shop.clock.stopAt(TODAY + HOUR);
      return token;
    },
    'a revoked token': async () => {
      const { token, refreshToken } = await signIn(MEERA);
      const refresh = () => shop.call('userRefresh', '/api/user/refresh', { body: { refreshToken } });
      await refresh();
      shop.clock.stopAt(TODAY + 60_001);
      expect((await refresh()).status).toBe(401);
      return token;
    },
    'a refresh token': async () => (await signIn(MEERA)).refreshToken,
    'a group token': async () => {
      const { token } = await signIn(MEERA);
      return (await shop.call<{ groupToken: string }>('userMe', `/api/user/me?token=${token}`)).result.groupToken;
    },
  };
  test.each(Object.keys(tokens))('%s', async (name) => {
    const token = (await tokens[name]?.()) ?? null;
    for (const call of own()) expect((await make(call, token)).body, call.operationId).toEqual(UNAUTHORISED);
  });
});

test("another user's token opens the other user's things alone", async () => {
  const { token } = await signIn(TARA);
  const foreign = /meera|Hill Road|AF0000|Gift card/i;
  const codes: Record<string, number> = {};
  for (const call of own()) {
    const { status, body } = await make(call, token);
    codes[call.operationId] = status;
    expect(JSON.stringify(body), call.operationId).not.toMatch(foreign);
  }
  expect(codes).toEqual({
    userMe: 200,
    userUpdate: 422,
    userChangePassword: 422,
    userOrderHistory: 200,
    storeCreditTransactions: 200,
    storeCreditSpending: 404,
    storeCreditSpend: 404,
  });
});

type History = {
  readonly items: readonly { readonly order_id: string; readonly customer_email: string }[];
  readonly total_count: number;
  readonly page_size: number;
  readonly current_page: number;
};

const historyOf = (token: string, query = '') =>
  shop.call<History>('userOrderHistory', `/api/user/order-history?token=${token}${query}`);

test('userOrderHistory: all orders of a user by pages, newest first, and nothing of them is masked', async () => {
  const { token } = await signIn(TARA);
  const placed = [await order(token), await order(token), await order(token)].reverse();
  shop.clock.stopAt(TODAY + HOUR / 2);
  const all = (await historyOf(token)).result;
  expect(all.items.map(({ order_id }) => order_id)).toEqual(placed);
  expect(all).toMatchObject({ total_count: 3, page_size: 20, current_page: 1 });
  expect(all.items[0]?.customer_email).toBe(MEERA.email);
  const second = (await historyOf(token, '&pageSize=2&currentPage=2')).result;
  expect(second.items.map(({ order_id }) => order_id)).toEqual(placed.slice(2));
  expect((await historyOf(token, '&currentPage=9')).result).toMatchObject({ items: [], total_count: 3 });
});

test('userOrderHistory: an owner reads the whole of an old order, others do not', async () => {
  shop.clock.stopAt(TODAY - 40 * HOUR);
  const placed = await order((await signIn(TARA)).token);
  shop.clock.stopAt(TODAY);
  const { token } = await signIn(TARA);
  const { items } = (await historyOf(token)).result;
  expect(items.find(({ order_id }) => order_id === placed)?.customer_email).toBe(MEERA.email);
  type Order = { readonly customer_email: string };
  const get = (who: string) => shop.call<Order>('orderGet', `/api/order/get?orderId=${placed}&token=${who}`);
  expect((await get(token)).result.customer_email).toBe(MEERA.email);
  expect((await get('')).result.customer_email).toBeUndefined();
  expect((await get((await signIn(MEERA)).token)).result.customer_email).toBeUndefined();
});

test.each([
  ['pageSize=0', 'pageSize', 'minimum', 'must be a whole number of at least 1'],
  ['pageSize=101', 'pageSize', 'type', 'must be at most 100'],
  ['pageSize=1e1', 'pageSize', 'type', 'must be a whole number'],
  ['currentPage=-1', 'currentPage', 'minimum', 'must be a whole number of at least 1'],
  ['currentPage=99999999', 'currentPage', 'type', 'must be at most 1000000'],
])('userOrderHistory: %s is refused', async (query, field, keyword, message) => {
  const { token } = await signIn(TARA);
  expect((await historyOf(token, `&${query}`)).body).toEqual({ code: 400, result: [{ field, keyword, message }] });
});

test('storeCreditTransactions: the balance and how it came', async () => {
  const { token } = await signIn(MEERA);
  const history = await shop.call('storeCreditTransactions', `/api/giftcard/store-credit-transaction?token=${token}`);
  const entry = {
    transaction_id: 88,
    created_at: '2026-10-10T07:00:00.000Z',
    action: 'credited',
    amount: 1500,
    balance_after: 1500,
    comment: 'Gift card AF-GIFT-1500',
    order_increment_id: null,
  };
  expect(history.result).toEqual({ items: [entry], total_balance: 1500 });
});

type Spending = { readonly totals: { readonly total_segments: readonly { readonly code: string }[] } };

test('storeCreditSpending: credit is used as far as it goes, again and again the same, and released', async () => {
  const { token } = await signIn(MEERA);
  const path = `/api/giftcard/store-credit-spending?token=${token}&cartId=${meerasCart}`;
  const state = () => shop.call<Spending>('storeCreditSpending', path);
  const use = (apply: boolean) => shop.call<Spending>('storeCreditSpend', path, { body: { apply } });
  expect((await state()).result).toMatchObject({ applied: false, amount: 0, available_balance: 1500 });
  for (const _time of [1, 2]) {
    expect((await use(true)).result).toMatchObject({
      applied: true,
      amount: 1500,
      available_balance: 1500,
      totals: { store_credit_amount: -1500, grand_total: 180 },
    });
  }
  const { totals } = (await state()).result;
  expect(totals.total_segments.at(-2)).toEqual({ code: 'store_credit', title: 'Store credit', value: -1500 });
  expect((await use(false)).result).toMatchObject({ applied: false, amount: 0, totals: { grand_total: 1680 } });
  expect((await use('yes' as never)).body).toEqual({
    code: 400,
    result: [{ field: 'apply', keyword: 'type', message: 'must be true or false' }],
  });
});

test('storeCreditSpend: who has no credit cannot use it, and a guest cart has no owner to pay for it', async () => {
  const path = '/api/giftcard/store-credit-spending';
  const { token } = await signIn(TARA);
  const tarasCart = await cartOf(token);
  const body = { apply: true };
  expect((await shop.call('storeCreditSpend', `${path}?token=${token}&cartId=${tarasCart}`, { body })).body).toEqual({
    code: 422,
    result: 'No store credit available',
  });
  const guest = (await shop.call<string>('cartCreate', '/api/cart/create?token=')).result;
  expect((await shop.call('storeCreditSpend', `${path}?token=${token}&cartId=${guest}`, { body })).body).toEqual({
    code: 404,
    result: `No such entity with cartId = ${guest}`,
  });
});
