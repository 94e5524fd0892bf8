import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Placed, settle } from '#api/orders/order-mails-for-tests.ts';
import { OPENING_MS, openTestApi, type TestApi } from '#api/testing/open-test-api.ts';
import { ADDRESS, newOrderId, type OrderChanges, orderBody } from '#api/testing/order-for-tests.ts';
import { FULFILMENT } from './fulfilment-page.ts';

const KEY = 'a key of who packs and sends that is long';
const BY_CARD = { information: { payment_method_code: 'ccavenuepay' } };
const PARCEL = { carrier: 'Blue Dart', number: 'BD 1234', url: 'https://track.example/?n=BD1234&l=en' };
const SHIPPED = { status: 'shipped', ...PARCEL };
const DELIVERED = { status: 'delivered' };

const lines: string[] = [];
let shop: TestApi;
let open: TestApi;
let closed: TestApi;
beforeAll(async () => {
  shop = await openTestApi({ ordersKey: KEY, log: (line) => lines.push(line) });
  open = await openTestApi();
  closed = await openTestApi({ moderatesHere: false, moderationKey: KEY });
}, 3 * OPENING_MS);
afterAll(() => Promise.all([shop, open, closed].map(({ api }) => api.close())));

async function place(changes: OrderChanges = {}, headers = {}): Promise<Placed> {
  const body = orderBody(newOrderId(), changes);
  return (await shop.call<Placed>('orderCreate', '/api/order?token=', { body, headers })).result;
}

type Standing = { readonly status: string; readonly shipments: readonly object[] };

const asWho = (key: string) => ({ headers: { authorization: `Bearer ${key}` } });
const tell = (number: string, body: unknown, key = KEY) =>
  shop.bench<Standing>(`${FULFILMENT}${number}`, { body, ...asWho(key) });
const look = (number: string, key = KEY) => shop.bench<Standing>(`${FULFILMENT}${number}`, asWho(key));

async function asShopperReads({ order_id }: Placed, email = ADDRESS.email) {
  const body = { orderId: order_id, email };
  return (await shop.call<Standing & { state: string }>('orderTrack', '/api/order/track', { body })).result;
}

type Mail = { readonly subject: string; readonly text: string; readonly html: string; readonly about: string };

async function mailsOf({ order_id }: Placed): Promise<readonly Mail[]> {
  const { result } = await shop.bench<readonly Mail[]>('/workbench/mails');
  return result.filter(({ about }) => about?.includes(order_id) && !about.startsWith('order-placed'));
}

const WHEN = expect.stringMatching(/^\d{4}-.*Z$/);

test('an order goes on its way and arrives, as its shopper reads it', async () => {
  const placed = await place();
  expect(await asShopperReads(placed)).toMatchObject({ status: 'pending', shipments: [] });
  const parcel = { ...PARCEL, shipped_at: WHEN, delivered_at: null };
  const answer = await tell(placed.orderNumber, SHIPPED);
  expect(answer).toMatchObject({ status: 200, result: { number: placed.orderNumber, status: 'shipped' } });
  const shipments = [parcel];
  expect(await asShopperReads(placed)).toMatchObject({ status: 'shipped', state: 'processing', shipments });
  await tell(placed.orderNumber, DELIVERED);
  const arrived = { status: 'complete', shipments: [{ ...parcel, delivered_at: WHEN }] };
  expect(await asShopperReads(placed)).toMatchObject({ ...arrived, state: 'complete' });
  expect((await look(placed.orderNumber.toLowerCase())).result).toEqual({
    number: placed.orderNumber,
    packed_at: null,
    ...arrived,
  });
});

test('whoever only has the address of an order learns how it stands and of no parcel', async () => {
  const placed = await place();
  await tell(placed.orderNumber, SHIPPED);
  const { result } = await shop.call<Standing>('orderGet', `/api/order/get?orderId=${placed.order_id}&token=`);
  expect(result.status).toBe('shipped');
  expect(result.shipments).toBeUndefined();
});

test('each is told once by mail, however often and at once it is told to the shop', async () => {
  const placed = await place();
  await Promise.all([SHIPPED, SHIPPED, SHIPPED].map((body) => tell(placed.orderNumber, body)));
  expect((await look(placed.orderNumber)).result.shipments).toHaveLength(1);
  expect((await mailsOf(placed)).map(({ subject }) => subject)).toEqual([
    `Your order ${placed.orderNumber} is on its way`,
  ]);
  await Promise.all([DELIVERED, DELIVERED].map((body) => tell(placed.orderNumber, body)));
  expect(await tell(placed.orderNumber, SHIPPED)).toMatchObject({ status: 200, result: { status: 'complete' } });
  const mails = await mailsOf(placed);
  expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
    `Your order ${placed.orderNumber} is on its way`,
    `Your order ${placed.orderNumber} was delivered`,
  ]);
});

test('the mail names the carrier and the parcel, and leads to both places', async () => {
  const placed = await place();
  await tell(placed.orderNumber, SHIPPED);
  const [mail] = await mailsOf(placed);
  expect(mail?.text).toContain('Carrier: Blue Dart\nParcel number: BD 1234\n');
  expect(mail?.text).toContain(`Follow the parcel: ${PARCEL.url}\nLook at your order: http`);
  expect(mail?.html).toContain('href="https://track.example/?n=BD1234&amp;l=en"');
});

test('a second parcel is told of on its own, and both arrive together', async () => {
  const placed = await place();
  await tell(placed.orderNumber, SHIPPED);
  await tell(placed.orderNumber, { ...SHIPPED, number: 'BD 1235', url: null });
  const [first, second] = await mailsOf(placed);
  expect([first?.about, second?.about].every((about) => about?.startsWith(`order-shipped ${placed.order_id} `))).toBe(
    true,
  );
  expect(second?.text).not.toContain('Follow the parcel');
  const { result } = await tell(placed.orderNumber, DELIVERED);
  expect(result.shipments).toMatchObject([
    { number: 'BD 1234', delivered_at: WHEN },
    { number: 'BD 1235', url: null, delivered_at: WHEN },
  ]);
});

test('it is told in the language of the order', async () => {
  const placed = await place({}, { 'accept-language': 'de-AT' });
  await tell(placed.orderNumber, SHIPPED);
  await tell(placed.orderNumber, DELIVERED);
  expect((await mailsOf(placed)).map(({ text }) => text.split('\n')[0]).toSorted()).toEqual([
    'Ihre Bestellung ist unterwegs',
    'Ihre Bestellung wurde geliefert',
  ]);
});

test('what is not paid, canceled, delivered already or not sent at all does not go on its way', async () => {
  const [unpaid, canceled, done] = [await place(BY_CARD), await place(BY_CARD), await place()];
  await settle(shop, canceled, 'failed');
  await tell(done.orderNumber, SHIPPED);
  await tell(done.orderNumber, DELIVERED);
  const another = { ...SHIPPED, number: 'BD 9' };
  const asked = (placed: Placed, body: unknown) => tell(placed.orderNumber, body);
  expect(await asked(unpaid, SHIPPED)).toMatchObject({
    status: 422,
    result: `The order ${unpaid.orderNumber} is not paid`,
  });
  expect(await asked(canceled, SHIPPED)).toMatchObject({
    status: 422,
    result: `The order ${canceled.orderNumber} is canceled`,
  });
  expect(await asked(done, another)).toMatchObject({
    status: 422,
    result: `The order ${done.orderNumber} is delivered`,
  });
  expect(await asked(unpaid, DELIVERED)).toMatchObject({
    status: 422,
    result: `Nothing of the order ${unpaid.orderNumber} is on its way`,
  });
  expect(await asked(canceled, DELIVERED)).toMatchObject({ status: 422 });
  expect((await mailsOf(unpaid)).length).toBe(0);
});

test.each([
  ['no status', {}, 'status must be packed, shipped, delivered or refunded'],
  ['another status', { status: 'lost' }, 'status must be packed, shipped, delivered or refunded'],
  ['a list', [], 'status must be packed, shipped, delivered or refunded'],
  ['nothing', null, 'status must be packed, shipped, delivered or refunded'],
  ['no carrier', { ...SHIPPED, carrier: ' ' }, 'carrier must be a text of 1 to 100 characters'],
  ['a carrier of two lines', { ...SHIPPED, carrier: 'A\nB' }, 'carrier must be a text of 1 to 100 characters'],
  ['a number that is one', { ...SHIPPED, number: 12 }, 'number must be a text of 1 to 100 characters'],
  ['a long number', { ...SHIPPED, number: '1'.repeat(101) }, 'number must be a text of 1 to 100 characters'],
  ['a script', { ...SHIPPED, url: 'javascript:alert(1)' }, 'url must be an http(s) address'],
  ['a path', { ...SHIPPED, url: '/track' }, 'url must be an http(s) address'],
  ['no text', { ...SHIPPED, url: 7 }, 'url must be an http(s) address'],
])('%s is refused', async (_what, body, result) => {
  const { orderNumber } = await place();
  expect(await tell(orderNumber, body)).toMatchObject({ status: 400, result });
  expect((await look(orderNumber)).result).toMatchObject({ status: 'pending', shipments: [] });
});

test('an order that nobody knows, and what is no number', async () => {
  expect(await look('AF999999999')).toMatchObject({ status: 404, result: 'No such order' });
  expect(await tell('AF999999999', SHIPPED)).toMatchObject({ status: 404, result: 'No such order' });
  expect(await look('a%20b')).toMatchObject({ status: 400, result: 'A number is like AF000070012' });
});

test('only who has the key does so, or who is on the machine of a demo, or nobody', async () => {
  const { orderNumber } = await place();
  expect(await look(orderNumber, `${KEY}k`)).toMatchObject({ status: 404, result: 'Not found' });
  expect(await tell(orderNumber, SHIPPED, '')).toMatchObject({ status: 404, result: 'Not found' });
  expect((await look(orderNumber)).result.status).toBe('pending');
  const unknown = `${FULFILMENT}AF999999999`;
  expect(await open.bench(unknown)).toMatchObject({ result: 'No such order' });
  expect(await open.bench(unknown, { headers: { 'x-forwarded-for': '203.0.113.9' } })).toMatchObject({
    result: 'Not found',
  });
  expect(await closed.bench(unknown, asWho(KEY))).toMatchObject({ status: 404, result: 'Not found' });
});

test('the log tells what was done to which order, and of no parcel', async () => {
  const { orderNumber } = await place();
  await tell(orderNumber, SHIPPED);
  expect(lines).toContain(`order ${orderNumber} shipped`);
  expect(lines.join()).not.toContain(PARCEL.number);
});
