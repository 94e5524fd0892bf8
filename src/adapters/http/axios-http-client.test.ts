import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createAxiosHttpClient } from './axios-http-client.ts';
import type { HttpRequest } from './http-client.ts';

let server: Server | null = null;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function serve(listener: RequestListener): Promise<HttpRequest> {
  server = createServer(listener);
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await promise;
  const { port } = server.address() as AddressInfo;
  const headers = { 'content-type': 'application/json', 'country-id': 'IN', currency: 'INR' };
  return {
    method: 'GET',
    url: `http://127.0.0.1:${port}/api/x?token=&cartId=a%20b`,
    headers,
    body: null,
    timeoutMs: 500,
  };
}

const http = createAxiosHttpClient();

test('sends method, address, headers and the very text of the body', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const request = await serve(async (incoming, response) => {
    let text = '';
    for await (const chunk of incoming) text += chunk;
    const { 'content-type': type, 'country-id': country, currency, cookie } = incoming.headers;
    resolve({ method: incoming.method, url: incoming.url, type, country, currency, cookie, text });
    response.end();
  });
  const body = '{"amount":  1.50}';
  await http.send({ ...request, method: 'POST', body });
  expect(await promise).toEqual({
    method: 'POST',
    url: '/api/x?token=&cartId=a%20b',
    type: 'application/json',
    country: 'IN',
    currency: 'INR',
    text: body,
  });
});

test.each([200, 404, 500, 503])('an answer with status %i is an answer, its text untouched', async (status) => {
  const text = '{"code":200,"result":1.0}';
  const request = await serve((_incoming, response) => {
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(text);
  });
  expect(await http.send(request)).toEqual({
    kind: 'answer',
    status,
    contentType: 'application/json; charset=utf-8',
    text,
  });
});

test('an answer without content type or text has empty ones', async () => {
  const request = await serve((_incoming, response) => response.writeHead(502).end());
  expect(await http.send(request)).toEqual({ kind: 'answer', status: 502, contentType: '', text: '' });
});

const broken: readonly (readonly [string, RequestListener])[] = [
  ['says nothing', () => undefined],
  ['begins and falls silent', (_incoming, response) => void response.writeHead(200).write('{"code":200,')],
  [
    'sends a byte now and then',
    (_incoming, response) => {
      response.writeHead(200);
      const drip = setInterval(() => response.write(' '), 50);
      response.on('close', () => clearInterval(drip));
    },
  ],
  ['breaks off', (_incoming, response) => void response.destroy()],
  [
    'breaks off in the middle',
    (_incoming, response) => {
      response.writeHead(200, { 'content-length': 100 }).write('{"code":200,');
      setTimeout(() => response.destroy(), 20);
    },
  ],
];

test.each(broken)('a server that %s is unreachable, in time', async (_name, listener) => {
  const request = await serve(listener);
  expect(await http.send(request)).toEqual({ kind: 'unreachable' });
});

test('a port where nobody listens and an address that is none are unreachable', async () => {
  const request = await serve(() => undefined);
  expect(await http.send({ ...request, url: 'http://127.0.0.1:9/' })).toEqual({ kind: 'unreachable' });
  expect(await http.send({ ...request, url: 'http://' })).toEqual({ kind: 'unreachable' });
});
