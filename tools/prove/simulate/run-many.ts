import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { createRandom } from '../shared/random.ts';
import { knownSchedules } from './known-schedules.ts';
import { loadParts, type StoreKind } from './load-parts.ts';
import { nearby } from './nearby.ts';
import { runSchedule } from './run-schedule.ts';
import { stepsOf } from './steps.ts';

/** `from` is the number of the first schedule; each has a seed of its own, made of the seed of the run and its number. */
export type Share = {
  readonly seed: number;
  readonly from: number;
  readonly runs: number;
  /** Those that found a fault before come first. */
  readonly knownFirst?: boolean;
  /** Text when not said. */
  readonly store?: StoreKind;
  /** The run ends when so many have failed. */
  readonly failedAtMost?: number;
};

/** What a share came to. `hash` is of all its histories. */
export type ShareOutcome = {
  readonly runs: number;
  readonly hash: string;
  readonly failed: readonly { readonly seed: number; readonly faults: readonly string[] }[];
};

/** So many that fail are enough to begin with. */
const FAILED_AT_MOST = 20;

export async function runMany({
  seed,
  from,
  runs,
  knownFirst = false,
  store,
  failedAtMost = FAILED_AT_MOST,
}: Share): Promise<ShareOutcome> {
  const parts = await loadParts(store);
  const hash = createHash('sha256');
  const failed: { seed: number; faults: readonly string[] }[] = [];
  for (const { fault, steps } of knownFirst ? knownSchedules : []) {
    for (const each of nearby(steps)) {
      const { faults } = await runSchedule(each, parts);
      if (faults.length > 0) failed.push({ seed: 0, faults: [`once ${fault}`, ...faults] });
    }
  }
  for (let at = from; at < from + runs && failed.length < failedAtMost; at += 1) {
    await nextTurn(); // whoever watches a long run hears from it
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
