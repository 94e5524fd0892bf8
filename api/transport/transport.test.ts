import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoContent } from '#api/demo/demo-content.ts';
import type { ReferenceApi } from '#api/open-reference-api.ts';
import { OPENING_MS, openTestShop } from '#api/testing/open-test-api.ts';

const SHOP = 'https://shop.example';
const lines: string[] = [];
let api: ReferenceApi;

beforeAll(async () => {
  api = await openTestShop({ content: demoContent, allowedOrigins: [SHOP], log: (line) => lines.push(line) });
}, OPENING_MS);
afterAll(() => api.close());

function send(address: string, init: RequestInit = {}): Promise<Response> {
  return api.fetch(new Request(`http://api.test${address}`, init));
}

test.each([
  ['/api/nothing', 'GET', 404, 'Not found'],
  ['/api/cart', 'GET', 404, 'Not found'],
  ['/api/stock', 'GET', 404, 'Not found'],
  ['/api/order', 'GET', 405, 'Method not allowed'],
  ['/api/cart/create', 'DELETE', 405, 'Method not allowed'],
  ['/workbench/orders', 'GET', 404, 'Not found'],
])('%s %s answers %i in the envelope', async (address, method, code, result) => {
  const response = await send(address, { method });
  expect(response.status).toBe(code);
  expect(response.headers.get('content-type')).toContain('application/json');
  expect(await response.json()).toEqual({ code, result });
});

test.each([
  '/api/cms-page/a%2fb',
  '/api/cms-page/a%5Cb',
  '/api/cms-page/a%00',
  '/api/%2e%2e/home/data',
  '/api/cms-page/%ff',
  '/img/150/150/resize/%2e%2e%2fno_selection',
])('%s hides something and is no path', async (address) => {
  expect(await (await send(address)).json()).toEqual({ code: 404, result: 'Not found' });
});

test('another method is told which ones there are', async () => {
  expect((await send('/api/order', { method: 'GET' })).headers.get('allow')).toBe('POST, OPTIONS');
  expect((await send('/api/home/data', { method: 'DELETE' })).headers.get('allow')).toBe('GET, HEAD, OPTIONS');
});

test('HEAD is answered as GET, without a body', async () => {
  const response = await send('/api/home/data', { method: 'HEAD' });
  expect(response.status).toBe(200);
  expect(await response.text()).toBe('');
});

test.each([
  ['an answer', '/api/home/data', {}],
  ['a refusal', '/api/nothing', {}],
  ['a refused page', '/api/home/data', { origin: 'https://evil.example' }],
  ['a long address', `/api/home/data?a=${'x'.repeat(8_200)}`, {}],
])('%s lets nothing run, be framed or be guessed', async (_what, address, headers) => {
  const response = await send(address, { headers });
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-site',
    'x-content-type-options': 'nosniff',
    vary: expect.stringContaining('Origin'),
  });
  for (const name of ['strict-transport-security', 'server', 'x-powered-by', 'set-cookie']) {
    expect(response.headers.get(name)).toBeNull();
  }
});

test('only listed origins may call', async () => {
  const from = (origin: string) => send('/api/home/data', { headers: { origin } });
  const allowed = await from(SHOP);
  expect(allowed.status).toBe(200);
  expect(allowed.headers.get('access-control-allow-origin')).toBe(SHOP);
  expect(allowed.headers.get('vary')).toContain('Origin');
  for (const origin of ['https://evil.example', 'null', `${SHOP}.evil.example`]) {
    const refused = await from(origin);
    expect(await refused.json()).toEqual({ code: 403, result: 'Forbidden' });
    expect(refused.headers.get('access-control-allow-origin')).toBeNull();
  }
  expect((await send('/api/home/data', { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403);
});

test('a preflight names methods and headers', async () => {
  const response = await send('/api/order', { method: 'OPTIONS', headers: { origin: SHOP } });
  expect(response.status).toBe(204);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'access-control-allow-origin': SHOP,
    'access-control-allow-methods': 'GET, POST, DELETE, OPTIONS',
    'access-control-allow-headers': 'content-type, accept, accept-language, country-id, currency, token',
  });
  expect(response.headers.get('access-control-allow-credentials')).toBeNull();
});

test('carts and orders are never stored by anyone, shared answers vary by country', async () => {
  for (const address of ['/api/cart/totals?cartId=x', '/api/order/get?orderId=x']) {
    expect((await send(address)).headers.get('cache-control')).toBe('no-store');
  }
  const home = await send('/api/home/data');
  expect(home.headers.get('vary')).toContain('country-id');
  expect(home.headers.get('cache-control')).toBeNull();
});

test('an unknown store code is refused by its name', async () => {
  expect(await (await send('/api/home/data?storeCode=xx')).json()).toEqual({
    code: 400,
    result: 'Unknown store code xx',
  });
  expect((await send('/api/home/data?storeCode=de')).status).toBe(200);
});

test('a parameter given twice is refused', async () => {
  expect((await send('/api/stock/check?sku=A&sku=B')).status).toBe(400);
});

test('an address beyond 8192 bytes asks for POST', async () => {
  const response = await send(`/api/catalog?type=product&request=${'x'.repeat(8_200)}`);
  expect(await response.json()).toEqual({ code: 414, result: 'Request URI too long, use POST' });
});

test('the log has one line per request and no query', async () => {
  lines.length = 0;
  await send('/api/cart/pull?token=secret-token&cartId=secret-cart');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^GET \/api\/cart\/pull 401 \d+ ms$/);
});

test(
  'a fault of the server says nothing about the server',
  async () => {
    const broken = await openTestShop({});
    await broken.close();
    const response = await broken.fetch(new Request('http://api.test/api/home/data'));
    expect(await response.json()).toEqual({ code: 500, result: 'Internal server error' });
  },
  OPENING_MS,
);

test.each(['/api/catalog?type=product&size=1&cartId=c1', '/api/home/data?cartId=c1'])(
  'no store keeps the answer to %s, whose address bears a secret',
  async (address) => {
    expect((await send(address)).headers.get('cache-control')).toBe('no-store');
    expect((await send(address.replace(/.cartId=c1/, ''))).headers.get('cache-control')).not.toBe('no-store');
  },
);
