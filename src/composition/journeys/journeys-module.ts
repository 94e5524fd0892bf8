import { ContainerModule } from 'inversify';
import { createBackOnline } from '#domain/journeys/back-online.ts';
import { createChooseStore } from '#domain/journeys/choose-store.ts';
import { createPriceAnew } from '#domain/journeys/price-anew.ts';
import { createRepriceCart, type RepriceCart } from '#domain/journeys/reprice-cart.ts';
import { createStartVisit } from '#domain/journeys/start-visit.ts';
import { CART, CHECK_LINES, LOAD_TOTALS, SYNC_CART } from '../cart/tokens.ts';
import { CATEGORY_VIEW, SEARCH_INDEX } from '../catalog/tokens.ts';
import { HOME_VIEW } from '../content/tokens.ts';
import { CONNECTIVITY, IS_DEVICE_READ, IS_ONLINE, KEPT_CELLS } from '../device/tokens.ts';
import { OPEN_WISHLIST } from '../lists/tokens.ts';
import { FOLLOW_UP_ORDERS, RESUME_EDITS } from '../orders/tokens.ts';
import { NOTE_VIEWED, PRODUCT_MORE } from '../product/tokens.ts';
import { provide } from '../provide.ts';
import { SEARCH_VIEW, SUGGESTIONS } from '../search/tokens.ts';
import { CHOOSE_STORE, MARKET, STORE_CHOICE_KEEPER, STORE_VIEW } from '../store/tokens.ts';
import { token } from '../token.ts';
import { START_VISIT } from './start-tokens.ts';
import { BACK_ONLINE, LATE_SEND_PROFILE_CHANGE, PRICE_ANEW, START_SESSION } from './tokens.ts';

const REPRICE_CART = token<RepriceCart>('reprice-cart');

/** What brings a page to life on the shopper's device. */
export const journeysModule = new ContainerModule(({ bind }) => {
  provide(bind, REPRICE_CART, createRepriceCart, { cart: CART, search: SEARCH_INDEX, market: MARKET });
  provide(bind, CHOOSE_STORE, createChooseStore, {
    storeView: STORE_VIEW,
    keeper: STORE_CHOICE_KEEPER,
    priceAnew: PRICE_ANEW,
  });
  provide(bind, PRICE_ANEW, createPriceAnew, {
    home: HOME_VIEW,
    category: CATEGORY_VIEW,
    found: SEARCH_VIEW,
    suggestions: SUGGESTIONS,
    more: PRODUCT_MORE,
    openWishlist: OPEN_WISHLIST,
    repriceCart: REPRICE_CART,
    syncCart: SYNC_CART,
  });
  provide(bind, BACK_ONLINE, createBackOnline, {
    syncCart: SYNC_CART,
    loadTotals: LOAD_TOTALS,
    checkLines: CHECK_LINES,
    followUpOrders: FOLLOW_UP_ORDERS,
    sendProfileChange: LATE_SEND_PROFILE_CHANGE,
  });
  provide(bind, START_VISIT, createStartVisit, {
    startSession: START_SESSION,
    kept: KEPT_CELLS,
    isDeviceRead: IS_DEVICE_READ,
    isOnline: IS_ONLINE,
    connectivity: CONNECTIVITY,
    backOnline: BACK_ONLINE,
    resumeEdits: RESUME_EDITS,
    followUpOrders: FOLLOW_UP_ORDERS,
    noteViewed: NOTE_VIEWED,
  });
});
