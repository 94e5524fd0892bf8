import { afterAll, beforeAll, expect, test } from 'vitest';
import { OPENING_MS, openTestApi, type TestApi } from '#api/testing/open-test-api.ts';
import { API, ask, hears, linkOf, mailsTo, open, post, soldOut } from './waits-for-tests.ts';

let shop: TestApi;
beforeAll(async () => {
  shop = await openTestApi({ accounts: { apiUrl: API } });
}, OPENING_MS);
afterAll(() => shop.api.close());

test('looking at the address ends nothing, and asks on a page that runs nothing', async () => {
  const email = 'looks@mail.test';
  const link = await linkOf(shop, email);
  const sku = await soldOut(shop);
  await ask(shop, email, sku);
  const page = await open(shop, link);
  const html = await page.text();
  expect(page.status).toBe(200);
  expect(html).toContain('<html lang="en" dir="ltr">');
  expect(html).toContain('<h1>No more mails about pieces that you wait for?</h1>');
  expect(html).not.toContain(email);
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(page.headers.get('referrer-policy')).toBe('no-referrer');
  expect((await open(shop, link, 'HEAD')).status).toBe(405);
  expect(await hears(shop, email, sku)).toBe(true);
});

/** Sends the form of a page as a browser does that runs no scripts. */
function press(page: string, html: string): Promise<Response> {
  const [, action = ''] = /<form method="post" action="([^"]*)">/.exec(html) ?? [];
  const [, name = '', value = ''] = /<button name="([^"]*)" value="([^"]*)">/.exec(html) ?? [];
  const target = new URL(action.replaceAll('&amp;', '&'), page);
  return shop.api.fetch(new Request(target, { method: 'POST', body: new URLSearchParams({ [name]: value }) }));
}

test.each([
  ['default', 'lang="en" dir="ltr"', 'No more mails about pieces that you wait for'],
  ['de', 'lang="de" dir="ltr"', 'Keine Nachrichten mehr über Stücke, auf die Sie warten'],
])('in the store view %s the button of that page ends it, in the language of the mail', async (store, html, done) => {
  const email = `${store}.reader@mail.test`;
  const link = await linkOf(shop, email, store);
  const sku = await soldOut(shop);
  await ask(shop, email, sku);
  const answer = await press(link, await (await open(shop, link)).text());
  expect(answer.status).toBe(200);
  expect(await answer.text()).toMatch(new RegExp(`<html ${html}>.*<h1>${done}</h1>`, 's'));
  expect(await hears(shop, email, sku)).toBe(false);
});

test.each([
  ['hi', 'lang="hi" dir="ltr"', 'जिन पीस का आपको इंतज़ार है, उनके ईमेल बंद करें?', 'यह लिंक काम नहीं करता'],
  ['ar', 'lang="ar" dir="rtl"', 'إيقاف رسائل القطع التي تنتظرها؟', 'هذا الرابط لا يعمل'],
])('a page for %s speaks its language', async (store, html, question, unknown) => {
  const link = (await linkOf(shop, `${store}.reader@mail.test`)).replace('language=en', `storeCode=${store}_in`);
  const page = await (await open(shop, link)).text();
  expect(page).toContain(`<html ${html}>`);
  expect(page).toContain(`<h1>${question}</h1>`);
  expect(await (await open(shop, `${API}/mail/unsubscribe?storeCode=${store}`)).text()).toContain(
    `<h1>${unknown}</h1>`,
  );
});

test('an address that is unknown, damaged or of another kind is refused alike, and ends nothing', async () => {
  const email = 'bad@mail.test';
  const link = await linkOf(shop, email);
  const sku = await soldOut(shop);
  await ask(shop, email, sku);
  await shop.call('userResetPassword', '/api/user/reset-password', { body: { email: 'meera.iyer@mail.test' } });
  await shop.api.settled();
  const reset = (await mailsTo(shop, 'meera.iyer@mail.test')).at(-1);
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
    const [posted, looked] = [await post(shop, address), await open(shop, address)];
    return [posted.status, looked.status, await posted.text(), await looked.text()];
  });
  const seen = new Set((await Promise.all(answers)).map((answer) => JSON.stringify(answer)));
  expect(seen.size).toBe(1);
  const [posted, looked, html, same] = JSON.parse([...seen][0] ?? '[]');
  expect([posted, looked]).toEqual([404, 404]);
  expect(html).toContain('This link does not work');
  expect(same).toBe(html);
  expect(await hears(shop, email, sku)).toBe(true);
});
