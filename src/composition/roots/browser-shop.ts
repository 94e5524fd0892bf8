import { ContainerModule } from 'inversify';
import { createBrowserAddressBar } from '#adapters/browser/browser-address-bar.ts';
import { createBrowserClock } from '#adapters/browser/browser-clock.ts';
import { createBrowserConnectivity } from '#adapters/browser/browser-connectivity.ts';
import { createMobxCell } from '#adapters/browser/mobx-cell.ts';
import type { ShopConfig } from '#config/shop-config.ts';
import type { AddToCart } from '#domain/cart/add-to-cart.ts';
import { emptyCart } from '#domain/cart/cart.ts';
import { nothingClosed } from '#domain/content/promos.ts';
import { nothingCompared } from '#domain/lists/compared.ts';
import { emptyWishlist } from '#domain/lists/wishlist.ts';
import { type Notices, withNotice } from '#domain/notices/notices.ts';
import { askedOnce } from '#domain/shared/asked-once.ts';
import type { Cell } from '#domain/shared/cell.ts';
import type { Clock } from '#domain/shared/clock.ts';
import { createDictionary } from '#viewmodels/words/dictionary.ts';
import { translations } from '#viewmodels/words/translations.ts';
import { ADD_TO_CART, CART } from '../cart/start-tokens.ts';
import { catalogForwarded } from '../catalog/tokens.ts';
import { CLOSED_PROMOS, contentForwarded } from '../content/tokens.ts';
import { RENEW_SHOP } from '../device/offline-tokens.ts';
import { ADDRESS_BAR, CLOCK, CONNECTIVITY } from '../device/tokens.ts';
import { frameModelsModule } from '../frame/frame-models-module.ts';
import { NOTICES } from '../interface/tokens.ts';
import { journeysForwarded } from '../journeys/start-tokens.ts';
import { COMPARED, listsForwarded, WISHLIST } from '../lists/tokens.ts';
import { productForwarded } from '../product/tokens.ts';
import { provide, provideShared, provideState } from '../provide.ts';
import { searchForwarded } from '../search/tokens.ts';
import { settingsModule, settingsOf } from '../settings/settings-module.ts';
import { storeModule } from '../store/store-module.ts';
import { wordsModule } from '../store/words-module.ts';
import type { Token } from '../token.ts';
import { type CellBook, createShop, type Snapshot } from '../visit.ts';
import type { BrowserHalf } from './browser-half.ts';
import { stateModules } from './state.ts';

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
    ...stateModules,
    storeModule,
    wordsModule(dictionary),
    frameModelsModule,
    frontModule(back),
  );
  return { shop, visit: shop.openVisit(cells), back };
}

/** The verbs that wait for the other half, by the areas they are of. */
export const forwarded: readonly Token<Verb>[] = [
  ...journeysForwarded,
  ...contentForwarded,
  ...catalogForwarded,
  ...searchForwarded,
  ...productForwarded,
  ...listsForwarded,
  RENEW_SHOP,
];

/** What screens show at once, and the verbs that wait. */
function frontModule(back: () => Promise<BrowserHalf>): ContainerModule {
  return new ContainerModule(({ bind }) => {
    provideShared(bind, CLOCK, createBrowserClock());
    provideShared(bind, CONNECTIVITY, createBrowserConnectivity());
    provideShared(bind, ADDRESS_BAR, createBrowserAddressBar());
    provideState(bind, CART, 'cart', emptyCart);
    provideState(bind, WISHLIST, 'wishlist', emptyWishlist);
    provideState(bind, COMPARED, 'compare', nothingCompared);
    provideState(bind, CLOSED_PROMOS, 'closedPromos', nothingClosed);
    provide(bind, ADD_TO_CART, (ports: Told) => addToCartOf(back, ports), { notices: NOTICES, clock: CLOCK });
    for (const name of forwarded)
      provideShared(bind, name, async (...given) => (await back()).visit.get(name)(...given));
  });
}

/** A verb as one half hands it to the other, which knows what it takes and answers. */
type Verb = (...given: readonly never[]) => Promise<unknown>;

type Told = { readonly notices: Cell<Notices>; readonly clock: Clock };

/** Adding is what a shopper waits for: when the half that acts cannot be had, it is said instead of lost. */
function addToCartOf(back: () => Promise<BrowserHalf>, { notices, clock }: Told): AddToCart {
  return async (addition, pieces) => {
    const half = await back().catch(() => null);
    if (half) return half.visit.get(ADD_TO_CART)(addition, pieces);
    notices.update((now) => withNotice(now, { code: 'part-missing' }, clock.now()));
    return { kind: 'refused' };
  };
}
