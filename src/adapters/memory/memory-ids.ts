import type { Ids } from '#domain/shared/ids.ts';

/** Ids in the form of random UUIDs that count from 1, so that a test can foretell them. */
export function createMemoryIds(): Ids {
  let count = 0;
  return {
    next() {
      count += 1;
      return `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`;
    },
  };
}
