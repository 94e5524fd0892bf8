import { expect, test } from 'vitest';
import { createRate, forgetOldest } from './rate.ts';
import { createShopClock } from './shop-clock.ts';

test('so many in a period, each key for itself, then the seconds that are left', async () => {
  const clock = createShopClock(() => 0);
  const rate = createRate({ clock }, { name: 'calls', most: 2, periodMs: 60_000 });
  expect(await Promise.all(['a', 'a', 'a', 'b'].map((key) => rate.take(key)))).toEqual([0, 0, 60, 0]);
  clock.stopAt(59_500);
  expect(await rate.take('a')).toBe(1);
  clock.stopAt(60_000);
  expect(await rate.take('a')).toBe(0);
});

test('of too many keys the oldest are forgotten', () => {
  const map = new Map([
    ['a', 1],
    ['b', 2],
    ['c', 3],
  ]);
  forgetOldest(map, 2);
  expect([...map.keys()]).toEqual(['b', 'c']);
});
