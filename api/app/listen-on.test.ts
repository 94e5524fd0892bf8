import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { App } from '#api/app/create-app.ts';
import { envelope } from '#api/transport/envelope.ts';
import { success } from '#api/transport/outcome.ts';
import { MOST_CONNECTIONS, PATIENCE } from '#shared/http-server.ts';
import { type Listening, listenOn } from './listen-on.ts';

const SHORT = { headersTimeout: 200, requestTimeout: 400, keepAliveTimeout: 200, connectionsCheckingInterval: 50 };
const echo: App = { answer: async (request) => envelope(success((await request.text()).length)) };

let server: Listening;
let port = 0;
beforeAll(async () => {
  server = await listenOn(echo, { port: 0, host: '127.0.0.1', patience: SHORT });
  port = (server.address as { port: number }).port;
});
afterAll(() => server.close());

/** Everything that comes back for these bytes, until the server closes the connection. */
async function answerTo(...parts: readonly (string | number)[]): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  const answer = text(socket);
  socket.on('error', () => undefined); // a server that has closed the connection resets what is still being sent
  for (const part of parts) {
    if (typeof part === 'number') await wait(part);
    else if (socket.writable) socket.write(part);
  }
  return answer;
}

function bodyOf(answer: string): unknown {
  return JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4));
}

const POST = 'POST /api/order HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n';

test.each([
  ['garbage', ['\0\x01\x02 nonsense\r\n\r\n'], 400, 'Bad request'],
  ['a method that nobody knows', ['BREW / HTTP/1.1\r\nhost: a\r\n\r\n'], 400, 'Bad request'],
  ['no host', ['GET / HTTP/1.1\r\nconnection: close\r\n\r\n'], 400, 'Bad request'],
  ['a host that is none', ['GET / HTTP/1.1\r\nhost: a/b\r\nconnection: close\r\n\r\n'], 400, 'Bad request'],
  ['two lengths', [`${POST}content-length: 1\r\ncontent-length: 2\r\n\r\nab`], 400, 'Bad request'],
  [
    'length and chunks',
    [`${POST}content-length: 1\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`],
    400,
    'Bad request',
  ],
  ['a chunk without a size', [`${POST}transfer-encoding: chunked\r\n\r\nzz\r\n`], 400, 'Bad request'],
  ['a line break in a header', ['GET / HTTP/1.1\r\nhost: a\r\na: b\rc\r\n\r\n'], 400, 'Bad request'],
  ['an expectation', [`${POST}expect: tea\r\ncontent-length: 0\r\n\r\n`], 417, 'Bad request'],
  [
    'headers of 30 kB',
    [`GET / HTTP/1.1\r\nhost: a\r\na: ${'x'.repeat(30_000)}\r\n\r\n`],
    431,
    'Request headers are too large',
  ],
  [
    'eighty headers',
    [`GET / HTTP/1.1\r\nhost: a\r\n${Array.from({ length: 80 }, (_, at) => `a${at}: b\r\n`).join('')}\r\n`],
    431,
    'Request headers are too large',
  ],
  ['a request line of 30 kB', [`GET /${'x'.repeat(30_000)} HTTP/1.1\r\n`], 431, 'Request headers are too large'],
])('%s is refused in the envelope and the connection ends', async (_what, parts, code, result) => {
  const answer = await answerTo(...parts);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${code} `));
  expect(answer.toLowerCase()).toContain('x-content-type-options: nosniff');
  expect(bodyOf(answer)).toEqual({ code, result });
});

test('a client that sends its headers drop by drop is sent away', async () => {
  const drops = Array.from({ length: 20 }, () => ['x', 50]).flat();
  expect(bodyOf(await answerTo('GET / HTTP/1.1\r\nhost: a\r\na: ', ...drops))).toEqual({
    code: 408,
    result: 'Request took too long',
  });
});

test('a client that sends its body drop by drop is sent away', async () => {
  const drops = Array.from({ length: 20 }, () => ['x', 50]).flat();
  const answer = await answerTo(`${POST}content-length: 5000\r\n\r\n`, ...drops);
  expect(answer).toMatch(/^HTTP\/1.1 408 /);
});

test('clients have ten seconds for headers and thirty for all, of a thousand at once', () => {
  expect(PATIENCE).toMatchObject({ headersTimeout: 10_000, requestTimeout: 30_000 });
  expect(PATIENCE.connectionsCheckingInterval).toBeLessThanOrEqual(1_000);
  expect(MOST_CONNECTIONS).toBe(1_000);
});

test('a connection that nobody uses is closed', async () => {
  const answer = await answerTo('GET / HTTP/1.1\r\nhost: a\r\n\r\n');
  expect(answer).toMatch(/^HTTP\/1.1 200 /);
});

test('a stop lets a request that runs finish, and waits no longer for its connection', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] }); // nothing is cut off
  const arrived = Promise.withResolvers<void>();
  const finish = Promise.withResolvers<void>();
  const slow: App = {
    answer: async () => {
      arrived.resolve();
      await finish.promise;
      return envelope(success('done'));
    },
  };
  const patience = { ...SHORT, keepAliveTimeout: 600_000 };
  const other = await listenOn(slow, { port: 0, host: '127.0.0.1', patience });
  const answer = fetch(`http://127.0.0.1:${(other.address as { port: number }).port}/`);
  await arrived.promise;
  const closing = other.close();
  finish.resolve();
  await closing;
  vi.useRealTimers();
  expect(await (await answer).json()).toEqual({ code: 200, result: 'done' });
});
