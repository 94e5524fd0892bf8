import { beforeEach, expect, test } from 'vitest';
import { createOwnRate } from './rate.ts';

let time: number;
beforeEach(() => {
  time = 1_000_000;
});
const now = (): number => time;

test('so many in a minute, which begins with the first, and each by itself', () => {
  const take = createOwnRate({ most: 2, now });
  expect([take('a'), take('a')]).toEqual([0, 0]);
  time += 20_500;
  expect(take('a')).toBe(40);
  expect(take('b')).toBe(0);
  time += 39_499;
  expect(take('a')).toBe(1);
  time += 1;
  expect([take('a'), take('a'), take('a')]).toEqual([0, 0, 60]);
});

test('of very many those who were silent for longest are forgotten, and who asks on in vain is not', () => {
  const take = createOwnRate({ most: 1, now, mostKnown: 2 });
  expect([take('a'), take('b'), take('a')]).toEqual([0, 0, 60]);
  expect(take('c')).toBe(0);
  expect(take('a')).toBe(60);
  expect(take('b')).toBe(0);
});
