import type { Location } from 'react-router';
import type { Clock } from '#domain/shared/clock.ts';
import { PLACEHOLDER_AFTER_MS } from '#domain/workflows/late-page.ts';
import type { ShownPage } from './open-page.ts';

export type LatePlaceholderPorts = {
  /** What can be shown of a page that is late; null where that is nothing, and the page that stands does so longer. */
  readonly placeholder: (location: Location, stands: ShownPage) => Promise<ShownPage | null>;
  readonly clock: Clock;
};

/**
 * The placeholder of the page at a place, when it is time to show it: after a moment, in which the page before stays. A
 * product gives way at once to the next one (CAT-038).
 */
export async function latePlaceholder(
  { placeholder, clock }: LatePlaceholderPorts,
  before: ShownPage,
  location: Location,
): Promise<ShownPage | null> {
  const known = (): Promise<ShownPage | null> => placeholder(location, before).catch(() => null); // its page itself will tell why
  const early = known(); // asks for the code of the screen too, beside the data
  if (isProduct(before) && isProduct(await early)) return early;
  await clock.wait(PLACEHOLDER_AFTER_MS);
  return known();
}

function isProduct(page: ShownPage | null): boolean {
  return page?.shows === 'product' || page?.shows === 'product-set';
}
