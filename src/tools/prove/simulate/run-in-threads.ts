import { Worker } from 'node:worker_threads';
import type { Share, ShareOutcome } from './run-many.ts';

/** Runs the schedules of a seed in so many threads, each its share. Answers with what all of them came to. */
export async function runInThreads(seed: number, runs: number, threads: number): Promise<readonly ShareOutcome[]> {
  const size = Math.ceil(runs / threads);
  const shares = Array.from({ length: threads }, (_, at) => {
    const from = at * size;
    return { seed, from, runs: Math.max(0, Math.min(size, runs - from)) };
  });
  return Promise.all(shares.map(inThread));
}

async function inThread(share: Share): Promise<ShareOutcome> {
  const thread = new Worker(new URL('./simulate-thread.ts', import.meta.url), { workerData: share });
  return new Promise<ShareOutcome>((resolve, reject) => {
    thread.once('message', resolve);
    thread.once('error', reject);
  }).finally(() => thread.terminate());
}
