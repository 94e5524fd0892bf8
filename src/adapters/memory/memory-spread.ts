import type { Spread } from '#domain/shared/spread.ts';

/** Chance that is none: the least spread, so that a test knows when something happens. */
export function createMemorySpread(): Spread {
  return { next: () => 0 };
}
