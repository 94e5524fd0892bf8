import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { freePort } from '../processes/free-port.ts';
import { openRememberingServer, type RememberingServer } from './remembering-server.ts';
import { staticCopyOf, withoutScripts } from './static-copy.ts';

const html =
  '<head><link rel="preload" href="/f.woff2" as="font"/><link rel="modulepreload" href="/a.js"/>' +
  '<link rel="stylesheet" href="/a.css"/><script type="module" async src="/a.js"></script></head>' +
  '<body><h1>Women</h1><script id="state" type="application/json">{"a":\n1}</script></body>';
const bare =
  '<head><link rel="preload" href="/f.woff2" as="font"/><link rel="stylesheet" href="/a.css"/></head>' +
  '<body><h1>Women</h1></body>';
const style = 'h1 { color: red }';

let asked: string[] = [];
const shop = createServer(async (request, response) => {
  asked.push(request.url ?? '');
  if (request.url === '/women') {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
    return;
  }
  const isCompressed = request.headers['accept-encoding']?.includes('br') === true;
  const headers = { 'content-type': 'text/css', ...(isCompressed ? { 'content-encoding': 'br' } : {}) };
  response.writeHead(200, headers).end(isCompressed ? brotliCompressSync(style) : style);
});
let copy: RememberingServer;

beforeAll(async () => {
  const port = await freePort();
  await new Promise<void>((resolve) => shop.listen(port, 'localhost', resolve));
  copy = await openRememberingServer(await freePort(), staticCopyOf(`http://localhost:${port}`));
});
beforeEach(() => {
  asked = [];
});
afterAll(async () => {
  await copy.close();
  shop.close();
});

test('scripts and what announces them are taken out, fonts and styles stay', () => {
  expect(withoutScripts(html)).toBe(bare);
});

test('the copy serves the page without scripts, compressed', async () => {
  const answer = await fetch(`${copy.origin}/women`);
  expect(answer.headers.get('content-encoding')).toBe('br');
  expect(await answer.text()).toBe(bare);
});

test('the copy serves other files as the shop sends them', async () => {
  const answer = await fetch(`${copy.origin}/a.css`, { headers: { 'accept-encoding': 'br' } });
  expect(answer.headers.get('content-encoding')).toBe('br');
  expect(await answer.text()).toBe(style);
});

test('the shop is asked no more once an answer is remembered', async () => {
  await fetch(`${copy.origin}/b.css`);
  const before = asked.length;
  await fetch(`${copy.origin}/b.css`);
  expect(asked).toHaveLength(before);
  await fetch(`${copy.origin}/b.css?other`);
  expect(asked.length).toBeGreaterThan(before);
});
