import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoContent } from '#api/demo/demo-content.ts';
import type { ReferenceApi } from '#api/open-reference-api.ts';
import { createShopClock } from '#api/process/shop-clock.ts';
import { OPENING_MS, openTestShop, TODAY } from '#api/testing/open-test-api.ts';

const clock = createShopClock(() => TODAY);
const SHOPPER = '203.0.113.9'; // whom the page server of this machine speaks for: its own calls nothing limits
const lines: string[] = [];
let api: ReferenceApi;
let base: string;

/** Believes one challenge. */
const service = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const success = Buffer.concat(chunks).toString().includes('response=human');
    const verdict = {
      success,
      action: 'register',
      hostname: 'shop.example',
      challenge_ts: new Date(TODAY).toISOString(),
    };
    response.end(JSON.stringify(verdict));
  });
});

beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}/`;
  api = await openTestShop({
    content: demoContent,
    clock,
    log: (line) => lines.push(line),
    accounts: {
      loginsPerMinute: 3,
      registrationsPerHour: 4,
      verification: { url, secret: 'canary-secret', host: 'shop.example', minScore: 0.5 },
    },
  });
  base = `http://127.0.0.1:${await api.listen(0)}`;
}, OPENING_MS);
afterAll(async () => {
  await api.close();
  service.close();
});

async function post(path: string, body: object, headers: Record<string, string> = {}) {
  const response = await fetch(`${base}${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'x-forwarded-for': SHOPPER, ...headers },
  });
  return { status: response.status, retryAfter: response.headers.get('retry-after'), body: await response.json() };
}

const register = (email: string, token?: string) => {
  const customer = { email, firstname: 'Canary', lastname: 'Sen' };
  return post('/api/user/create', { customer, password: 'canary password' }, token === undefined ? {} : { token });
};
const TOO_MANY = { code: 429, result: 'Too many requests' };

test('userCreate: only a human registers, once for each challenge, and so many an hour from one address', async () => {
  const noHuman = { code: 400, result: 'Human verification failed' };
  expect((await register('canary1@mail.test')).body).toEqual(noHuman);
  expect((await register('canary1@mail.test', 'robot')).body).toEqual(noHuman);
  expect((await register('canary1@mail.test', 'human-1')).status).toBe(200);
  expect((await register('canary2@mail.test', 'human-1')).body).toEqual(noHuman);
  const fifth = await register('canary2@mail.test', 'human-2');
  expect([fifth.body, fifth.retryAfter]).toEqual([TOO_MANY, '3600']);
});

test('userLogin: so many a minute from one address, whoever signs in', async () => {
  const body = { username: 'meera.iyer@mail.test', password: 'correct horse 9' };
  for (const _time of [1, 2, 3]) expect((await post('/api/user/login', body)).status).toBe(200);
  const fourth = await post('/api/user/login', body);
  expect([fourth.body, fourth.retryAfter]).toEqual([TOO_MANY, '60']);
  clock.stopAt(TODAY + 60_000);
  expect((await post('/api/user/login', body)).status).toBe(200);
});

test('the log tells what happened to which account, and nothing that is secret or somebody’s', async () => {
  clock.stopAt(TODAY + 10 * 60_000);
  const login = await post('/api/user/login', { username: 'canary1@mail.test', password: 'canary password' });
  const { result: token, meta } = login.body as { result: string; meta: { refreshToken: string } };
  const refreshToken = meta.refreshToken;
  await post('/api/user/login', { username: 'canary1@mail.test', password: 'canary wrong' });
  await post('/api/user/refresh', { refreshToken });
  clock.stopAt(TODAY + 12 * 60_000);
  await post('/api/user/refresh', { refreshToken });
  await post('/api/user/reset-password', { email: 'canary1@mail.test' });
  await post(`/api/user/change-password?token=${token}`, { currentPassword: 'canary', newPassword: 'canary canary' });
  await api.settled();
  expect(lines.join('\n')).toMatch(/account 502: a link for a new password was mailed/);
  const all = lines.join('\n');
  for (const said of ['registered', 'signed in', 'refused', 'an old refresh token was used again']) {
    expect(all).toContain(`account 502: ${said}`);
  }
  for (const secret of [/canary/i, token, refreshToken, /human-\d/, /Sen/]) expect(all).not.toMatch(secret);
});
