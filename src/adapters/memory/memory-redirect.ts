import type { KeptRedirect } from '#domain/session/redirect.ts';

/** A device that keeps where to lead back to as long as the test lasts. */
export function createMemoryRedirect(): KeptRedirect {
  let kept: string | null = null;
  return {
    find: () => kept,
    keep(path) {
      kept = path;
    },
    forget() {
      kept = null;
    },
  };
}
