import { expect, test } from 'vitest';
import { closingLine, countWhere, judgeRun, sum } from './count.ts';

test('counts add up, and the last line says them', () => {
  const all = sum([{ passed: 2, failed: 0 }, countWhere([1, 2, 3], (number) => number > 1)]);
  expect(closingLine(all)).toBe('4 passed, 1 failed');
});

test('a run that ended badly without a failing test is a failure', () => {
  expect(judgeRun({ passed: 5, failed: 0 }, false)).toEqual({ passed: 5, failed: 1 });
  expect(judgeRun({ passed: 5, failed: 2 }, false)).toEqual({ passed: 5, failed: 2 });
});

test('a run in which nothing ran is a failure', () => {
  expect(judgeRun({ passed: 0, failed: 0 }, true)).toEqual({ passed: 0, failed: 1 });
  expect(judgeRun({ passed: 1, failed: 0 }, true)).toEqual({ passed: 1, failed: 0 });
});
