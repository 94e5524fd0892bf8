import type { Jitter } from '#domain/shared/jitter.ts';

export function createBrowserJitter(): Jitter {
  return { next: () => Math.random() };
}
