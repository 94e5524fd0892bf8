import type { ShownNotice } from './notices.ts';

/** What the shop had to say while no page was there to say it, the oldest first. */
export type PendingNotices = readonly ShownNotice[];

export const noPendingNotices: PendingNotices = [];

/** The area that holds them, and the signal that it has changed. */
export const PENDING_NOTICES_AREA = 'untold';

/** Adds what was told where nobody reads it; `told` is the newest first, as a visit remembers it. */
export function withPendingNotices(untold: PendingNotices, told: PendingNotices): PendingNotices {
  return [...untold, ...told.toReversed()];
}
