import { createHash } from 'node:crypto';
import { createRandom } from '../shared/random.ts';
import { createProduct } from './product.ts';
import { runSchedule } from './run-schedule.ts';
import { createTextStores } from './simulated-device.ts';
import { stepsOf } from './steps.ts';
import { allGoneOn } from './world-time.ts';

/** `from` is the number of the first schedule; each has a seed of its own, made of the seed of the run and its number. */
export type Share = { readonly seed: number; readonly from: number; readonly runs: number };

/** What a share came to. `hash` is of all its histories. */
export type ShareOutcome = {
  readonly runs: number;
  readonly hash: string;
  readonly failed: readonly { readonly seed: number; readonly faults: readonly string[] }[];
};

/** So many that fail are enough to begin with. */
const FAILED_AT_MOST = 20;

export async function runMany({ seed, from, runs }: Share): Promise<ShareOutcome> {
  const parts = { shop: await createProduct(), createStores: createTextStores, settled: allGoneOn };
  const hash = createHash('sha256');
  const failed: { seed: number; faults: readonly string[] }[] = [];
  for (let at = from; at < from + runs && failed.length < FAILED_AT_MOST; at += 1) {
    const own = seedOf(seed, at);
    const { history, faults } = await runSchedule(stepsOf(createRandom(own)), parts);
    hash.update(history.join('\n'));
    if (faults.length > 0) failed.push({ seed: own, faults });
  }
  return { runs, hash: hash.digest('hex'), failed };
}

function seedOf(seed: number, at: number): number {
  return (Math.imul(seed, 2_654_435_761) + at) >>> 0;
}
