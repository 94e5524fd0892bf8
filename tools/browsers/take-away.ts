import type { Thing } from './later-things.ts';

/** Runs in a page before all its scripts: what they find is then what an older browser has. */
export function takeAway(things: readonly Thing[]): void {
  const world = globalThis as unknown as Record<string, Record<string, unknown> | undefined>;
  for (const { global, member } of things) {
    const owner = world[global];
    if (member === null) delete world[global];
    else if (owner !== undefined) for (const holder of holdersOf(owner)) delete holder[member];
  }

  /** A member is on the global itself, on what it makes, or, where it is the page's own, on the page. */
  function holdersOf(owner: Record<string, unknown>): readonly Record<string, unknown>[] {
    const made =
      typeof owner === 'function' ? [(owner as { readonly prototype?: Record<string, unknown> }).prototype] : [];
    const page = owner === world['Window'] ? [world] : [];
    return [owner, ...made, ...page].filter((each) => each !== undefined);
  }
}
