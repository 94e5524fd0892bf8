import { ContainerModule } from 'inversify';
import { createBrowserAddressBar } from '#adapters/browser/browser-address-bar.ts';
import { createBrowserClock } from '#adapters/browser/browser-clock.ts';
import { createBrowserConnectivity } from '#adapters/browser/browser-connectivity.ts';
import { createMobxCell } from '#adapters/browser/mobx-cell.ts';
import type { ShopConfig } from '#config/shop-config.ts';
import type { AddToCart } from '#domain/cart/add-to-cart.ts';
import { emptyCart } from '#domain/cart/cart.ts';
import { nothingClosed } from '#domain/content/promos.ts';
import { emptyWishlist } from '#domain/lists/wishlist.ts';
import { type Notices, withNotice } from '#domain/notices/notices.ts';
import { createMarket } from '#domain/pricing/market.ts';
import { askedOnce } from '#domain/shared/asked-once.ts';
import type { Cell } from '#domain/shared/cell.ts';
import type { Clock } from '#domain/shared/clock.ts';
import { createDictionary } from '#viewmodels/words/dictionary.ts';
import { translations } from '#viewmodels/words/translations.ts';
import type { BrowserHalf } from './browser-half.ts';
import { type Bind, provide, provideShared, provideState } from './provide.ts';
import { frameModule } from './screens/frame-module.ts';
import { settingsModule, settingsOf } from './settings-module.ts';
import { stateModule } from './state.ts';
import type { Token } from './token.ts';
import {
  ADD_TO_CART,
  ADDRESS_BAR,
  CART,
  CLOCK,
  CLOSE_PROMO,
  CLOSED_PROMOS,
  CONNECTIVITY,
  FORESEE_PRODUCT,
  LOAD_ATTRIBUTES,
  LOAD_FRAME,
  LOAD_MORE,
  LOAD_MORE_RESULTS,
  MARKET,
  NOTICES,
  OPEN_ADDRESS,
  OPEN_CATEGORY,
  OPEN_HOME,
  OPEN_MISSING,
  OPEN_PRODUCT,
  OPEN_SEARCH,
  OPEN_SHOP_PAGE,
  START_VISIT,
  STORE_VIEW,
  TOGGLE_SAVED,
  WISHLIST,
} from './tokens.ts';
import { type CellBook, createShop, type Snapshot } from './visit.ts';
import { wordsModule } from './words-module.ts';

/** The shop of one page in two halves over the same cells: one that shows, there from the first, and one that acts. */
export type BrowserShop = BrowserHalf & {
  /** Loads the half that acts, once; after a failure the next call tries again. */
  readonly back: () => Promise<BrowserHalf>;
};

/** The shop of one page in the browser; `snapshot` is what the server knew. */
export function createBrowserShop(config: ShopConfig, snapshot: Snapshot): BrowserShop {
  const book: CellBook = new Map();
  const cells = { createCell: createMobxCell, snapshot, book };
  const dictionary = createDictionary(translations);
  const back = askedOnce(async () => {
    const { createBrowserBack } = await import(/* webpackChunkName: "back" */ './browser-back.ts');
    return createBrowserBack(config, cells, dictionary);
  });
  const shop = createShop(
    settingsModule(settingsOf(config)),
    stateModule,
    wordsModule(dictionary),
    frameModule,
    frontModule(back),
  );
  return { shop, visit: shop.openVisit(cells), back };
}

/** What screens show at once, and the verbs that wait for the other half. */
function frontModule(back: () => Promise<BrowserHalf>): ContainerModule {
  return new ContainerModule(({ bind }) => {
    provideShared(bind, CLOCK, createBrowserClock());
    provideShared(bind, CONNECTIVITY, createBrowserConnectivity());
    provideShared(bind, ADDRESS_BAR, createBrowserAddressBar());
    provideState(bind, CART, 'cart', emptyCart);
    provideState(bind, WISHLIST, 'wishlist', emptyWishlist);
    provideState(bind, CLOSED_PROMOS, 'closedPromos', nothingClosed);
    provide(bind, MARKET, createMarket, { storeView: STORE_VIEW, clock: CLOCK });
    forward(bind, START_VISIT, back);
    provide(bind, ADD_TO_CART, (ports: Told) => addToCartOf(back, ports), { notices: NOTICES, clock: CLOCK });
    forward(bind, LOAD_FRAME, back);
    forward(bind, CLOSE_PROMO, back);
    forward(bind, TOGGLE_SAVED, back);
    forward(bind, LOAD_MORE, back);
    forward(bind, OPEN_HOME, back);
    forward(bind, OPEN_MISSING, back);
    forward(bind, OPEN_SHOP_PAGE, back);
    forward(bind, OPEN_CATEGORY, back);
    forward(bind, OPEN_SEARCH, back);
    forward(bind, LOAD_MORE_RESULTS, back);
    forward(bind, FORESEE_PRODUCT, back);
    forward(bind, LOAD_ATTRIBUTES, back);
    forward(bind, OPEN_PRODUCT, back);
    forward(bind, OPEN_ADDRESS, back);
  });
}

type Told = { readonly notices: Cell<Notices>; readonly clock: Clock };

/** Adding is what a shopper waits for: when the half that acts cannot be had, it is said instead of lost. */
function addToCartOf(back: () => Promise<BrowserHalf>, { notices, clock }: Told): AddToCart {
  return async (wish, pieces) => {
    const half = await back().catch(() => null);
    if (half) return half.visit.get(ADD_TO_CART)(wish, pieces);
    notices.update((now) => withNotice(now, { code: 'part-missing' }, clock.now()));
    return { kind: 'refused' };
  };
}

function forward<Given extends readonly unknown[], Answer>(
  bind: Bind,
  name: Token<(...given: Given) => Promise<Answer>>,
  back: () => Promise<BrowserHalf>,
): void {
  provideShared(bind, name, async (...given: Given) => (await back()).visit.get(name)(...given));
}
