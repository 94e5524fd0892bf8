import type { ThreadProof } from '../shared/missed-rules.ts';
import type { Share, ShareOutcome } from './run-many.ts';

/** Schedules until the first that breaks a promise, in a thread of its own, where a guard is missing. */
export function simulateThread({ seed, runs }: Pick<Share, 'seed' | 'runs'>): ThreadProof {
  return {
    thread: 'tools/prove/simulate/simulate-thread.ts',
    workerData: { seed, from: 0, runs, knownFirst: true, failedAtMost: 1 } satisfies Share,
    isNoticed: ({ failed }: ShareOutcome) => failed.length > 0,
  };
}
