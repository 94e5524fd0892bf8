import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { OPENING_MS, openTestApi, type TestApi, TODAY } from '#reference-api/testing/open-test-api.ts';

let shop: TestApi;
beforeAll(async () => {
  shop = await openTestApi();
}, OPENING_MS);
afterAll(() => shop.api.close());
beforeEach(() => shop.clock.stopAt(TODAY));

type User = {
  readonly id: number;
  readonly addresses: readonly { readonly id: number; readonly city: string }[];
  readonly default_billing: string | null;
  readonly default_shipping: string | null;
  readonly updated_at: string;
};

const PASSWORD = 'a quiet river';
const customer = (email: string) => ({ email, firstname: 'Tara', lastname: 'Sen' });
const register = (email: string, password = PASSWORD) =>
  shop.call<User>('userCreate', '/api/user/create', { body: { customer: customer(email), password } });
const logIn = (username: string, password = PASSWORD) =>
  shop.call<string>('userLogin', '/api/user/login', { body: { username, password } });
const me = (token: string) => shop.call<User>('userMe', `/api/user/me?token=${token}`);
const update = (token: string, body: object) => shop.call<User>('userUpdate', `/api/user/me?token=${token}`, { body });
const change = (token: string, currentPassword: string, newPassword: string) =>
  shop.call('userChangePassword', `/api/user/change-password?token=${token}`, {
    body: { currentPassword, newPassword },
  });
const askForLink = (email: unknown) => shop.call('userResetPassword', '/api/user/reset-password', { body: { email } });

async function member(email: string): Promise<string> {
  expect((await register(email)).status).toBe(200);
  return (await logIn(email)).result;
}

/** The mails to somebody, newest first, as the shop's own page shows them. */
async function mailsTo(email: string): Promise<readonly string[]> {
  const html = await (await shop.api.fetch(new Request('http://localhost/mails'))).text();
  return html.split('<article>').filter((mail) => mail.includes(`<dd>${email}</dd>`));
}

async function linksTo(email: string): Promise<readonly string[]> {
  return (await mailsTo(email)).flatMap((mail) => /key=([\w-]{43})/.exec(mail)?.[1] ?? []);
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

const TAKEN = {
  code: 422,
  result: 'A customer with the same email address already exists in an associated website.',
};
const WRONG = {
  code: 422,
  result: "The password doesn't match this account. Verify the password and try again.",
};
const NOBODY = { code: 401, result: "The consumer isn't authorized to access self." };

test('userCreate: a new user has an id and no addresses, and signs in afterwards', async () => {
  const created = await register('tara@mail.test');
  expect(created.body).toEqual({
    code: 200,
    result: {
      id: expect.any(Number),
      group_id: 1,
      groupToken: expect.any(String),
      ...customer('tara@mail.test'),
      created_at: '2026-11-20T10:00:00.000Z',
      updated_at: '2026-11-20T10:00:00.000Z',
      website_id: 1,
      store_id: 1,
      default_billing: null,
      default_shipping: null,
      addresses: [],
      custom_attributes: [],
    },
  });
  const token = (await logIn('tara@mail.test')).result;
  expect((await me(token)).result.id).toBe(created.result.id);
});

test('userCreate: an e-mail is taken however it is written, also by two at once', async () => {
  await register('once@mail.test');
  expect((await register('ONCE@mail.test')).body).toEqual(TAKEN);
  const both = await Promise.all([register('both@mail.test'), register('Both@mail.test')]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
});

test.each([
  ['short 7', 'minLength', 'must have at least 8 characters'],
  ['x'.repeat(129), 'maxLength', 'must have at most 128 characters'],
  ['Password1', 'pattern', 'is one of the commonest passwords'],
  ['new@mail.test', 'pattern', 'must not be your e-mail address'],
  ['Zari 2026', 'pattern', 'must not be the name of the shop'],
])('userCreate: %s is no password', async (password, keyword, message) => {
  const refused = await register('new@mail.test', password);
  expect(refused.body).toEqual({ code: 400, result: [{ field: 'password', keyword, message }] });
});

test('userCreate: an e-mail that no mail could be sent to is refused', async () => {
  for (const email of ['tara', '"a b"@mail.test', 'a@b@mail.test', 'tara@mail.test\nbcc: x@y.test']) {
    const refused = await register(email);
    expect(refused.body).toEqual({
      code: 400,
      result: [{ field: 'customer.email', keyword: 'format', message: 'must be an e-mail address' }],
    });
  }
});

const home = { firstname: 'T', lastname: 'S', street: ['1'], city: 'Pune', country_id: 'IN', postcode: '411001' };
const work = { ...home, city: 'Goa', telephone: '+91 1' };

test('userUpdate: the list of addresses is replaced, the defaults follow, and a repeated call changes nothing', async () => {
  const token = await member('addresses@mail.test');
  const body = {
    customer: { ...customer('addresses@mail.test'), addresses: [{ ...home, default_shipping: true }, work] },
  };
  const first = (await update(token, body)).result;
  expect(first.addresses.map(({ city }) => city)).toEqual(['Pune', 'Goa']);
  expect([first.default_billing, first.default_shipping]).toEqual([null, String(first.addresses[0]?.id)]);
  shop.clock.stopAt(TODAY + 60_000);
  expect((await update(token, body)).result).toMatchObject({
    addresses: first.addresses,
    updated_at: first.updated_at,
  });
  const [, kept] = first.addresses;
  const addresses = [{ ...kept, city: 'Panaji', default_billing: true }, home];
  const second = (await update(token, { customer: { ...body.customer, addresses } })).result;
  expect(second.addresses.map(({ city }) => city)).toEqual(['Panaji', 'Pune']);
  expect(second.default_billing).toBe(String(kept?.id));
  expect(second.updated_at).toBe('2026-11-20T10:01:00.000Z');
  const without = (await update(token, { customer: { ...customer('addresses@mail.test'), firstname: 'Uma' } })).result;
  expect(without).toMatchObject({ firstname: 'Uma', addresses: second.addresses });
});

test("userUpdate: nobody takes another user's address, nor gives one away", async () => {
  const token = await member('stranger@mail.test');
  const refused = { code: 422, result: 'Provided invalid address.id or address.customer_id' };
  for (const strange of [{ id: 31 }, { id: 999_999 }, { customer_id: 501 }]) {
    const addresses = [home, { ...home, ...strange }];
    const answer = await update(token, { customer: { ...customer('stranger@mail.test'), firstname: 'X', addresses } });
    expect(answer.body).toEqual(refused);
  }
  expect((await me(token)).result).toMatchObject({ firstname: 'Tara', addresses: [] });
});

test('userUpdate: a fault in an address is told by its place', async () => {
  const token = await member('faulty@mail.test');
  const { postcode: _, ...incomplete } = home;
  const answer = await update(token, { customer: { ...customer('faulty@mail.test'), addresses: [incomplete] } });
  expect(answer.body).toEqual({
    code: 400,
    result: [{ field: 'customer.addresses.0.postcode', keyword: 'required', message: 'is required' }],
  });
});

test('userUpdate: another e-mail needs the password, ends the other sessions, and is told to the old address', async () => {
  const token = await member('before@mail.test');
  const other = (await logIn('before@mail.test')).result;
  const moved = customer('after@mail.test');
  expect((await update(token, { customer: customer('meera.iyer@mail.test') })).body).toEqual(TAKEN);
  expect((await update(token, { customer: moved })).body).toEqual(WRONG);
  expect((await update(token, { customer: moved, currentPassword: 'wrong' })).body).toEqual(WRONG);
  expect((await update(token, { customer: customer('BEFORE@mail.test') })).status).toBe(200);
  expect((await update(token, { customer: moved, currentPassword: PASSWORD })).result).toMatchObject(moved);
  expect((await me(token)).status).toBe(200);
  expect((await me(other)).body).toEqual(NOBODY);
  expect(await mailsTo('BEFORE@mail.test')).toHaveLength(1);
  expect((await logIn('before@mail.test')).status).toBe(401);
  expect((await logIn('after@mail.test')).status).toBe(200);
});

test('userUpdate: of two accounts that change to one e-mail at once, one gets it and the other is told', async () => {
  const tokens = [await member('one@mail.test'), await member('two@mail.test')];
  for (const email of ['first@mail.test', 'second@mail.test', 'third@mail.test']) {
    const both = await Promise.all(
      tokens.map((token) => update(token, { customer: customer(email), currentPassword: PASSWORD })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(both.find(({ status }) => status === 422)?.body).toEqual(TAKEN);
  }
});

test('userUpdate: of two lists of addresses that are sent at once, one is kept whole', async () => {
  const token = await member('lists@mail.test');
  const list = (cities: readonly string[]) => ({
    customer: { ...customer('lists@mail.test'), addresses: cities.map((city) => ({ ...home, city })) },
  });
  const lists = [
    ['Pune', 'Goa'],
    ['Agra', 'Pune', 'Delhi'],
  ] as const;
  for (const _time of [1, 2, 3, 4, 5]) {
    const both = await Promise.all(lists.map((cities) => update(token, list(cities))));
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(lists).toContainEqual((await me(token)).result.addresses.map(({ city }) => city));
  }
});

/** The later one was let in while its session lasted, or finds it ended; at-once.test.ts and the next test force either. */
const TOO_LATE = [WRONG, NOBODY];

test('userChangePassword: of two changes at once one counts, and the other is told', async () => {
  const token = await member('twice@mail.test');
  const passwords = ['battery staple 7', 'battery staple 8'];
  const both = await Promise.all(passwords.map((password) => change(token, PASSWORD, password)));
  const refused = both.filter(({ status }) => status !== 200);
  expect(refused).toHaveLength(1);
  expect(TOO_LATE).toContainEqual(refused[0]?.body);
  const entered = await Promise.all(passwords.map((password) => logIn('twice@mail.test', password)));
  expect(entered.map(({ status }) => status === 200)).toEqual(both.map(({ status }) => status === 200));
});

test('userChangePassword: a change that comes after another finds its session ended, whatever password it shows', async () => {
  const token = await member('too-late@mail.test');
  expect((await change(token, PASSWORD, 'battery staple 7')).status).toBe(200);
  for (const current of [PASSWORD, 'battery staple 7']) {
    expect(await change(token, current, 'battery staple 8')).toMatchObject({ status: 401, body: NOBODY });
  }
  expect((await logIn('too-late@mail.test', 'battery staple 7')).status).toBe(200);
});

test('userChangePassword: a wrong password is 422, the right one signs everybody out', async () => {
  const token = await member('change@mail.test');
  const other = (await logIn('change@mail.test')).result;
  expect((await change(token, 'a loud river', 'battery staple 7')).body).toEqual(WRONG);
  expect((await change(token, PASSWORD, 'short')).body).toEqual({
    code: 400,
    result: [{ field: 'newPassword', keyword: 'minLength', message: 'must have at least 8 characters' }],
  });
  expect((await change(token, PASSWORD, 'qwertyuiop')).status).toBe(400);
  expect((await change(token, PASSWORD, 'battery staple 7')).body).toEqual({ code: 200, result: true });
  expect((await me(token)).body).toEqual(NOBODY);
  expect((await me(other)).body).toEqual(NOBODY);
  expect((await logIn('change@mail.test')).status).toBe(401);
  expect((await logIn('change@mail.test', 'battery staple 7')).status).toBe(200);
  expect((await mailsTo('change@mail.test'))[0]).toContain('Your password has been changed');
});

test('userResetPassword: a link is mailed to who has an account, and the answer does not tell', async () => {
  await register('forgot@mail.test');
  const done = { code: 200, result: true };
  expect((await askForLink('forgot@mail.test')).body).toEqual(done);
  expect((await askForLink('nobody@mail.test')).body).toEqual(done);
  await shop.api.settled();
  expect(await linksTo('forgot@mail.test')).toHaveLength(1);
  expect(await linksTo('nobody@mail.test')).toEqual([]);
  for (const email of [undefined, '', 'tara', 7]) {
    expect((await askForLink(email)).body).toEqual({ code: 400, result: 'Invalid e-mail provided!' });
  }
});

test('the link of a reset changes the password once, and everybody is signed out', async () => {
  const token = await member('reset@mail.test');
  await askForLink('reset@mail.test');
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
  expect((await me(token)).body).toEqual(NOBODY);
  expect((await logIn('reset@mail.test', 'a new river')).status).toBe(200);
  expect((await mailsTo('reset@mail.test')).some((mail) => mail.includes('has been changed'))).toBe(true);
});

test('a link is good for 30 minutes, and a locked account is opened by one', async () => {
  await register('late@mail.test');
  await askForLink('late@mail.test');
  const key = await onlyLinkTo('late@mail.test');
  for (let count = 0; count < 5; count += 1) expect((await logIn('late@mail.test', 'wrong wrong')).status).toBe(401);
  expect((await logIn('late@mail.test')).status).toBe(401);
  shop.clock.stopAt(TODAY + 30 * 60_000);
  expect((await openLink(key)).status).toBe(410);
  expect((await choose(key, 'a new river')).status).toBe(410);
  shop.clock.stopAt(TODAY);
  expect((await choose(key, 'a new river')).status).toBe(200);
  expect((await logIn('late@mail.test', 'a new river')).status).toBe(200);
});

test('three links an hour are mailed to one account', async () => {
  await register('often@mail.test');
  for (let count = 0; count < 5; count += 1) expect((await askForLink('often@mail.test')).status).toBe(200);
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
