import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { clients, overEach, serve } from './http-server-for-tests.ts';

test.each(clients)('$client sends method, address, headers and the very text of the body', async ({ http }) => {
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

const statuses = [200, 404, 500, 503].map((status) => ({ status }));

test.each(overEach(statuses))(
  'over $client an answer with status $status is an answer, its text untouched',
  async ({ http, status }) => {
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
  },
);

test.each(clients)('over $client an answer without content type or text has empty ones', async ({ http }) => {
  const request = await serve((_incoming, response) => response.writeHead(502).end());
  expect(await http.send(request)).toEqual({ kind: 'answer', status: 502, contentType: '', text: '' });
});

const broken: readonly { readonly what: string; readonly listener: RequestListener }[] = [
  { what: 'says nothing', listener: () => undefined },
  {
    what: 'begins and falls silent',
    listener: (_incoming, response) => void response.writeHead(200).write('{"code":200,'),
  },
  {
    what: 'sends a byte now and then',
    listener: (_incoming, response) => {
      response.writeHead(200);
      const drip = setInterval(() => response.write(' '), 50);
      response.on('close', () => clearInterval(drip));
    },
  },
  { what: 'breaks off', listener: (_incoming, response) => void response.destroy() },
  {
    what: 'breaks off in the middle',
    listener: (_incoming, response) => {
      response.writeHead(200, { 'content-length': 100 }).write('{"code":200,');
      setTimeout(() => response.destroy(), 20);
    },
  },
];

test.each(overEach(broken))(
  'row 9: over $client a server that $what is unreachable, in time',
  async ({ http, listener }) => {
    const request = await serve(listener);
    expect(await http.send(request)).toEqual({ kind: 'unreachable' });
  },
);

test.each(clients)(
  'a call of $client that is given up has no answer, and holds the connection no longer',
  async ({ http }) => {
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
  },
);

test.each(clients)('a call of $client that can be given up has its time limit, too', async ({ http }) => {
  const request = await serve(() => undefined);
  expect(await http.send({ ...request, timeoutMs: 20 }, new AbortController().signal)).toEqual({
    kind: 'unreachable',
  });
});

test.each(clients)('$client follows nobody to another place', async ({ http }) => {
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

test.each(clients)(
  'over $client a port where nobody listens and an address that is none are unreachable',
  async ({ http }) => {
    const request = await serve(() => undefined);
    expect(await http.send({ ...request, url: 'http://127.0.0.1:9/' })).toEqual({ kind: 'unreachable' });
    expect(await http.send({ ...request, url: 'http://' })).toEqual({ kind: 'unreachable' });
  },
);
