import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { LARGEST_ANSWER } from '#domain/shared/largest-answer.ts';
import { clients, overEach, serve } from './http-server-for-tests.ts';

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

test.each(clients)('over $client an answer without an end is given up once it is too large', async ({ http }) => {
  const { promise: sent, resolve } = Promise.withResolvers<number>();
  const request = await serve((_incoming, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    resolve(flood((part) => response.write(part), response.once.bind(response)));
  });
  expect(await http.send({ ...request, ...patient })).toEqual({ kind: 'unreachable' });
  expect(await sent).toBeLessThan(HUGE / 4); // what is under way between the two is not read
});

const sizes = [
  { what: 'a little less than that', bytes: LARGEST_ANSWER - 2, kind: 'answer' },
  { what: 'more', bytes: LARGEST_ANSWER + 1, kind: 'unreachable' },
  { what: 'forty times as much', bytes: HUGE, kind: 'unreachable' },
];

test.each(overEach(sizes))(
  'over $client a compressed answer is measured as it is read: $what',
  async ({ http, bytes, kind }) => {
    const body = gzipSync(Buffer.alloc(bytes, 'a'));
    const request = await serve((_incoming, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end(body);
    });
    expect((await http.send({ ...request, ...patient })).kind).toBe(kind);
  },
);
