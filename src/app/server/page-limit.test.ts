import { afterEach, beforeEach, expect, test } from 'vitest';
import type { RenderPage } from './render-page.tsx';
import { ask, createServersForTests, page, type ServersForTests } from './servers-for-tests.ts';

let servers: ServersForTests;
let time: number;
let drawn: string[];
beforeEach(() => {
  servers = createServersForTests();
  time = 1_000_000;
  drawn = [];
});
afterEach(() => servers.close());

const render: RenderPage = async (address) => {
  drawn.push(address);
  return page('drawn');
};
const own = ['127.0.0.1', '::1'];
const open = (parts: { readonly unlimited?: readonly string[] } = {}) =>
  servers.openShop(render, undefined, { pagesPerMinute: 2, trustedProxies: own, now: () => time, ...parts });
const from = (client: string, fields: Record<string, string> = {}) => ({
  headers: { 'x-forwarded-for': client, ...fields },
});
const statuses = async (port: number, paths: readonly string[], client: string): Promise<readonly number[]> => {
  const all: number[] = [];
  for (const path of paths) all.push((await ask(port, path, from(client))).status);
  return all;
};

test('a client that asks for too many pages is told when the next may be had', async () => {
  const port = await open();
  expect(await statuses(port, ['/', '/c/sarees'], '203.0.113.9')).toEqual([200, 200]);
  time += 20_000;
  const answer = await ask(port, '/cart', from('203.0.113.9'));
  expect(answer).toMatchObject({
    status: 429,
    headers: {
      'retry-after': '40',
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    },
  });
  expect(answer.body).toContain('<h1>Too many pages at once</h1>');
  expect(answer.body).toContain('<a href="/">');
  expect(drawn).toEqual(['/', '/c/sarees']);
  time += 40_000;
  expect(await statuses(port, ['/'], '203.0.113.9')).toEqual([200]);
});

test('a page that the browser has already is drawn and counted, and so is one that leads elsewhere', async () => {
  const port = await servers.openShop(
    async (address) => (address === '/' ? page('same') : { kind: 'moved', status: 302, to: '/' }),
    undefined,
    { pagesPerMinute: 2, trustedProxies: own, now: () => time },
  );
  expect((await ask(port, '/', from('203.0.113.9', { 'if-none-match': '*' }))).status).toBe(304);
  expect(await statuses(port, ['/old', '/'], '203.0.113.9')).toEqual([302, 429]);
});

test('each client by itself: an address, or the network of an IPv6 address', async () => {
  const port = await open();
  for (const client of ['203.0.113.9', '2001:db8::1'])
    expect(await statuses(port, ['/', '/'], client)).toEqual([200, 200]);
  expect(await statuses(port, ['/'], '203.0.113.10')).toEqual([200]);
  expect(await statuses(port, ['/'], '2001:db8:0:1::1')).toEqual([200]);
  expect(await statuses(port, ['/'], '2001:db8::ffff:2')).toEqual([429]);
  expect(await statuses(port, ['/'], '6.6.6.6, 203.0.113.9')).toEqual([429]);
});

test('nobody is believed who names a client and is no proxy', async () => {
  const port = await servers.openShop(render, undefined, { pagesPerMinute: 1, now: () => time });
  expect(await statuses(port, ['/'], '203.0.113.1')).toEqual([200]);
  expect(await statuses(port, ['/'], '203.0.113.2')).toEqual([429]);
});

test('whoever is not limited asks on', async () => {
  const port = await open({ unlimited: ['203.0.113.9'] });
  expect(await statuses(port, ['/', '/', '/', '/'], '203.0.113.9')).toEqual([200, 200, 200, 200]);
});

test('what is no drawn page counts for nothing and is had all the same', async () => {
  const port = await open();
  const others = [
    '/static/a.0123456789.js',
    '/robots.txt',
    '/healthz',
    '/favicon.ico',
    '/%zz',
    '/api/home/data',
    '/img/a',
  ];
  const answers = [200, 200, 200, 404, 400, 503, 503];
  expect(await statuses(port, others, '203.0.113.9')).toEqual(answers);
  expect(await statuses(port, ['/', '/', '/'], '203.0.113.9')).toEqual([200, 200, 429]);
  expect(await statuses(port, others, '203.0.113.9')).toEqual(answers);
});
