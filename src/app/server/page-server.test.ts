import { afterEach, beforeEach, expect, test } from 'vitest';
import type { RenderPage } from './render-page.tsx';
import { ask, createServersForTests, page, type ServersForTests } from './servers-for-tests.ts';

let servers: ServersForTests;
beforeEach(() => {
  servers = createServersForTests();
});
afterEach(() => servers.close());

test('a page is sent with its tag, and not sent again while it holds', async () => {
  const port = await servers.openShop(async (address) => page(`<p>${address}</p>`));
  const first = await ask(port, '/c/sarees?page=2');
  expect(first).toMatchObject({
    status: 200,
    body: '<p>/c/sarees?page=2</p>',
    headers: { 'cache-control': 'private, no-cache', 'x-page': 'yes', 'content-language': 'en-US' },
  });
  const again = await ask(port, '/c/sarees?page=2', { headers: { 'if-none-match': String(first.headers['etag']) } });
  expect(again).toMatchObject({ status: 304, body: '' });
  const other = await ask(port, '/c/sarees?page=3', { headers: { 'if-none-match': String(first.headers['etag']) } });
  expect(other.status).toBe(200);
});

test('the policy of a page allows the style sheets within it, and those of no other page', async () => {
  const styles = (address: string) => (address === '/bare' ? {} : { styles: [`'sha256-${address.slice(1)}='`] });
  const port = await servers.openShop(async (address) => ({ ...page(address), ...styles(address) }));
  const policyAt = async (path: string) =>
    /style-src[^;]*/.exec(String((await ask(port, path)).headers['content-security-policy']))?.[0];
  expect(await policyAt('/one')).toBe("style-src 'self' 'sha256-one='");
  expect(await policyAt('/two')).toBe("style-src 'self' 'sha256-two='");
  expect(await policyAt('/bare')).toBe("style-src 'self'");
});

test('a page about a shopper is kept nowhere', async () => {
  const port = await servers.openShop(async () => ({ ...page('cart'), isPrivate: true }));
  const answer = await ask(port, '/cart');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.headers['etag']).toBeUndefined();
});

test.each(['/?token=t1', '/search?q=a&cartId=c1'])(
  'a page of the address %s, which bears a secret, is kept nowhere',
  async (path) => {
    const port = await servers.openShop(async () => page('home'));
    const { headers } = await ask(port, path);
    expect([headers['cache-control'], headers['etag']]).toEqual(['no-store', undefined]);
  },
);

test('a page is compressed for a browser that can read it', async () => {
  const port = await servers.openShop(async () => page('a'.repeat(5_000)));
  const zipped = await ask(port, '/', { headers: { 'accept-encoding': 'gzip' } });
  expect(zipped).toMatchObject({
    headers: { 'content-encoding': 'gzip', vary: 'accept-encoding, cookie' },
    body: 'a'.repeat(5_000),
  });
  expect((await ask(port, '/', { headers: { 'accept-encoding': 'br, gzip' } })).headers['content-encoding']).toBe('br');
  expect(
    (await ask(port, '/', { headers: { 'accept-encoding': 'br;q=0' } })).headers['content-encoding'],
  ).toBeUndefined();
});

test('a shopper who is sent elsewhere goes to a path of the shop', async () => {
  const port = await servers.openShop(async () => ({ kind: 'moved', status: 302, to: '/page-not-found?from=%2Fx' }));
  expect(await ask(port, '/x')).toMatchObject({ status: 302, headers: { location: '/page-not-found?from=%2Fx' } });
});

test.each(['/%zz', '/a%00b', '/..%2f..%2fetc/passwd', `/${'a'.repeat(9_000)}`])(
  'the malformed address %.30s gets a page with a way on',
  async (target) => {
    const port = await servers.openShop(async () => page('never'));
    const answer = await ask(port, target);
    expect(answer.status).toBe(400);
    expect(answer.body).toContain('<a href="/">Go to the home page</a>');
    expect(answer.headers['x-page']).toBe('yes');
  },
);

test('a file that is not on the list is not there, and is never a page', async () => {
  const port = await servers.openShop(async () => page('never'));
  for (const path of ['/wp-login.php', '/.env', '/static/a.0123456789.js.map', '/package.json'])
    expect(await ask(port, path)).toMatchObject({ status: 404, body: 'There is no such file.' });
});

test('a file of the build is sent compressed and for ever', async () => {
  const port = await servers.openShop(async () => page('never'));
  const path = '/static/a.0123456789.js';
  expect(await ask(port, path, { headers: { 'accept-encoding': 'gzip, br' } })).toMatchObject({
    status: 200,
    body: 'brotli',
    headers: {
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-file': 'yes',
      'content-type': 'text/javascript; charset=utf-8',
    },
  });
  expect((await ask(port, path)).body).toBe('plain');
  expect((await ask(port, path, { method: 'HEAD' })).body).toBe('');
  expect((await ask(port, path, { headers: { 'if-none-match': '"s1"' } })).status).toBe(304);
});

test('a page can only be read', async () => {
  const port = await servers.openShop(async () => page('never'));
  expect(await ask(port, '/cart', { method: 'POST', body: 'x' })).toMatchObject({
    status: 405,
    headers: { allow: 'GET, HEAD' },
  });
  expect((await ask(port, '/', { method: 'HEAD' })).body).toBe('');
});

test('a page that cannot be drawn becomes the error page, and when that fails a plain one', async () => {
  const broken: RenderPage = async () => Promise.reject(new Error('broken'));
  const port = await servers.openShop(broken, undefined, { renderError: async () => page('the error page') });
  expect(await ask(port, '/')).toMatchObject({
    status: 500,
    body: 'the error page',
    headers: { 'cache-control': 'no-store' },
  });
  const worse = await servers.openShop(broken);
  const answer = await ask(worse, '/');
  expect(answer.status).toBe(500);
  expect(answer.body).toContain('Something went wrong');
  expect(answer.body).not.toContain('broken');
});

test('a page that cannot be drawn is drawn by the browser where one without it can, and says so where no script runs', async () => {
  const render: RenderPage = async (address) => {
    if (address !== '/offline') throw new Error('broken');
    return page('<body>by itself</body>');
  };
  const answer = await ask(await servers.openShop(render), '/women');
  expect(answer).toMatchObject({ status: 500, headers: { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' } });
  const [reference = 'none'] = /[0-9A-F]{4}-[0-9A-F]{4}/.exec(servers.lines.join()) ?? [];
  expect(answer.body).toBe(
    `<body>by itself<noscript><p>Something went wrong. The mistake is ours. Please try again in a moment. Reference: ${reference}.</p></noscript></body>`,
  );
});

test('ERR-10 what the log says of a failure is found by the reference on the page', async () => {
  const broken: RenderPage = async () => Promise.reject(new Error('broken'));
  const addresses: string[] = [];
  const renderError: RenderPage = async (address) => {
    addresses.push(address);
    return page('the error page');
  };
  await ask(await servers.openShop(broken, undefined, { renderError }), '/');
  const [reference = 'none'] = /[0-9A-F]{4}-[0-9A-F]{4}/.exec(addresses[0] ?? '') ?? [];
  expect(servers.lines.join()).toContain(`(${reference})`);
  const trace = reference.replace('-', '').toLowerCase();
  expect(servers.lines.at(-1)).toMatch(new RegExp(`ms ${trace}[0-9a-f]{24}$`));
  const plain = await ask(await servers.openShop(broken), '/');
  expect(plain.body).toMatch(/Reference: [0-9A-F]{4}-[0-9A-F]{4}\./);
});

test('a defect is told to the log, and the shopper gets a page', async () => {
  const files = new Proxy(new Map(), {
    get: () => () => {
      throw new Error('broken files');
    },
  });
  const port = await servers.openShop(async () => page('never'), undefined, { files });
  expect((await ask(port, '/')).status).toBe(500);
  expect(servers.lines[0]).toMatch(/^A request ended with a defect: Error: broken files/);
});

test('a page that takes too long becomes a 503 that may be tried again', async () => {
  const port = await servers.openShop(() => new Promise(() => {}), undefined, {
    renderError: async () => page('the error page'),
    limit: 100,
  });
  expect(await ask(port, '/')).toMatchObject({ status: 503, body: 'the error page', headers: { 'retry-after': '5' } });
});

test('the server says that it lives', async () => {
  const port = await servers.openShop(async () => page('never'));
  expect(await ask(port, '/healthz')).toMatchObject({ status: 200, body: '{"status":"ok"}' });
});

test('the log has one line for a request and never its query', async () => {
  const port = await servers.openShop(async () => page('ok'));
  await ask(port, '/confirmation?orderId=secret');
  await ask(port, '/%0a%0dGET');
  expect(servers.lines).toEqual([
    expect.stringMatching(/^GET \/confirmation 200 0ms [0-9a-f]{32}$/),
    expect.stringMatching(/^GET \/%0a%0dGET 400 0ms [0-9a-f]{32}$/),
  ]);
});
