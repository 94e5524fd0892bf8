import { type ChildProcess, spawn } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import type { UnitResult } from '../../results/unit-report.ts';
import type { UnitRun } from './unit-process.ts';

const PROGRAM = fileURLToPath(new URL('./unit-process.ts', import.meta.url));

/** Runs of unit tests in a folder, one after the other, by a process that is started once: to start it takes most of a run. */
export interface UnitRuns {
  /** Null where the run ends without an answer, or has none in so many seconds. */
  run(run: UnitRun, limitSeconds: number): Promise<readonly UnitResult[] | null>;
  stop(): void;
}

export const createUnitRuns = (folder: string): UnitRuns => {
  let child: ChildProcess | null = null;
  const stop = (): void => {
    if (child) endGroup(child);
    child = null;
  };
  return {
    stop,
    async run(run, limitSeconds) {
      child ??= start(folder);
      const answer = await answerOf(child, run, limitSeconds);
      if (answer === null) stop(); // the next run is not to wait for this one
      return answer;
    },
  };
};

/** As Vitest's own program sets the stage, in a group of its own, so that what the tests start ends with it. */
function start(folder: string): ChildProcess {
  const env = { ...process.env, VITEST: 'true', TEST: 'true', NODE_ENV: 'test' };
  return spawn(process.execPath, [PROGRAM], {
    cwd: folder,
    env,
    detached: true,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}

function answerOf(child: ChildProcess, run: UnitRun, limitSeconds: number): Promise<readonly UnitResult[] | null> {
  const { promise, resolve } = Promise.withResolvers<readonly UnitResult[] | null>();
  const giveUp = (): void => resolve(null);
  const limit = setTimeout(giveUp, limitSeconds * 1_000);
  child.once('message', resolve);
  child.once('exit', giveUp);
  child.send(run, (error) => {
    if (error) giveUp();
  });
  return promise.finally(() => {
    clearTimeout(limit);
    child.off('message', resolve);
    child.off('exit', giveUp);
  });
}

function endGroup({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}
