import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ReferenceApi } from '#api/open-reference-api.ts';
import { createShopClock } from '#api/process/shop-clock.ts';
import { OPENING_MS, openTestShop, TODAY } from '#api/testing/open-test-api.ts';

const clock = createShopClock(() => TODAY);
const lines: string[] = [];
let api: ReferenceApi;

beforeAll(async () => {
  api = await openTestShop({
    clock,
    limits: { readsPerMinute: 40, writesPerMinute: 3 },
    standInPayment: true,
    moderationKey: 'k'.repeat(32),
    showsMail: true,
    log: (line) => lines.push(line),
  });
}, OPENING_MS);
afterAll(() => api.close());

function from(address: string, path: string, method = 'GET'): Promise<Response> {
  return api.fetch(new Request(`http://api.test${path}`, { method, headers: { 'x-forwarded-for': address } }));
}

async function statusesOf(times: number, ask: () => Promise<Response>): Promise<readonly number[]> {
  const statuses: number[] = [];
  for (let at = 0; at < times; at += 1) statuses.push((await ask()).status);
  return statuses;
}

const CREATE = '/api/cart/create?token=';

test('more writes than allowed are refused until the minute is over, reads are not', async () => {
  const client = '203.0.113.1';
  expect(await statusesOf(4, () => from(client, CREATE, 'POST'))).toEqual([200, 200, 200, 429]);
  const refused = await from(client, CREATE, 'POST');
  expect(await refused.json()).toEqual({ code: 429, result: 'Too many requests' });
  expect(Number(refused.headers.get('retry-after'))).toBe(60);
  expect((await from(client, '/api/stock/check?sku=A')).status).toBe(404);
  clock.stopAt(TODAY + 60_000);
  expect((await from(client, CREATE, 'POST')).status).toBe(200);
  clock.stopAt(null);
});

test('more reads than allowed are refused', async () => {
  const statuses = await statusesOf(41, () => from('203.0.113.2', '/api/stock/check?sku=A'));
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
});

test('a query of GraphQL is a read', async () => {
  const ask = () => from('203.0.113.4', '/graphql', 'POST');
  expect(await statusesOf(5, ask)).not.toContain(429);
});

test('an order may be looked at 30 times in a minute', async () => {
  const statuses = await statusesOf(31, () => from('203.0.113.3', '/api/order/get?orderId=x'));
  expect(statuses.indexOf(429)).toBe(30);
});

test('e-mails may be tried at orders 20 times in a minute, whichever orders they are', async () => {
  let asked = 0;
  const ask = () => {
    asked += 1;
    const headers = { 'x-forwarded-for': '203.0.113.7', 'content-type': 'application/json' };
    const body = JSON.stringify({ orderId: `AF${asked}`, email: 'meera.iyer@mail.test' });
    return api.fetch(new Request('http://api.test/api/order/track', { method: 'POST', headers, body }));
  };
  const statuses = await statusesOf(21, ask);
  expect([statuses[0], statuses.indexOf(429)]).toEqual([404, 20]);
});

test.each([
  ['/account/new-password', 20],
  ['/payment/stand-in', 30],
  ['/mail/unsubscribe', 40],
])('the form at %s may be asked for %i times in a minute', async (path, most) => {
  const client = `203.0.113.${most}`;
  const statuses = await statusesOf(most + 1, () => from(client, `${path}?key=x`));
  expect(statuses.indexOf(429)).toBe(most);
  const refused = await from(client, path);
  expect(refused.headers.get('content-type')).toContain('text/html');
  expect(refused.headers.get('retry-after')).toBe('60');
  expect(refused.headers.get('cache-control')).toBe('no-store');
});

test.each([
  ['/account/new-password', '203.0.114.1'],
  ['/payment/stand-in', '203.0.114.2'],
  ['/moderation/reviews/7', '203.0.114.3'],
  ['/mail/unsubscribe', '203.0.114.4'],
])('what is sent to %s is a write like any other', async (path, client) => {
  expect((await statusesOf(4, () => from(client, path, 'POST'))).indexOf(429)).toBe(3);
  expect((await from(client, CREATE, 'POST')).status).toBe(429);
  expect((await from(client.replace('.114.', '.115.'), path, 'POST')).status).not.toBe(429);
});

test('the key of the moderation cannot be tried through', async () => {
  const statuses = await statusesOf(41, () => from('203.0.113.5', '/moderation/reviews'));
  expect(statuses.indexOf(429)).toBe(40);
});

test('nobody is counted at a page for this machine alone', async () => {
  expect(new Set(await statusesOf(50, () => from('203.0.113.6', '/mails')))).toEqual(new Set([404]));
});

test('a client that asks for too much at once waits for itself, and nobody else waits for it', async () => {
  const ask = (client: string) => from(client, '/api/catalog?type=product&size=4000');
  const greedy = Array.from({ length: 30 }, () => ask('203.0.116.1'));
  const other = await ask('203.0.116.2');
  expect(other.status).toBe(200);
  const answers = await Promise.all(greedy);
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThanOrEqual(8);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(30 - refused.length);
  expect(refused[0]?.headers.get('retry-after')).toBe('1');
});

test('clients are told apart, those of one IPv6 network are not', async () => {
  await statusesOf(3, () => from('2001:db8:1:2::1', CREATE, 'POST'));
  expect((await from('2001:db8:1:2:ffff::9', CREATE, 'POST')).status).toBe(429);
  expect((await from('2001:db8:1:3::1', CREATE, 'POST')).status).toBe(200);
});

test('the shop’s own pages are not counted', async () => {
  const ask = () => api.fetch(new Request(`http://api.test${CREATE}`, { method: 'POST' }));
  expect(new Set(await statusesOf(8, ask))).toEqual(new Set([200]));
});

test('a refusal is logged without the address', () => {
  expect(lines.filter((line) => line.includes('429'))[0]).toMatch(/^POST \/api\/cart\/create 429 /);
  expect(lines.join('\n')).not.toContain('203.0.113');
});
