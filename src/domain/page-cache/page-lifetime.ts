import { dayAt } from '#domain/shared/clock.ts';
import type { CachedTimes } from './page-cache.ts';

/** Source: specification §9, output cache TTL. Seconds. */
const PAGE_LIFETIME_S = 86_400;

/** Where no page can be drawn, one that is over stands in for as long again. */
export const STANDS_IN_S = 86_400;

/** In the last tenth of its lifetime a page is renewed, at a moment that chance spreads: pages of one time do not end as one. */
const LAST_PART = 0.1;

const HOUR_MS = 3_600_000;

/**
 * - `day`: special prices begin and end with the store's day.
 * - `hour`: the home page shows sections for a time, and which shops are open.
 * - `none`: what does not change with time.
 */
export type Changes = 'day' | 'hour' | 'none';

type Drawn = { readonly at: number; readonly changes: Changes /** From 0 to 1. */; readonly chance: number };

/** How long a page counts that began to be drawn at a moment. */
export function lifetimeOf({ at, changes, chance }: Drawn): CachedTimes {
  const whole = PAGE_LIFETIME_S * 1_000;
  const freshUntil = Math.min(at + whole, nextChange(at, changes));
  const renewedFrom = freshUntil - (freshUntil - at) * LAST_PART * chance;
  return { renewedFrom, freshUntil, goodUntil: freshUntil + STANDS_IN_S * 1_000 };
}

function nextChange(at: number, changes: Changes): number {
  if (changes === 'none') return Number.POSITIVE_INFINITY;
  const nextHour = (Math.floor(at / HOUR_MS) + 1) * HOUR_MS;
  return changes === 'hour' ? nextHour : nextDay(at);
}

/** The store's days begin at half an hour of UTC. */
function nextDay(at: number): number {
  const half = HOUR_MS / 2;
  let moment = (Math.floor(at / half) + 1) * half;
  while (dayAt(moment) === dayAt(at)) moment += half;
  return moment;
}
