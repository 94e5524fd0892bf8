import { ContainerModule } from 'inversify';
import { createFrame } from '#viewmodels/frame/frame-model.ts';
import { createSaved } from '#viewmodels/lists/saved-model.ts';
import { provide } from '../provide.ts';
import { FRAME, SAVED } from '../screen-tokens.ts';
import {
  CART,
  CART_RULES,
  CLOCK,
  CLOSE_PROMO,
  CLOSED_PROMOS,
  CONTACT,
  IS_ONLINE,
  MENU,
  NOTICES,
  PANELS,
  PROMOS,
  SEARCH_TEXT,
  STORE_VIEW,
  TOGGLE_SAVED,
  WAITING_ORDERS,
  WISHLIST,
  WORDS,
} from '../tokens.ts';

export const frameModule = new ContainerModule(({ bind }) => {
  provide(bind, SAVED, createSaved, { wishlist: WISHLIST, toggleSaved: TOGGLE_SAVED });
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
    notices: NOTICES,
    isOnline: IS_ONLINE,
    waitingOrders: WAITING_ORDERS,
    clock: CLOCK,
    cartRules: CART_RULES,
    contact: CONTACT,
    words: WORDS,
  });
});
