import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { OPENING_MS, openTestApi, type TestApi, TODAY } from '#api/testing/open-test-api.ts';
import { change, logIn, mailsTo, me, member, NOBODY, PASSWORD, WRONG } from './account-calls-for-tests.ts';

let shop: TestApi;
beforeAll(async () => {
  shop = await openTestApi();
}, OPENING_MS);
afterAll(() => shop.api.close());
beforeEach(() => shop.clock.stopAt(TODAY));

/** The later one was let in while its session lasted, or finds it ended; at-once.test.ts and the next test force either. */
const TOO_LATE = [WRONG, NOBODY];

test('userChangePassword: of two changes at once one counts, and the other is told', async () => {
  const token = await member(shop, 'twice@mail.test');
  const passwords = ['battery staple 7', 'battery staple 8'];
  const both = await Promise.all(passwords.map((password) => change(shop, token, PASSWORD, password)));
  const refused = both.filter(({ status }) => status !== 200);
  expect(refused).toHaveLength(1);
  expect(TOO_LATE).toContainEqual(refused[0]?.body);
  const entered = await Promise.all(passwords.map((password) => logIn(shop, 'twice@mail.test', password)));
  expect(entered.map(({ status }) => status === 200)).toEqual(both.map(({ status }) => status === 200));
});

test('userChangePassword: a change that comes after another finds its session ended, whatever password it shows', async () => {
  const token = await member(shop, 'too-late@mail.test');
  expect((await change(shop, token, PASSWORD, 'battery staple 7')).status).toBe(200);
  for (const current of [PASSWORD, 'battery staple 7']) {
    expect(await change(shop, token, current, 'battery staple 8')).toMatchObject({ status: 401, body: NOBODY });
  }
  expect((await logIn(shop, 'too-late@mail.test', 'battery staple 7')).status).toBe(200);
});

test('userChangePassword: a wrong password is 422, the right one signs everybody out', async () => {
  const token = await member(shop, 'change@mail.test');
  const other = (await logIn(shop, 'change@mail.test')).result;
  expect((await change(shop, token, 'a loud river', 'battery staple 7')).body).toEqual(WRONG);
  expect((await change(shop, token, PASSWORD, 'short')).body).toEqual({
    code: 400,
    result: [{ field: 'newPassword', keyword: 'minLength', message: 'must have at least 8 characters' }],
  });
  expect((await change(shop, token, PASSWORD, 'qwertyuiop')).status).toBe(400);
  expect((await change(shop, token, PASSWORD, 'battery staple 7')).body).toEqual({ code: 200, result: true });
  expect((await me(shop, token)).body).toEqual(NOBODY);
  expect((await me(shop, other)).body).toEqual(NOBODY);
  expect((await logIn(shop, 'change@mail.test')).status).toBe(401);
  expect((await logIn(shop, 'change@mail.test', 'battery staple 7')).status).toBe(200);
  expect((await mailsTo(shop, 'change@mail.test'))[0]).toContain('Your password has been changed');
});
