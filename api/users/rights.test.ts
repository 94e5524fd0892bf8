import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { type Answer, OPENING_MS, type TestApi, TODAY } from '#api/testing/open-test-api.ts';
import { address, HOUR, MEERA, openShopOfTwo, signIn, TARA } from './customers-for-tests.ts';

let shop: TestApi;
let meerasCart: string;
beforeAll(async () => {
  ({ shop, meerasCart } = await openShopOfTwo());
}, 2 * OPENING_MS);
afterAll(() => shop.api.close());
beforeEach(() => shop.clock.stopAt(TODAY));

type Own = { readonly operationId: string; readonly address: string; readonly body?: object };

/** Every call that only somebody who is signed in may make, as somebody else would make it for Meera's things. */
const own = (): readonly Own[] => [
  { operationId: 'userMe', address: '/api/user/me' },
  {
    operationId: 'userUpdate',
    address: '/api/user/me',
    body: {
      customer: { email: TARA.email, firstname: 'X', lastname: 'Y', addresses: [{ ...address, region: {}, id: 31 }] },
    },
  },
  {
    operationId: 'userChangePassword',
    address: '/api/user/change-password',
    body: { currentPassword: MEERA.password, newPassword: 'stolen by tara' },
  },
  { operationId: 'userExport', address: '/api/user/export' },
  {
    operationId: 'userDelete',
    address: '/api/user/delete',
    body: { currentPassword: MEERA.password, storeCredit: 0 },
  },
  { operationId: 'userOrderHistory', address: '/api/user/order-history' },
  { operationId: 'storeCreditTransactions', address: '/api/giftcard/store-credit-transaction' },
  { operationId: 'storeCreditSpending', address: `/api/giftcard/store-credit-spending?cartId=${meerasCart}` },
  {
    operationId: 'storeCreditSpend',
    address: `/api/giftcard/store-credit-spending?cartId=${meerasCart}`,
    body: { apply: true },
  },
];

function make({ operationId, address: path, body }: Own, token: string | null): Promise<Answer<unknown>> {
  const mark = path.includes('?') ? '&' : '?';
  const query = token === null ? '' : `${mark}token=${encodeURIComponent(token)}`;
  return shop.call(operationId, `${path}${query}`, body ? { body } : {});
}

const UNAUTHORISED = { code: 401, result: "The consumer isn't authorized to access self." };

test('every call that the contract keeps for a user is in the table', () => {
  const { paths } = parse(readFileSync('docs/api/openapi.yaml', 'utf8')) as {
    paths: Record<string, Record<string, { operationId: string; parameters?: { $ref?: string }[] }>>;
  };
  const kept = Object.values(paths)
    .flatMap((methods) => Object.values(methods))
    .filter(({ parameters = [] }) => parameters.some(({ $ref }) => $ref === '#/components/parameters/TokenRequired'));
  expect(
    own()
      .map(({ operationId }) => operationId)
      .sort(),
  ).toEqual(kept.map(({ operationId }) => operationId).sort());
});

describe('a token that is none opens nothing', () => {
  const tokens: Readonly<Record<string, () => Promise<string | null>>> = {
    'no token': async () => null,
    'an empty token': async () => '',
    'an unknown token': async () => 'ut_6c1f0b',
    'a hash in place of the token': async () => `ut_${'A'.repeat(43)}`,
    'a very long token': async () => 'x'.repeat(7_000),
    'an expired token': async () => {
      const { token } = await signIn(shop, MEERA);
      shop.clock.stopAt(TODAY + HOUR);
      return token;
    },
    'a revoked token': async () => {
      const { token, refreshToken } = await signIn(shop, MEERA);
      const refresh = () => shop.call('userRefresh', '/api/user/refresh', { body: { refreshToken } });
      await refresh();
      shop.clock.stopAt(TODAY + 60_001);
      expect((await refresh()).status).toBe(401);
      return token;
    },
    'a refresh token': async () => (await signIn(shop, MEERA)).refreshToken,
    'a group token': async () => {
      const { token } = await signIn(shop, MEERA);
      return (await shop.call<{ groupToken: string }>('userMe', `/api/user/me?token=${token}`)).result.groupToken;
    },
  };
  test.each(Object.keys(tokens))('%s', async (name) => {
    const token = (await tokens[name]?.()) ?? null;
    for (const call of own()) expect((await make(call, token)).body, call.operationId).toEqual(UNAUTHORISED);
  });
});

test("another user's token opens the other user's things alone", async () => {
  const { token } = await signIn(shop, TARA);
  const foreign = /meera|Hill Road|AF0000|Gift card/i;
  const codes: Record<string, number> = {};
  for (const call of own()) {
    const { status, body } = await make(call, token);
    codes[call.operationId] = status;
    expect(JSON.stringify(body), call.operationId).not.toMatch(foreign);
  }
  expect(codes).toEqual({
    userMe: 200,
    userUpdate: 422,
    userChangePassword: 422,
    userExport: 200,
    userDelete: 422,
    userOrderHistory: 200,
    storeCreditTransactions: 200,
    storeCreditSpending: 404,
    storeCreditSpend: 404,
  });
});
