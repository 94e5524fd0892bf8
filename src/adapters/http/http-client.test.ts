import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { LARGEST_ANSWER } from '#domain/shared/largest-answer.ts';
import { createAxiosHttpClient } from './axios-http-client.ts';
import { createFetchHttpClient } from './fetch-http-client.ts';
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

describe.each([
  ['axios', createAxiosHttpClient],
  ['fetch', createFetchHttpClient],
])('over %s', (_client, createHttpClient) => {
  const http = createHttpClient();

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

  test.each(broken)('row 9: a server that %s is unreachable, in time', async (_name, listener) => {
    const request = await serve(listener);
    expect(await http.send(request)).toEqual({ kind: 'unreachable' });
  });

  const HUGE = 200 * 1_024 * 1_024;
  const PART = Buffer.alloc(1_024 * 1_024, ' ');

  /** Writes until the caller hangs up; answers how much was taken. */
  function flood(write: (part: Buffer) => boolean, once: (event: 'drain' | 'close', then: () => void) => void) {
    const { promise, resolve } = Promise.withResolvers<number>();
    let taken = 0;
    const pour = (): void => {
      while (taken < HUGE) {
        taken += PART.length;
        if (write(PART)) continue;
        once('drain', pour);
        return;
      }
      resolve(taken);
    };
    once('close', () => resolve(taken));
    pour();
    return promise;
  }

  const patient = { timeoutMs: 20_000 };

  test('an answer without an end is given up once it is too large', async () => {
    const { promise: sent, resolve } = Promise.withResolvers<number>();
    const request = await serve((_incoming, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      resolve(flood((part) => response.write(part), response.once.bind(response)));
    });
    expect(await http.send({ ...request, ...patient })).toEqual({ kind: 'unreachable' });
    expect(await sent).toBeLessThan(HUGE / 4); // what is under way between the two is not read
  });

  test.each([
    ['a little less than that', LARGEST_ANSWER - 2, 'answer'],
    ['more', LARGEST_ANSWER + 1, 'unreachable'],
    ['forty times as much', HUGE, 'unreachable'],
  ])('a compressed answer is measured as it is read: %s', async (_what, bytes, kind) => {
    const body = gzipSync(Buffer.alloc(bytes, 'a'));
    const request = await serve((_incoming, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end(body);
    });
    expect((await http.send({ ...request, ...patient })).kind).toBe(kind);
  });

  test('a call that is given up has no answer, and holds the connection no longer', async () => {
    const given = new AbortController();
    const closed = Promise.withResolvers<void>();
    const request = await serve((incoming, response) => {
      incoming.on('close', closed.resolve);
      response.writeHead(200, { 'content-type': 'application/json' }).write('{"code":');
      given.abort();
    });
    expect(await http.send({ ...request, timeoutMs: 60_000 }, given.signal)).toEqual({ kind: 'unreachable' });
    await closed.promise;
    expect(await http.send(request, AbortSignal.abort())).toEqual({ kind: 'unreachable' });
  });

  test('a call that can be given up has its time limit, too', async () => {
    const request = await serve(() => undefined);
    expect(await http.send({ ...request, timeoutMs: 20 }, new AbortController().signal)).toEqual({
      kind: 'unreachable',
    });
  });

  test('nobody is followed to another place', async () => {
    let calls = 0;
    const other = createServer((_incoming, response) => {
      calls += 1;
      response.end('{"code":200,"result":"stolen"}');
    });
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void other.close());
    const location = `http://127.0.0.1:${(other.address() as AddressInfo).port}/`;
    const request = await serve((_incoming, response) => {
      response.writeHead(307, { location, 'content-type': 'application/json' }).end('{"code":200,"result":"moved"}');
    });
    expect(await http.send(request)).toEqual({ kind: 'unreachable' });
    expect(calls).toBe(0);
  });

  test('a port where nobody listens and an address that is none are unreachable', async () => {
    const request = await serve(() => undefined);
    expect(await http.send({ ...request, url: 'http://127.0.0.1:9/' })).toEqual({ kind: 'unreachable' });
    expect(await http.send({ ...request, url: 'http://' })).toEqual({ kind: 'unreachable' });
  });
});
