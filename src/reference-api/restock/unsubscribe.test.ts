import { afterAll, beforeAll, expect, test } from 'vitest';
import { OPENING_MS, openTestApi, type TestApi } from '#reference-api/testing/open-test-api.ts';
import { newOrderId, orderBody } from '#reference-api/testing/order-for-tests.ts';

type Kept = { readonly to: string; readonly text: string; readonly about: string; readonly unsubscribe: string | null };

const API = 'https://api.zari.example';
const SOLD_OUT = 'AJ-KS-1042-S';
const STRANGER = 'stranger@mail.test';

let shop: TestApi;
const lines: string[] = [];
beforeAll(async () => {
  shop = await openTestApi({ accounts: { apiUrl: API }, log: (line) => lines.push(line) });
}, OPENING_MS);
afterAll(() => shop.api.close());

const mails = async () => (await shop.bench<readonly Kept[]>('/workbench/mails')).result;
const mailsTo = async (email: string) => (await mails()).filter(({ to }) => to === email);
const leave = (sku: string, qty: number) => shop.bench('/workbench/stock', { body: { sku, qty } });
const round = () => shop.bench('/workbench/restock-round', { method: 'POST' });
const ask = (email: string, sku: string, storeCode = 'default') =>
  shop.call('stockNotify', `/api/stock/notify?storeCode=${storeCode}`, { body: { email, sku } });

let pieces = 0;

async function soldOut(): Promise<string> {
  pieces += 1;
  const sku = `ENDS-${pieces}`;
  await shop.bench('/workbench/products', { body: { sku, name: 'Silk Tee', qty: 0, price: 900 } });
  return sku;
}

/** Somebody is told that a piece is back: the address in that mail. */
async function linkOf(email: string, storeCode?: string): Promise<string> {
  const sku = await soldOut();
  await ask(email, sku, storeCode);
  await leave(sku, 1);
  await round();
  return (await mailsTo(email)).at(-1)?.unsubscribe ?? '';
}

const ONE_CLICK = 'List-Unsubscribe=One-Click';
const FORM = 'application/x-www-form-urlencoded';
const open = (link: string, method = 'GET') => shop.api.fetch(new Request(link, { method }));
const post = (link: string, body: BodyInit = ONE_CLICK, type: string | null = FORM) =>
  shop.api.fetch(new Request(link, { method: 'POST', body, headers: type === null ? {} : { 'content-type': type } }));

/** Whether somebody who waits for a piece hears of it. */
async function hears(email: string, sku: string): Promise<boolean> {
  const before = (await mailsTo(email)).length;
  await leave(sku, 1);
  await round();
  return (await mailsTo(email)).length > before;
}

test('a mail that a piece is back has an address of the API, in which nobody can be read', async () => {
  const email = 'asha.rao@mail.test';
  const [one, other] = [await linkOf(email), await linkOf(email)];
  expect(one).toMatch(/^https:\/\/api\.zari\.example\/mail\/unsubscribe\?key=[\w-]{43}&storeCode=default$/);
  expect(other).not.toBe(one);
  expect((await mailsTo(email)).at(-1)?.text).toContain(`No more mails like this: ${other}\n`);
});

test('mails of orders and accounts have none', async () => {
  const email = 'Tara@mail.test';
  const customer = { email, firstname: 'Tara', lastname: 'Sen' };
  await shop.call('userCreate', '/api/user/create', { body: { customer, password: 'correct horse 9' } });
  await shop.call('userResetPassword', '/api/user/reset-password', { body: { email } });
  const products = [{ sku: 'AJ-KS-1042-M', name: 'Kurta', qty: 1, price: 8960 }];
  await shop.call('orderCreate', '/api/order?token=', { body: orderBody(newOrderId(), { products }) });
  await shop.api.settled();
  const others = (await mails()).filter(({ about }) => !about?.startsWith('back-in-stock '));
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
  const link = await linkOf(email);
  const sku = await soldOut();
  await ask('MEERA@mail.test', sku);
  await ask(email, SOLD_OUT);
  await ask(STRANGER, sku);
  const [first, again] = [await post(link), await post(link)];
  expect([first.status, again.status]).toEqual([200, 200]);
  expect(first.headers.get('set-cookie')).toBeNull();
  expect(await again.text()).toBe(await first.text());
  await leave(SOLD_OUT, 1);
  expect([await hears(email, sku), (await mailsTo(email)).length]).toEqual([false, 1]);
  expect(await mailsTo(STRANGER)).toHaveLength(1);
  await leave(SOLD_OUT, 0);
});

test('who asks again after it waits again', async () => {
  const email = 'again@mail.test';
  await post(await linkOf(email));
  const sku = await soldOut();
  await ask(email, sku);
  expect(await hears(email, sku)).toBe(true);
});

test('the other form of HTML forms ends it as well', async () => {
  const email = 'parts@mail.test';
  const link = await linkOf(email);
  const sku = await soldOut();
  await ask(email, sku);
  const fields = new FormData();
  fields.set('List-Unsubscribe', 'One-Click');
  expect((await post(link, fields, null)).status).toBe(200);
  expect(await hears(email, sku)).toBe(false);
});

test('looking at the address ends nothing, and asks on a page that runs nothing', async () => {
  const email = 'looks@mail.test';
  const link = await linkOf(email);
  const sku = await soldOut();
  await ask(email, sku);
  const page = await open(link);
  const html = await page.text();
  expect(page.status).toBe(200);
  expect(html).toContain('<html lang="en" dir="ltr">');
  expect(html).toContain('<h1>No more mails about pieces that are back?</h1>');
  expect(html).not.toContain(email);
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(page.headers.get('referrer-policy')).toBe('no-referrer');
  expect((await open(link, 'HEAD')).status).toBe(405);
  expect(await hears(email, sku)).toBe(true);
});

/** Sends the form of a page as a browser does that runs no scripts. */
function press(page: string, html: string): Promise<Response> {
  const [, action = ''] = /<form method="post" action="([^"]*)">/.exec(html) ?? [];
  const [, name = '', value = ''] = /<button name="([^"]*)" value="([^"]*)">/.exec(html) ?? [];
  const target = new URL(action.replaceAll('&amp;', '&'), page);
  return shop.api.fetch(new Request(target, { method: 'POST', body: new URLSearchParams({ [name]: value }) }));
}

test.each([
  ['default', 'lang="en" dir="ltr"', 'No more mails about pieces that are back'],
  ['de', 'lang="de" dir="ltr"', 'Keine Nachrichten mehr über Stücke, die wieder da sind'],
])('in the store view %s the button of that page ends it, in the language of the mail', async (store, html, done) => {
  const email = `${store}.reader@mail.test`;
  const link = await linkOf(email, store);
  const sku = await soldOut();
  await ask(email, sku);
  const answer = await press(link, await (await open(link)).text());
  expect(answer.status).toBe(200);
  expect(await answer.text()).toMatch(new RegExp(`<html ${html}>.*<h1>${done}</h1>`, 's'));
  expect(await hears(email, sku)).toBe(false);
});

test.each([
  ['hi', 'lang="hi" dir="ltr"', 'वापस आए परिधानों के ईमेल बंद करें?', 'यह लिंक काम नहीं करता'],
  ['ar', 'lang="ar" dir="rtl"', 'إيقاف رسائل القطع التي عادت؟', 'هذا الرابط لا يعمل'],
])('a page for %s speaks its language', async (store, html, question, unknown) => {
  const link = (await linkOf(`${store}.reader@mail.test`)).replace('storeCode=default', `storeCode=${store}_in`);
  const page = await (await open(link)).text();
  expect(page).toContain(`<html ${html}>`);
  expect(page).toContain(`<h1>${question}</h1>`);
  expect(await (await open(`${API}/mail/unsubscribe?storeCode=${store}`)).text()).toContain(`<h1>${unknown}</h1>`);
});

test('an address that is unknown, damaged or of another kind is refused alike, and ends nothing', async () => {
  const email = 'bad@mail.test';
  const link = await linkOf(email);
  const sku = await soldOut();
  await ask(email, sku);
  await shop.call('userResetPassword', '/api/user/reset-password', { body: { email: 'meera.iyer@mail.test' } });
  await shop.api.settled();
  const reset = (await mailsTo('meera.iyer@mail.test')).at(-1);
  const otherKind = /new-password\?key=([\w-]+)/.exec(reset?.text ?? '')?.[1] ?? 'no mail';
  expect(otherKind).toHaveLength(43);
  const key = new URL(link).searchParams.get('key') ?? '';
  const keys = [
    '',
    'x',
    key.slice(1),
    `${key}x`,
    key.toLowerCase(),
    otherKind,
    email,
    'x'.repeat(5_000),
    "' or 1=1 --",
  ];
  const answers = keys.map(async (wrong) => {
    const address = `${API}/mail/unsubscribe?${new URLSearchParams({ key: wrong, storeCode: 'default' })}`;
    const [posted, looked] = [await post(address), await open(address)];
    return [posted.status, looked.status, await posted.text(), await looked.text()];
  });
  const seen = new Set((await Promise.all(answers)).map((answer) => JSON.stringify(answer)));
  expect(seen.size).toBe(1);
  const [posted, looked, html, same] = JSON.parse([...seen][0] ?? '[]');
  expect([posted, looked]).toEqual([404, 404]);
  expect(html).toContain('This link does not work');
  expect(same).toBe(html);
  expect(await hears(email, sku)).toBe(true);
});

test('what is no such request ends nothing', async () => {
  const email = 'strange@mail.test';
  const link = await linkOf(email);
  const sku = await soldOut();
  await ask(email, sku);
  const refused = await Promise.all([
    post(link, ''),
    post(link, 'List-Unsubscribe=No'),
    post(link, 'one-click'),
    post(link, JSON.stringify({ 'List-Unsubscribe': 'One-Click' }), 'application/json'),
    post(link, ONE_CLICK, 'text/plain'),
    post(link, '--x\r\nbroken', 'multipart/form-data; boundary=x'),
    post(link, `${ONE_CLICK}&pad=${'x'.repeat(10_000)}`),
    open(link, 'DELETE'),
  ]);
  expect(refused.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 400, 413, 405]);
  for (const answer of refused) expect(await answer.text()).toContain('Nothing has changed');
  expect(await hears(email, sku)).toBe(true);
});

test('no key gets into the log', async () => {
  const link = await linkOf('log@mail.test');
  await post(link);
  expect(lines.at(-1)).toMatch(/^POST \/mail\/unsubscribe 200 /);
  expect(lines.join('\n')).not.toContain(new URL(link).searchParams.get('key'));
});
