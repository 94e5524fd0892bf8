const FIRST_PAUSE_MS = 1_000; // fault model, rule 9
const LONGEST_PAUSE_MS = 60_000;

/** 1, 2, 4 … 60 seconds, each longer by up to its half so that devices do not all come at once. */
export function backoffDelay(attempt: number, jitter: number): number {
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** (attempt - 1), LONGEST_PAUSE_MS);
  return Math.round(pause * (1 + jitter / 2));
}
