import { afterAll, beforeAll, expect, test } from 'vitest';
import { OPENING_MS, openTestApi, type TestApi, TODAY } from '#api/testing/open-test-api.ts';
import { ADDRESS, newOrderId, orderBody } from '#api/testing/order-for-tests.ts';

const NOT_FOUND = { code: 404, result: 'Order not found' };
const RAVI = { username: 'ravi@mail.test', password: 'a quiet river' };

let shop: TestApi;
let guests: { readonly id: string; readonly number: string };
beforeAll(async () => {
  shop = await openTestApi();
  guests = await place('');
}, OPENING_MS);
afterAll(() => shop.api.close());

async function place(token: string, information = {}): Promise<{ readonly id: string; readonly number: string }> {
  const id = newOrderId();
  const body = orderBody(id, { information });
  const { result } = await shop.call<{ orderNumber: string }>('orderCreate', `/api/order?token=${token}`, { body });
  return { id, number: result.orderNumber };
}

const track = (orderId: unknown, email: unknown = ADDRESS.email) =>
  shop.call('orderTrack', '/api/order/track', { body: { orderId, email } });

test('an order is told whole to whoever names it and its e-mail, however they are spelled', async () => {
  const { id, number } = guests;
  const whole = { order_id: id, increment_id: number, is_masked: false, customer_email: ADDRESS.email };
  for (const [named, email] of [
    [number, ADDRESS.email],
    [number.toLowerCase(), 'MEERA.Iyer@Mail.Test'],
    [id, ADDRESS.email],
  ]) {
    expect((await track(named, email)).result).toMatchObject({ ...whole, shipping_address: ADDRESS });
  }
});

test('the e-mail is that of the bill', async () => {
  const { number } = await place('', { shippingAddress: { ...ADDRESS, email: 'tara@mail.test' } });
  expect((await track(number, 'tara@mail.test')).body).toEqual(NOT_FOUND);
  expect((await track(number)).status).toBe(200);
});

test('an unknown number and a wrong e-mail are answered alike', async () => {
  const { backendOrderId } = (
    await shop.call<{ backendOrderId: string }>('orderCreate', '/api/order?token=', {
      body: orderBody(newOrderId()),
    })
  ).result;
  for (const [named, email] of [
    ['AF999999999', ADDRESS.email],
    [newOrderId(), ADDRESS.email],
    [backendOrderId, ADDRESS.email],
    ["' or 1=1 --", ADDRESS.email],
    [guests.number, 'somebody.else@mail.test'],
    [guests.id, 'somebody.else@mail.test'],
  ]) {
    const { status, body } = await track(named, email);
    expect([status, body]).toEqual([404, NOT_FOUND]);
  }
});

test('an order of an account is told by its e-mail as well, whatever the token', async () => {
  const customer = { email: RAVI.username, firstname: 'Ravi', lastname: 'Rao' };
  await shop.call('userCreate', '/api/user/create', { body: { customer, password: RAVI.password } });
  const { result: token } = await shop.call<string>('userLogin', '/api/user/login', { body: RAVI });
  const { number } = await place(token);
  for (const given of ['', token, 'stale']) {
    const body = { orderId: number, email: ADDRESS.email };
    const answer = await shop.call('orderTrack', `/api/order/track?token=${given}`, { body });
    expect(answer.result).toMatchObject({ increment_id: number, is_masked: false });
  }
});

test.each([
  [{}, ['orderId', 'email'], 'required'],
  [{ orderId: 'AF000070012' }, ['email'], 'required'],
  [{ orderId: '', email: ADDRESS.email }, ['orderId'], 'minLength'],
  [{ orderId: 'x'.repeat(65), email: ADDRESS.email }, ['orderId'], 'maxLength'],
  [{ orderId: 70012, email: ADDRESS.email }, ['orderId'], 'type'],
  [{ orderId: ['AF000070012'], email: ADDRESS.email }, ['orderId'], 'type'],
  [{ orderId: 'AF000070012', email: 'meera' }, ['email'], 'format'],
  [{ orderId: 'AF000070012', email: null }, ['email'], 'type'],
])('%o is refused by its fields', async (body, fields, keyword) => {
  const answer = await shop.call<readonly object[]>('orderTrack', '/api/order/track', { body });
  expect(answer.status).toBe(400);
  expect(answer.result).toEqual(fields.map((field) => expect.objectContaining({ field, keyword })));
});

test('wrong e-mails lock a number, known or not, and nobody is told so', async () => {
  for (const { number, opens } of [
    { number: (await place('')).number, opens: 200 },
    { number: 'AF888888888', opens: 404 },
  ]) {
    shop.clock.stopAt(TODAY);
    for (const wrong of [1, 2, 3, 4, 5]) {
      expect((await track(number, `wrong.${wrong}@mail.test`)).body).toEqual(NOT_FOUND);
    }
    expect((await track(number)).body).toEqual(NOT_FOUND);
    shop.clock.stopAt(TODAY + 1_000);
    expect((await track(number)).status).toBe(opens);
    shop.clock.stopAt(null);
  }
});

test('a right e-mail makes the wrong ones forgotten', async () => {
  shop.clock.stopAt(TODAY);
  const { number } = await place('');
  for (const _round of [1, 2]) {
    for (const wrong of [1, 2, 3, 4]) await track(number, `wrong.${wrong}@mail.test`);
    expect((await track(number)).status).toBe(200);
  }
  shop.clock.stopAt(null);
});
