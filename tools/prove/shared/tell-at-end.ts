import { parentPort } from 'node:worker_threads';

/** What a thread says every second until it tells what it has found. */
export const GOES_ON = 'goes on';

const SAYS_SO_MS = 1_000;

/** Tells the thread that has started this one what a proof found, and until then that it is not hanging. */
export async function tellAtEnd(proof: Promise<unknown>): Promise<void> {
  const going = setInterval(() => parentPort?.postMessage(GOES_ON), SAYS_SO_MS);
  parentPort?.postMessage(await proof);
  clearInterval(going);
}
