import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { askOutside } from './ask-outside.ts';

let server: Server | null = null;
afterEach(() => void server?.close().closeAllConnections());

async function outside(listener: RequestListener): Promise<string> {
  server = createServer(listener);
  await new Promise<void>((ready) => server?.listen(0, '127.0.0.1', ready));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

const ask = (url: string, mostBytes?: number) =>
  askOutside({
    url,
    body: '{"a":1}',
    contentType: 'application/json',
    limitMs: 200,
    ...(mostBytes ? { mostBytes } : {}),
  });

test('sends a body and reads the answer, whatever its status', async () => {
  const url = await outside(async (request, response) => {
    response.writeHead(422).end(`${request.method} ${request.headers['content-type']} ${await text(request)}`);
  });
  expect(await ask(url)).toEqual({ status: 422, text: 'POST application/json {"a":1}' });
});

test('follows no redirect', async () => {
  let asked = 0;
  const url = await outside((_request, response) => {
    asked += 1;
    response.writeHead(302, { location: '/elsewhere' }).end();
  });
  await expect(ask(url)).rejects.toThrow();
  expect(asked).toBe(1);
});

test('does not wait for a server that does not answer, or never ends', async () => {
  await expect(ask(await outside(() => undefined))).rejects.toThrow();
  server?.close().closeAllConnections();
  await expect(ask(await outside((_request, response) => void response.write('a')))).rejects.toThrow();
});

test('stops reading where there is too much', async () => {
  const url = await outside((_request, response) => void response.end('x'.repeat(100_000)));
  await expect(ask(url, 50_000)).rejects.toThrow('too large');
});
