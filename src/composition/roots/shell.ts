import { createBrowserAddressBar } from '#adapters/browser/browser-address-bar.ts';
import { createBrowserClock } from '#adapters/browser/browser-clock.ts';
import { createBrowserConnectivity } from '#adapters/browser/browser-connectivity.ts';
import type { ViewConfig } from '#config/page-config.ts';
import type { AddToCart } from '#domain/cart/add-to-cart.ts';
import { type Cart, emptyCart } from '#domain/cart/cart.ts';
import { type ClosedPromos, nothingClosed } from '#domain/content/promos.ts';
import { type Compared, nothingCompared } from '#domain/lists/compared.ts';
import { emptyWishlist, type Wishlist } from '#domain/lists/wishlist.ts';
import { type Notices, withNotice } from '#domain/notices/notices.ts';
import { createMarket } from '#domain/pricing/market.ts';
import type { Cell } from '#domain/shared/cell.ts';
import type { Clock } from '#domain/shared/clock.ts';
import { frameModels } from '../areas/frame.ts';
import { shownState } from '../areas/state.ts';
import { state } from '../wiring/cells.ts';
import { type Later, lazyVerbs } from '../wiring/late.ts';

/** The code that acts: it arrives after the page has come to life, or with the first thing a shopper does. */
export async function loadActions({ config }: { readonly config: ViewConfig }) {
  return (await import(/* webpackChunkName: "actions" */ './browser-actions.ts')).browserActions(config);
}

const verb = lazyVerbs(loadActions);

/** Most visits open none of these pages: their code comes with the first, upon the code that acts. */
async function loadSidePages({ later }: { readonly later: Later }) {
  const [{ sidePages }] = await Promise.all([
    import(/* webpackChunkName: "side-pages" */ '../areas/side-pages.ts'),
    later(loadActions),
  ]);
  return sidePages;
}

const sideVerb = lazyVerbs(loadSidePages);

/** What a page shows at once, and the verbs that wait for the code that acts. */
export const shell = {
  ...shownState,
  ...frameModels,
  clock: () => createBrowserClock(),
  connectivity: () => createBrowserConnectivity(),
  addressBar: createBrowserAddressBar,
  market: createMarket,
  cart: state<Cart>(emptyCart),
  wishlist: state<Wishlist>(emptyWishlist),
  compared: state<Compared>(nothingCompared, 'compare'),
  closedPromos: state<ClosedPromos>(nothingClosed),
  addToCart: createLateAddToCart,
  closePromo: verb('closePromo'),
  openHome: verb('openHome'),
  openShopPage: sideVerb('openShopPage'),
  openStores: sideVerb('openStores'),
  openSharedList: sideVerb('openSharedList'),
  loadFrame: verb('loadFrame'),
  loadMore: verb('loadMore'),
  loadAttributes: verb('loadAttributes'),
  openMissing: sideVerb('openMissing'),
  openCategory: verb('openCategory'),
  openSearch: verb('openSearch'),
  loadMoreResults: verb('loadMoreResults'),
  prefetchProduct: verb('prefetchProduct'),
  openProduct: verb('openProduct'),
  openAddress: verb('openAddress'),
  toggleWishlisted: verb('toggleWishlisted'),
  toggleCompared: verb('toggleCompared'),
  renewShop: verb('renewShop'),
};

type Telling = { readonly later: Later; readonly notices: Cell<Notices>; readonly clock: Clock };

/** Adding is what a shopper waits for: when the code that acts cannot be had, it is said instead of lost. */
function createLateAddToCart({ later, notices, clock }: Telling): AddToCart {
  return async (...asked) => {
    const acting = await later(loadActions).catch(() => null);
    if (acting) return acting.addToCart(...asked);
    notices.update((now) => withNotice(now, { code: 'part-missing' }, clock.now()));
    return { kind: 'refused' };
  };
}
