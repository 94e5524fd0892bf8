import { expect, test } from 'vitest';
import { createMemoryLog } from '#adapters/memory/memory-log.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import type { CartId } from '#domain/cart/cart.ts';
import type { AccessToken } from '#domain/session/session.ts';
import { moneyOf, nothing } from '#domain/shared/money.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { createHttpAccountGateway } from './http-account-gateway.ts';
import { createMemoryHttpClient, jsonAnswer, okAnswer } from './http-client-for-tests.ts';
import { browserLimits, createTransport } from './transport.ts';

function open() {
  const http = createMemoryHttpClient();
  const log = createMemoryLog();
  const storeView = createMemoryCell(defaultStoreView);
  const withAuthorization = <T>(call: (token: AccessToken) => Promise<T>) => call('ut-1' as AccessToken);
  const transport = createTransport({
    http,
    storeView,
    log,
    withAuthorization,
    baseUrl: '',
    limits: browserLimits,
  });
  return { http, log, account: createHttpAccountGateway({ transport, log }) };
}

const address = { country_id: 'IN', city: 'Mumbai', street: ['12B', 'Hill Road'], firstname: 'Asha', lastname: 'Rao' };

function wireOrder(entity_id: number) {
  return {
    entity_id,
    increment_id: `AF${entity_id}`,
    order_id: `17-${entity_id}`,
    created_at: '2026-11-20T10:00:01Z',
    status: 'pending',
    items: [{ sku: 'T-M', parent_sku: 'T', name: 'Tee', qty_ordered: 1, price_incl_tax: 100, row_total_incl_tax: 100 }],
    ...{ subtotal_incl_tax: 100, shipping_amount: 0, discount_amount: 0, tax_amount: 10, grand_total: 100 },
    ...{ billing_address: address, shipping_address: address, payment: { title: 'Cash' } },
  };
}

const wireTotals = {
  ...{ subtotal_incl_tax: 1_680, discount_amount: 0, shipping_incl_tax: 0, tax_amount: 180, coupon_code: null },
  ...{ store_credit_amount: -1_000, grand_total: 680, items: [], total_segments: [] },
};

test('SESS-54 the history is read page by page with the token of the customer', async () => {
  const { http, account } = open();
  const first = Array.from({ length: 100 }, (_, at) => wireOrder(500 - at));
  http.answer(
    okAnswer({ items: first, total_count: 101 }),
    okAnswer({ items: [wireOrder(401), wireOrder(400)], total_count: 101 }),
  );
  const reply = await account.orderHistory();
  expect(http.sent().map(({ method, url }) => `${method} ${url}`)).toEqual([
    'GET /api/user/order-history?token=ut-1&pageSize=100&currentPage=1',
    'GET /api/user/order-history?token=ut-1&pageSize=100&currentPage=2',
  ]);
  expect(reply).toMatchObject({ kind: 'ok' });
  expect(reply.kind === 'ok' && reply.value.map(({ entityId }) => entityId)).toEqual(
    Array.from({ length: 101 }, (_, at) => 500 - at),
  );
});

test('ACC-03 an order is told with its lines, addresses and totals', async () => {
  const { http, account } = open();
  http.answer(okAnswer({ items: [wireOrder(7)], total_count: 1 }));
  expect(await account.orderHistory()).toMatchObject({
    kind: 'ok',
    value: [
      {
        entityId: 7,
        number: 'AF7',
        total: moneyOf(100),
        lines: [{ sku: 'T-M', parentSku: 'T', name: 'Tee', quantity: 1, price: moneyOf(100) }],
        billingAddress: { city: 'Mumbai' },
        shippingAddress: { firstName: 'Asha' },
      },
    ],
  });
});

test('an order that cannot be read hides no other; a page that fails fails all', async () => {
  const { http, log, account } = open();
  http.answer(okAnswer({ items: [{ entity_id: 'x' }, wireOrder(7)], total_count: 2 }));
  expect(await account.orderHistory()).toMatchObject({ kind: 'ok', value: [{ entityId: 7 }] });
  expect(log.errors()).toHaveLength(1);
  http.answer(jsonAnswer(401, { code: 401, result: "The consumer isn't authorized to access self." }));
  expect(await account.orderHistory()).toMatchObject({ kind: 'refused', code: 401, isSilent: true });
  http.answer(okAnswer({ items: null }));
  expect(await account.orderHistory()).toMatchObject({ kind: 'failed' });
});

test('ACC-06 the store credit is read with its balance and what was booked', async () => {
  const { http, account } = open();
  const gift = {
    transaction_id: 88,
    created_at: '2026-10-10T07:00:00Z',
    action: 'credited',
    amount: 1500,
    balance_after: 1500,
  };
  const spent = { ...gift, transaction_id: 71, action: 'spent', amount: -750, order_increment_id: 'AF1' };
  http.answer(okAnswer({ items: [gift, spent, { transaction_id: null }], total_balance: 1500 }));
  expect(await account.storeCredit()).toMatchObject({
    kind: 'ok',
    value: {
      balance: moneyOf(1500),
      entries: [
        { id: 88, kind: 'credited', amount: moneyOf(1500), comment: '', orderNumber: null },
        { id: 71, kind: 'spent', amount: moneyOf(-750), orderNumber: 'AF1' },
      ],
    },
  });
  expect(http.sent()).toMatchObject([{ method: 'GET', url: '/api/giftcard/store-credit-transaction?token=ut-1' }]);
});

test('ACC-08 CHK-09 how credit is used for a cart is read and changed with the token and the cart', async () => {
  const { http, account } = open();
  const cart = 'cart 1' as CartId;
  const wireUse = { applied: true, amount: 1_000, available_balance: 1_500, totals: wireTotals };
  http.answer(okAnswer({ ...wireUse, applied: false, amount: 0 }), okAnswer(wireUse));
  const use = {
    isApplied: false,
    amount: nothing,
    available: moneyOf(1_500),
    totals: { storeCredit: moneyOf(-1_000), grandTotal: moneyOf(680) },
  };
  expect(await account.creditUse(cart)).toMatchObject({ kind: 'ok', value: use });
  expect(await account.spendCredit(cart, true)).toMatchObject({
    value: { ...use, isApplied: true, amount: moneyOf(1_000) },
  });
  const url = '/api/giftcard/store-credit-spending?token=ut-1&cartId=cart%201';
  expect(http.sent()).toMatchObject([
    { method: 'GET', url, body: null },
    { method: 'POST', url, body: JSON.stringify({ apply: true }) },
  ]);
});

test.each([null, {}, { applied: 'yes', amount: 0, available_balance: 0, totals: wireTotals }])(
  'ACC-08 %o is no answer about credit',
  async (result) => {
    const { http, account } = open();
    http.answer(okAnswer(result));
    expect(await account.creditUse('cart 1' as CartId)).toMatchObject({ kind: 'failed' });
  },
);

test('what is kept of a customer is read with their token, and comes as the shop says it', async () => {
  const { http, account } = open();
  const told = { profile: { email: 'asha@mail.test', more: [1] }, orders: [{ increment_id: 'AF1' }] };
  http.answer(okAnswer(told));
  expect(await account.ownData()).toEqual({ kind: 'ok', value: told });
  expect(http.sent()).toMatchObject([{ method: 'GET', url: '/api/user/export?token=ut-1', body: null }]);
});

test.each([null, true, [], {}, { profile: null }, { profile: {} }, { profile: { email: '' } }, 'all of it'])(
  '%j is nobody’s data',
  async (result) => {
    const { http, account } = open();
    http.answer(okAnswer(result));
    expect(await account.ownData()).toMatchObject({ kind: 'failed' });
  },
);

test('an account is deleted with its password and the credit that is known to be lost, in rupees', async () => {
  const { http, account } = open();
  http.answer(okAnswer(true));
  const deletion = { password: 'indigo lotus', storeCredit: moneyOf(750.5) };
  expect(await account.deleteAccount(deletion)).toEqual({ kind: 'ok', value: true });
  const body = JSON.stringify({ currentPassword: 'indigo lotus', storeCredit: 750.5 });
  expect(http.sent()).toMatchObject([{ method: 'POST', url: '/api/user/delete?token=ut-1', body }]);
});
