import { afterEach, beforeEach, expect, test } from 'vitest';
import { ask, createServersForTests, page, type ServersForTests } from './servers-for-tests.ts';

let servers: ServersForTests;
let time: number;
beforeEach(() => {
  servers = createServersForTests();
  time = 1_000_000;
});
afterEach(() => servers.close());

const own = ['127.0.0.1', '::1'];
const open = () => servers.openShop(async () => page('never'), undefined, { trustedProxies: own, now: () => time });
const report = (body: unknown, type = 'application/csp-report', client = '203.0.113.9') => ({
  method: 'POST',
  headers: { 'content-type': type, 'x-forwarded-for': client },
  body: typeof body === 'string' ? body : JSON.stringify(body),
});
const older = (directive: string, blocked: string) => ({
  'csp-report': {
    'document-uri': 'http://localhost/confirmation?orderId=secret',
    'effective-directive': directive,
    'blocked-uri': blocked,
    'script-sample': 'secret',
  },
});
const newer = (effectiveDirective: string, blockedURL: string) => ({
  type: 'csp-violation',
  url: 'http://localhost/account?token=secret',
  body: { effectiveDirective, blockedURL, sample: 'secret' },
});
const told = (): readonly string[] => servers.lines.filter((line) => line.includes('policy'));

test('a report is one line of the log, with the directive and the origin alone', async () => {
  const port = await open();
  const answer = await ask(
    port,
    '/csp-report',
    report(older('script-src-elem', 'https://evil.test/meera@mail.test?q=secret')),
  );
  expect(answer).toMatchObject({ status: 204, body: '', headers: { 'cache-control': 'no-store' } });
  expect(servers.lines).toEqual([
    'A page went against its policy: script-src-elem https://evil.test',
    expect.stringMatching(/^POST \/csp-report 204 0ms [0-9a-f]{32}$/),
  ]);
});

test('reports that come together are one line, each thing once', async () => {
  const port = await open();
  const list = [
    newer('img-src', 'https://a.test/x.png'),
    newer('img-src', 'https://a.test/y.png'),
    { type: 'deprecation', body: { id: 'x' } },
    newer('style-src-attr', 'inline'),
  ];
  expect((await ask(port, '/csp-report', report(list, 'application/reports+json; charset=utf-8'))).status).toBe(204);
  expect(told()).toEqual(['A page went against its policy: img-src https://a.test, style-src-attr inline']);
  await ask(
    port,
    '/csp-report',
    report(
      Array.from({ length: 40 }, (_, at) => newer('img-src', `https://${at}.test/`)),
      'application/reports+json',
    ),
  );
  expect(told()[1]?.match(/test/g)).toHaveLength(5);
});

test.each([
  [
    'an older browser',
    { 'csp-report': { 'violated-directive': "script-src 'self'", 'blocked-uri': 'eval' } },
    'script-src eval',
  ],
  ['a data: address', older('img-src', 'data:image/png;base64,secret'), 'img-src data:'],
  ['an extension', older('script-src', 'chrome-extension://abc/secret.js'), 'script-src chrome-extension:'],
  ['a blob', older('worker-src', 'blob:https://shop.test/secret'), 'worker-src blob:'],
  ['an address with a name in it', older('img-src', 'https://meera:secret@evil.test/'), 'img-src https://evil.test'],
  ['what is no address', older('img-src', 'meera iyer\nsecret'), 'img-src ?'],
  ['nothing', older('img-src', ''), 'img-src ?'],
  ['fields of another kind', { 'csp-report': { 'effective-directive': { toString: 7 }, 'blocked-uri': [] } }, '? ?'],
  ['a directive that is none', older('img\nsecret', 'inline'), '? inline'],
])('of %s the log has only what is safe', async (_what, body, line) => {
  const port = await open();
  expect((await ask(port, '/csp-report', report(body))).status).toBe(204);
  expect(told()).toEqual([`A page went against its policy: ${line}`]);
});

test.each([
  ['no JSON', '{', 'application/csp-report', 400],
  ['no report', 'null', 'application/csp-report', 400],
  ['a report of nothing', '{"csp-report":7}', 'application/csp-report', 400],
  ['a list in the older form', '[]', 'application/csp-report', 400],
  ['no list', '{}', 'application/reports+json', 400],
  [
    'a list of nothing that concerns the policy',
    '[null,{"type":"csp-violation"},{"type":"crash"}]',
    'application/reports+json',
    400,
  ],
  ['another type', '{}', 'application/json', 415],
  ['the name of something else', '{}', 'constructor', 415],
  ['9 kB', JSON.stringify(older('img-src', 'x'.repeat(9_000))), 'application/csp-report', 413],
])('%s is refused and not told', async (_what, body, type, status) => {
  const port = await open();
  expect((await ask(port, '/csp-report', report(body, type))).status).toBe(status);
  expect(told()).toEqual([]);
});

test('nobody floods the log: ten reports a minute from an address, sixty lines in all', async () => {
  const port = await open();
  const send = async (client: string) =>
    (await ask(port, '/csp-report', report(older('img-src', 'inline'), 'application/csp-report', client))).status;
  for (let count = 0; count < 10; count++) expect(await send('203.0.113.1')).toBe(204);
  expect(await send('203.0.113.1')).toBe(429);
  expect(told()).toHaveLength(10);
  for (let count = 0; count < 70; count++) await send(`2001:db8:0:${count}::1`);
  expect(told()).toHaveLength(60);
  time += 60_000;
  expect(await send('203.0.113.1')).toBe(204);
  expect(told()).toHaveLength(61);
});

test('the policy of another site has nothing to report here', async () => {
  const port = await open();
  const { headers, ...rest } = report(older('img-src', 'inline'));
  const foreign = { ...rest, headers: { ...headers, 'sec-fetch-site': 'cross-site' } };
  expect((await ask(port, '/csp-report', foreign)).status).toBe(403);
  expect(told()).toEqual([]);
});

test('reports are only sent, never read', async () => {
  const port = await open();
  expect((await ask(port, '/csp-report', { method: 'PUT' })).status).toBe(405);
});
