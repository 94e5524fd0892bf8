import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { findRedis } from '#shared/find-redis.ts';
import { openRedisLink, type RedisLink } from '#shared/redis-link.ts';
import { startRedis, type TemporaryRedis } from '#shared/temporary-redis.ts';
import { until } from '#shared/waiting/until.ts';
import { cachedPage, pageCacheRules } from '../contracts/page-cache-rules.ts';
import { LEDGER } from './page-notes.ts';
import { createRedisPageCache } from './redis-page-cache.ts';

const program = findRedis();
const FROM_NOW = { after: null, next: '100', tags: [] } as const;
const PAGE = 'zari:page:kurta';
const kurta = cachedPage('a kurta', 'product', 'P12');

const onRedis = test.skipIf(program === null);
let redis: TemporaryRedis;
let link: RedisLink;
const lines: string[] = [];

beforeAll(async () => {
  if (program === null) return;
  redis = await startRedis(program);
  link = await openRedisLink({ url: redis.url, tell: (line) => lines.push(line), answersWithinMs: 5_000 });
});
afterAll(async () => {
  link?.stop();
  await redis?.stop();
});
beforeEach(async () => {
  for (const command of [['FLUSHALL'], ['CONFIG', 'SET', 'maxmemory', '0']]) await link?.ask(command);
  lines.length = 0;
});

/** The cache of one page server, which has heard of changes up to 100 unless another one has begun. */
async function opened(place: string | null = null) {
  const cache = createRedisPageCache(link.ask);
  await cache.follow(place === null ? FROM_NOW : { after: place, next: place, tags: [] });
  return cache;
}

onRedis.each(pageCacheRules)('$rule', async ({ prove }) => prove(await opened()));

onRedis('a page is found by all servers, until one of them drops it or hears of a change', async () => {
  const [one, other] = [await opened(), await opened('100')];
  await one.store('kurta', kurta, await one.mark());
  expect(await other.find('kurta')).toEqual(kurta);
  await other.invalidate(['P12']);
  expect(await one.find('kurta')).toBeNull();
  await one.store('kurta', kurta, await one.mark());
  await other.follow({ after: '100', next: '103', tags: ['product'] });
  expect(await one.find('kurta')).toBeNull();
});

onRedis(
  'a server that has not heard of a change keeps no page of before it; one that has keeps the page of now',
  async () => {
    const [slow, quick] = [await opened(), await opened('100')];
    const mark = await slow.mark();
    await quick.follow({ after: '100', next: '103', tags: ['P12'] });
    expect(await slow.store('kurta', kurta, mark)).toBe(false);
    expect(await slow.store('kurta', kurta, await slow.mark())).toBe(false);
    expect(await quick.store('kurta', kurta, await quick.mark())).toBe(true);
    await slow.follow({ after: '100', next: '103', tags: ['P12'] });
    expect(await slow.find('kurta')).toEqual(kurta);
  },
);

onRedis('a server that begins knows where the others are, and what is there counts', async () => {
  const before = await opened();
  await before.store('kurta', kurta, await before.mark());
  const after = createRedisPageCache(link.ask);
  expect(await after.place()).toBe('100');
  expect(await after.follow({ after: '100', next: '104', tags: ['P7'] })).toBe('104');
  expect(await after.find('kurta')).toEqual(kurta);
});

onRedis('a place that nobody has been at for an hour is none', async () => {
  const cache = await opened();
  await link.ask(['HSET', LEDGER, 'heard', String(Math.floor(Date.now() / 1_000) - 3_601)]);
  expect(await cache.place()).toBeNull();
  await link.ask(['HSET', LEDGER, 'place', '90']);
  expect(await cache.follow({ after: '100', next: '101', tags: [] })).toBeNull();
});

onRedis('of a store that was set back nothing is found before it has heard again what it has lost', async () => {
  const cache = await opened();
  await cache.store('kurta', kurta, await cache.mark());
  const [page, ledger] = [await link.ask(['DUMP', PAGE]), await link.ask(['DUMP', LEDGER])];
  await cache.follow({ after: '100', next: '103', tags: ['P12'] });
  await cache.follow({ after: '103', next: '110', tags: [] });
  await link.ask(['RESTORE', PAGE, '0', page as Buffer, 'REPLACE']);
  await link.ask(['RESTORE', LEDGER, '0', ledger as Buffer, 'REPLACE']);
  expect(await cache.find('kurta')).toBeNull();
  expect(await cache.follow({ after: '110', next: '110', tags: [] })).toBe('100');
  expect(await cache.follow({ after: '100', next: '112', tags: ['P12'] })).toBe('112');
  expect(await cache.find('kurta')).toBeNull();
  await cache.store('kurta', kurta, await cache.mark());
  expect(await cache.find('kurta')).toEqual(kurta);
});

onRedis.each([
  ['dropped by itself', ['UNLINK', LEDGER]],
  ['with rubbish in its place', ['SET', LEDGER, 'rubbish']],
  ['with rubbish in its fields', ['HSET', LEDGER, 'place', 'x', 'heard', 'x', 'drops', 'x', 'heard:P12', 'x']],
])('with a ledger %s no page counts, and the next ones do', async (_, command) => {
  const cache = await opened();
  await cache.store('kurta', kurta, await cache.mark());
  await link.ask(command);
  expect(await cache.find('kurta')).toBeNull();
  for (const at of [101, 102]) await cache.follow({ after: String(at - 1), next: String(at), tags: [] });
  expect(await cache.find('kurta')).toBeNull();
  expect(await cache.store('kurta', kurta, await cache.mark())).toBe(true);
  expect(await cache.find('kurta')).toEqual(kurta);
});

onRedis.each<readonly [string, (bytes: Buffer) => readonly (string | Buffer)[]]>([
  ['rubbish', () => ['SET', PAGE, 'rubbish']],
  ['nothing', () => ['SET', PAGE, '']],
  ['something else than a text', () => ['LPUSH', PAGE, 'x']],
  ['a page without its end', (bytes) => ['SET', PAGE, bytes.subarray(0, -1)]],
  ['a page with a changed byte', (bytes) => ['SETRANGE', PAGE, String(bytes.byteLength - 1), '!']],
])('under the key of a page %s is no page, and is dropped', async (_, spoil) => {
  const cache = await opened();
  await cache.store('kurta', kurta, await cache.mark());
  const bytes = (await link.ask(['GET', PAGE])) as Buffer;
  const command = spoil(bytes);
  if (command[0] === 'LPUSH') await link.ask(['UNLINK', PAGE]);
  await link.ask(command);
  expect(await cache.find('kurta')).toBeNull();
  expect(await link.ask(['EXISTS', PAGE])).toBe(0);
});

onRedis('the page of another key is not found under this one', async () => {
  const cache = await opened();
  await cache.store('kurta', kurta, await cache.mark());
  await link.ask(['COPY', PAGE, 'zari:page:saree']);
  expect(await cache.find('saree')).toBeNull();
});

onRedis('a page ends by itself where it is good no more', async () => {
  const cache = await opened();
  const times = { ...kurta.times, goodUntil: Date.now() + 172_800_000 };
  await cache.store('kurta', { ...kurta, times }, await cache.mark());
  const left = Number(await link.ask(['PTTL', PAGE]));
  expect([left > 172_000_000, left <= 172_800_000]).toEqual([true, true]);
});

onRedis('a full server keeps nothing more, and never a page whose tag was dropped', async () => {
  const cache = await opened();
  await cache.store('kurta', kurta, await cache.mark());
  await link.ask(['CONFIG', 'SET', 'maxmemory', '1']);
  expect(await cache.find('kurta')).toEqual(kurta);
  expect(await cache.store('saree', cachedPage('saree', 'P7'), await cache.mark())).toBe(true);
  await cache.follow({ after: '100', next: '103', tags: ['P12'] });
  await link.ask(['CONFIG', 'SET', 'maxmemory', '0']);
  expect(await cache.find('kurta')).toBeNull();
  expect(await cache.find('saree')).toBeNull();
  expect(lines).toEqual(['Redis refuses: OOM']);
  await cache.follow({ after: '103', next: '104', tags: [] });
  await cache.store('kurta', kurta, await cache.mark());
  expect(await cache.find('kurta')).toEqual(kurta);
});

onRedis('what changes while the server is away is noted when it is there again, before anything is found', async () => {
  const shared = await openRedisLink({ url: redis.url, tell: () => {} });
  const cache = createRedisPageCache(shared.ask);
  await until('it has begun', async () => {
    await cache.follow(FROM_NOW);
    await cache.store('kurta', kurta, await cache.mark());
    await cache.store('saree', cachedPage('saree', 'P7'), await cache.mark());
    return (await cache.find('kurta')) !== null && (await cache.find('saree')) !== null;
  });
  redis.freeze();
  const before = await cache.mark();
  expect(await cache.follow({ after: '100', next: '103', tags: ['P12'] })).toBe('103');
  await cache.invalidate(['home']);
  expect([await cache.find('kurta'), await cache.find('saree')]).toEqual([null, null]);
  expect(await cache.store('kurta', kurta, before)).toBe(false);
  expect(await cache.store('kurta', kurta, await cache.mark())).toBe(true);
  redis.thaw();
  await until('it is found again', async () => (await cache.find('saree')) !== null);
  expect(await cache.find('kurta')).toBeNull();
  expect(await cache.place()).toBe('103');
  shared.stop();
});
