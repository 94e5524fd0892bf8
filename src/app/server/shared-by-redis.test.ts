import { afterEach, beforeEach, expect, test } from 'vitest';
import { openPageCache } from '#composition/roots/page-cache.ts';
import type { PageCache } from '#domain/page-cache/page-cache.ts';
import { findRedis } from '#shared/find-redis.ts';
import { openRedisLink, type RedisLink } from '#shared/redis-link.ts';
import { startRedis, type TemporaryRedis } from '#shared/temporary-redis.ts';
import { until } from '#shared/waiting/until.ts';
import { createCachedPages } from './cached-pages.ts';
import { ask, createServersForTests, page } from './servers-for-tests.ts';

const program = findRedis();
const onRedis = test.skipIf(program === null);
const never = new AbortController().signal;
const caching = { tags: ['compare'], changes: 'none' } as const;
const KEYS = 'zari:page:*';

let redis: TemporaryRedis;
let links: RedisLink[];
let drawn: string[];
beforeEach(async () => {
  [links, drawn] = [[], []];
  if (program !== null) redis = await startRedis(program);
});
afterEach(async () => {
  for (const link of links) link.stop();
  if (program !== null) await redis.stop();
});

async function link(patience: { readonly answersWithinMs?: number } = { answersWithinMs: 30_000 }): Promise<RedisLink> {
  const opened = await openRedisLink({ url: redis.url, tell: () => {}, ...patience });
  links.push(opened);
  await until('the server is connected', async () => (await opened.ask(['PING'])) !== undefined);
  return opened;
}

/** The pages of a server that has heard of all changes. */
async function opened({ ask: askRedis }: RedisLink, name: string, hasBegun: boolean) {
  const cache: PageCache = openPageCache({ mostBytes: 0, askRedis });
  await cache.follow({ after: hasBegun ? '7' : null, next: '7', tags: [] });
  const find = createCachedPages({
    ...{ cache, build: 'one', limit: 10_000, log: { info: () => {}, error: () => {} } },
    ...{ hears: () => true, catalogFaults: () => 0, now: Date.now, random: Math.random },
    async render() {
      drawn.push(name);
      return { ...page(`drawn by ${name}`), caching };
    },
  });
  return { cache, find: () => find('/compare', never) };
}

onRedis('what one server has drawn another one answers with, until a change is heard of', async () => {
  const [one, other] = [await opened(await link(), 'one', false), await opened(await link(), 'other', true)];
  expect(await one.find()).toMatchObject({ kind: 'cached', etag: expect.stringContaining('W/') });
  expect(await other.find()).toMatchObject({ kind: 'cached', tags: ['compare'] });
  expect(drawn).toEqual(['one']);
  await one.cache.follow({ after: '7', next: '9', tags: ['compare'] });
  await other.cache.follow({ after: '7', next: '9', tags: ['compare'] });
  await other.find();
  await one.find();
  expect(drawn).toEqual(['one', 'other']);
});

type Misfortune = (own: RedisLink) => Promise<unknown>;

onRedis.each<readonly [string, Misfortune]>([
  ['stopped', () => redis.kill()],
  ['frozen', async () => redis.freeze()],
  ['full', (own) => own.ask(['CONFIG', 'SET', 'maxmemory', '1'])],
  [
    'full of rubbish',
    async (own) => {
      const keys = (await own.ask(['KEYS', '*'])) as readonly Buffer[];
      for (const key of keys) await own.ask(['SET', key, 'rubbish']);
    },
  ],
])('a page is had of a server whose Redis is %s, and of the cache afterwards', async (_, befall) => {
  const [own, steward] = [await link({}), await link()];
  const server = await opened(own, 'one', false);
  await server.find();
  await befall(steward);
  expect((await server.find()).kind).toBe('cached');
  redis.thaw();
  await redis.kill();
  await redis.start();
  await until('pages are kept again', async () => {
    await server.cache.follow({ after: '7', next: '7', tags: [] });
    await server.find();
    return ((await own.ask(['KEYS', KEYS])) as readonly unknown[] | undefined)?.length === 1;
  });
  const before = drawn.length;
  await until('the page is found', async () => {
    await server.find();
    return drawn.length === before;
  });
});

onRedis('a client may have so many pages of all servers together', async () => {
  const servers = createServersForTests();
  const parts = { pagesPerMinute: 2, trustedProxies: ['127.0.0.1', '::1'] };
  const open = async () =>
    servers.openShop(async () => page('drawn'), undefined, { ...parts, askRedis: (await link()).ask });
  const ports = [await open(), await open(), await open()];
  const headers = { 'x-forwarded-for': '203.0.113.9' };
  const statuses: number[] = [];
  for (const port of ports) statuses.push((await ask(port, '/', { headers })).status);
  expect(statuses).toEqual([200, 200, 429]);
  await redis.kill();
  expect((await ask(ports[2] ?? 0, '/', { headers })).status).toBe(200);
  await servers.close();
});
