import type { Clock } from '#domain/shared/clock.ts';

/** Resolves when a page has come to rest: everything that it shows has been loaded, and it has been looked at for a moment. */
export type UntilRest = () => Promise<void>;

/** The page at hand has the network to itself first, and most who leave at once are gone. */
const MOMENT_MS = 2_500;

export function createUntilRest(
  clock: Pick<Clock, 'wait'>,
  page: Pick<Document, 'readyState'> = document,
  tab: Pick<Window, 'addEventListener'> = window,
): UntilRest {
  return async () => {
    if (page.readyState !== 'complete')
      await new Promise((loaded) => tab.addEventListener('load', loaded, { once: true }));
    await clock.wait(MOMENT_MS);
  };
}
