import { createRandom } from '../shared/random.ts';
import { createProduct } from './product.ts';
import { runSchedule } from './run-schedule.ts';
import { shrunk } from './shrink.ts';
import { createTextStores } from './simulated-device.ts';
import { type Step, stepsOf } from './steps.ts';
import { allGoneOn } from './world-time.ts';

/** What failed under a seed, as a person reads it: the fewest steps that break the same promise, and what they led to. */
export async function toldFailure(seed: number): Promise<string> {
  const parts = { shop: await createProduct(), createStores: createTextStores, settled: allGoneOn };
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
