import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { runInThreads } from './prove/simulate/run-in-threads.ts';
import { toldFailure } from './prove/simulate/tell-failure.ts';

// Whether an order goes out exactly once, whatever happens on the way:
//   npm run simulate -- [--runs 100000] [--seed 7] [--threads 2] [--store indexeddb]
//   npm run simulate -- --schedule 2654435783      one schedule, in its fewest steps
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
  const [runs, seed] = [Number(values.runs), Number(values.seed)];
  const store = values.store === 'indexeddb' ? 'indexeddb' : 'text';
  const began = performance.now();
  const outcomes = await runInThreads({ seed, runs, threads: Number(values.threads), store });
  const seconds = (performance.now() - began) / 1_000;
  const failed = outcomes.flatMap((outcome) => outcome.failed);
  for (const { seed: schedule } of failed.slice(0, 3)) console.error(await toldFailure(schedule));
  for (const { seed: schedule, faults } of failed) console.error(`FAILED: schedule ${schedule}: ${faults.join('; ')}`);
  console.log(`${runs} schedules with seed ${seed} in ${seconds.toFixed(0)} s, ${failed.length} failed`);
  for (const { hash } of outcomes) console.log(`histories ${hash}`);
  process.exitCode = failed.length === 0 ? 0 : 1;
}
