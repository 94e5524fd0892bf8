import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoContent } from '#api/demo/demo-content.ts';
import type { ReferenceApi } from '#api/open-reference-api.ts';
import { OPENING_MS, openTestShop } from '#api/testing/open-test-api.ts';

let api: ReferenceApi;

beforeAll(async () => {
  api = await openTestShop({ content: demoContent });
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
