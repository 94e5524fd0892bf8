import type { ShownPage, World } from '#app/navigation/open-page.ts';
import { type Next, withoutNetwork } from '#app/navigation/without-network.ts';
import { openKeptPage } from './open-kept-page.ts';

/** What stands in this browser where a page could not be had for lack of a network. */
export function openWithoutNetwork({ pages, visit }: World, page: ShownPage, stands: ShownPage): Promise<Next> {
  const ports = {
    openKept: (location: ShownPage['location']) => openKeptPage(window, location, visit.shop.viewPath.prefix),
    loadOpening: () => pages.fetch('opening'),
    leaveUnreached: visit.leaveEmpty,
  };
  return withoutNetwork(ports, page, stands);
}
