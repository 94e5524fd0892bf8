import { afterAll, beforeAll, expect, test } from 'vitest';
import { OPENING_MS, openTestApi, type TestApi } from '#api/testing/open-test-api.ts';
import { newOrderId, orderBody } from '#api/testing/order-for-tests.ts';

type Kept = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly about: string;
};

const NOTIFY = '/api/stock/notify';
const SOLD_OUT = 'AJ-KS-1042-S';
const THERE = 'AJ-KS-1042-M';

let shop: TestApi;
beforeAll(async () => {
  shop = await openTestApi();
}, OPENING_MS);
afterAll(() => shop.api.close());

const ask = (body: unknown, query = '') => shop.call('stockNotify', `${NOTIFY}${query}`, { body });
const leave = (sku: string, qty: number) => shop.bench('/workbench/stock', { body: { sku, qty } });
const round = async () => (await shop.bench<number>('/workbench/restock-round', { method: 'POST' })).result;
const mailsTo = async (email: string) =>
  (await shop.bench<readonly Kept[]>('/workbench/mails')).result.filter(({ to }) => to === email);

let pieces = 0;

/** A piece of its own for each test, so that none tells for another. */
async function soldOut(): Promise<string> {
  pieces += 1;
  const sku = `WAIT-${pieces}`;
  await shop.bench('/workbench/products', { body: { sku, name: 'Silk Tee', qty: 0, price: 900 } });
  return sku;
}

test('whoever waits hears once when the sku is back, and is then forgotten', async () => {
  const email = 'asha@mail.test';
  expect(await ask({ email, sku: SOLD_OUT })).toMatchObject({ status: 200, result: 'noted' });
  expect(await round()).toBe(0);
  await leave(SOLD_OUT, 2);
  expect(await round()).toBe(1);
  const [mail, ...more] = await mailsTo(email);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('Back in stock: Indigo Block Print Kurta Set');
  expect(mail?.text).toContain('Indigo Block Print Kurta Set (Indigo, S) can be had again.');
  const address = 'http://localhost:3000/p/AJ-KS-1042/indigo-block-print-kurta-set/AJ-KS-1042-S';
  expect(mail?.text).toContain(`See the piece: ${address}\n`);
  expect(mail?.html).toContain(`<a class="button" href="${address}">See the piece</a>`);
  await leave(SOLD_OUT, 0);
  await leave(SOLD_OUT, 1);
  expect([await round(), (await mailsTo(email)).length]).toEqual([0, 1]);
  await leave(SOLD_OUT, 0);
});

test('who reads another language than the store view is told in it, and so is the page that ends it', async () => {
  const sku = await soldOut();
  const body = { email: 'reads-hindi@mail.test', sku };
  await shop.call('stockNotify', `${NOTIFY}?storeCode=de`, { body, headers: { 'accept-language': 'hi-IN' } });
  await leave(sku, 1);
  await round();
  const [mail] = await mailsTo(body.email);
  expect(mail?.subject).toBe('फिर उपलब्ध: Silk Tee');
  expect(mail?.text).toContain('language=hi');
});

test('who was told may wait again', async () => {
  const email = 'again@mail.test';
  const sku = await soldOut();
  for (const told of [1, 2]) {
    await ask({ email, sku });
    await leave(sku, 1);
    await round();
    expect(await mailsTo(email)).toHaveLength(told);
    await leave(sku, 0);
  }
});

test('asking again changes nothing that can be seen, and brings no second mail', async () => {
  const email = 'Ravi+one@mail.test';
  const sku = await soldOut();
  const first = await ask({ email, sku });
  expect(first.headers.get('cache-control')).toBe('no-store');
  for (const same of [email, email.toUpperCase()]) expect((await ask({ email: same, sku })).body).toEqual(first.body);
  await leave(sku, 1);
  await round();
  expect(await mailsTo(email.toLowerCase())).toHaveLength(1);
});

test('asked at once by the same, it is one wait', async () => {
  const email = 'hurry@mail.test';
  const sku = await soldOut();
  const answers = await Promise.all(Array.from({ length: 8 }, () => ask({ email, sku })));
  expect(new Set(answers.map(({ result }) => result))).toEqual(new Set(['noted']));
  await leave(sku, 1);
  await round();
  expect(await mailsTo(email)).toHaveLength(1);
});

test('rounds at the same time tell everybody once, however many wait', async () => {
  const sku = await soldOut();
  const emails = Array.from({ length: 45 }, (_, at) => `crowd.${at}@mail.test`);
  for (const email of emails) await ask({ email, sku });
  await leave(sku, 1);
  const told = await Promise.all(Array.from({ length: 6 }, round));
  expect(told.reduce((sum, each) => sum + each, 0)).toBe(45);
  const { result } = await shop.bench<readonly Kept[]>('/workbench/mails');
  expect(result.flatMap(({ to }) => (to.startsWith('crowd.') ? [to] : [])).toSorted()).toEqual(emails.toSorted());
});

test('what is there already is noted for nobody', async () => {
  const email = 'early@mail.test';
  expect(await ask({ email, sku: THERE })).toMatchObject({ status: 200, result: 'in_stock' });
  await round();
  expect(await mailsTo(email)).toEqual([]);
});

test('a switch that is turned on is told of', async () => {
  const sku = await soldOut();
  await shop.bench('/workbench/stock', { body: { sku, qty: 4, is_in_stock: false } });
  expect((await ask({ email: 'switch@mail.test', sku })).result).toBe('noted');
  expect(await round()).toBe(0);
  await shop.bench('/workbench/stock', { body: { sku, qty: 4, is_in_stock: true } });
  expect(await round()).toBe(1);
});

test('the last piece of an order whose payment fails is told of', async () => {
  const sku = await soldOut();
  await leave(sku, 1);
  const products = [{ sku, name: 'Silk Tee', qty: 1, price: 900 }];
  const body = orderBody(newOrderId(), { products, information: { payment_method_code: 'ccavenuepay' } });
  const placed = await shop.call<{ readonly redirect_url: string }>('orderCreate', '/api/order?token=', { body });
  expect((await ask({ email: 'failed@mail.test', sku })).result).toBe('noted');
  const state = new URL(placed.result.redirect_url).searchParams.get('state') ?? '';
  const outcome = new URLSearchParams({ state, outcome: 'failed' });
  await shop.api.fetch(new Request('http://api.test/payment/stand-in', { method: 'POST', body: outcome }));
  expect([await round(), (await mailsTo('failed@mail.test')).length]).toEqual([1, 1]);
});

test.each([
  ['de', 'Wieder da: Silk Tee', 'Silk Tee ist wieder zu haben.', '<html lang="de" dir="ltr">'],
  ['it', 'Di nuovo disponibile: Silk Tee', 'Ci hai chiesto di avvisarti.', '<html lang="it" dir="ltr">'],
  ['default', 'Back in stock: Silk Tee', 'Silk Tee can be had again.', '<html lang="en" dir="ltr">'],
])('in the store view %s it is told in its language', async (storeCode, subject, sentence, html) => {
  const email = `${storeCode}@mail.test`;
  const sku = await soldOut();
  await ask({ email, sku }, `?storeCode=${storeCode}`);
  await leave(sku, 1);
  await round();
  const [mail] = await mailsTo(email);
  expect(mail?.subject).toBe(subject);
  expect(mail?.text).toContain(sentence);
  expect(mail?.html).toContain(html);
});

const strange = [undefined, null, 7, '', 'meera', 'a@b@c', 'a@mail.test, b@mail.test', `${'x'.repeat(250)}@mail.test`];

test.each(strange)('an address %j is none', async (email) => {
  expect(await ask({ email, sku: SOLD_OUT })).toMatchObject({ status: 400, result: 'Invalid e-mail provided!' });
});

test.each([
  [undefined, 'required'],
  [null, 'type'],
  [7, 'type'],
  ['', 'minLength'],
  ['x'.repeat(256), 'maxLength'],
])('a sku %j is refused by its field', async (sku, keyword) => {
  const refused = await ask({ email: 'a@mail.test', sku });
  expect(refused).toMatchObject({ status: 400, result: [{ field: 'sku', keyword }] });
});

test('an unknown sku, one of a product whose variants are sold, and an unknown store view are refused', async () => {
  const email = 'a@mail.test';
  for (const sku of ['NOBODY', 'AJ-KS-1042']) {
    expect(await ask({ email, sku })).toMatchObject({ status: 400, result: `Unknown sku ${sku}` });
  }
  const unknown = { status: 400, result: 'Unknown store code xx' };
  expect(await ask({ email, sku: SOLD_OUT }, '?storeCode=xx')).toMatchObject(unknown);
});

test('a body that is no JSON is refused', async () => {
  const send = (type: string) =>
    shop.api.fetch(
      new Request(`http://api.test${NOTIFY}`, { method: 'POST', body: '{', headers: { 'content-type': type } }),
    );
  expect(await (await send('application/json')).json()).toEqual({
    code: 400,
    result: 'Request body is not valid JSON',
  });
  expect((await send('text/plain')).status).toBe(415);
});
