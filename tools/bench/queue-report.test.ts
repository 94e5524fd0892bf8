import { expect, test } from 'vitest';
import { faultsOf, queueReport, quieterOf } from './queue-report.ts';

const few = { tasks: 100, queued: 250, sent: 400, cleared: 200, longestTask: 0 };
const many = { tasks: 10_000, queued: 25_000, sent: 50_000, cleared: 20_000, longestTask: 0 };

test('a queue whose tasks cost the same among many has no faults', () => {
  expect(faultsOf([few, many])).toEqual([]);
});

test.each([
  ['stands still', { ...many, longestTask: 50.1 }, 'With 10000 tasks the page stood still too long.'],
  ['grows dearer', { ...many, sent: 160_001 }, 'With 10000 tasks each is too dear.'],
])('a queue that %s is told', (_what, times, fault) => {
  expect(faultsOf([few, times])).toEqual([fault]);
});

test('tells what each task costs', () => {
  const session = { command: 'npm run bench:queue', day: '2026-11-25', machine: '2 × some processor' };
  const text = queueReport({ ...session, times: [few, { ...many, longestTask: 62 }] });
  expect(text).toContain('| 100 | 2.50 | 4.00 | 2.00 | below 50 |');
  expect(text).toContain('| 10,000 | 2.50 | 5.00 | 2.00 | 62 |');
});

test('of two runs the quieter one counts', () => {
  const disturbed = { ...many, longestTask: 62 };
  expect([quieterOf(many, disturbed), quieterOf(disturbed, many)]).toEqual([many, many]);
});
