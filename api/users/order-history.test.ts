import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { OPENING_MS, type TestApi, TODAY } from '#api/testing/open-test-api.ts';
import { HOUR, MEERA, openShopOfTwo, order, signIn, TARA } from './customers-for-tests.ts';

let shop: TestApi;
beforeAll(async () => {
  ({ shop } = await openShopOfTwo());
}, 2 * OPENING_MS);
afterAll(() => shop.api.close());
beforeEach(() => shop.clock.stopAt(TODAY));

type History = {
  readonly items: readonly { readonly order_id: string; readonly customer_email: string }[];
  readonly total_count: number;
  readonly page_size: number;
  readonly current_page: number;
};

const historyOf = (token: string, query = '') =>
  shop.call<History>('userOrderHistory', `/api/user/order-history?token=${token}${query}`);

test('userOrderHistory: all orders of a user by pages, newest first, and nothing of them is masked', async () => {
  const { token } = await signIn(shop, TARA);
  const placed = [await order(shop, token), await order(shop, token), await order(shop, token)].reverse();
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
  const placed = await order(shop, (await signIn(shop, TARA)).token);
  shop.clock.stopAt(TODAY);
  const { token } = await signIn(shop, TARA);
  const { items } = (await historyOf(token)).result;
  expect(items.find(({ order_id }) => order_id === placed)?.customer_email).toBe(MEERA.email);
  type Order = { readonly customer_email: string };
  const get = (who: string) => shop.call<Order>('orderGet', `/api/order/get?orderId=${placed}&token=${who}`);
  expect((await get(token)).result.customer_email).toBe(MEERA.email);
  expect((await get('')).result.customer_email).toBeUndefined();
  expect((await get((await signIn(shop, MEERA)).token)).result.customer_email).toBeUndefined();
});

test.each([
  ['pageSize=0', 'pageSize', 'minimum', 'must be a whole number of at least 1'],
  ['pageSize=101', 'pageSize', 'type', 'must be at most 100'],
  ['pageSize=1e1', 'pageSize', 'type', 'must be a whole number'],
  ['currentPage=-1', 'currentPage', 'minimum', 'must be a whole number of at least 1'],
  ['currentPage=99999999', 'currentPage', 'type', 'must be at most 1000000'],
])('userOrderHistory: %s is refused', async (query, field, keyword, message) => {
  const { token } = await signIn(shop, TARA);
  expect((await historyOf(token, `&${query}`)).body).toEqual({ code: 400, result: [{ field, keyword, message }] });
});
