import { afterAll, beforeAll, expect, test } from 'vitest';
import { findRedis } from './find-redis.ts';
import { openRedisLink, type RedisLink } from './redis-link.ts';
import { createSharedRate, createSharedTries, type SharedLock } from './shared-limits.ts';
import { startRedis, type TemporaryRedis } from './temporary-redis.ts';

const program = findRedis();
const onRedis = test.skipIf(program === null);
let redis: TemporaryRedis;
let links: readonly RedisLink[] = [];

beforeAll(async () => {
  if (program === null) return;
  redis = await startRedis(program);
  const open = () => openRedisLink({ url: redis.url, tell: () => {}, answersWithinMs: 30_000 });
  links = await Promise.all([open(), open()]);
});
afterAll(async () => {
  for (const link of links) link.stop();
  await redis?.stop();
});

const ask = (command: readonly string[]) => links[0]?.ask(command);

/** The same in two processes. */
const rates = (limit: { readonly name: string; readonly most: number; readonly periodMs?: number }) =>
  links.map((link) => createSharedRate(link.ask, { periodMs: 60_000, ...limit }));
const tries = (lock: Partial<SharedLock> & Pick<SharedLock, 'name'>) =>
  links.map((link) => createSharedTries(link.ask, { freeTries: 2, firstMs: 60_000, longestMs: 900_000, ...lock }));

/** The one key of this kind that is there. */
async function keyOf(kind: string): Promise<string> {
  const keys = (await ask(['KEYS', `zari:${kind}:*`])) as readonly Buffer[];
  expect(keys).toHaveLength(1);
  return String(keys[0]);
}

onRedis('so many are allowed over all processes, each key and each kind for itself', async () => {
  const [one, other] = rates({ name: 'logins', most: 3 });
  const counted = [await one?.('a'), await other?.('a'), await one?.('a')];
  expect(counted).toEqual([0, 0, 0]);
  for (const take of [one, other]) expect(await take?.('a')).toBeGreaterThan(59_000);
  expect([await other?.('b'), await rates({ name: 'mails', most: 1 })[0]?.('a')]).toEqual([0, 0]);
});

onRedis('a hundred at once are counted one after the other, and an amount may go beyond', async () => {
  const [one, other] = rates({ name: 'reads', most: 10 });
  const taken = await Promise.all(Array.from({ length: 50 }, () => [one?.('a'), other?.('a')]).flat());
  expect(taken.filter((waits) => waits === 0)).toHaveLength(10);
  const [purse] = rates({ name: 'purses', most: 10 });
  expect([await purse?.('a', 9), await purse?.('a', 500), (await purse?.('a', 1)) === 0]).toEqual([0, 0, false]);
});

onRedis('a period begins with its first count and ends by itself', async () => {
  await ask(['FLUSHALL']);
  const [one] = rates({ name: 'reads', most: 1 });
  await one?.('a');
  const key = await keyOf('rate:reads');
  expect(await one?.('a')).toBeGreaterThan(0);
  await ask(['PEXPIRE', key, '1']);
  await expect.poll(() => ask(['EXISTS', key])).toBe(0);
  expect(await one?.('a')).toBe(0);
});

onRedis.each([
  ['a text', ['SET', 'KEY', 'rubbish', 'PX', '9000']],
  ['half a number', ['SET', 'KEY', '1.5', 'PX', '9000']],
  ['a count without an end', ['SET', 'KEY', '999']],
  ['a count that ends in a year', ['SET', 'KEY', '999', 'PX', '31536000000']],
  ['a list', ['LPUSH', 'KEY', 'x']],
])('where %s stands under the key, it is counted anew', async (_, command) => {
  await ask(['FLUSHALL']);
  const [one] = rates({ name: 'reads', most: 1 });
  await one?.('a');
  const key = await keyOf('rate:reads');
  await ask(['UNLINK', key]);
  await ask(command.map((word) => (word === 'KEY' ? key : word)));
  expect(await one?.('a')).toBe(0);
  expect(await one?.('a')).toBeGreaterThan(0);
});

onRedis('tries are counted and locked over all processes, and a right one begins anew', async () => {
  const [one, other] = tries({ name: 'passwords' });
  expect([await one?.begin('a'), await other?.begin('a')]).toEqual([true, true]);
  expect([await one?.begin('a'), await other?.begin('a'), await one?.begin('b')]).toEqual([false, false, true]);
  await other?.forget('a');
  expect(await one?.begin('a')).toBe(true);
});

onRedis('tries at once are counted before any of them is answered, and one given back does not count', async () => {
  const [one, other] = tries({ name: 'proofs', freeTries: 5 });
  const begun = await Promise.all(Array.from({ length: 25 }, () => [one?.begin('a'), other?.begin('a')]).flat());
  expect(begun.filter(Boolean)).toHaveLength(5);
  for (let count = 0; count < 9; count += 1) {
    expect(await one?.begin('c')).toBe(true);
    await other?.giveBack('c');
  }
});

onRedis('locks double from the first to the longest', async () => {
  await ask(['FLUSHALL']);
  const [one] = tries({ name: 'passwords', freeTries: 1 });
  await one?.begin('a');
  const key = await keyOf('tries:passwords');
  const locked: number[] = [];
  for (const wrong of [0, 1, 2, 3, 4, 60]) {
    await ask(['SET', key, `${wrong} 0`]);
    await one?.begin('a');
    const [, openAt] = String(await ask(['GET', key])).split(' ');
    locked.push(Math.round((Number(openAt) - Date.now()) / 60_000));
  }
  expect(locked).toEqual([1, 2, 4, 8, 15, 15]);
});

onRedis.each([
  ['a text', ['SET', 'KEY', 'rubbish']],
  ['a lock that never ends', ['SET', 'KEY', '9 99999999999999']],
  ['a hash', ['HSET', 'KEY', 'wrong', '9']],
])('where %s stands under the key, tries begin anew', async (_, command) => {
  await ask(['FLUSHALL']);
  const [one] = tries({ name: 'passwords' });
  await one?.begin('a');
  const key = await keyOf('tries:passwords');
  await ask(['UNLINK', key]);
  await ask(command.map((word) => (word === 'KEY' ? key : word)));
  expect([await one?.begin('a'), await one?.begin('a'), await one?.begin('a')]).toEqual([true, true, false]);
});

onRedis('whom it counts cannot be read there', async () => {
  await ask(['FLUSHALL']);
  await rates({ name: 'logins', most: 3 })[0]?.('203.0.113.9');
  await tries({ name: 'passwords' })[0]?.begin('meera@mail.test');
  expect(String(await ask(['KEYS', '*']))).not.toMatch(/203|meera/);
});

onRedis('a full server counts nothing more', async () => {
  await ask(['CONFIG', 'SET', 'maxmemory', '1']);
  expect(await rates({ name: 'logins', most: 3 })[0]?.('new')).toBeUndefined();
  expect(await tries({ name: 'passwords' })[0]?.begin('new')).toBeUndefined();
  await ask(['CONFIG', 'SET', 'maxmemory', '0']);
});
