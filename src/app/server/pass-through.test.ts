import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { newTrace } from '#shared/trace.ts';
import { createPassThrough } from './pass-through.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A server that hangs up on so many requests before it answers one. */
async function askThrough(method: string, hangUps: number) {
  let heard = 0;
  const server = createServer((request, answer) => {
    heard += 1;
    if (heard <= hangUps) request.socket.destroy();
    else answer.end('there');
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  closing.push(() => server.close().closeAllConnections());
  const pass = createPassThrough({
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    name: 'api',
    requestHeaders: [],
    responseHeaders: [],
    mostBytes: 100,
    limitFor: () => 10_000,
    common: {},
    unavailable: () => new Response('away', { status: 503 }),
  });
  const caller = { address: '127.0.0.1', trace: newTrace(), hangUp: () => undefined };
  const body = method === 'POST' ? '{}' : null;
  const { status } = await pass(new Request('http://shop/x', { method, body }), '/x', caller);
  return { status, heard };
}

test.each([
  ['what only reads is asked once more where the connection broke', 'GET', 1, { status: 200, heard: 2 }],
  ['and no more often', 'GET', 5, { status: 503, heard: 2 }],
  ['what changes something is asked once, since it may have been heard', 'POST', 1, { status: 503, heard: 1 }],
])('%s', async (_what, method, hangUps, expected) => {
  expect(await askThrough(method, hangUps)).toEqual(expected);
});
