import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailsAbout, type Placed, settle } from '#api/orders/order-mails-for-tests.ts';
import { type Answer, OPENING_MS, openTestApi, type TestApi } from '#api/testing/open-test-api.ts';
import { ADDRESS, type OrderChanges } from '#api/testing/order-for-tests.ts';
import { FULFILMENT } from './fulfilment-page.ts';
import { placed, track } from './returns-for-tests.ts';

const TEE = 'RT-TE-220';
const MEERA = { username: 'meera.iyer@mail.test', password: 'correct horse 9' };
const BY_CARD: OrderChanges = { information: { payment_method_code: 'ccavenuepay' } };

let shop: TestApi;
let token: string;
beforeAll(async () => {
  shop = await openTestApi();
  await shop.bench('/workbench/stock', { body: { sku: TEE, qty: 1_000 } });
  token = (await shop.call<string>('userLogin', '/api/user/login', { body: MEERA })).result;
}, OPENING_MS);
afterAll(() => shop.api.close());

type Told = {
  readonly status: string;
  readonly is_cancelable: boolean;
  readonly cancellation: { readonly amount: number; readonly refunded_at: string | null } | null;
};

function cancel({ orderNumber }: Placed, body: object = { email: ADDRESS.email }, as = ''): Promise<Answer<Told>> {
  return shop.call<Told>('orderCancel', `/api/order/cancel?token=${as}`, { body: { orderId: orderNumber, ...body } });
}

const say = ({ orderNumber }: Placed, status: string) =>
  shop.bench<{ packed_at: string | null }>(`${FULFILMENT}${orderNumber}`, { body: { status } });

async function qtyOf(sku: string): Promise<number> {
  return (await shop.call<{ qty: number }>('stockCheck', `/api/stock/check?sku=${sku}`)).result.qty;
}

async function paid(): Promise<Placed> {
  const order = await placed(shop, BY_CARD);
  await settle(shop, order, 'paid');
  return order;
}

test('what was paid by card is paid back, and each of it is told once by mail', async () => {
  const before = await qtyOf(TEE);
  const order = await paid();
  expect(await qtyOf(TEE)).toBe(before - 1);
  expect((await cancel(order)).result).toMatchObject({
    status: 'canceled',
    is_cancelable: false,
    cancellation: { amount: 1_680, refunded_at: null },
  });
  expect(await qtyOf(TEE)).toBe(before);
  const waits = async () => (await shop.bench<readonly { order: string }[]>(FULFILMENT)).result;
  expect(await waits()).toMatchObject([{ order: order.orderNumber, amount: 1_680 }]);
  for (const _again of [1, 2]) expect(await say(order, 'refunded')).toMatchObject({ status: 200 });
  expect(await waits()).toEqual([]);
  expect(await track(shop, order)).toMatchObject({ cancellation: { refunded_at: expect.stringMatching(/Z$/) } });
  const mails = await mailsAbout(shop, order);
  expect(mails['order-canceled']?.text).toContain('We pay back ₹1,680.00 to where it came from.');
  expect(mails['order-paid-back']?.text).toContain('We have paid back ₹1,680.00.');
});

test('asked for again, in whatever tabs at once, it is canceled once', async () => {
  const before = await qtyOf(TEE);
  const order = await placed(shop, {}, token);
  const answers = await Promise.all(Array.from({ length: 8 }, () => cancel(order, {}, token)));
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
  expect(await qtyOf(TEE)).toBe(before);
  expect(Object.keys(await mailsAbout(shop, order)).toSorted()).toEqual(['order-canceled', 'order-placed']);
});

test('for cash nothing is paid back, and nobody can say that it was', async () => {
  const order = await placed(shop);
  expect((await cancel(order)).result.cancellation).toMatchObject({ amount: 0 });
  const answer = await say(order, 'refunded');
  expect([answer.status, answer.result]).toEqual([422, `Nothing was paid for the order ${order.orderNumber}`]);
});

test('of canceling and packing at once one comes first, and the other hears of it', async () => {
  for (let round = 0; round < 5; round += 1) {
    const order = await placed(shop);
    const [canceled, packed] = await Promise.all([cancel(order), say(order, 'packed')]);
    const outcome = [canceled.status, packed.status].toSorted();
    expect(outcome).toEqual([200, 422]);
    expect(await track(shop, order)).toMatchObject({
      status: canceled.status === 200 ? 'canceled' : 'pending',
      is_cancelable: false,
    });
  }
});

test('what is packed or sent is not canceled, and says why', async () => {
  const order = await placed(shop);
  expect(await track(shop, order)).toMatchObject({ is_cancelable: true, cancellation: null });
  for (const _again of [1, 2]) expect((await say(order, 'packed')).result.packed_at).toMatch(/Z$/);
  expect((await cancel(order)).result).toBe(`The order ${order.orderNumber} is packed`);
  await shop.bench(`${FULFILMENT}${order.orderNumber}`, { body: { status: 'shipped', carrier: 'DPD', number: '1' } });
  expect((await cancel(order)).result).toBe(`The order ${order.orderNumber} is on its way`);
});

test('a payment that failed is no cancellation by the shopper', async () => {
  const order = await placed(shop, BY_CARD);
  await settle(shop, order, 'failed');
  expect((await cancel(order)).result).toBe(`The order ${order.orderNumber} is canceled`);
  expect(await track(shop, order)).toMatchObject({ status: 'canceled', cancellation: null });
  const answer = await say(order, 'refunded');
  expect(answer.result).toBe(`The order ${order.orderNumber} was not canceled by its shopper`);
});

test('an order that waits for its payment is canceled, and cannot be paid any more', async () => {
  const order = await placed(shop, BY_CARD);
  expect((await cancel(order)).result.cancellation).toMatchObject({ amount: 0 });
  const answer = await settle(shop, order, 'paid');
  expect(answer.headers.get('location')).toContain('/payment/failed?');
  expect(await track(shop, order)).toMatchObject({ status: 'canceled' });
});

test('its owner needs no e-mail, and a canceled order cannot be packed or sent', async () => {
  const order = await placed(shop, {}, token);
  expect((await cancel(order, {}, token)).status).toBe(200);
  for (const status of ['packed', 'delivered']) expect((await say(order, status)).status).toBe(422);
});

test.each(['constructor', '', null, 7])('a status of %j is refused', async (status) => {
  const order = await placed(shop);
  const answer = await shop.bench(`${FULFILMENT}${order.orderNumber}`, { body: { status } });
  expect([answer.status, answer.result]).toEqual([400, 'status must be packed, shipped, delivered or refunded']);
});
