import { setTimeout as pause } from 'node:timers/promises';

/** Longer than anything takes that a shopper waits for, on a machine that does much else. */
const PATIENCE_MS = 30_000;
const LOOK_AGAIN_MS = 30;

/**
 * What a look finds, as soon as it finds something. What never comes fails by its name; a look that fails, as one at a page
 * that is just being left, has found nothing.
 */
export async function until<T>(name: string, look: () => Promise<T | null>, limitMs = PATIENCE_MS): Promise<T> {
  let fault: unknown = null;
  for (const end = performance.now() + limitMs; performance.now() < end; await pause(LOOK_AGAIN_MS)) {
    const found = await look().catch((reason: unknown) => {
      fault = reason;
      return null;
    });
    if (found !== null) return found;
  }
  throw new Error(`It did not come to this: ${name}${fault === null ? '' : ` (${fault})`}`);
}
