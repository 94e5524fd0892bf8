import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { OPENING_MS, openTestApi, type TestApi, TODAY } from '#api/testing/open-test-api.ts';
import { askForLink, logIn, mailsTo, me, member, NOBODY, register } from './account-calls-for-tests.ts';

let shop: TestApi;
beforeAll(async () => {
  shop = await openTestApi();
}, OPENING_MS);
afterAll(() => shop.api.close());
beforeEach(() => shop.clock.stopAt(TODAY));

async function linksTo(email: string): Promise<readonly string[]> {
  return (await mailsTo(shop, email)).flatMap((mail) => /key=([\w-]{43})/.exec(mail)?.[1] ?? []);
}

/** The key in the one link that was mailed, which is written after its answer. */
async function onlyLinkTo(email: string): Promise<string> {
  await shop.api.settled();
  const links = await linksTo(email);
  expect(links).toHaveLength(1);
  return links[0] ?? '';
}

const PAGE = 'http://localhost:8080/account/new-password';
const openLink = (key: string) => shop.api.fetch(new Request(`${PAGE}?key=${key}`));
const choose = (key: string, password: string, repeated = password) =>
  shop.api.fetch(new Request(PAGE, { method: 'POST', body: new URLSearchParams({ key, password, repeated }) }));

test('userResetPassword: a link is mailed to who has an account, and the answer does not tell', async () => {
  await register(shop, 'forgot@mail.test');
  const done = { code: 200, result: true };
  expect((await askForLink(shop, 'forgot@mail.test')).body).toEqual(done);
  expect((await askForLink(shop, 'nobody@mail.test')).body).toEqual(done);
  await shop.api.settled();
  expect(await linksTo('forgot@mail.test')).toHaveLength(1);
  expect(await linksTo('nobody@mail.test')).toEqual([]);
  for (const email of [undefined, '', 'tara', 7]) {
    expect((await askForLink(shop, email)).body).toEqual({ code: 400, result: 'Invalid e-mail provided!' });
  }
});

test('the link of a reset changes the password once, and everybody is signed out', async () => {
  const token = await member(shop, 'reset@mail.test');
  await askForLink(shop, 'reset@mail.test');
  const key = await onlyLinkTo('reset@mail.test');
  const form = await openLink(key);
  expect(form.status).toBe(200);
  expect(form.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(form.headers.get('cache-control')).toBe('no-store');
  expect(await form.text()).toContain('value="reset@mail.test"');
  for (const [password, repeated, problem] of [
    ['short', 'short', 'at least 8 characters'],
    ['a'.repeat(129), 'a'.repeat(129), 'at most 128 characters'],
    ['a new river', 'a new rover', 'not the same'],
    ['qwertyuiop', 'qwertyuiop', 'one of the commonest'],
  ] as const) {
    const refused = await choose(key, password, repeated);
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain(problem);
  }
  const both = await Promise.all([choose(key, 'a new river'), choose(key, 'a new river')]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 410]);
  expect((await openLink(key)).status).toBe(410);
  expect((await me(shop, token)).body).toEqual(NOBODY);
  expect((await logIn(shop, 'reset@mail.test', 'a new river')).status).toBe(200);
  expect((await mailsTo(shop, 'reset@mail.test')).some((mail) => mail.includes('has been changed'))).toBe(true);
});

test('a link is good for 30 minutes, and a locked account is opened by one', async () => {
  await register(shop, 'late@mail.test');
  await askForLink(shop, 'late@mail.test');
  const key = await onlyLinkTo('late@mail.test');
  for (let count = 0; count < 5; count += 1)
    expect((await logIn(shop, 'late@mail.test', 'wrong wrong')).status).toBe(401);
  expect((await logIn(shop, 'late@mail.test')).status).toBe(401);
  shop.clock.stopAt(TODAY + 30 * 60_000);
  expect((await openLink(key)).status).toBe(410);
  expect((await choose(key, 'a new river')).status).toBe(410);
  shop.clock.stopAt(TODAY);
  expect((await choose(key, 'a new river')).status).toBe(200);
  expect((await logIn(shop, 'late@mail.test', 'a new river')).status).toBe(200);
});

test('three links an hour are mailed to one account', async () => {
  await register(shop, 'often@mail.test');
  for (let count = 0; count < 5; count += 1) expect((await askForLink(shop, 'often@mail.test')).status).toBe(200);
  await shop.api.settled();
  expect(await linksTo('often@mail.test')).toHaveLength(3);
});

test.each(['', 'x', 'x'.repeat(43), 'x'.repeat(5_000), '"><script>'])(
  'a link that was never mailed says so',
  async (key) => {
    const page = await openLink(encodeURIComponent(key));
    expect(page.status).toBe(410);
    expect(await page.text()).not.toContain('<script');
    expect((await choose(key, 'a new river')).status).toBe(410);
  },
);

test('a form that is too large, or sent in another way, is refused', async () => {
  expect((await choose('x', 'y'.repeat(20_000))).status).toBe(410);
  expect((await shop.api.fetch(new Request(PAGE, { method: 'DELETE' }))).status).toBe(405);
});

test.each([
  ['hi', 'नया पासवर्ड चुनें', 'कम से कम 8 अक्षर होने चाहिए', 'आपका पासवर्ड बदल दिया गया है', 'ltr'],
  ['ar', 'اختيار كلمة مرور جديدة', 'يجب ألا تقل كلمة المرور عن 8 أحرف', 'تم تغيير كلمة مرورك', 'rtl'],
] as const)('whoever reads %s has mails and page in it', async (language, choice, tooShort, changed, dir) => {
  const email = `reads-${language}@mail.test`;
  await register(shop, email);
  await shop.call('userResetPassword', '/api/user/reset-password', {
    body: { email },
    headers: { 'accept-language': `${language}-IN, en;q=0.5` },
  });
  await shop.api.settled();
  const [mail = ''] = await mailsTo(shop, email);
  expect(mail).toContain(choice);
  const [address = ''] = /http\S+new-password[^\s<"]+/.exec(mail.replaceAll('&amp;', '&')) ?? [];
  const page = await (await shop.api.fetch(new Request(address))).text();
  expect(page).toContain(`<html lang="${language}" dir="${dir}">`);
  expect(page).toContain(choice);
  const [key = ''] = /key=([\w-]{43})/.exec(address)?.slice(1) ?? [];
  const [, action = ''] = /action="([^"]+)"/.exec(page) ?? [];
  const send = (password: string) =>
    shop.api.fetch(
      new Request(new URL(action, address), {
        method: 'POST',
        body: new URLSearchParams({ key, password, repeated: password }),
      }),
    );
  expect(await (await send('short')).text()).toContain(tooShort);
  expect(await (await send('a new river')).text()).toContain(changed);
  expect((await mailsTo(shop, email)).filter((each) => each.includes(changed))).toHaveLength(1);
});

test.each([
  ['a language that no mail is written in', '?key=none&language=xx', null, 'en'],
  ['none, as in older mails: what the browser asks for counts', '?key=none', 'de-AT, en;q=0.5', 'de'],
  ['what is none', '?key=none&language=%00<script>', null, 'en'],
])('an address with %s', async (_what, query, accepts, language) => {
  const headers = accepts === null ? {} : { 'accept-language': accepts };
  const page = await (await shop.api.fetch(new Request(`${PAGE}${query}`, { headers }))).text();
  expect(page).toContain(`<html lang="${language}"`);
});
