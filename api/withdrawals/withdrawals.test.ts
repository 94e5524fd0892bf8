import { afterAll, beforeAll, expect, test } from 'vitest';
import { FULFILMENT, WITHDRAWALS } from '#api/fulfilment/fulfilment-page.ts';
import { deliver, placed, type Return, tell, track } from '#api/fulfilment/returns-for-tests.ts';
import { mailsAbout, type Placed, settle } from '#api/orders/order-mails-for-tests.ts';
import { type Answer, OPENING_MS, openTestApi, type TestApi, TODAY } from '#api/testing/open-test-api.ts';
import { ADDRESS, newOrderId, type OrderChanges, orderBody } from '#api/testing/order-for-tests.ts';

const TEE = 'RT-TE-220';
const MEERA = { username: 'meera.iyer@mail.test', password: 'correct horse 9' };
const BERLIN = { ...ADDRESS, region: '', region_code: '', country_id: 'DE', postcode: '10115', city: 'Berlin' };

let shop: TestApi;
let token: string;
beforeAll(async () => {
  shop = await openTestApi({ returnAddress: ['Zari returns', 'Pune 411001'] });
  await shop.bench('/workbench/stock', { body: { sku: TEE, qty: 1_000 } });
  token = (await shop.call<string>('userLogin', '/api/user/login', { body: MEERA })).result;
}, OPENING_MS);
afterAll(() => shop.api.close());

type Withdrawal = {
  readonly number: string;
  readonly outcome: string;
  readonly declared_at: string;
  readonly due_on: string;
  readonly amount: number | null;
  readonly return_number: string | null;
};

async function paidInBerlin(changes: OrderChanges = {}, as = ''): Promise<Placed> {
  const information = { shippingAddress: BERLIN, billingAddress: BERLIN, payment_method_code: 'ccavenuepay' };
  const body = orderBody(newOrderId(), { ...changes, information });
  const headers = { 'country-id': 'ROW', 'accept-language': 'de' };
  const order = (await shop.call<Placed>('orderCreate', `/api/order?token=${as}`, { body, headers })).result;
  await settle(shop, order, 'paid');
  return order;
}

function withdraw(orderId: string, changes: object = {}, as = ''): Promise<Answer<Withdrawal>> {
  const body = { orderId, name: 'Meera Iyer', email: ADDRESS.email, ...changes };
  const headers = { 'country-id': 'ROW', 'accept-language': 'de' };
  return shop.call<Withdrawal>('orderWithdraw', `/api/order/withdraw?token=${as}`, { body, headers });
}

const say = ({ orderNumber }: Placed, status: string) =>
  shop.bench(`${FULFILMENT}${orderNumber}`, { body: { status } });
const tellOf = (number: string, body: object) => shop.bench<object>(`${WITHDRAWALS}${number}`, { body });
const waits = async () => (await shop.bench<readonly { withdrawal: string }[]>(WITHDRAWALS)).result;

test('what is not packed is canceled and paid back, and the statement is acknowledged at once', async () => {
  const order = await paidInBerlin();
  const { status, result } = await withdraw(order.orderNumber);
  expect([status, result]).toMatchObject([200, { outcome: 'canceled', return_number: null }]);
  expect(result.amount).toBeGreaterThan(0);
  expect(await track(shop, order)).toMatchObject({ status: 'canceled', is_withdrawable: false });
  const mail = (await mailsAbout(shop, order))[`order-withdrawn-canceled ${result.number.slice(2)}`];
  expect(mail).toMatchObject({
    to: ADDRESS.email,
    subject: `Ihr Widerruf zur Bestellung ${order.orderNumber} ist eingegangen`,
  });
  expect(mail?.text).toContain('nichts muss zurück');
  expect(mail?.text).toMatch(/Eingegangen am: .*(MEZ|GMT\+1)/);
  expect(await waits()).toMatchObject([{ withdrawal: result.number, order: order.orderNumber, is_overdue: false }]);
  await say(order, 'refunded');
  expect(await waits()).toEqual([]);
});

test('what was sent is a return of all that it cost, which ends with its refund', async () => {
  const order = await paidInBerlin({ products: [{ sku: TEE, qty: 2, price: 1 }] });
  await deliver(shop, order);
  expect(await track(shop, order)).toMatchObject({ is_withdrawable: true });
  const { result } = await withdraw(order.orderNumber.toLowerCase());
  const returned = `${order.orderNumber}-R1`;
  expect(result).toMatchObject({
    outcome: 'returning',
    return_number: returned,
    return_address: ['Zari returns', 'Pune 411001'],
  });
  const { grand_total } = (
    await shop.call<{ grand_total: number }>('orderTrack', '/api/order/track', {
      body: { orderId: order.orderNumber, email: ADDRESS.email },
    })
  ).result;
  expect(result.amount).toBe(grand_total);
  const mail = (await mailsAbout(shop, order))[`order-withdrawn-returning ${result.number.slice(2)}`];
  expect(mail?.text).toContain(`Rücksendenummer: ${returned}`);
  expect(mail?.text).toContain('Zari returns');
  const number = { number: returned } as Return;
  await tell(shop, number, { status: 'received' });
  expect(await waits()).toMatchObject([{ return_number: returned }]);
  await tell(shop, number, { status: 'refunded' });
  expect(await waits()).toEqual([]);
});

test('said by many at once and again it is one withdrawal with one receipt', async () => {
  const order = await paidInBerlin({}, token);
  await deliver(shop, order);
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, each) => withdraw(order.orderNumber, { name: `Tab ${each}` }, each % 2 ? token : '')),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
  expect(new Set(answers.map(({ result }) => JSON.stringify(result))).size).toBe(1);
  expect((await track(shop, order)).returns).toHaveLength(1);
  const mails = Object.keys(await mailsAbout(shop, order)).filter((about) => about.startsWith('order-withdrawn'));
  expect(mails).toHaveLength(1);
});

test('the fourteenth day after the delivery is the last, to its end where it went', async () => {
  const order = await paidInBerlin();
  await deliver(shop, order);
  const end = Date.parse('2026-12-04T23:00:00Z');
  shop.clock.stopAt(end);
  const refused = await withdraw(order.orderNumber);
  const sentence = `The order ${order.orderNumber} could be withdrawn from until 2026-12-04`;
  expect([refused.status, refused.result]).toEqual([422, sentence]);
  expect(await track(shop, order)).toMatchObject({ is_withdrawable: false, returns: [] });
  shop.clock.stopAt(end - 1);
  expect((await withdraw(order.orderNumber)).result).toMatchObject({ outcome: 'returning', due_on: '2026-12-18' });
  shop.clock.stopAt(TODAY);
});

test('a statement about no order of theirs is kept alike, acknowledged, and carried out when its order is found', async () => {
  const order = await paidInBerlin();
  await deliver(shop, order);
  const wrong = { email: 'meera@elsewhere.test', name: 'Meera https://x.test' };
  const [first, again, nowhere] = [
    (await withdraw(order.orderNumber, wrong)).result,
    (await withdraw(order.orderNumber, wrong)).result,
    (await withdraw('AF999999999', wrong)).result,
  ];
  expect(again).toEqual(first);
  const alike = { outcome: 'open', amount: null, return_number: null, due_on: first.due_on };
  expect([first, nowhere]).toMatchObject([alike, alike]);
  const { result: mails } =
    await shop.bench<readonly { to: string; about: string; text: string }[]>('/workbench/mails');
  const own = mails.filter(({ to }) => to === wrong.email);
  expect(own.map(({ about }) => about)).toHaveLength(2);
  expect(own[0]?.text).not.toContain('https://x.test');
  expect((await shop.bench(`${WITHDRAWALS}${first.number}`)).result).toMatchObject({
    email: wrong.email,
    outcome: 'open',
  });
  expect((await tellOf(first.number, { status: 'matched', order: 'AF999999999' })).status).toBe(422);
  const matched = await tellOf(first.number, { status: 'matched', order: order.orderNumber });
  expect(matched.result).toMatchObject({ outcome: 'returning', return_number: `${order.orderNumber}-R1` });
  expect((await tellOf(first.number, { status: 'settled' })).status).toBe(422);
  expect((await tellOf(nowhere.number, { status: 'settled' })).status).toBe(200);
  expect((await withdraw(order.orderNumber, wrong)).result).toEqual(first);
  expect((await withdraw(order.orderNumber)).result).toMatchObject({ number: first.number, outcome: 'returning' });
});

test('single pieces are left to somebody of the shop, and what is made to measure is not part of it', async () => {
  const order = await paidInBerlin();
  await deliver(shop, order);
  const some = (await withdraw(order.orderNumber, { pieces: ' The tee ' })).result;
  expect(some).toMatchObject({ outcome: 'open', pieces: 'The tee', amount: null });
  expect((await withdraw(order.orderNumber, { pieces: 'The tee' })).result.number).toBe(some.number);
  const own = expect.objectContaining({ withdrawal: some.number, order: order.orderNumber });
  expect(await waits()).toContainEqual(own);
  await tellOf(some.number, { status: 'settled' });
  expect(await waits()).not.toContainEqual(own);
});

test('an order that went elsewhere, or is canceled, is not withdrawn from', async () => {
  const home = await placed(shop);
  expect((await withdraw(home.orderNumber)).result).toBe(
    `The order ${home.orderNumber} went to no country of the European Union`,
  );
  expect(await track(shop, home)).toMatchObject({ is_withdrawable: false });
  const order = await paidInBerlin();
  await shop.call('orderCancel', '/api/order/cancel?token=', {
    body: { orderId: order.orderNumber, email: ADDRESS.email },
  });
  expect((await withdraw(order.orderNumber)).result).toBe(`The order ${order.orderNumber} is canceled`);
});

test.each([
  [{ name: '  ' }, 'name'],
  [{ name: undefined }, 'name'],
  [{ orderId: ' ' }, 'orderId'],
  [{ email: 'nobody' }, 'email'],
  [{ pieces: 'x'.repeat(1_001) }, 'pieces'],
  [{ name: 7 }, 'name'],
])('a statement with %j is refused by its field', async (changes, field) => {
  const { status, result } = await withdraw('AF000070012', changes);
  expect([status, result]).toMatchObject([400, [{ field: expect.stringContaining(field) }]]);
});

test.each(['W-0', 'W-99999', 'W-12345678901', 'X-1'])('nobody knows a withdrawal %s', async (number) => {
  expect((await shop.bench(`${WITHDRAWALS}${number}`)).status).toBe(404);
  expect((await tellOf(number, { status: 'settled' })).status).toBe(404);
});

test.each([{}, { status: 'received' }, { status: 'matched' }, { status: 'matched', order: 7 }])(
  'of a withdrawal %j is not told',
  async (body) => {
    expect((await tellOf('W-1', body)).status).toBe(400);
  },
);
