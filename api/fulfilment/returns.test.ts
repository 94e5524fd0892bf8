import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Placed } from '#api/orders/order-mails-for-tests.ts';
import { OPENING_MS, openTestApi, type TestApi, TODAY } from '#api/testing/open-test-api.ts';
import { ADDRESS } from '#api/testing/order-for-tests.ts';
import { ask, delivered, type Return, returnBody, tell, track } from './returns-for-tests.ts';

const TEE = 'RT-TE-220';
const THREE = { products: [{ sku: TEE, qty: 3, price: 1 }] };
const DAY_MS = 86_400_000;
const MEERA = { username: 'meera.iyer@mail.test', password: 'correct horse 9' };

const lines: string[] = [];
let shop: TestApi;
let token: string;
beforeAll(async () => {
  shop = await openTestApi({ log: (line) => lines.push(line), returnAddress: ['Zari returns', 'Pune 411001'] });
  await shop.bench('/workbench/stock', { body: { sku: TEE, qty: 1_000 } });
  token = (await shop.call<string>('userLogin', '/api/user/login', { body: MEERA })).result;
}, OPENING_MS);
afterAll(() => shop.api.close());

async function qtyOf(sku: string): Promise<number> {
  return (await shop.call<{ qty: number }>('stockCheck', `/api/stock/check?sku=${sku}`)).result.qty;
}

type Mail = { readonly subject: string; readonly text: string; readonly about: string };

async function mailsOf({ order_id }: Placed): Promise<readonly Mail[]> {
  const { result } = await shop.bench<readonly Mail[]>('/workbench/mails');
  return result.filter(({ about }) => about?.startsWith('order-return') && about.includes(order_id));
}

test('a return is asked for, comes and is paid back, as its shopper reads it', async () => {
  const order = await delivered(shop, THREE);
  expect(await track(shop, order)).toMatchObject({ return_until: '2026-12-05', returns: [] });
  const items = [{ item_id: 1, qty: 2, reason: 'too_small' }];
  const body = returnBody(order, { items, note: ' Short sleeves ' });
  const { status, body: answer, result } = await ask(shop, body);
  expect([status, answer]).toMatchObject([200, { meta: { replayed: false } }]);
  const whole = { number: `${order.orderNumber}-R1`, note: 'Short sleeves', amount: 3_360, store_credit_amount: 0 };
  expect(result).toMatchObject({ ...whole, status: 'asked', items: [{ ...items[0], amount: 3_360 }] });
  const before = await qtyOf(TEE);
  expect(await tell(shop, result, { status: 'received' })).toMatchObject({ status: 200 });
  expect(await qtyOf(TEE)).toBe(before + 2);
  expect((await tell(shop, result, { status: 'refunded' })).result).toMatchObject({ status: 'refunded' });
  expect((await track(shop, order)).returns).toMatchObject([{ ...whole, status: 'refunded' }]);
  expect((await mailsOf(order)).map(({ subject }) => subject).toSorted()).toEqual([
    `The money for your return ${result.number} is on its way`,
    `We have noted your return ${result.number}`,
    `Your return ${result.number} has arrived`,
  ]);
});

test('one id is one return, in whatever tabs at once, and after its answer was lost', async () => {
  const order = await delivered(shop, THREE, token);
  const body = returnBody(order);
  const answers = await Promise.all(Array.from({ length: 12 }, () => ask(shop, body, token)));
  expect(new Set(answers.map(({ result }) => result.number))).toEqual(new Set([`${order.orderNumber}-R1`]));
  expect(answers.filter(({ body: told }) => isFirst(told))).toHaveLength(1);
  expect((await track(shop, order)).returns).toHaveLength(1);
  expect(await mailsOf(order)).toHaveLength(1);
  shop.clock.stopAt(TODAY + 40 * DAY_MS);
  const otherwise = { ...body, items: [{ item_id: 9, qty: 9, reason: 'damaged' }] };
  expect((await ask(shop, otherwise)).body).toMatchObject({
    meta: { replayed: true },
    result: { number: `${order.orderNumber}-R1` },
  });
  shop.clock.stopAt(null);
});

const isFirst = (answer: unknown): boolean => JSON.stringify(answer).includes('"replayed":false');

test('many returns at once give back no more than came', async () => {
  const order = await delivered(shop, THREE, token);
  const answers = await Promise.all(Array.from({ length: 10 }, () => ask(shop, returnBody(order), token)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  const refused = answers.filter(({ status }) => status === 422).map(({ result }) => result);
  expect(refused).toEqual(Array(7).fill('Only 0 of Organic Cotton Tee can be returned'));
  const { returns = [] } = await track(shop, order);
  expect(returns.map(({ number }) => number)).toEqual([1, 2, 3].map((at) => `${order.orderNumber}-R${at}`));
});

test('told at once and again each step is done once: its stock, its money and its mail', async () => {
  const order = await delivered(shop, THREE, token);
  const { result } = await ask(shop, returnBody(order, { refund: 'store_credit' }), token);
  const before = await qtyOf(TEE);
  const credit = await balance();
  await Promise.all([1, 2, 3].map(() => tell(shop, result, { status: 'received' })));
  await Promise.all([1, 2, 3].map(() => tell(shop, result, { status: 'refunded' })));
  expect(await qtyOf(TEE)).toBe(before + 1);
  expect(await balance()).toBe(credit + 1_680);
  expect(await mailsOf(order)).toHaveLength(3);
});

async function balance(): Promise<number> {
  const address = `/api/giftcard/store-credit-transaction?token=${token}`;
  return (await shop.call<{ total_balance: number }>('storeCreditTransactions', address)).result.total_balance;
}

test('what is refused leaves the stock and the money alone, says why, and can be asked for again', async () => {
  const order = await delivered(shop);
  const { result } = await ask(shop, returnBody(order));
  const before = await qtyOf(TEE);
  const refusal = 'It was worn and washed';
  expect((await tell(shop, result, { status: 'refused', refusal })).result).toMatchObject({ refusal });
  expect(await qtyOf(TEE)).toBe(before);
  const mail = (await mailsOf(order)).find(({ about }) => about.startsWith('order-return-refused'));
  expect(mail?.text).toContain(refusal);
  expect(mail?.text).not.toContain('₹');
  expect((await ask(shop, returnBody(order))).result).toMatchObject({ number: `${order.orderNumber}-R2` });
});

test.each<[readonly string[], object, string]>([
  [[], { status: 'refunded' }, 'is asked'],
  [['received'], { status: 'refused', refusal: 'no' }, 'is received'],
  [['received', 'refunded'], { status: 'received' }, 'is refunded'],
])('after %j %j is refused', async (steps, move, sentence) => {
  const { result } = await ask(shop, returnBody(await delivered(shop)));
  for (const status of steps) await tell(shop, result, { status });
  expect(await tell(shop, result, move)).toMatchObject({
    status: 422,
    result: `The return ${result.number} ${sentence}`,
  });
});

test('whoever only has the address of an order learns of no return', async () => {
  const order = await delivered(shop);
  await ask(shop, returnBody(order));
  const masked = await shop.call<object>('orderGet', `/api/order/get?orderId=${order.order_id}&token=`);
  expect(Object.keys(masked.result)).not.toContain('returns');
  expect(Object.keys(masked.result)).not.toContain('return_until');
});

test('the merchant sees what waits and what is in a parcel, and no name', async () => {
  const order = await delivered(shop);
  const { result } = await ask(shop, returnBody(order));
  const open = await shop.bench<readonly Return[]>('/fulfilment/returns/');
  expect(open.result).toContainEqual({ number: result.number, status: 'asked', asked_at: expect.any(String) });
  const looked = await shop.bench(`/fulfilment/returns/${result.number.toLowerCase()}`);
  expect(looked.result).toMatchObject({ order: order.orderNumber, items: [{ sku: TEE, reason: 'too_small' }] });
  expect(JSON.stringify(looked.result)).not.toMatch(new RegExp(`${ADDRESS.email}|${ADDRESS.lastname}`));
  await tell(shop, result, { status: 'refused', refusal: 'no' });
  const after = await shop.bench<readonly Return[]>('/fulfilment/returns/');
  expect(after.result.map(({ number }) => number)).not.toContain(result.number);
});

test.each([
  [{}, 'status must be received, refunded or refused'],
  [{ status: 'refused' }, 'refusal must be a text of 1 to 500 characters'],
  [{ status: 'refused', refusal: 'a\nb' }, 'refusal must be a text of 1 to 500 characters'],
  [{ status: 'refused', refusal: 'x'.repeat(501) }, 'refusal must be a text of 1 to 500 characters'],
])('%j is refused to the merchant', async (body, result) => {
  const { result: asked } = await ask(shop, returnBody(await delivered(shop)));
  expect(await tell(shop, asked, body)).toMatchObject({ status: 400, result });
});

test('a return that nobody knows, and what is no number', async () => {
  expect(await tell(shop, { number: 'AF1-R1' }, { status: 'received' })).toMatchObject({
    status: 404,
    result: 'No such return',
  });
  expect((await shop.bench('/fulfilment/returns/AF1-R1')).status).toBe(404);
  expect((await shop.bench('/fulfilment/returns/a%20b')).status).toBe(400);
});

test('the log tells what was done to which return, and of nobody', async () => {
  const { result } = await ask(shop, returnBody(await delivered(shop), { note: 'A note of mine' }));
  await tell(shop, result, { status: 'received' });
  expect(lines).toContain(`return ${result.number} asked`);
  expect(lines).toContain(`return ${result.number} received`);
  expect(lines.join()).not.toMatch(/A note of mine|meera\.iyer/);
});
