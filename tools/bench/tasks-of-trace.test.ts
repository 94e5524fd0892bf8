import { expect, test } from 'vitest';
import { longestTasks, type TraceEvent } from './tasks-of-trace.ts';

const page = { pid: 1, tid: 7 };
const task = (from: number, ms: number, worked = ms, thread = page): TraceEvent => ({
  ...thread,
  name: 'ThreadControllerImpl::RunTask',
  ph: 'X',
  ts: from * 1_000,
  dur: ms * 1_000,
  tdur: worked * 1_000,
});
const mark = (name: string, at: number): TraceEvent => ({ ...page, name, ph: 'R', ts: at * 1_000 });

test('each part of a visit has its longest task, by what it was at work', () => {
  const events = [mark('start', 5), task(0, 2), task(10, 30), task(50, 90, 20), mark('press', 200), task(210, 40, 12)];
  expect(longestTasks(events, ['start', 'press'])).toEqual([
    { lasted: 30, worked: 30 },
    { lasted: 40, worked: 12 },
  ]);
});

test('a task belongs to the part that it has begun itself', () => {
  const events = [mark('start', 0), task(10, 30), mark('rows', 35)];
  expect(longestTasks(events, ['start', 'rows'])).toEqual([
    { lasted: 0, worked: 0 },
    { lasted: 30, worked: 30 },
  ]);
});

test('what other threads and other pages do does not count', () => {
  const events = [mark('start', 0), task(10, 90, 90, { pid: 1, tid: 8 }), task(10, 90, 90, { pid: 2, tid: 7 })];
  expect(longestTasks(events, ['start'])).toEqual([{ lasted: 0, worked: 0 }]);
});

test('a visit that did not come to all of its parts was not measured', () => {
  expect(() => longestTasks([mark('start', 0)], ['start', 'rows'])).toThrow('start, rows');
});
