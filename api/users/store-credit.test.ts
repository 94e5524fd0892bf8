import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { OPENING_MS, type TestApi, TODAY } from '#api/testing/open-test-api.ts';
import { cartOf, MEERA, openShopOfTwo, signIn, TARA } from './customers-for-tests.ts';

let shop: TestApi;
let meerasCart: string;
beforeAll(async () => {
  ({ shop, meerasCart } = await openShopOfTwo());
}, 2 * OPENING_MS);
afterAll(() => shop.api.close());
beforeEach(() => shop.clock.stopAt(TODAY));

test('storeCreditTransactions: the balance and how it came', async () => {
  const { token } = await signIn(shop, MEERA);
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
  const { token } = await signIn(shop, MEERA);
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
  const { token } = await signIn(shop, TARA);
  const tarasCart = await cartOf(shop, token);
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
