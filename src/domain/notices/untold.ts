import type { ShownNotice } from './notices.ts';

/** What the shop had to say while no page was there to say it, the oldest first. */
export type Untold = readonly ShownNotice[];

export const nothingUntold: Untold = [];

/** The name of what is untold among what is kept, and of the signal that it has changed. */
export const UNTOLD = 'untold';

/** Adds what was told where nobody reads it; `told` is the newest first, as a visit remembers it. */
export function withUntold(untold: Untold, told: Untold): Untold {
  return [...untold, ...told.toReversed()];
}
