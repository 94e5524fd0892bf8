import { ContainerModule } from 'inversify';
import { createFrame } from '#viewmodels/frame/frame-model.ts';
import { createCompareMarks } from '#viewmodels/lists/compare-marks.ts';
import { createWishlistMarks } from '#viewmodels/lists/wishlist-marks.ts';
import { CART } from '../cart/start-tokens.ts';
import { MENU } from '../catalog/tokens.ts';
import { CLOSE_PROMO, CLOSED_PROMOS, PROMOS } from '../content/tokens.ts';
import { CLOCK, IS_ONLINE } from '../device/tokens.ts';
import { PANELS, WAITING_ORDERS } from '../interface/tokens.ts';
import {
  COMPARE_MARKS,
  COMPARED,
  TOGGLE_COMPARED,
  TOGGLE_WISHLISTED,
  WISHLIST,
  WISHLIST_MARKS,
} from '../lists/tokens.ts';
import { provide } from '../provide.ts';
import { SEARCH_TEXT } from '../search/tokens.ts';
import { CART_RULES, CONTACT } from '../settings/tokens.ts';
import { STORE_VIEW, WORDS } from '../store/tokens.ts';
import { FRAME } from './tokens.ts';

/** The models that stand around every page. */
export const frameModelsModule = new ContainerModule(({ bind }) => {
  provide(bind, WISHLIST_MARKS, createWishlistMarks, { wishlist: WISHLIST, toggleWishlisted: TOGGLE_WISHLISTED });
  provide(bind, COMPARE_MARKS, createCompareMarks, { compared: COMPARED, toggleCompared: TOGGLE_COMPARED });
  provide(bind, FRAME, createFrame, {
    menu: MENU,
    storeView: STORE_VIEW,
    promos: PROMOS,
    closedPromos: CLOSED_PROMOS,
    closePromo: CLOSE_PROMO,
    wishlist: WISHLIST,
    cart: CART,
    panels: PANELS,
    searchText: SEARCH_TEXT,
    isOnline: IS_ONLINE,
    waitingOrders: WAITING_ORDERS,
    clock: CLOCK,
    cartRules: CART_RULES,
    contact: CONTACT,
    words: WORDS,
  });
});
