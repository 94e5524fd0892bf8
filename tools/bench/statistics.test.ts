import { expect, test } from 'vitest';
import { spreadOf } from './statistics.ts';

test('the median is the middle, or between the two middle ones', () => {
  expect(spreadOf([5, 1, 9])).toEqual({ median: 5, least: 1, most: 9 });
  expect(spreadOf([10, 1, 3, 2])).toEqual({ median: 2.5, least: 1, most: 10 });
});

test('nothing has no median', () => {
  expect(() => spreadOf([])).toThrow('Nothing was measured.');
});
