import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Placed, settle } from '#api/orders/order-mails-for-tests.ts';
import { OPENING_MS, openTestApi, type TestApi, TODAY } from '#api/testing/open-test-api.ts';
import { newOrderId } from '#api/testing/order-for-tests.ts';
import { ask, delivered, placed, returnBody, track } from './returns-for-tests.ts';

const TEE = 'RT-TE-220';
const THREE = { products: [{ sku: TEE, qty: 3, price: 1 }] };
const NOT_FOUND = { code: 404, result: 'Order not found' };
const MEERA = { username: 'meera.iyer@mail.test', password: 'correct horse 9' };

let shop: TestApi;
let token: string;
beforeAll(async () => {
  shop = await openTestApi();
  await shop.bench('/workbench/stock', { body: { sku: TEE, qty: 1_000 } });
  token = (await shop.call<string>('userLogin', '/api/user/login', { body: MEERA })).result;
}, OPENING_MS);
afterAll(() => shop.api.close());

test('an order that has not come, was canceled or came too long ago is not taken back', async () => {
  const waiting = await placed(shop);
  const canceled = await placed(shop, { information: { payment_method_code: 'ccavenuepay' } });
  await settle(shop, canceled, 'failed');
  const old = await delivered(shop);
  const sentence = async (order: Placed) => (await ask(shop, returnBody(order))).body;
  expect(await sentence(waiting)).toEqual({
    code: 422,
    result: `The order ${waiting.orderNumber} is not delivered`,
  });
  expect(await sentence(canceled)).toEqual({ code: 422, result: `The order ${canceled.orderNumber} is canceled` });
  shop.clock.stopAt(Date.parse('2026-12-05T18:29:00Z'));
  expect((await ask(shop, returnBody(await delivered(shop)))).status).toBe(200);
  shop.clock.stopAt(Date.parse('2026-12-05T18:31:00Z')); // the store's next day
  expect(await sentence(old)).toEqual({
    code: 422,
    result: `The order ${old.orderNumber} could be returned until 2026-12-05`,
  });
  shop.clock.stopAt(null);
});

test.each([
  [{ items: [{ item_id: 1, qty: 4, reason: 'damaged' }] }, 'Only 3 of Organic Cotton Tee can be returned'],
  [{ items: [{ item_id: 2, qty: 1, reason: 'damaged' }] }, 'has no line 2'],
  [{ refund: 'store_credit' }, 'Store credit needs an account'],
])('%j is refused in a sentence', async (changes, sentence) => {
  const answer = await ask(shop, returnBody(await delivered(shop, THREE), changes));
  expect([answer.status, answer.result]).toEqual([422, expect.stringContaining(sentence)]);
});

test('what was made to measure is never taken back', async () => {
  const custom_options = [{ option_id: 'chest', option_value: '98' }];
  const product_option = { extension_attributes: { custom_options } };
  const order = await delivered(shop, { products: [{ sku: TEE, qty: 1, price: 1, product_option }] });
  expect((await track(shop, order)).items).toMatchObject([{ is_returnable: false }]);
  expect((await ask(shop, returnBody(order))).result).toBe('Organic Cotton Tee cannot be returned');
});

test('only its owner asks: by token, or by number and e-mail', async () => {
  const own = await delivered(shop, {}, token);
  const { email: _email, ...unnamed } = returnBody(own);
  expect((await ask(shop, unnamed)).body).toEqual(NOT_FOUND);
  expect((await ask(shop, { ...unnamed, email: 'somebody@mail.test' })).body).toEqual(NOT_FOUND);
  expect((await ask(shop, { ...unnamed, orderId: newOrderId() }, token)).body).toEqual(NOT_FOUND);
  expect((await ask(shop, unnamed, 'stale')).status).toBe(401);
  expect((await ask(shop, unnamed, token)).status).toBe(200);
  const guests = await delivered(shop);
  const { email, ...named } = returnBody(guests);
  expect((await ask(shop, named, token)).body).toEqual(NOT_FOUND);
  expect((await ask(shop, { ...named, email }, token)).status).toBe(200);
});

test('wrong e-mails lock an order for looking at it and for giving it back alike', async () => {
  shop.clock.stopAt(TODAY);
  const order = await delivered(shop);
  for (const wrong of [1, 2, 3, 4]) await ask(shop, returnBody(order, { email: `wrong.${wrong}@mail.test` }));
  const body = { orderId: order.orderNumber, email: 'wrong.5@mail.test' };
  await shop.call('orderTrack', '/api/order/track', { body });
  expect((await ask(shop, returnBody(order))).body).toEqual(NOT_FOUND);
  shop.clock.stopAt(TODAY + 1_000);
  expect((await ask(shop, returnBody(order))).status).toBe(200);
  shop.clock.stopAt(null);
});

test.each([
  [{ items: [] }, 'items', 'minItems'],
  [{ items: [{ item_id: 1, qty: 0, reason: 'damaged' }] }, 'items.0.qty', 'minimum'],
  [{ items: [{ item_id: 1, qty: 1, reason: 'bored' }] }, 'items.0.reason', 'enum'],
  [{ items: [1, 1].map((item_id) => ({ item_id, qty: 1, reason: 'damaged' })) }, 'items.1.item_id', 'unique'],
  [{ note: 'x'.repeat(1_001) }, 'note', 'maxLength'],
  [{ refund: 'cash' }, 'refund', 'enum'],
  [{ return_id: '' }, 'return_id', 'minLength'],
  [{ email: 'meera' }, 'email', 'format'],
])('%j is refused by its field', async (changes, field, keyword) => {
  const answer = await ask(shop, returnBody({ orderNumber: 'AF000070012' }, changes));
  expect([answer.status, answer.result]).toEqual([400, [expect.objectContaining({ field, keyword })]]);
});
