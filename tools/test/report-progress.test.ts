import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createProgressReport, type ProgressReport } from './report-progress.ts';

let lines: string[] = [];
let report: ProgressReport;

beforeEach(() => {
  vi.useFakeTimers();
  lines = [];
  report = createProgressReport((line) => lines.push(line), Date.now);
});
afterEach(() => {
  report.close();
  vi.useRealTimers();
});

test('a job says when it starts, what it says and how it ends', () => {
  report.started('unit');
  report.tell('unit', 'a line');
  vi.advanceTimersByTime(3_000);
  report.finished('unit', { passed: 3, failed: 1 });
  expect(lines).toEqual(['› unit', 'unit     | a line', '✗ unit: 3 of 4 (3 s)']);
});

test('what failed said last is said again when all is done', () => {
  for (const name of ['unit', 'look']) report.started(name);
  for (let line = 1; line <= 61; line += 1) report.tell('unit', `line ${line}`);
  report.tell('look', 'all is well');
  report.finished('unit', { passed: 3, failed: 1 });
  report.finished('look', { passed: 4, failed: 0 });
  lines = [];
  report.close();
  expect([lines.length, lines[0], lines[1], lines.at(-1)]).toEqual([
    61,
    'What failed said last:',
    'unit     | line 2',
    'unit     | line 61',
  ]);
});

test('a long silence names who still runs', () => {
  report.started('browser');
  vi.advanceTimersByTime(41_000);
  expect(lines.slice(1)).toEqual(['… still running: browser (20 s)', '… still running: browser (40 s)']);
});
