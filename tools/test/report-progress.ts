import type { Progress } from './run-jobs.ts';

const silenceSeconds = 20;

/** Lines of a failed job that are said again when all is done: what failed, and why, stands in its last ones. */
const KEPT_LINES = 60;

export interface ProgressReport extends Progress {
  tell(job: string, line: string): void;
  /** Says what failed, once more: much else was written since. */
  close(): void;
}

/** Writes what the jobs do as it happens, and which ones still run when nothing else was written for a while. */
export const createProgressReport = (write: (line: string) => void, now: () => number): ProgressReport => {
  const startedAt = new Map<string, number>();
  const said = new Map<string, readonly string[]>();
  const failures: string[] = [];
  let writtenAt = now();
  const put = (line: string): void => {
    writtenAt = now();
    write(line);
  };
  const seconds = (name: string): string => `${Math.round((now() - (startedAt.get(name) ?? now())) / 1_000)} s`;
  const sayWhoRuns = (): void => {
    const names = [...startedAt.keys()].map((name) => `${name} (${seconds(name)})`);
    if (now() - writtenAt >= silenceSeconds * 1_000) put(`… still running: ${names.join(', ')}`);
  };
  const heartbeat = setInterval(sayWhoRuns, 1_000);
  return {
    tell: (job, line) => {
      const text = `${job.padEnd(8)} | ${line}`;
      said.set(job, [...(said.get(job) ?? []), text].slice(-KEPT_LINES));
      put(text);
    },
    started: (name) => {
      startedAt.set(name, now());
      put(`› ${name}`);
    },
    finished: (name, { passed, failed }) => {
      put(`${failed === 0 ? '✓' : '✗'} ${name}: ${passed} of ${passed + failed} (${seconds(name)})`);
      startedAt.delete(name);
      if (failed > 0) failures.push(...(said.get(name) ?? []));
      said.delete(name);
    },
    leftOut: (name, because) => put(`– ${name}: not run, because ${because}`),
    close: () => {
      clearInterval(heartbeat);
      if (failures.length > 0) for (const line of ['What failed said last:', ...failures]) write(line);
    },
  };
};
