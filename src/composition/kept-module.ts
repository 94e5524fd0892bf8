import { ContainerModule, type ServiceIdentifier } from 'inversify';
import { emptyCart } from '#domain/cart/cart.ts';
import { parseCart } from '#domain/cart/parse-cart.ts';
import { noRecentSearches, parseRecentSearches } from '#domain/catalog/recent-searches.ts';
import { noDetails } from '#domain/checkout/details.ts';
import { parseDetails } from '#domain/checkout/parse-details.ts';
import { nothingClosed, parseClosedPromos } from '#domain/content/promos.ts';
import { nothingViewed, parseRecentlyViewed } from '#domain/lists/recently-viewed.ts';
import { emptyWishlist, parseWishlist } from '#domain/lists/wishlist.ts';
import type { Cell } from '#domain/shared/cell.ts';
import { createPersistedCell, type PersistedCell } from '#domain/storage/persisted-cell.ts';
import type { ResilientStore } from '#domain/storage/resilient-store.ts';
import { type Bind, provide, provideShared, provideState } from './provide.ts';
import { token } from './token.ts';
import {
  CART,
  CHECKOUT,
  CLOSED_PROMOS,
  DEVICE_STORE,
  DRAFT_STORE,
  KEPT_CELLS,
  LOG,
  RECENT_SEARCHES,
  RECENTLY_VIEWED,
  SIGNALS,
  TURNS,
  WISHLIST,
} from './tokens.ts';

type KeptArea<T> = {
  readonly area: string;
  readonly initial: T;
  readonly store: ServiceIdentifier<() => Promise<ResilientStore>>;
  readonly parse: (stored: unknown) => T | null;
};

/** The private areas of a device that keeps them: the cart for good, the forms of the checkout with the tab. */
export const keptModule = new ContainerModule(({ bind }) => {
  const cart = provideKept(bind, CART, { area: 'cart', initial: emptyCart, store: DEVICE_STORE, parse: parseCart });
  const checkout = provideKept(bind, CHECKOUT, {
    area: 'checkout',
    initial: noDetails,
    store: DRAFT_STORE,
    parse: parseDetails,
  });
  const closedPromos = provideKept(bind, CLOSED_PROMOS, {
    area: 'closedPromos',
    initial: nothingClosed,
    store: DEVICE_STORE,
    parse: parseClosedPromos,
  });
  const wishlist = provideKept(bind, WISHLIST, {
    area: 'wishlist',
    initial: emptyWishlist,
    store: DEVICE_STORE,
    parse: parseWishlist,
  });
  const recentSearches = provideKept(bind, RECENT_SEARCHES, {
    area: 'recentSearches',
    initial: noRecentSearches,
    store: DEVICE_STORE,
    parse: parseRecentSearches,
  });
  const viewed = provideKept(bind, RECENTLY_VIEWED, {
    area: 'recentlyViewed',
    initial: nothingViewed,
    store: DEVICE_STORE,
    parse: parseRecentlyViewed,
  });
  const cells = { cart, checkout, closedPromos, wishlist, recentSearches, viewed };
  provide(bind, KEPT_CELLS, (kept) => Object.values(kept), cells);
});

/** The same areas where nothing is kept: on the server they stay as they are. */
export const forgottenModule = new ContainerModule(({ bind }) => {
  provideState(bind, CART, 'cart', emptyCart);
  provideState(bind, CHECKOUT, 'checkout', noDetails);
  provideState(bind, CLOSED_PROMOS, 'closedPromos', nothingClosed);
  provideState(bind, WISHLIST, 'wishlist', emptyWishlist);
  provideState(bind, RECENT_SEARCHES, 'recentSearches', noRecentSearches);
  provideState(bind, RECENTLY_VIEWED, 'recentlyViewed', nothingViewed);
  provideShared(bind, KEPT_CELLS, []);
});

/** Binds an area's cell to the device; the name that is returned gives it with its verbs to open and to settle. */
function provideKept<T>(bind: Bind, name: ServiceIdentifier<Cell<T>>, kept: KeptArea<T>) {
  const { area, initial, store, parse } = kept;
  const inMemory = token<Cell<T>>(`${area}-in-memory`);
  const persisted = token<PersistedCell<T>>(`${area}-kept`);
  provideState(bind, inMemory, area, initial);
  const ports = { cell: inMemory, store, turns: TURNS, signals: SIGNALS, log: LOG };
  provide(bind, persisted, (given: PortsOf<T>) => createPersistedCell({ ...given, key: area, parse }), ports);
  provide(bind, name, ({ persisted: cell }) => cell, { persisted });
  return persisted;
}

type PortsOf<T> = Omit<Parameters<typeof createPersistedCell<T>>[0], 'key' | 'parse'>;
