import { afterAll, beforeAll, expect, test } from 'vitest';
import { OPENING_MS, openTestApi, type TestApi } from '#api/testing/open-test-api.ts';
import { newOrderId, orderBody } from '#api/testing/order-for-tests.ts';
import { API, ask, hears, leave, linkOf, mails, mailsTo, ONE_CLICK, open, post, soldOut } from './waits-for-tests.ts';

const SOLD_OUT = 'AJ-KS-1042-S';
const STRANGER = 'stranger@mail.test';

let shop: TestApi;
const lines: string[] = [];
beforeAll(async () => {
  shop = await openTestApi({ accounts: { apiUrl: API }, log: (line) => lines.push(line) });
}, OPENING_MS);
afterAll(() => shop.api.close());

test('a mail that a piece is back has an address of the API, in which nobody can be read', async () => {
  const email = 'asha.rao@mail.test';
  const [one, other] = [await linkOf(shop, email), await linkOf(shop, email)];
  expect(one).toMatch(/^https:\/\/api\.zari\.example\/mail\/unsubscribe\?key=[\w-]{43}&language=en$/);
  expect(other).not.toBe(one);
  expect((await mailsTo(shop, email)).at(-1)?.text).toContain(`No more mails like this: ${other}\n`);
});

test('mails of orders and accounts have none', async () => {
  const email = 'Tara@mail.test';
  const customer = { email, firstname: 'Tara', lastname: 'Sen' };
  await shop.call('userCreate', '/api/user/create', { body: { customer, password: 'correct horse 9' } });
  await shop.call('userResetPassword', '/api/user/reset-password', { body: { email } });
  const products = [{ sku: 'AJ-KS-1042-M', name: 'Kurta', qty: 1, price: 8960 }];
  await shop.call('orderCreate', '/api/order?token=', { body: orderBody(newOrderId(), { products }) });
  await shop.api.settled();
  const others = (await mails(shop)).filter(({ about }) => !about?.startsWith('back-in-stock '));
  const ends = new Map(others.map(({ about, unsubscribe }) => [about?.split(' ')[0] ?? null, unsubscribe]));
  expect(ends).toEqual(
    new Map([
      ['order-placed', null],
      [null, null],
    ]),
  );
});

test('what a mail program posts ends every wait of its reader and no other, as often as it posts', async () => {
  const email = 'meera@mail.test';
  const link = await linkOf(shop, email);
  const sku = await soldOut(shop);
  await ask(shop, 'MEERA@mail.test', sku);
  await ask(shop, email, SOLD_OUT);
  await ask(shop, STRANGER, sku);
  const [first, again] = [await post(shop, link), await post(shop, link)];
  expect([first.status, again.status]).toEqual([200, 200]);
  expect(first.headers.get('set-cookie')).toBeNull();
  expect(await again.text()).toBe(await first.text());
  await leave(shop, SOLD_OUT, 1);
  expect([await hears(shop, email, sku), (await mailsTo(shop, email)).length]).toEqual([false, 1]);
  expect(await mailsTo(shop, STRANGER)).toHaveLength(1);
  await leave(shop, SOLD_OUT, 0);
});

test('who asks again after it waits again', async () => {
  const email = 'again@mail.test';
  await post(shop, await linkOf(shop, email));
  const sku = await soldOut(shop);
  await ask(shop, email, sku);
  expect(await hears(shop, email, sku)).toBe(true);
});

test('the other form of HTML forms ends it as well', async () => {
  const email = 'parts@mail.test';
  const link = await linkOf(shop, email);
  const sku = await soldOut(shop);
  await ask(shop, email, sku);
  const fields = new FormData();
  fields.set('List-Unsubscribe', 'One-Click');
  expect((await post(shop, link, fields, null)).status).toBe(200);
  expect(await hears(shop, email, sku)).toBe(false);
});

test('what is no such request ends nothing', async () => {
  const email = 'strange@mail.test';
  const link = await linkOf(shop, email);
  const sku = await soldOut(shop);
  await ask(shop, email, sku);
  const refused = await Promise.all([
    post(shop, link, ''),
    post(shop, link, 'List-Unsubscribe=No'),
    post(shop, link, 'one-click'),
    post(shop, link, JSON.stringify({ 'List-Unsubscribe': 'One-Click' }), 'application/json'),
    post(shop, link, ONE_CLICK, 'text/plain'),
    post(shop, link, '--x\r\nbroken', 'multipart/form-data; boundary=x'),
    post(shop, link, `${ONE_CLICK}&pad=${'x'.repeat(10_000)}`),
    open(shop, link, 'DELETE'),
  ]);
  expect(refused.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 400, 413, 405]);
  for (const answer of refused) expect(await answer.text()).toContain('Nothing has changed');
  expect(await hears(shop, email, sku)).toBe(true);
});

test('no key gets into the log', async () => {
  const link = await linkOf(shop, 'log@mail.test');
  await post(shop, link);
  expect(lines.at(-1)).toMatch(/^POST \/mail\/unsubscribe 200 /);
  expect(lines.join('\n')).not.toContain(new URL(link).searchParams.get('key'));
});
