import { afterAll, beforeAll, expect, test } from 'vitest';
import { OPENING_MS, openTestApi, type TestApi } from '#api/testing/open-test-api.ts';
import { ask, deliver, delivered, type Return, returnBody, tell } from './returns-for-tests.ts';

const TEE = 'RT-TE-220';
const MEERA = { username: 'meera.iyer@mail.test', password: 'correct horse 9' };

let shop: TestApi;
let token: string;
beforeAll(async () => {
  shop = await openTestApi();
  token = (await shop.call<string>('userLogin', '/api/user/login', { body: MEERA })).result;
}, OPENING_MS);
afterAll(() => shop.api.close());

async function balance(): Promise<number> {
  const address = `/api/giftcard/store-credit-transaction?token=${token}`;
  return (await shop.call<{ total_balance: number }>('storeCreditTransactions', address)).result.total_balance;
}

async function refunded(body: object, as = ''): Promise<Return> {
  const { result } = await ask(shop, body, as);
  for (const status of ['received', 'refunded']) await tell(shop, result, { status });
  return result;
}

async function cartOf(qty: number, paths: readonly string[]): Promise<string> {
  const id = (await shop.call<string>('cartCreate', `/api/cart/create?token=${token}`)).result;
  const at = `token=${token}&cartId=${id}`;
  await shop.call('cartUpdate', `/api/cart/update?${at}`, { body: { cartItem: { sku: TEE, qty } } });
  for (const path of paths) {
    if (path === 'credit')
      await shop.call('storeCreditSpend', `/api/giftcard/store-credit-spending?${at}`, { body: { apply: true } });
    else await shop.call('cartApplyCoupon', `/api/cart/apply-coupon?${at}&coupon=${path}`, { body: undefined });
  }
  return id;
}

test('what a coupon took off is not paid back', async () => {
  const cart_id = await cartOf(3, ['FESTIVE10']);
  const order = await delivered(shop, { cart_id, products: [{ sku: TEE, qty: 3, price: 1 }] }, token);
  const two = await refunded(returnBody(order, { items: [{ item_id: 1, qty: 2, reason: 'changed_mind' }] }), token);
  expect(two.amount).toBe(3_024);
  expect((await refunded(returnBody(order), token)).amount).toBe(1_512);
});

test('what was paid with store credit goes back there, in its share, and the rest to where it came from', async () => {
  const cart_id = await cartOf(2, ['credit']);
  const credit = await balance();
  const order = await delivered(shop, { cart_id, products: [{ sku: TEE, qty: 2, price: 1 }] }, token);
  expect(await balance()).toBe(0);
  const one = await refunded(returnBody(order), token);
  expect([one.amount, one.store_credit_amount]).toEqual([1_680, credit / 2]);
  expect(await balance()).toBe(credit / 2);
  const other = await refunded(returnBody(order, { refund: 'store_credit' }), token);
  expect([other.amount, other.store_credit_amount]).toEqual([1_680, 1_680]);
  expect(await balance()).toBe(credit / 2 + 1_680);
});

test('of a bundle that comes back all that it was made of is in the stock again', async () => {
  for (const sku of ['BACK-SHAWL', 'BACK-BOX'])
    await shop.bench('/workbench/products', { body: { sku, qty: 9, price: 500 } });
  const options = [
    { title: 'Wrap', selections: [{ sku: 'BACK-SHAWL' }] },
    { title: 'Box', selections: [{ sku: 'BACK-BOX', qty: 2 }] },
  ];
  await shop.bench('/workbench/products', { body: { sku: 'BACK', type: 'bundle', bundle_options: options } });
  const bundle_options = [1, 2].map((option_id) => {
    return { option_id, option_qty: 1, option_selections: [option_id * 100 + 1] };
  });
  const line = { sku: 'BACK', qty: 2, price: 0, product_option: { extension_attributes: { bundle_options } } };
  const stock = async () => {
    const rows = ['BACK-SHAWL', 'BACK-BOX'].map((sku) =>
      shop.call<{ qty: number }>('stockCheck', `/api/stock/check?sku=${sku}`),
    );
    return (await Promise.all(rows)).map(({ result }) => result.qty);
  };
  const order = await delivered(shop, { products: [line] });
  expect(await stock()).toEqual([7, 5]);
  await refunded(returnBody(order));
  expect(await stock()).toEqual([8, 7]);
});

test(
  'a shop that takes nothing back says so by leaving it out',
  async () => {
    const strict = await openTestApi({ returnDays: 0 });
    const order = await delivered(strict);
    await deliver(strict, order);
    const body = { orderId: order.orderNumber, email: 'meera.iyer@mail.test' };
    const { result } = await strict.call<object>('orderTrack', '/api/order/track', { body });
    expect(Object.keys(result)).not.toContain('returns');
    expect((await ask(strict, returnBody(order))).status).toBe(422);
    await strict.api.close();
  },
  OPENING_MS,
);
