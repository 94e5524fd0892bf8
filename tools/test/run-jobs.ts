import { type Count, none, sum } from './count.ts';

export type Job = {
  readonly name: string;
  /** The job that must have succeeded before. */
  readonly after?: string;
  /** A part of a long proof, which can be done without where the machine is slow. */
  readonly isSpare?: boolean;
  readonly run: () => Promise<Count>;
};

export interface Progress {
  started(name: string): void;
  finished(name: string, count: Count): void;
  /** The job was not run, and why. */
  leftOut(name: string, because: string): void;
}

type Running = {
  /** So many at a time. */
  readonly width: number;
  /** Whether so much time has passed that no spare job is begun any more. */
  readonly isLate: () => boolean;
  readonly progress: Progress;
};

const leftOutCount: Count = { passed: 0, failed: 1 };

/** Runs jobs in their order, some at a time; a job waits for the one it builds on while later ones go ahead. */
export const runJobs = async (jobs: readonly Job[], { width, isLate, progress }: Running): Promise<Count> => {
  const waiting = [...jobs];
  const done = new Map<string, Count>();
  const running = new Map<string, Promise<void>>();
  const start = (job: Job): void => {
    const settle = runJob(job, done, progress).then((count) => {
      done.set(job.name, count);
      running.delete(job.name);
    });
    running.set(job.name, settle);
  };
  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.findIndex(({ after }) => after === undefined || done.has(after));
    const job = running.size < width && next >= 0 ? waiting.splice(next, 1)[0] : undefined;
    if (job?.isSpare && isLate()) {
      progress.leftOut(job.name, 'the run has taken long already');
      done.set(job.name, none);
    } else if (job) start(job);
    else if (running.size > 0) await Promise.race(running.values());
    else throw new Error(`These jobs wait for each other: ${waiting.map(({ name }) => name).join(', ')}`);
  }
  return sum([...done.values()]);
};

const runJob = async (job: Job, done: ReadonlyMap<string, Count>, progress: Progress): Promise<Count> => {
  if (job.after !== undefined && (done.get(job.after)?.failed ?? 0) > 0) {
    progress.leftOut(job.name, `${job.after} failed`);
    return leftOutCount;
  }
  progress.started(job.name);
  const count = await job.run();
  progress.finished(job.name, count);
  return count;
};
