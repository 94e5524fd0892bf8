import { setTimeout as pause } from 'node:timers/promises';
import { within } from './within.ts';

/** Longer than anything takes that is waited for, on a machine that does much else. */
const PATIENCE_MS = 30_000;
const LOOK_AGAIN_MS = 30;

/** What a look has found; null or false is nothing yet. */
type Look<T> = () => Promise<T | null | false> | T | null | false;

export type Limits = { readonly limitMs?: number; readonly pauseMs?: number };

type Sight<T> = { readonly found: T } | { readonly fault: unknown };

/**
 * What a look finds, as soon as it finds something. What never comes fails by its name; a look that fails, as one at a page
 * that is just being left, or that has no end, has found nothing.
 */
export async function until<T>(name: string, look: Look<T>, limits: Limits = {}): Promise<T> {
  const sight = await lookUntil(look, limits);
  if ('found' in sight) return sight.found;
  throw new Error(`It did not come to this: ${name}${sight.fault === null ? '' : ` (${sight.fault})`}`);
}

/** Whether it comes to it within the limit; for what is told in words of its own when it does not. */
export async function comesTo(look: Look<unknown>, limits: Limits = {}): Promise<boolean> {
  return 'found' in (await lookUntil(look, limits));
}

async function lookUntil<T>(
  look: Look<T>,
  { limitMs = PATIENCE_MS, pauseMs = LOOK_AGAIN_MS }: Limits,
): Promise<Sight<T>> {
  let fault: unknown = null;
  const looked = async (): Promise<T | null | false> => {
    try {
      return await look();
    } catch (reason) {
      fault = reason;
      return null;
    }
  };
  const end = performance.now() + limitMs;
  do {
    const found = await within(end - performance.now(), looked(), null);
    if (found !== null && found !== false) return { found };
    await pause(pauseMs);
  } while (performance.now() < end);
  return { fault };
}
