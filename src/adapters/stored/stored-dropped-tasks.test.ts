import { expect, test } from 'vitest';
import { readStoredDroppedTasks } from './stored-dropped-tasks.ts';

test.each([null, undefined, 'two', '2', -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, [2], { count: 2 }])(
  'a device that kept %j has nothing to tell',
  (stored) => expect(readStoredDroppedTasks(stored)).toBe(null),
);

test('a number is told', () => {
  expect([0, 2].map(readStoredDroppedTasks)).toEqual([0, 2]);
});
