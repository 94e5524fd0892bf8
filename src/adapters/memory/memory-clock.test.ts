import { expect, test } from 'vitest';
import { createMemoryClock } from './memory-clock.ts';

test('waits that begin on the way are settled on the way', async () => {
  const clock = createMemoryClock(0);
  const seen: string[] = [];
  const tick = async (): Promise<void> => {
    for (const name of ['a', 'b', 'c']) {
      await clock.wait(1_000);
      seen.push(`${name} at ${clock.now()}`);
    }
  };
  void tick();
  void clock.wait(1_500).then(() => seen.push(`between at ${clock.now()}`));
  await clock.advance(2_500);
  expect(seen).toEqual(['a at 1000', 'between at 1500', 'b at 2000']);
  expect(clock.now()).toBe(2_500);
  expect(clock.waiting()).toBe(1);
});

test('time stands still until it is moved', async () => {
  const clock = createMemoryClock(5);
  let hasEnded = false;
  void clock.wait(1).then(() => {
    hasEnded = true;
  });
  await clock.advance(0);
  expect([clock.now(), hasEnded]).toEqual([5, false]);
});
