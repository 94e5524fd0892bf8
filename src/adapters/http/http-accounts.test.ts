import { expect, test } from 'vitest';
import { createMemoryLog } from '#adapters/memory/memory-log.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import type { AccessToken, RefreshToken } from '#domain/session/session.ts';
import type { WithAuthorization } from '#domain/session/with-authorization.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import type { HttpAnswer } from './http-client.ts';
import { createMemoryHttpClient, jsonAnswer, okAnswer } from './http-client-for-tests.ts';
import { createHttpTokenGateway } from './http-token-gateway.ts';
import { createHttpUserGateway } from './http-user-gateway.ts';
import { browserLimits, createTransport } from './transport.ts';

const ACCESS = 'ut 1' as AccessToken;
const wireUser = {
  id: 501,
  group_id: 3,
  groupToken: 'gt-1',
  email: 'asha@mail.test',
  firstname: 'Asha',
  lastname: 'Rao',
  addresses: [
    {
      id: 31,
      firstname: 'Asha',
      lastname: 'Rao',
      street: ['12B', 'Hill Road'],
      city: 'Mumbai',
      region: { region: 'Maharashtra', region_id: 0 },
      country_id: 'IN',
      postcode: '400050',
      telephone: '+91 98200 00000',
      default_shipping: true,
    },
  ],
};
const asha = {
  id: '501',
  email: 'asha@mail.test',
  firstName: 'Asha',
  lastName: 'Rao',
  groupId: 3,
  groupToken: 'gt-1',
  addresses: [
    {
      id: 31,
      firstName: 'Asha',
      lastName: 'Rao',
      street: ['12B', 'Hill Road'],
      city: 'Mumbai',
      region: 'Maharashtra',
      postcode: '400050',
      country: 'IN',
      phone: '+91 98200 00000',
      isForShipping: true,
      isForBilling: false,
    },
  ],
};

function open(...answers: readonly HttpAnswer[]) {
  const http = createMemoryHttpClient();
  http.answer(...answers);
  const log = createMemoryLog();
  const withAuthorization: WithAuthorization = (call) => call(ACCESS);
  const around = {
    http,
    storeView: createMemoryCell(defaultStoreView),
    log,
    withAuthorization,
    baseUrl: '',
    limits: browserLimits,
  };
  const transport = createTransport(around);
  const sent = () => {
    const [request] = http.sent();
    return { method: request?.method, url: request?.url, body: request?.body ? JSON.parse(request.body) : null };
  };
  return {
    http,
    log,
    sent,
    tokens: createHttpTokenGateway({ transport }),
    users: createHttpUserGateway({ transport }),
  };
}

const tokensAnswer = jsonAnswer(200, { code: 200, result: 'ut-2', meta: { refreshToken: 'rt-2' } });

test('SESS-10 SESS-11 signing in sends e-mail and password, and answers both tokens', async () => {
  const { tokens, sent } = open(tokensAnswer);
  const reply = await tokens.signIn({ email: 'asha@mail.test', password: 'indigo lotus' });
  expect(reply).toEqual({ kind: 'ok', value: { access: 'ut-2', refresh: 'rt-2' } });
  const body = { username: 'asha@mail.test', password: 'indigo lotus' };
  expect(sent()).toEqual({ method: 'POST', url: '/api/user/login', body });
});

test.each([
  ['no refresh token', { code: 200, result: 'ut-2', meta: {} }],
  ['no meta', { code: 200, result: 'ut-2' }],
  ['no token', { code: 200, result: '', meta: { refreshToken: 'rt-2' } }],
])('an answer with %s is none', async (_case, answer) => {
  const { tokens } = open(jsonAnswer(200, answer));
  expect(await tokens.signIn({ email: 'a@b.c', password: 'x' })).toMatchObject({ kind: 'failed' });
});

test('SESS-24 a session is renewed by its refresh token alone', async () => {
  const { tokens, sent } = open(tokensAnswer);
  const reply = await tokens.renew('rt-1' as RefreshToken);
  expect(reply).toEqual({ kind: 'ok', value: { access: 'ut-2', refresh: 'rt-2' } });
  expect(sent()).toEqual({ method: 'POST', url: '/api/user/refresh', body: { refreshToken: 'rt-1' } });
});

test('SESS-21 who is signed in is read by the token', async () => {
  const { users, sent } = open(okAnswer(wireUser));
  expect(await users.me()).toEqual({ kind: 'ok', value: asha });
  expect(sent()).toEqual({ method: 'GET', url: '/api/user/me?token=ut%201', body: null });
});

test('SESS-02 a user has e-mail, names and group', async () => {
  const { tokens, sent } = open(okAnswer(wireUser));
  expect(await tokens.holder(ACCESS)).toEqual({ kind: 'ok', value: asha });
  expect(sent().url).toBe('/api/user/me?token=ut%201');
});

test.each([{}, { ...wireUser, id: null }, { ...wireUser, email: '' }, null, 'Asha', []])(
  '%o is no user',
  async (result) => {
    const { users } = open(okAnswer(result));
    expect(await users.me()).toMatchObject({ kind: 'failed' });
  },
);

test('SESS-17 SESS-18 registering sends the newcomer, and what proves a person in a header', async () => {
  const { users, http, sent } = open(okAnswer(wireUser));
  const newcomer = { email: 'asha@mail.test', firstName: 'Asha', lastName: 'Rao', password: 'indigo lotus' };
  expect(await users.register(newcomer, 'proof')).toEqual({ kind: 'ok', value: true });
  const customer = { email: 'asha@mail.test', firstname: 'Asha', lastname: 'Rao' };
  expect(sent()).toEqual({ method: 'POST', url: '/api/user/create', body: { customer, password: 'indigo lotus' } });
  expect(http.sent()[0]?.headers['token']).toBe('proof');
  await users.register(newcomer, null);
  expect(http.sent()[1]?.headers).not.toHaveProperty('token');
});

test('SESS-25 a forgotten password is told by its e-mail', async () => {
  const { users, sent } = open(okAnswer(true));
  expect(await users.resetPassword('asha@mail.test')).toEqual({ kind: 'ok', value: true });
  expect(sent()).toEqual({ method: 'POST', url: '/api/user/reset-password', body: { email: 'asha@mail.test' } });
});

test('SESS-26 a password is changed by the token, the current and the new one', async () => {
  const { tokens, sent } = open(okAnswer(true));
  expect(await tokens.changePassword(ACCESS, { current: 'old', next: 'new' })).toEqual({ kind: 'ok', value: true });
  const body = { currentPassword: 'old', newPassword: 'new' };
  expect(sent()).toEqual({ method: 'POST', url: '/api/user/change-password?token=ut%201', body });
});

test('SESS-22 a change of the profile sends who they are, addresses only when there are some', async () => {
  const { users, http, sent } = open(okAnswer(wireUser), okAnswer(wireUser));
  const names = { email: 'asha@mail.test', firstName: 'Asha', lastName: 'Rao' };
  expect(await users.change(names)).toEqual({ kind: 'ok', value: asha });
  const customer = { email: 'asha@mail.test', firstname: 'Asha', lastname: 'Rao' };
  expect(sent()).toEqual({ method: 'POST', url: '/api/user/me?token=ut%201', body: { customer } });
  const [address] = asha.addresses;
  if (!address) throw new Error('Asha lives nowhere.');
  await users.change({ ...names, addresses: [{ ...address, id: null }], currentPassword: 'indigo' });
  expect(JSON.parse(http.sent()[1]?.body ?? '')).toMatchObject({
    currentPassword: 'indigo',
    customer: { addresses: [{ street: ['12B', 'Hill Road'], default_shipping: true, default_billing: false }] },
  });
});

test('SESS-30 every call lies below /api/user, and no token stands in the log', async () => {
  const { tokens, users, http, log } = open(jsonAnswer(200, { code: 200, result: null }));
  await users.me();
  await users.resetPassword('asha@mail.test');
  await users.change({ email: 'asha@mail.test', firstName: 'Asha', lastName: 'Rao' });
  await tokens.renew('rt-1' as RefreshToken);
  await tokens.holder(ACCESS);
  expect(http.sent().every(({ url }) => url.startsWith('/api/user/'))).toBe(true);
  const logged = [...log.infos(), ...log.errors()];
  expect(logged).toHaveLength(4);
  expect(logged.join()).not.toMatch(/ut 1|ut%201|rt-1/);
});
