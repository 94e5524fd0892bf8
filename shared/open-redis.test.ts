import { expect, test } from 'vitest';
import { isRedisUrl, openRedis, redisSentence } from './open-redis.ts';

test.each([
  'redis://127.0.0.1:6379',
  'redis://cache.example',
  'rediss://shop:p%40ss@cache.example:6380/3',
  'redis://[::1]/',
])('%s is an address of a Redis', (text) => expect(isRedisUrl(text)).toBe(true));

test.each([
  '',
  'cache.example:6379',
  'http://cache.example',
  'redis://',
  'redis://cache.example/one',
  'unix:///run/redis',
])('"%s" is none', (text) => expect(isRedisUrl(text)).toBe(false));

test('what is said at the start has no password in it', () => {
  expect(redisSentence('rediss://shop:secret@cache.example/3')).toContain('in Redis at cache.example:6379.');
  expect(redisSentence('redis://cache.example:7000')).toContain('cache.example:7000');
  expect(redisSentence('rediss://shop:secret@cache.example/3')).not.toContain('secret');
});

test('without an address each process is alone, and says so', async () => {
  const lines: string[] = [];
  const note = (line: string): void => void lines.push(line);
  expect(await openRedis(undefined, { info: note, error: note })).toBeNull();
  expect(lines).toEqual([expect.stringContaining('each process has its own')]);
});
