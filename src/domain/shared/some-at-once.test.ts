import { expect, test } from 'vitest';
import { someAtOnce } from './some-at-once.ts';

test('no more than so many are under way, and each is done once', async () => {
  const done: number[] = [];
  let [underWay, most] = [0, 0];
  await someAtOnce([1, 2, 3, 4, 5, 6, 7], 3, async (item) => {
    underWay += 1;
    most = Math.max(most, underWay);
    await Promise.resolve();
    underWay -= 1;
    done.push(item);
  });
  expect([done.toSorted(), most]).toEqual([[1, 2, 3, 4, 5, 6, 7], 3]);
});

test('nothing is done with nothing', async () => {
  await someAtOnce([], 3, () => Promise.reject(new Error('There is nothing.')));
});
