import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { LARGEST_ANSWER } from '#domain/shared/largest-answer.ts';
import { ask, createServersForTests, page, type ServersForTests } from './servers-for-tests.ts';

let servers: ServersForTests;
beforeEach(() => {
  servers = createServersForTests();
});
afterEach(() => servers.close());

test('a call of the API goes through with its body and without cookies', async () => {
  const api = await servers.open(tellsBack);
  const port = await servers.openShop(async () => page('never'), `http://127.0.0.1:${api}`);
  const headers = {
    'content-type': 'application/json',
    cookie: 'store=IN',
    'country-id': 'US',
    'x-forwarded-for': '6.6.6.6',
    'x-api-key': 'k',
    'content-encoding': 'gzip',
  };
  const answer = await ask(port, '/api/cart/update?cartId=c%26d', { method: 'POST', headers, body: '{"a":1}' });
  const { result } = JSON.parse(answer.body) as {
    result: { url: string; headers: Record<string, string>; body: string };
  };
  expect(result).toMatchObject({ url: '/api/cart/update?cartId=c%26d', body: '{"a":1}' });
  // All that the API reads, so that it answers as it would without this server: what it refuses is refused here, too.
  expect(result.headers).toMatchObject({
    'country-id': 'US',
    'content-type': 'application/json',
    'content-encoding': 'gzip',
  });
  expect(result.headers['x-forwarded-for']).toMatch(/127\.0\.0\.1|::1/);
  expect(result.headers['cookie']).toBeUndefined();
  expect(result.headers['x-api-key']).toBeUndefined();
  expect(answer.headers['set-cookie']).toBeUndefined();
  expect(answer.headers['server']).toBeUndefined();
  expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
});

test('CAT-050 a search in GraphQL goes through where the catalog is asked so, and is no page', async () => {
  const api = await servers.open(tellsBack);
  const asked = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"query":"{a}"}' };
  const statusOf = async (apiPaths?: readonly string[]) => {
    const parts = apiPaths ? { apiPaths } : {};
    const port = await servers.openShop(async () => page('never'), `http://127.0.0.1:${api}`, parts);
    const { status, body } = await ask(port, '/graphql?storeCode=de', asked);
    return status === 200 ? JSON.parse(body).result : status;
  };
  expect(await statusOf(['/api/*', '/graphql'])).toMatchObject({ url: '/graphql?storeCode=de', body: asked.body });
  expect(await statusOf()).toBe(405);
});

test.each([
  ['a proxy that is trusted', ['127.0.0.1', '::1'], /^198\.51\.100\.9, (127\.0\.0\.1|::1)$/],
  ['anybody else', [], /^(127\.0\.0\.1|::1)$/],
])('the client that %s has named', async (_who, trustedProxies, told) => {
  const api = await servers.open((request, answer) => {
    answer.setHeader('content-type', 'application/json');
    answer.end(JSON.stringify(request.headers['x-forwarded-for']));
  });
  const port = await servers.openShop(async () => page('never'), `http://127.0.0.1:${api}`, { trustedProxies });
  const answer = await ask(port, '/api/home/data', { headers: { 'x-forwarded-for': '198.51.100.9' } });
  expect(JSON.parse(answer.body)).toMatch(told);
});

test('the API hears whose page calls, and knows the shop by its public address', async () => {
  const api = await servers.open((request, answer) => {
    const { origin, 'sec-fetch-site': site } = request.headers;
    answer.setHeader('content-type', 'application/json').end(JSON.stringify({ origin, site }));
  });
  const port = await servers.openShop(async () => page('never'), `http://127.0.0.1:${api}`);
  const told = async (headers: Record<string, string>, method = 'GET') =>
    JSON.parse((await ask(port, '/api/home/data', { method, headers })).body) as unknown;
  expect(await told({})).toEqual({});
  expect(await told({ origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' })).toEqual({
    origin: 'https://evil.test',
    site: 'cross-site',
  });
  expect(await told({ origin: `http://127.0.0.1:${port}`, host: `127.0.0.1:${port}` }, 'POST')).toEqual({
    origin: 'http://localhost',
  });
});

test('what a foreign page would change is refused here, and the API hears nothing of it', async () => {
  let calls = 0;
  const api = await servers.open((_, answer) => {
    calls += 1;
    answer.end('{}');
  });
  const port = await servers.openShop(async () => page('never'), `http://127.0.0.1:${api}`);
  const foreign = [{ origin: 'https://evil.test' }, { 'sec-fetch-site': 'cross-site' }] as const;
  for (const headers of foreign)
    for (const path of ['/api/order', '/api/cart/create', '/store-choice', '/']) {
      const answer = await ask(port, path, { method: 'POST', headers: { ...headers }, body: '{}' });
      expect(answer.status).toBe(403);
      if (path.startsWith('/api/')) expect(answer.body).toBe('{"code":403,"result":"Forbidden"}');
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
  expect(calls).toBe(0);
});

test('an API that is down is told in its own envelope', async () => {
  const port = await servers.openShop(async () => page('never'));
  const answer = await ask(port, '/api/catalog?type=product');
  expect(answer).toMatchObject({
    status: 503,
    body: '{"code":503,"result":"Service unavailable"}',
    headers: { 'retry-after': '5' },
  });
  expect(String(answer.headers['content-type'])).toContain('application/json');
  expect((await ask(port, '/img/310/300/resize/a.jpg')).status).toBe(503);
});

test('an intermediary’s page and a broken answer pass as they are, and cannot run', async () => {
  const api = await servers.open((request, answer) => {
    const isHtml = request.url === '/api/html';
    answer.writeHead(isHtml ? 502 : 200, { 'content-type': isHtml ? 'text/html' : 'application/json' });
    answer.end(isHtml ? '<script>1</script>' : '{"code":200,"resu');
  });
  const port = await servers.openShop(async () => page('never'), `http://127.0.0.1:${api}`);
  expect(await ask(port, '/api/html')).toMatchObject({
    status: 502,
    body: '<script>1</script>',
    headers: { 'x-content-type-options': 'nosniff' },
  });
  expect((await ask(port, '/api/half')).body).toBe('{"code":200,"resu');
});

test('an answer that breaks off ends the call, not the server', async () => {
  const api = await servers.open((_, answer) => {
    answer.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
    answer.write('{"code":');
    setTimeout(() => answer.destroy(), 20);
  });
  const port = await servers.openShop(async () => page('alive'), `http://127.0.0.1:${api}`);
  await expect(ask(port, '/api/half')).rejects.toThrow();
  expect(servers.lines.filter((line) => line.startsWith('The answer to GET /api/half broke off: '))).toHaveLength(1);
  expect((await ask(port, '/')).body).toBe('alive');
});

test.each([
  ['plain', (part: Buffer) => part, {}],
  ['compressed', (part: Buffer) => gzipSync(part), { 'content-encoding': 'gzip' }],
] as const)('an answer without an end breaks off, %s as it may come', async (_how, packed, headers) => {
  const { promise: hungUp, resolve } = Promise.withResolvers<void>();
  const api = await servers.open((_, answer) => {
    answer.on('close', resolve);
    answer.writeHead(200, { 'content-type': 'application/json', ...headers });
    const part = packed(Buffer.alloc(LARGEST_ANSWER, ' '));
    const pour = (): void => {
      while (answer.write(part));
      answer.once('drain', pour);
    };
    pour();
  });
  const port = await servers.openShop(async () => page('alive'), `http://127.0.0.1:${api}`);
  await expect(ask(port, '/api/home/data')).rejects.toThrow();
  await hungUp;
  expect(servers.lines).toContain(
    `The answer to GET /api/home/data broke off: it is larger than ${LARGEST_ANSWER} bytes`,
  );
  expect((await ask(port, '/')).body).toBe('alive');
});

test('where the API would send a caller nobody goes', async () => {
  const api = await servers.open((request, answer) => {
    answer.writeHead(request.url === '/api/same' ? 304 : 302, { location: 'http://evil.test/' }).end('moved');
  });
  const port = await servers.openShop(async () => page('never'), `http://127.0.0.1:${api}`);
  for (const path of ['/api/home/data', '/img/310/300/resize/a.jpg']) {
    const answer = await ask(port, path);
    expect(answer.status).toBe(503);
    expect(answer.headers['location']).toBeUndefined();
  }
  expect((await ask(port, '/api/same')).status).toBe(304);
});

/** Answers with what it was sent, and with fields that are nobody else's business. */
function tellsBack(request: IncomingMessage, answer: ServerResponse): void {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    answer.setHeader('content-type', 'application/json');
    answer.setHeader('set-cookie', 'spy=1');
    answer.setHeader('server', 'secret/1.0');
    const result = { url: request.url, headers: request.headers, body: Buffer.concat(chunks).toString() };
    answer.end(JSON.stringify({ code: 200, result }));
  });
}
