import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { OPENING_MS, openTestApi, type TestApi, TODAY } from '#api/testing/open-test-api.ts';

let shop: TestApi;
beforeAll(async () => {
  shop = await openTestApi();
}, OPENING_MS);
afterAll(() => shop.api.close());
beforeEach(() => shop.clock.stopAt(TODAY));

const logIn = (username: string, password: string) =>
  shop.call<string>('userLogin', '/api/user/login', { body: { username, password } });

test('userLogin: the user of the reference data signs in, and the token tells who calls', async () => {
  const login = await logIn('meera.iyer@mail.test', 'correct horse 9');
  expect(login.status).toBe(200);
  const me = await shop.call('userMe', `/api/user/me?token=${login.result}`);
  expect(me.result).toEqual({
    id: 501,
    group_id: 1,
    groupToken: expect.stringMatching(/^gt_/),
    email: 'meera.iyer@mail.test',
    firstname: 'Meera',
    lastname: 'Iyer',
    created_at: '2026-05-02T08:00:00.000Z',
    updated_at: '2026-11-01T08:00:00.000Z',
    website_id: 1,
    store_id: 1,
    default_billing: '31',
    default_shipping: '31',
    addresses: [
      {
        id: 31,
        customer_id: 501,
        firstname: 'Meera',
        lastname: 'Iyer',
        street: ['12B', 'Hill Road, Bandra West'],
        city: 'Mumbai',
        region: { region: 'Maharashtra', region_id: 0, region_code: 'MH' },
        country_id: 'IN',
        postcode: '400050',
        telephone: '+91 98200 00000',
        default_billing: true,
        default_shipping: true,
      },
    ],
    custom_attributes: [],
  });
});

test('an e-mail is the same in upper case, a password is not', async () => {
  expect((await logIn(' Meera.Iyer@MAIL.test', 'correct horse 9')).status).toBe(200);
  expect((await logIn('meera.iyer@mail.test', 'Correct horse 9')).status).toBe(401);
});

test('userLogin: an unknown e-mail and a wrong password are refused in the same words', async () => {
  const refused = {
    code: 401,
    result: 'You did not sign in correctly or your account is temporarily disabled.',
  };
  expect((await logIn('nobody@mail.test', 'correct horse 9')).body).toEqual(refused);
  expect((await logIn('meera.iyer@mail.test', 'correct horse 8')).body).toEqual(refused);
});

test('the token is taken from the header as well', async () => {
  const { result: token } = await logIn('meera.iyer@mail.test', 'correct horse 9');
  const me = await shop.call('userMe', '/api/user/me?token=', { headers: { authorization: `Bearer ${token}` } });
  expect(me.status).toBe(200);
});

test('userLogin: what is missing is told by field', async () => {
  const refused = await shop.call('userLogin', '/api/user/login', { body: { password: 'x' } });
  expect(refused.body).toEqual({
    code: 400,
    result: [{ field: 'username', keyword: 'required', message: 'is required' }],
  });
});

type Pair = { readonly token: string; readonly refreshToken: string };

async function signedIn(): Promise<Pair> {
  return pairOf(await logIn('meera.iyer@mail.test', 'correct horse 9'));
}

function pairOf({ body }: { readonly body: unknown }): Pair {
  const { result, meta } = body as { readonly result: string; readonly meta: { readonly refreshToken: string } };
  return { token: result, refreshToken: meta.refreshToken };
}

const refresh = (refreshToken: string) => shop.call('userRefresh', '/api/user/refresh', { body: { refreshToken } });
const isGood = async (token: string) => (await shop.call('userMe', `/api/user/me?token=${token}`)).status === 200;
const later = (milliseconds: number) => shop.clock.stopAt(shop.clock.now() + milliseconds);

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const REFUSED = { code: 401, result: 'Error refreshing user token. User is not authorized to access the resource' };

test('a token is good for an hour, its refresh token gives another', async () => {
  const first = await signedIn();
  later(60 * MINUTE - 1);
  expect(await isGood(first.token)).toBe(true);
  later(1);
  expect(await isGood(first.token)).toBe(false);
  const second = pairOf(await refresh(first.refreshToken));
  expect(second.refreshToken).not.toBe(first.refreshToken);
  expect(await isGood(second.token)).toBe(true);
});

test('userRefresh: the token before gives the same new pair for a minute, to many at once too', async () => {
  const first = await signedIn();
  const answers = await Promise.all([refresh(first.refreshToken), refresh(first.refreshToken)]);
  expect(pairOf(answers[0])).toEqual(pairOf(answers[1]));
  later(MINUTE);
  expect(pairOf(await refresh(first.refreshToken))).toEqual(pairOf(answers[0]));
});

test('userRefresh: an older token ends the whole session, whoever shows it', async () => {
  const first = await signedIn();
  const other = await signedIn();
  const second = pairOf(await refresh(first.refreshToken));
  later(MINUTE + 1);
  expect((await refresh(first.refreshToken)).body).toEqual(REFUSED);
  expect((await refresh(second.refreshToken)).body).toEqual(REFUSED);
  expect(await isGood(second.token)).toBe(false);
  expect(await isGood(other.token)).toBe(true);
});

test('userRefresh: two steps back is too old at once', async () => {
  const first = await signedIn();
  const second = pairOf(await refresh(first.refreshToken));
  const third = pairOf(await refresh(second.refreshToken));
  expect((await refresh(first.refreshToken)).status).toBe(401);
  expect(await isGood(third.token)).toBe(false);
});

test('userRefresh: a refresh token lives for 30 days from its last use', async () => {
  const first = await signedIn();
  later(29 * DAY);
  const second = pairOf(await refresh(first.refreshToken));
  later(29 * DAY);
  const third = pairOf(await refresh(second.refreshToken));
  later(30 * DAY);
  expect((await refresh(third.refreshToken)).body).toEqual(REFUSED);
});

test('userRefresh: what was never given out is refused, and nothing is no token', async () => {
  const { token, refreshToken } = await signedIn();
  const [session, generation, mac] = refreshToken.split('.');
  for (const forged of [token, 'rt_a81d77', `${session}.${Number(generation) + 1}.${mac}`, `${refreshToken}x`]) {
    expect((await refresh(forged)).body).toEqual(REFUSED);
  }
  expect((await refresh('')).body).toEqual({ code: 400, result: 'No refresh token provided' });
  expect((await shop.call('userRefresh', '/api/user/refresh', { body: {} })).status).toBe(400);
});

test('a group token opens the prices of a group to its owner, and to nobody when it is changed or too old', async () => {
  const { token } = await signedIn();
  const me = await shop.call<{ groupToken: string }>('userMe', `/api/user/me?token=${token}`);
  const search = (groupToken: string) =>
    shop.call('catalogSearch', `/api/catalog?type=product&size=1&groupToken=${groupToken}`);
  const { groupToken } = me.result;
  const shown = await search(groupToken);
  expect(shown.status).toBe(200);
  expect(shown.headers.get('cache-control')).toBe('no-store');
  const [claim = '', mac = ''] = groupToken.slice(3).split('.');
  const richer = JSON.parse(Buffer.from(claim, 'base64url').toString());
  const forged = Buffer.from(JSON.stringify({ ...richer, group: 9 })).toString('base64url');
  for (const bad of ['x', `gt_${forged}.${mac}`, `gt_${claim}.`, token]) {
    expect((await search(bad)).body).toEqual({
      code: 401,
      result: "The consumer isn't authorized to access self.",
    });
  }
  later(DAY);
  expect((await search(groupToken)).status).toBe(401);
});
