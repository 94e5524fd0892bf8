import type { ProofResult } from '../shared/proof-result.ts';
import { createRandom } from '../shared/random.ts';
import { inWorld } from './open-world.ts';
import { runSchedule } from './run-schedule.ts';
import { scheduleOf } from './schedule.ts';

export type BrowserWish = { readonly runs: number; readonly seed: number };

/**
 * As many schedules as wished, of the seeds from this one on: the built shop in Chromium, its page server, its API and its
 * database, with a network in between that drops, delays and cuts. What the shop has at the end is compared with what the
 * screens have told.
 */
export async function proveBrowser({ runs, seed }: BrowserWish): Promise<ProofResult> {
  const began = performance.now();
  const faults: string[] = [];
  let orders = 0;
  await inWorld(async (world) => {
    for (let at = seed; at < seed + runs; at += 1) {
      const ran = await runSchedule(scheduleOf(createRandom(at)), world);
      orders += ran.orders;
      const isGood = ran.faults.length === 0;
      console.log(`${isGood ? 'ok' : 'not ok'} schedule ${at}`);
      if (!isGood || runs === 1) console.log([...ran.history, ...ran.faults].join('\n'));
      faults.push(...ran.faults.map((fault) => `schedule ${at}: ${fault}`));
    }
  });
  const seconds = (performance.now() - began) / 1_000;
  const each = (seconds / runs).toFixed(1);
  return {
    summary: `${runs} schedules in Chromium from seed ${seed} in ${Math.round(seconds)} s, ${each} s each: ${orders} orders`,
    faults,
  };
}
