import { expect, test } from 'vitest';
import type { Count } from './count.ts';
import { type Job, type Progress, runJobs } from './run-jobs.ts';

const good: Count = { passed: 1, failed: 0 };
const bad: Count = { passed: 0, failed: 1 };

const diary = () => {
  const lines: string[] = [];
  const progress = {
    started: (name: string) => void lines.push(`${name} started`),
    finished: (name: string) => void lines.push(`${name} finished`),
    leftOut: (name: string, because: string) => void lines.push(`${name} left out for ${because}`),
  };
  return { lines, progress };
};
const job = (name: string, count: Count = good, after?: string): Job => {
  const waits = after === undefined ? {} : { after };
  return { name, ...waits, run: () => new Promise((resolve) => setTimeout(resolve, 1, count)) };
};

const given = (progress: Progress, isLate = false) => ({ width: 2, isLate: () => isLate, progress });

test('no more than the width run at once, and all are counted', async () => {
  const { lines, progress } = diary();
  expect(await runJobs([job('a'), job('b'), job('c', bad)], given(progress))).toEqual({ passed: 2, failed: 1 });
  expect(lines.slice(0, 2)).toEqual(['a started', 'b started']);
  expect(lines.indexOf('c started')).toBeGreaterThan(lines.indexOf('a finished'));
});

test('a job that waits lets later ones go ahead', async () => {
  const { lines, progress } = diary();
  await runJobs([job('build'), job('browser', good, 'build'), job('unit')], given(progress));
  expect(lines.slice(0, 2)).toEqual(['build started', 'unit started']);
  expect(lines.indexOf('browser started')).toBeGreaterThan(lines.indexOf('build finished'));
});

test('a job whose ground failed is left out and counts as failed', async () => {
  const { lines, progress } = diary();
  const count = await runJobs([job('build', bad), job('browser', good, 'build')], given(progress));
  expect(count).toEqual({ passed: 0, failed: 2 });
  expect(lines.at(-1)).toBe('browser left out for build failed');
});

test('a job that can be spared is not begun when it is late, and counts as nothing', async () => {
  const jobs = [job('unit'), { ...job('kept'), isSpare: true }];
  const { lines, progress } = diary();
  expect(await runJobs(jobs, given(progress, true))).toEqual({ passed: 1, failed: 0 });
  expect(lines).toContain('kept left out for the run has taken long already');
  expect(lines).toContain('unit finished');
  expect(await runJobs(jobs, given(diary().progress))).toEqual({ passed: 2, failed: 0 });
});

test('jobs that wait for each other are refused', async () => {
  const jobs = [job('a', good, 'b'), job('b', good, 'a')];
  await expect(runJobs(jobs, given(diary().progress))).rejects.toThrow('wait for each other: a, b');
});
