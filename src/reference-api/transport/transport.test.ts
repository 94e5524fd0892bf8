import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoContent } from '#demo-shop/demo-content.ts';
import type { ReferenceApi } from '#reference-api/open-reference-api.ts';
import { OPENING_MS, openTestShop } from '#reference-api/testing/open-test-api.ts';

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

function post(address: string, body: BodyInit, type = 'application/json'): Promise<Response> {
  return send(address, { method: 'POST', body, headers: { 'content-type': type } });
}

const UPDATE = '/api/cart/update?token=&cartId=none';

const LIST = 'cartItem.product_option.extension_attributes.custom_options';
const optionsOf = (count: number) => ({
  extension_attributes: { custom_options: Array(count).fill({ option_id: '1', option_value: '2' }) },
});

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
  ['not JSON', '{', 400, 'Request body is not valid JSON'],
  ['no UTF-8', Uint8Array.of(0x22, 0xff, 0x22), 400, 'Request body is not valid JSON'],
  ['a large body', `{"cartItem":"${'x'.repeat(100_000)}"}`, 413, 'Request body is too large'],
  ['null', 'null', 400, 'No cartItem element provided within the request body'],
])('%s is refused', async (_what, body, code, result) => {
  expect(await (await post(UPDATE, body)).json()).toEqual({ code, result });
});

test.each([
  [
    'a prototype key',
    '{"cartItem":{"sku":"A","qty":1,"__proto__":{"x":1}}}',
    'cartItem.__proto__',
    'pattern',
    'is a name that is not allowed',
  ],
  ['a key given twice', '{"cartItem":{"sku":"A","sku":"B","qty":1}}', 'cartItem.sku', 'unique', 'is given twice'],
  [
    'a deep body',
    `${'{"a":'.repeat(40)}1${'}'.repeat(40)}`,
    Array(32).fill('a').join('.'),
    'maxDepth',
    'must not lie deeper than 32 levels',
  ],
  [
    'text that cannot be stored',
    '{"cartItem":{"sku":"\\u0000","qty":1}}',
    'cartItem.sku',
    'pattern',
    'has characters that are not allowed',
  ],
  [
    'a long text',
    JSON.stringify({ cartItem: { sku: 'x'.repeat(10_001), qty: 1 } }),
    'cartItem.sku',
    'maxLength',
    'must have at most 10000 characters',
  ],
  [
    'a long list',
    JSON.stringify({ cartItem: { sku: 'A', qty: 1, product_option: optionsOf(501) } }),
    LIST,
    'maxItems',
    'must have at most 500 entries',
  ],
  ['too many pieces', '{"cartItem":{"sku":"A","qty":10000}}', 'cartItem.qty', 'maximum', 'must be at most 9999'],
])('JSON with %s is refused by its field', async (_what, body, field, keyword, message) => {
  const answer = await (await post(UPDATE, body)).json();
  expect(answer).toEqual({ code: 400, result: [{ field, keyword, message }] });
});

test('an order may be larger than other bodies, within bounds', async () => {
  const padded = (size: number) => JSON.stringify({ order_id: 'x', pad: Array(size / 1_000).fill('x'.repeat(1_000)) });
  expect((await post('/api/order?token=', padded(120_000))).status).toBe(400);
  expect((await post('/api/order?token=', padded(260_000))).status).toBe(413);
});

test('a body that grows while it is read is refused too', async () => {
  const stream = new ReadableStream({
    pull: (controller) => controller.enqueue(new TextEncoder().encode('x'.repeat(10_000))),
  });
  const response = await send(UPDATE, {
    method: 'POST',
    body: stream,
    headers: { 'content-type': 'application/json' },
    duplex: 'half',
  } as RequestInit);
  expect(response.status).toBe(413);
});

test('a call with a body needs JSON, a call without one does not', async () => {
  expect(await (await post(UPDATE, 'a=b', 'application/x-www-form-urlencoded')).json()).toEqual({
    code: 415,
    result: 'Content type must be application/json',
  });
  expect((await send('/api/cart/create?token=', { method: 'POST' })).status).toBe(200);
  expect((await post('/api/cart/create?token=', '', 'text/plain')).status).toBe(415);
});

test('a compressed body is refused, however small it is', async () => {
  const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
  const response = await send(UPDATE, { method: 'POST', body: gzipSync('{"cartItem":{}}'), headers });
  expect(response.status).toBe(415);
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
    'access-control-allow-headers': 'content-type, accept, country-id, currency, token',
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
