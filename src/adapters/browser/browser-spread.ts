import type { Spread } from '#domain/shared/spread.ts';

export function createBrowserSpread(): Spread {
  return { next: () => Math.random() };
}
