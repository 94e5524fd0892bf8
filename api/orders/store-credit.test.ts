import { afterAll, beforeAll, expect, test } from 'vitest';
import { OPENING_MS, openTestApi, type TestApi } from '#api/testing/open-test-api.ts';
import { newOrderId, orderBody } from '#api/testing/order-for-tests.ts';

type Placed = { readonly grand_total: number; readonly orderNumber: string; readonly redirect_url: string | null };
type Entry = { readonly action: string; readonly amount: number; readonly order_increment_id: string | null };
type History = { readonly total_balance: number; readonly items: readonly Entry[] };

let shop: TestApi;
let token: string;
beforeAll(async () => {
  shop = await openTestApi();
  const body = { username: 'meera.iyer@mail.test', password: 'correct horse 9' };
  token = (await shop.call<string>('userLogin', '/api/user/login', { body })).result;
}, OPENING_MS);
afterAll(() => shop.api.close());

async function cartWithCredit(): Promise<string> {
  const id = (await shop.call<string>('cartCreate', `/api/cart/create?token=${token}`)).result;
  const at = `token=${token}&cartId=${id}`;
  const body = { cartItem: { sku: 'RT-TE-220', qty: 1 } };
  await shop.call('cartUpdate', `/api/cart/update?${at}`, { body });
  await shop.call('storeCreditSpend', `/api/giftcard/store-credit-spending?${at}`, { body: { apply: true } });
  return id;
}

const place = (cart_id: string, as = token, payment_method_code = 'cashondelivery') => {
  const body = orderBody(newOrderId(), { cart_id, information: { payment_method_code } });
  return shop.call<Placed>('orderCreate', `/api/order?token=${as}`, { body });
};
const history = async () =>
  (await shop.call<History>('storeCreditTransactions', `/api/giftcard/store-credit-transaction?token=${token}`)).result;

test("a guest who knows the cart's id spends nobody's credit", async () => {
  const { result } = await place(await cartWithCredit(), '');
  expect(result.grand_total).toBe(1680);
  expect((await history()).total_balance).toBe(1500);
});

test('a payment that fails gives the credit back', async () => {
  const { result } = await place(await cartWithCredit(), token, 'ccavenuepay');
  expect(result.grand_total).toBe(180);
  expect((await history()).total_balance).toBe(0);
  const state = new URL(result.redirect_url ?? '').searchParams.get('state') ?? '';
  const body = new URLSearchParams({ state, outcome: 'failed' });
  await shop.api.fetch(new Request('http://api.test/payment/stand-in', { method: 'POST', body }));
  const { total_balance, items } = await history();
  expect(total_balance).toBe(1500);
  const order_increment_id = result.orderNumber;
  expect(items.slice(0, 2)).toMatchObject([
    { action: 'refunded', amount: 1500, order_increment_id },
    { action: 'spent', amount: -1500, order_increment_id },
  ]);
});

test('row 14: 50 orders of one cart at once spend the credit once', async () => {
  await shop.bench('/workbench/stock', { body: { sku: 'RT-TE-220', qty: 1000 } });
  const cart = await cartWithCredit();
  const placed = await Promise.all(Array.from({ length: 50 }, () => place(cart)));
  const sums = placed.map(({ result }) => result.grand_total).toSorted((one, other) => one - other);
  expect(sums).toEqual([180, ...Array(49).fill(1680)]);
  expect((await history()).total_balance).toBe(0);
});
