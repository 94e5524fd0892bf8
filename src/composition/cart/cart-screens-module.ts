import { ContainerModule } from 'inversify';
import type { DraftTexts } from '#domain/interface/drafts.ts';
import { createOpenCartMore } from '#domain/journeys/open-cart-more.ts';
import type { Cell } from '#domain/shared/cell.ts';
import { createCartScreen } from '#viewmodels/cart/cart-screen-model.ts';
import { createMinicartPanel } from '#viewmodels/cart/minicart-panel-model.ts';
import { SEARCH_INDEX } from '../catalog/tokens.ts';
import { RENEW_SHOP } from '../device/offline-tokens.ts';
import { provideDraft } from '../device/provide-draft.ts';
import { IS_DEVICE_LATE, IS_DEVICE_READ, IS_ONLINE } from '../device/tokens.ts';
import { NOTICES, PANELS } from '../interface/tokens.ts';
import { RECENTLY_VIEWED, WISHLIST } from '../lists/tokens.ts';
import { provide } from '../provide.ts';
import { CART_RULES, CONTACT, MEDIA_BASE, RETURN_DAYS, SHOP_RULES } from '../settings/tokens.ts';
import { MARKET, STORE_VIEW, WORDS } from '../store/tokens.ts';
import { token } from '../token.ts';
import { createMakeChangeChoice } from './make-change-choice.ts';
import { CART, CART_MORE } from './start-tokens.ts';
import {
  APPLY_COUPON,
  CART_SCREEN,
  CHANGE_CHOICE,
  CHANGE_PIECES,
  KEEP_MERGE,
  MAKE_CHANGE_CHOICE,
  MINICART,
  OPEN_CART,
  OPEN_CART_MORE,
  REMOVE_COUPON,
  REMOVE_LINE,
  RETURN_LINE,
  SAVED_LINES,
  UNDO_MERGE,
} from './tokens.ts';

const lines = {
  cart: CART,
  storeView: STORE_VIEW,
  cartRules: CART_RULES,
  changePieces: CHANGE_PIECES,
  removeLine: REMOVE_LINE,
  returnLine: RETURN_LINE,
  isDeviceRead: IS_DEVICE_READ,
  isDeviceLate: IS_DEVICE_LATE,
  openCart: OPEN_CART,
  mediaBase: MEDIA_BASE,
  words: WORDS,
};

export const minicartModule = new ContainerModule(({ bind }) => {
  provide(bind, MINICART, createMinicartPanel, {
    ...lines,
    panels: PANELS,
    notices: NOTICES,
    contact: CONTACT,
    renewShop: RENEW_SHOP,
  });
});

const COUPON_DRAFT = token<Cell<DraftTexts>>('coupon-draft');
const PIECES_DRAFT = token<Cell<DraftTexts>>('pieces-draft');

export const cartScreenModule = new ContainerModule(({ bind }) => {
  provideDraft(bind, COUPON_DRAFT, 'coupon');
  provideDraft(bind, PIECES_DRAFT, 'pieces');
  provide(bind, MAKE_CHANGE_CHOICE, createMakeChangeChoice, {
    cart: CART,
    cartMore: CART_MORE,
    storeView: STORE_VIEW,
    isOnline: IS_ONLINE,
    openCartMore: OPEN_CART_MORE,
    changeChoice: CHANGE_CHOICE,
    market: MARKET,
    shopRules: SHOP_RULES,
    cartRules: CART_RULES,
    words: WORDS,
  });
  provide(bind, OPEN_CART_MORE, createOpenCartMore, {
    cart: CART,
    cartMore: CART_MORE,
    recentlyViewed: RECENTLY_VIEWED,
    searchIndex: SEARCH_INDEX,
    market: MARKET,
    shopRules: SHOP_RULES,
  });
  provide(bind, CART_SCREEN, createCartScreen, {
    ...lines,
    makeChangeChoice: MAKE_CHANGE_CHOICE,
    cartMore: CART_MORE,
    openCartMore: OPEN_CART_MORE,
    savedLines: SAVED_LINES,
    isOnline: IS_ONLINE,
    applyCoupon: APPLY_COUPON,
    removeCoupon: REMOVE_COUPON,
    couponDraft: COUPON_DRAFT,
    piecesDraft: PIECES_DRAFT,
    wishlist: WISHLIST,
    returnDays: RETURN_DAYS,
    undoMerge: UNDO_MERGE,
    keepMerge: KEEP_MERGE,
  });
});
