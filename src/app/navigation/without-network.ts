import { createPath, type Location } from 'react-router';
import type { ScreenName } from '#app/page/page.ts';
import { homeAddressWith } from '#app/transfer/carried-values.ts';
import type { ShownPage } from './open-page.ts';
import { placeAt, showsAnother } from './place.ts';

/** A page to stand, another address, or `left` where the browser is on its way to the page as the device keeps it. */
export type Next = ShownPage | { readonly to: string } | 'left';

type Ports = {
  /** Leaves for a page as the device keeps it; false where it keeps none. */
  readonly openKept: (location: Location) => Promise<boolean>;
  /** Fetches the code of what looks for a text on the device. */
  readonly loadOpening: () => Promise<unknown>;
  /** Tells that a page is not on the device, and says where to go instead. */
  readonly leaveUnreached: () => string;
};

/** Screens that say nothing without what they are about. */
const notOnDevice: readonly ScreenName[] = ['product', 'product-set', 'category', 'text-page'];

/**
 * What stands where nobody can be asked: the page as the device keeps it, what the device has of a search, else home with a
 * word (PWA-09 to PWA-11). A list that stands already stays, and says itself that it could not be narrowed.
 */
export async function withoutNetwork(ports: Ports, page: ShownPage, stands: ShownPage): Promise<Next> {
  const { location, shows } = page;
  if (stands.shows !== 'opening' && !showsAnother(stands.location, location)) return page;
  const isLookedFor = stands.shows === 'opening' && createPath(stands.location) === createPath(location); // by the worker
  if (!isLookedFor && (await ports.openKept(location))) return 'left';
  if (shows === 'search') return atHand(ports, page);
  if (!notOnDevice.includes(shows)) return page;
  const home = placeAt(homeAddressWith('product-empty-result'));
  return (await ports.openKept(home)) ? 'left' : { to: ports.leaveUnreached() };
}

/** What a search finds on the device, at its own address. */
async function atHand({ loadOpening }: Ports, page: ShownPage): Promise<ShownPage> {
  try {
    await loadOpening();
    return { ...page, shows: 'opening' };
  } catch {
    return page; // says itself that it could not search
  }
}
