import { createRandom } from '../shared/random.ts';
import type { Step } from './acts.ts';
import { loadParts } from './load-parts.ts';
import { runSchedule } from './run-schedule.ts';
import { shrunk } from './shrink.ts';
import { stepsOf } from './steps.ts';

/** What failed under a seed, as a person reads it: the fewest steps that break the same promise, and what they led to. */
export async function toldFailure(seed: number): Promise<string> {
  const parts = await loadParts();
  const faultsOf = async (steps: readonly Step[]) => (await runSchedule(steps, parts)).faults;
  const steps = stepsOf(createRandom(seed));
  const promise = promiseOf((await faultsOf(steps))[0]);
  const least = await shrunk(steps, async (fewer) =>
    (await faultsOf(fewer)).some((fault) => promiseOf(fault) === promise),
  );
  const { history, faults } = await runSchedule(least, parts);
  return [`schedule ${seed}`, ...history, ...faults].join('\n');
}

function promiseOf(fault: string | undefined): string | undefined {
  return fault?.slice(0, 'P1'.length);
}
