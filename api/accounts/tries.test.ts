import { expect, test } from 'vitest';
import { createShopClock } from '#api/process/shop-clock.ts';
import { createTries } from './tries.ts';

function opened() {
  const clock = createShopClock(() => 0);
  const tries = createTries({ clock }, 'passwords');
  return { tries, later: (milliseconds: number) => clock.stopAt(clock.now() + milliseconds) };
}

test('five tries are free, then the lock doubles from a second to a quarter of an hour', async () => {
  const { tries, later } = opened();
  for (let count = 0; count < 5; count += 1) expect(await tries.begin('a')).toBe(true);
  for (const seconds of [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]) {
    later(seconds * 1_000 - 1);
    expect(await tries.begin('a')).toBe(false);
    later(1);
    expect(await tries.begin('a')).toBe(true);
  }
});

test('each account is counted for itself, and a right password begins anew', async () => {
  const { tries } = opened();
  for (let count = 0; count < 5; count += 1) await tries.begin('a');
  expect(await tries.begin('a')).toBe(false);
  expect(await tries.begin('b')).toBe(true);
  await tries.forget('a');
  for (let count = 0; count < 5; count += 1) expect(await tries.begin('a')).toBe(true);
});

test('a try that nobody could look at does not count', async () => {
  const { tries } = opened();
  for (let count = 0; count < 4; count += 1) await tries.begin('a');
  for (let count = 0; count < 9; count += 1) {
    expect(await tries.begin('a')).toBe(true);
    await tries.giveBack('a');
  }
  await tries.giveBack('never seen');
  expect(await tries.begin('a')).toBe(true);
  expect(await tries.begin('a')).toBe(false);
});

test('tries at the same time are counted before any of them is answered', async () => {
  const { tries } = opened();
  expect((await Promise.all(Array.from({ length: 50 }, () => tries.begin('a')))).filter(Boolean)).toHaveLength(5);
});
