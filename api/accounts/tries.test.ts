import { expect, test } from 'vitest';
import { createShopClock } from '#api/process/shop-clock.ts';
import { createTries } from './tries.ts';

function opened() {
  const clock = createShopClock(() => 0);
  const tries = createTries(clock);
  return { tries, later: (milliseconds: number) => clock.stopAt(clock.now() + milliseconds) };
}

test('five tries are free, then the lock doubles from a second to a quarter of an hour', () => {
  const { tries, later } = opened();
  for (let count = 0; count < 5; count += 1) expect(tries.begin('a')).toBe(true);
  for (const seconds of [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]) {
    later(seconds * 1_000 - 1);
    expect(tries.begin('a')).toBe(false);
    later(1);
    expect(tries.begin('a')).toBe(true);
  }
});

test('each account is counted for itself, and a right password begins anew', () => {
  const { tries } = opened();
  for (let count = 0; count < 5; count += 1) tries.begin('a');
  expect(tries.begin('a')).toBe(false);
  expect(tries.begin('b')).toBe(true);
  tries.forget('a');
  for (let count = 0; count < 5; count += 1) expect(tries.begin('a')).toBe(true);
});

test('a try that nobody could look at does not count', () => {
  const { tries } = opened();
  for (let count = 0; count < 4; count += 1) tries.begin('a');
  for (let count = 0; count < 9; count += 1) {
    expect(tries.begin('a')).toBe(true);
    tries.giveBack('a');
  }
  tries.giveBack('never seen');
  expect(tries.begin('a')).toBe(true);
  expect(tries.begin('a')).toBe(false);
});

test('tries at the same time are counted before any of them is answered', () => {
  const { tries } = opened();
  expect(Array.from({ length: 50 }, () => tries.begin('a')).filter(Boolean)).toHaveLength(5);
});
