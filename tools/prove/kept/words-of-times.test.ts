import { expect, test } from 'vitest';
import { wordsOfTimes } from './words-of-times.ts';

test('the median and the 95th percentile, and how often it came where that is not always', () => {
  const times = Array.from({ length: 20 }, (_, at) => ({
    told: at + 1,
    disk: at < 10 ? 2 * at + 2 : null,
    journal: null,
  }));
  expect(wordsOfTimes(times)).toBe(
    'of 20 adds told after 10 ms (p50), 19 ms (p95), in local storage never, on the disk after 10 ms (p50), 20 ms (p95), 10 times',
  );
});
