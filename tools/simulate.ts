import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { runInThreads } from './prove/simulate/run-in-threads.ts';
import { toldFailure } from './prove/simulate/tell-failure.ts';

// Whether an order goes out exactly once, whatever happens on the way:
//   npm run simulate -- [--runs 100000] [--seed 7] [--threads 2] [--store indexeddb]
//   npm run simulate -- --schedule 2654435783      one schedule, in its fewest steps

/** After so many schedules the run says what they came to. */
const PORTION = 50_000;
/** So many failures of a portion are told step by step. */
const TOLD_WHOLE = 3;

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
    threads: { type: 'string', default: String(availableParallelism()) },
    store: { type: 'string', default: 'text' },
    schedule: { type: 'string' },
  },
});

if (values.schedule !== undefined) {
  console.log(await toldFailure(Number(values.schedule)));
} else {
  const [runs, seed, threads] = [Number(values.runs), Number(values.seed), Number(values.threads)];
  const store = values.store === 'indexeddb' ? 'indexeddb' : 'text';
  const began = performance.now();
  const histories = createHash('sha256');
  let failures = 0;
  for (let from = 0; from < runs; from += PORTION) {
    const portion = Math.min(PORTION, runs - from);
    const outcomes = await runInThreads({ seed, from, runs: portion, threads, store });
    const failed = outcomes.flatMap((outcome) => outcome.failed);
    for (const { seed: schedule } of failed.slice(0, TOLD_WHOLE)) console.error(await toldFailure(schedule));
    for (const { seed: schedule, faults } of failed)
      console.error(`FAILED: schedule ${schedule}: ${faults.join('; ')}`);
    for (const { hash } of outcomes) histories.update(hash);
    failures += failed.length;
    const seconds = (performance.now() - began) / 1_000;
    console.log(`${from + portion} schedules with seed ${seed} in ${seconds.toFixed(0)} s, ${failures} failed`);
  }
  console.log(`histories ${histories.digest('hex')}`);
  process.exitCode = failures === 0 ? 0 : 1;
}
