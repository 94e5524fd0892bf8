import { expect, test } from 'vitest';
import { growthReport } from './growth-report.ts';

const task = (worked: number, lasted = worked) => ({ worked, lasted });
const quick = { start: task(20), rows: task(50, 90), press: task(30), type: task(10) };
const visit = { lines: 500, allDrawn: 6_400, longest: quick, answer: 100 };

function reportOf(...pages: readonly (typeof visit)[]): string {
  const growth = [{ lines: 500, times: { 'its hash': 0.028 } }];
  return growthReport({ command: 'bench', day: '2026-11-25', machine: 'here', growth, pages });
}

test('a page that was held up by others alone has kept its promise', () => {
  expect(reportOf(visit)).toContain('| 500 | 6,400 | 20 (20) | 50 (90) | 30 (30) | 10 (10) | 100 | kept |');
});

test.each([
  [{ ...visit, answer: 101 }],
  [{ ...visit, longest: { ...quick, start: task(51) } }],
  [{ ...visit, longest: { ...quick, type: task(51) } }],
])('a late answer or a long task of any part is told: %j', (late) => {
  expect(reportOf(late)).toContain('| **not kept** |');
});

test('work with the whole cart is told in microseconds', () => {
  expect(reportOf(visit)).toContain('| its hash | 28 |');
});
