import type { ShownPage } from '#app/navigation/open-page.ts';
import { type Next, withoutNetwork } from '#app/navigation/without-network.ts';
import type { PageVisit } from '#app/page/page.ts';
import { openKeptPage } from './open-kept-page.ts';

/** What stands in this browser where a page could not be had for lack of a network. */
export function openWithoutNetwork(visit: PageVisit, page: ShownPage, stands: ShownPage): Promise<Next> {
  const ports = {
    openKept: (location: ShownPage['location']) => openKeptPage(window, location),
    leaveUnreached: visit.leaveEmpty,
  };
  return withoutNetwork(ports, page, stands);
}
