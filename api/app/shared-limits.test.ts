import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ReferenceApi } from '#api/open-reference-api.ts';
import { OPENING_MS, openTestShop } from '#api/testing/open-test-api.ts';
import { findRedis } from '#shared/find-redis.ts';
import { openRedisLink, type RedisLink } from '#shared/redis-link.ts';
import { startRedis, type TemporaryRedis } from '#shared/temporary-redis.ts';
import { until } from '#shared/waiting/until.ts';

const program = findRedis();
const lines: string[] = [];
let redis: TemporaryRedis;
let links: readonly RedisLink[] = [];
let apis: readonly ReferenceApi[] = [];

beforeAll(async () => {
  if (program === null) return;
  redis = await startRedis(program);
  const tell = (line: string): void => void lines.push(line);
  links = await Promise.all([0, 1].map(() => openRedisLink({ url: redis.url, tell, answersWithinMs: 1_000 })));
  for (const link of links)
    await until('the server is connected', async () => (await link.ask(['PING'])) !== undefined);
  const limits = { readsPerMinute: 1_000, writesPerMinute: 3 };
  apis = await Promise.all(links.map(({ ask: askRedis }) => openTestShop({ limits, askRedis })));
}, OPENING_MS);
afterAll(async () => {
  for (const link of links) link.stop();
  await Promise.all(apis.map((api) => api.close()));
  await redis?.stop();
});

/** What the two processes answer to calls of a client, which reach one after the other. */
async function inTurn(times: number, request: () => Request): Promise<readonly number[]> {
  const statuses: number[] = [];
  for (let at = 0; at < times; at += 1) statuses.push((await apis[at % 2]?.fetch(request()))?.status ?? 0);
  return statuses;
}

const post = (path: string, client: string, body?: unknown) => () =>
  new Request(`http://api.test${path}`, {
    method: 'POST',
    headers: { 'x-forwarded-for': client, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
const create = (client: string) => post('/api/cart/create?token=', client);
const track = (client: string) => post('/api/order/track', client, { orderId: 'AF7', email: 'meera@mail.test' });

test.skipIf(program === null)(
  'limits hold over all processes, and each counts alone while what they share is frozen, full or gone',
  async () => {
    expect(await inTurn(4, create('203.0.113.1'))).toEqual([200, 200, 200, 429]);
    redis.freeze();
    expect(await inTurn(8, create('203.0.113.2'))).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
    redis.thaw();
    await until('both are counted together again', async () =>
      (await Promise.all(links.map((link) => link.ask(['PING'])))).every((answer) => answer === 'PONG'),
    );
    expect(await inTurn(4, create('203.0.113.3'))).toEqual([200, 200, 200, 429]);
    await links[0]?.ask(['CONFIG', 'SET', 'maxmemory', '1']);
    expect(await inTurn(8, create('203.0.113.4'))).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
    await redis.kill();
    expect(await inTurn(8, create('203.0.113.5'))).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
    expect(lines.filter((line) => line.includes('away'))).toHaveLength(4); // twice of each process
    expect(lines.filter((line) => line.includes('refuses'))).toHaveLength(2);
    await redis.start();
  },
);

test.skipIf(program === null)('wrong words about an order lock it in all processes', async () => {
  await until('it is there again', async () => (await links[1]?.ask(['PING'])) === 'PONG');
  await until('it is there again', async () => (await links[0]?.ask(['PING'])) === 'PONG');
  await inTurn(5, track('203.0.113.6'));
  const asked = [links[0], links[1]].map((link) => link?.ask(['KEYS', 'zari:tries:orders:*']));
  const [[key] = []] = (await Promise.all(asked)) as readonly Buffer[][];
  const [wrong] = String(await links[0]?.ask(['GET', String(key)])).split(' ');
  expect(wrong).toBe('5');
  await inTurn(2, track('203.0.113.7'));
  expect(String(await links[0]?.ask(['GET', String(key)])).split(' ')[0]).toBe('5'); // locked: nothing is counted
});
