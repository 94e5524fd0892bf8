/** What a trace of Chromium tells of one moment or task; times are microseconds. */
export type TraceEvent = {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** What of it the thread was at work. */
  readonly tdur?: number;
};

/** A task in milliseconds: how long it lasted, and for how much of that its thread was at work, not waiting for a processor. */
export type TaskTime = { readonly lasted: number; readonly worked: number };

/**
 * The longest task of each part of a visit, by work; the parts are named by the marks (`performance.mark`) that they
 * begin with, and the last one has no end. A task counts to the part in which it ended: it has set the mark itself.
 * Throws when the page has set none of them.
 */
export function longestTasks(events: readonly TraceEvent[], marks: readonly string[]): readonly TaskTime[] {
  const begins = marks.map((mark) => events.find(({ name, ph }) => name === mark && ph !== 'X'));
  const [first] = begins;
  if (!first || begins.includes(undefined))
    throw new Error(`The page has not set all of its marks: ${marks.join(', ')}.`);
  const tasks = events.filter(({ name, pid, tid }) => name === TASK && pid === first.pid && tid === first.tid);
  const starts = begins.map((mark) => mark?.ts ?? 0);
  return starts.map((start, at) => {
    const end = starts[at + 1] ?? Number.POSITIVE_INFINITY;
    return longestOf(tasks.filter((task) => endOf(task) > start && endOf(task) <= end));
  });
}

const TASK = 'ThreadControllerImpl::RunTask';

function longestOf(tasks: readonly TraceEvent[]): TaskTime {
  const times = tasks.map(({ dur = 0, tdur = 0 }) => ({ lasted: dur / 1_000, worked: tdur / 1_000 }));
  return times.reduce((most, time) => (time.worked > most.worked ? time : most), { lasted: 0, worked: 0 });
}

function endOf({ ts, dur = 0 }: TraceEvent): number {
  return ts + dur;
}
