import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MOST_CONNECTIONS, PATIENCE } from '#shared/http-server.ts';
import type { RenderPage } from './render-page.tsx';
import { ask, createServersForTests, page, type ServersForTests } from './servers-for-tests.ts';

let servers: ServersForTests;
beforeEach(() => {
  servers = createServersForTests();
});
afterEach(() => servers.close());

const SHORT = { headersTimeout: 200, requestTimeout: 400, keepAliveTimeout: 200, connectionsCheckingInterval: 50 };
const HEADERS = [
  'x-content-type-options: nosniff',
  'cross-origin-resource-policy: ',
  "content-security-policy: default-src 'none'",
  'referrer-policy: ',
];

/** Everything that comes back for these bytes, until the server closes the connection. */
async function answerTo(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  const answer = text(socket);
  socket.on('error', () => undefined); // a server that has closed the connection resets what is still being sent
  socket.write(bytes);
  return answer;
}

const get = (path: string, fields = '') => `GET ${path} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n${fields}\r\n`;
const sent = (method: string, path: string) => get(path).replace('GET', method);
const moved: RenderPage = async () => ({ kind: 'moved', status: 302, to: '/साड़ी' });
const shown: RenderPage = async () => page('shown');
const broken: RenderPage = async () => Promise.reject(new Error('broken'));

const cases: readonly (readonly [what: string, bytes: string, status: number, render?: RenderPage])[] = [
  ['a page', get('/'), 200],
  ['a page that is sent elsewhere', get('/'), 302, moved],
  ['a page that cannot be drawn', get('/'), 500, broken],
  ['a page that is changed', sent('POST', '/'), 405],
  ['a trace of a page', sent('TRACE', '/'), 405],
  ['a trace of a call', sent('TRACE', '/api/order'), 405],
  ['an address that is none', get('/%zz'), 400],
  ['a file', get('/static/a.0123456789.js'), 200],
  ['an icon', get('/favicon.ico'), 404],
  ['the worker', get('/service-worker.js'), 404],
  ['a file that is missing', get('/wp-login.php'), 404],
  ['what robots read', get('/robots.txt'), 200],
  ['a sitemap that is missing', get('/sitemap-7.xml'), 404],
  ['the sign of life', get('/healthz'), 200],
  ['a call while the API is away', get('/api/home/data'), 503],
  ['a picture while there is none', get('/img/310/300/resize/a.jpg'), 503],
  [
    'a call that is too large',
    sent('POST', '/api/order').replace('\r\n\r\n', '\r\ncontent-length: 300000\r\n\r\n'),
    413,
  ],
  ['a form of nobody', sent('POST', '/store-choice'), 403],
  ['a form of another site', `${sent('POST', '/store-choice').slice(0, -2)}origin: https://evil.test\r\n\r\n`, 403],
  ['garbage', '\0\x01 nonsense\r\n\r\n', 400],
  ['a method that nobody knows', 'BREW / HTTP/1.1\r\nhost: a\r\n\r\n', 400],
  ['no host', 'GET / HTTP/1.1\r\nconnection: close\r\n\r\n', 400],
  ['a host that is none', 'GET / HTTP/1.1\r\nhost: a/b\r\nconnection: close\r\n\r\n', 400],
  ['headers of 30 kB', get('/', `a: ${'x'.repeat(30_000)}\r\n`), 431],
  ['an expectation', get('/', 'expect: tea\r\n'), 417],
  ['headers that never end', 'GET / HTTP/1.1\r\nhost: a\r\n', 408],
  ['a body that never comes', 'POST /api/order HTTP/1.1\r\nhost: a\r\ncontent-length: 9\r\n\r\n{', 408],
  [
    'a form that never comes',
    'POST /store-choice HTTP/1.1\r\nhost: a\r\norigin: http://a\r\ncontent-length: 9\r\n\r\nb',
    408,
  ],
];

test.each(cases.map(([what, bytes, status, render = shown]) => ({ what, bytes, status, render })))(
  '$what is answered with the headers of every answer',
  async ({ bytes, status, render }) => {
    const api = await servers.open((request) => void request.resume());
    const isAway = bytes.includes('/api/home') || bytes.includes('/img/');
    const port = await servers.openShop(render, isAway ? undefined : `http://127.0.0.1:${api}`, { patience: SHORT });
    const answer = (await answerTo(port, bytes)).toLowerCase();
    expect(answer).toMatch(new RegExp(`^http/1.1 ${status} `));
    for (const header of HEADERS) expect(answer).toContain(header);
    expect(answer).not.toMatch(/^server:|^x-powered-by:/m);
  },
);

test('clients have ten seconds for headers and thirty for all, of a thousand at once', () => {
  expect(PATIENCE).toMatchObject({ headersTimeout: 10_000, requestTimeout: 30_000 });
  expect(PATIENCE.connectionsCheckingInterval).toBeLessThanOrEqual(1_000);
  expect(MOST_CONNECTIONS).toBe(1_000);
});

test('a shopper is led to addresses of any script', async () => {
  const port = await servers.openShop(moved);
  const form = { method: 'POST', headers: { 'sec-fetch-site': 'same-origin' }, body: 'back=/search?q=%E0%A4%B8' };
  const choice = await ask(port, '/store-choice', form);
  expect(choice).toMatchObject({ status: 303, headers: { location: '/search?q=%E0%A4%B8' } });
  expect((await ask(port, '/')).headers['location']).toBe('/%E0%A4%B8%E0%A4%BE%E0%A4%A1%E0%A4%BC%E0%A5%80');
});
