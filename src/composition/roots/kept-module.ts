import { ContainerModule } from 'inversify';
import { keptCart } from '../cart/kept-cart.ts';
import { keptCheckout } from '../checkout/kept-checkout.ts';
import { keptClosedPromos } from '../content/kept-content.ts';
import type { KeptArea } from '../device/kept-area.ts';
import { KEPT_CELLS } from '../device/tokens.ts';
import { keptRecentlyViewed, keptWishlist } from '../lists/kept-lists.ts';
import { provide, provideShared } from '../provide.ts';
import { keptRecentSearches } from '../search/kept-search.ts';

/** What outlives a reload: the cart and the lists for good, the forms of the checkout with the tab. */
const keptAreas: readonly KeptArea[] = [
  keptCart,
  keptCheckout,
  keptClosedPromos,
  keptWishlist,
  keptRecentSearches,
  keptRecentlyViewed,
];

/** The private areas of a device that keeps them. */
export const keptModule = new ContainerModule(({ bind }) => {
  const cells = Object.fromEntries(keptAreas.map(({ area, keep }) => [area, keep(bind)]));
  provide(bind, KEPT_CELLS, (kept) => Object.values(kept), cells);
});

/** The same areas where nothing is kept: on the server they stay as they are. */
export const forgottenModule = new ContainerModule(({ bind }) => {
  for (const { forget } of keptAreas) forget(bind);
  provideShared(bind, KEPT_CELLS, []);
});
