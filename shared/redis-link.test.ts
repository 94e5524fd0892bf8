import { createServer } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { findRedis } from './find-redis.ts';
import { ANSWERS_WITHIN_MS, openRedisLink } from './redis-link.ts';
import { startRedis } from './temporary-redis.ts';
import { until } from './waiting/until.ts';

const program = findRedis();
const ending: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ending.splice(0).toReversed()) await end();
});

async function opened(patience: { readonly answersWithinMs?: number } = { answersWithinMs: 30_000 }) {
  const redis = await startRedis(program ?? '');
  const lines: string[] = [];
  const link = await openRedisLink({ url: redis.url, tell: (line) => lines.push(line), ...patience });
  ending.push(redis.stop, link.stop);
  return { redis, link, lines };
}

/** What is known without waiting for anything that comes from outside. */
const atOnce = (asked: Promise<unknown>) => Promise.race([asked, new Promise((later) => setImmediate(later, 'later'))]);

test.skipIf(program === null)('what is asked is answered: texts as bytes, numbers, and null for nothing', async () => {
  const { link, lines } = await opened();
  const bytes = Buffer.from([0, 255, 13, 10]);
  expect(await link.ask(['SET', 'a', bytes])).toBe('OK');
  expect(await link.ask(['GET', 'a'])).toEqual(bytes);
  expect(await link.ask(['INCR', 'n'])).toBe(1);
  expect(await link.ask(['GET', 'none'])).toBeNull();
  expect(lines).toEqual([]);
});

test.skipIf(program === null)('a refusal is no answer, and is told once and without what was asked', async () => {
  const { link, lines } = await opened();
  await link.ask(['SET', 'a-secret', 'x']);
  for (const _ of [1, 2]) expect(await link.ask(['HGET', 'a-secret', 'x'])).toBeUndefined();
  expect(await link.ask(['GET', 'a-secret'])).toEqual(Buffer.from('x'));
  expect(lines).toEqual(['Redis refuses: WRONGTYPE']);
});

test.skipIf(program === null)('a frozen server is waited for once, and asked again when it answers', async () => {
  const { redis, link, lines } = await opened({});
  redis.freeze();
  const asked = Array.from({ length: 20 }, () => link.ask(['GET', 'a']));
  expect(new Set(await Promise.all(asked))).toEqual(new Set([undefined]));
  expect(await atOnce(link.ask(['GET', 'a']))).toBeUndefined();
  redis.thaw();
  await until('it answers again', async () => (await link.ask(['GET', 'a'])) === null);
  expect(lines.slice(0, 2)).toEqual([
    `Redis is away, and each process does without it: it did not answer within ${ANSWERS_WITHIN_MS} ms.`,
    'Redis is there again.',
  ]);
  expect(ANSWERS_WITHIN_MS).toBe(50);
});

test.skipIf(program === null)('a server that was killed is found again at its address', async () => {
  const { redis, link, lines } = await opened();
  await redis.kill();
  await until('it is noticed', () => lines.length > 0);
  expect(await atOnce(link.ask(['GET', 'a']))).toBeUndefined();
  await redis.start();
  await until('it answers again', async () => (await link.ask(['GET', 'a'])) === null);
  expect(lines).toEqual([
    'Redis is away, and each process does without it: the connection ended.',
    'Redis is there again.',
  ]);
});

test.skipIf(program === null)(
  'a process that was busy for longer than the limit has its answer all the same',
  async () => {
    const { link, lines } = await opened({ answersWithinMs: 500 });
    const beBusy = (): void => {
      const end = performance.now() + 1_000;
      while (performance.now() < end);
    };
    const begin: Readonly<Record<string, (work: () => void) => unknown>> = {
      before: (work) => work(),
      while: (work) => setImmediate(work),
      after: (work) => setTimeout(work, 1),
    };
    for (const [when, work] of Object.entries(begin)) {
      const asked = link.ask(['GET', 'a']);
      work(beBusy);
      expect([when, await asked]).toEqual([when, null]);
    }
    expect(lines).toEqual([]);
  },
);

test('where nobody is, nobody is waited for', async () => {
  const lines: string[] = [];
  const link = await openRedisLink({ url: 'redis://127.0.0.1:1', tell: (line) => lines.push(line) });
  expect(await atOnce(link.ask(['GET', 'a']))).toBeUndefined();
  link.stop();
  expect(lines).toEqual(['Redis is away, and each process does without it: nobody is there.']);
});

test('what takes connections and says nothing, or no word of Redis, is away', async () => {
  for (const words of [null, 'HTTP/1.1 400 Bad Request\r\n\r\n']) {
    const server = createServer((socket) => void (words !== null && socket.end(words)));
    await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const link = await openRedisLink({ url: `redis://127.0.0.1:${port}`, tell: () => {} });
    expect(await atOnce(link.ask(['GET', 'a']))).toBeUndefined();
    link.stop();
    server.close();
  }
});
