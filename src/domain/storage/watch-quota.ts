import type { Clock } from '#domain/shared/clock.ts';
import type { KeepQuota } from './keep-quota.ts';

const CHECK_EVERY_MS = 30_000; // specification §9 (CACHE-11, CONF-26)

/** Resolves when the page is seen and has nothing else to do. */
export type Leisure = () => Promise<void>;

type Watching = { readonly keepQuota: KeepQuota; readonly clock: Clock; readonly leisure: Leisure };

/** Looks at the quota every thirty seconds for as long as the page is there. */
export async function watchQuota({ keepQuota, clock, leisure }: Watching): Promise<never> {
  for (;;) {
    await clock.wait(CHECK_EVERY_MS);
    await leisure();
    await keepQuota();
  }
}
