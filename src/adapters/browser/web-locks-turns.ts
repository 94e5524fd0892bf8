import { createMemoryTurns } from '#adapters/memory/memory-turns.ts';
import type { Turns } from '#domain/storage/turn-taking.ts';

/** Turns over all tabs; where the browser has no locks, at least within this one. */
export function createWebLocksTurns(locks: LockManager | undefined = navigator.locks): Turns {
  if (!locks) return createMemoryTurns();
  return { take: (name, task) => locks.request(`shop:${name}`, task) };
}
