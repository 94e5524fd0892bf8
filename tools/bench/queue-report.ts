import type { QueueTimes } from './queue-page.ts';

/** No part of the queue may keep the page from answering for longer (milliseconds). */
const LONGEST_TASK_MS = 50;
/** How much dearer a task may be among ten times as many; work that grows with the square would make it ten times as dear. */
const MOST_DEARER = 4;

type Session = {
  readonly command: string;
  readonly day: string;
  readonly machine: string;
  /** The fewest tasks first. */
  readonly times: readonly QueueTimes[];
};

/** Of two runs the one that was less disturbed by what else the machine does: what is of the queue is there both times. */
export function quieterOf(one: QueueTimes, other: QueueTimes): QueueTimes {
  return one.longestTask <= other.longestTask ? one : other;
}

/** What is not as it should be, in words. */
export function faultsOf(times: readonly QueueTimes[]): readonly string[] {
  return times.flatMap((each, at) => [
    ...(each.longestTask > LONGEST_TASK_MS ? [`With ${each.tasks} tasks the page stood still too long.`] : []),
    ...(sentEach(each) > MOST_DEARER * sentEach(times[at - 1] ?? each)
      ? [`With ${each.tasks} tasks each is too dear.`]
      : []),
  ]);
}

/** The section of docs/benchmarks.md about the queue. */
export function queueReport({ command, day, machine, times }: Session): string {
  const rows = times.map((each) => `| ${cellsOf(each).join(' | ')} |`);
  return [
    '# The queue of tasks',
    `\`${command}\` wrote this on ${day}: ${machine}.`,
    `In a page of Chromium tasks are queued one after the other, each written to the disk before the next, then sent to a
shop that answers at once, in runs that read a hundred at a time; then as many are queued again and cleared; the
quieter of two runs. Milliseconds for each task; the last column is the longest time in which the page could do nothing else, and may be ${LONGEST_TASK_MS}. The browser tells
of no time below that.`,
    ['| Tasks | queueing one | sending one | clearing one | longest task |', '|---|---|---|---|---|', ...rows].join(
      '\n',
    ),
  ].join('\n\n');
}

function cellsOf(times: QueueTimes): readonly string[] {
  const { tasks, queued, cleared, longestTask } = times;
  const each = (all: number): string => (all / tasks).toFixed(2);
  const longest = longestTask === 0 ? `below ${LONGEST_TASK_MS}` : Math.round(longestTask).toString();
  return [tasks.toLocaleString('en'), each(queued), sentEach(times).toFixed(2), each(cleared), longest];
}

function sentEach({ tasks, sent }: QueueTimes): number {
  return sent / tasks;
}
