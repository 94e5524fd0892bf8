import { Worker } from 'node:worker_threads';
import { GOES_ON } from '../shared/tell-at-end.ts';
import type { StoreKind } from './load-parts.ts';
import type { Share, ShareOutcome } from './run-many.ts';

/** `from` is the number of the first schedule, 0 when not said. */
type Wish = Pick<Share, 'seed' | 'runs'> &
  Partial<Pick<Share, 'from'>> & { readonly threads: number; readonly store: StoreKind };

/** Runs the schedules of a seed in so many threads, each its share. Answers with what all of them came to. */
export async function runInThreads({ seed, from = 0, runs, threads, store }: Wish): Promise<readonly ShareOutcome[]> {
  const size = Math.ceil(runs / threads);
  const shares = Array.from({ length: threads }, (_, at) => {
    const before = at * size;
    return { seed, store, from: from + before, runs: Math.max(0, Math.min(size, runs - before)) };
  });
  return Promise.all(shares.map(inThread));
}

async function inThread(share: Share): Promise<ShareOutcome> {
  const thread = new Worker(new URL('./simulate-thread.ts', import.meta.url), { workerData: share });
  return new Promise<ShareOutcome>((resolve, reject) => {
    thread.on('message', (told: typeof GOES_ON | ShareOutcome) => {
      if (told !== GOES_ON) resolve(told);
    });
    thread.once('error', reject);
  }).finally(() => thread.terminate());
}
