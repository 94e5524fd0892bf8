import type { Jitter } from '#domain/shared/jitter.ts';

/** Chance that is none: the least spread, so that a test knows when something happens. */
export function createMemoryJitter(): Jitter {
  return { next: () => 0 };
}
