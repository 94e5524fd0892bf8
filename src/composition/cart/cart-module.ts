import { ContainerModule } from 'inversify';
import { createAddToCart } from '#domain/cart/add-to-cart.ts';
import { createAdoptLine } from '#domain/cart/adopt-line.ts';
import { createChangeChoice } from '#domain/cart/change-choice.ts';
import { createChangePieces } from '#domain/cart/change-pieces.ts';
import { createCheckLines } from '#domain/cart/check-lines.ts';
import { createApplyCoupon, createRemoveCoupon } from '#domain/cart/coupon.ts';
import { createLoadTotals } from '#domain/cart/load-totals.ts';
import { createRemoveLine, createReturnLine } from '#domain/cart/remove-line.ts';
import { createRunStep } from '#domain/cart/run-step.ts';
import { createSavedLines } from '#domain/cart/save-for-later.ts';
import { createSyncCart } from '#domain/cart/sync-cart.ts';
import { createOpenCart } from '#domain/journeys/open-cart.ts';
import { createOpenCartMore } from '#domain/journeys/open-cart-more.ts';
import { SEARCH_INDEX, STOCK_CHECK } from '../catalog/tokens.ts';
import { CLOCK, CONNECTIVITY, LOG } from '../device/tokens.ts';
import { NOTIFY } from '../interface/tokens.ts';
import { RECENTLY_VIEWED } from '../lists/tokens.ts';
import { provide } from '../provide.ts';
import { CART_RULES, SHOP_RULES } from '../settings/tokens.ts';
import { MARKET, STORE_VIEW } from '../store/tokens.ts';
import {
  ADD_TO_CART,
  ADOPT_LINE,
  APPLY_COUPON,
  CART,
  CART_GATEWAY,
  CART_MORE,
  CHANGE_CHOICE,
  CHANGE_PIECES,
  CHECK_LINES,
  IS_IN_CHECKOUT,
  LOAD_TOTALS,
  OPEN_CART,
  OPEN_CART_MORE,
  REMOVE_COUPON,
  REMOVE_LINE,
  RETURN_LINE,
  RUN_STEP,
  SAVED_LINES,
  SYNC_CART,
} from './tokens.ts';

/** What a cart can do. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a table: each verb and the names of its ports
export const cartModule = new ContainerModule(({ bind }) => {
  const change = { cart: CART, rules: CART_RULES, notify: NOTIFY, syncCart: SYNC_CART };
  const shops = { cart: CART, gateway: CART_GATEWAY };
  provide(bind, ADD_TO_CART, createAddToCart, { ...change, stock: STOCK_CHECK });
  provide(bind, CHANGE_PIECES, createChangePieces, {
    ...change,
    checkLines: CHECK_LINES,
    isInCheckout: IS_IN_CHECKOUT,
  });
  provide(bind, CHECK_LINES, createCheckLines, {
    cart: CART,
    stock: STOCK_CHECK,
    rules: CART_RULES,
    clock: CLOCK,
    notify: NOTIFY,
  });
  provide(bind, CHANGE_CHOICE, createChangeChoice, { ...change, stock: STOCK_CHECK });
  provide(bind, REMOVE_LINE, createRemoveLine, { cart: CART, syncCart: SYNC_CART });
  provide(bind, RETURN_LINE, createReturnLine, { cart: CART, syncCart: SYNC_CART });
  provide(bind, SAVED_LINES, createSavedLines, { ...change, stock: STOCK_CHECK });
  provide(bind, APPLY_COUPON, createApplyCoupon, { ...shops, syncCart: SYNC_CART, loadTotals: LOAD_TOTALS });
  provide(bind, REMOVE_COUPON, createRemoveCoupon, { ...shops, loadTotals: LOAD_TOTALS });
  provide(bind, LOAD_TOTALS, createLoadTotals, { ...shops, storeView: STORE_VIEW, clock: CLOCK });
  provide(bind, ADOPT_LINE, createAdoptLine, { search: SEARCH_INDEX, market: MARKET, rules: SHOP_RULES });
  provide(bind, RUN_STEP, createRunStep, { ...shops, adoptLine: ADOPT_LINE, stock: STOCK_CHECK, notify: NOTIFY });
  provide(bind, SYNC_CART, createSyncCart, {
    ...shops,
    runStep: RUN_STEP,
    loadTotals: LOAD_TOTALS,
    rules: CART_RULES,
    clock: CLOCK,
    connectivity: CONNECTIVITY,
    log: LOG,
    isInCheckout: IS_IN_CHECKOUT,
  });
  provide(bind, OPEN_CART, createOpenCart, {
    cart: CART,
    storeView: STORE_VIEW,
    syncCart: SYNC_CART,
    loadTotals: LOAD_TOTALS,
    checkLines: CHECK_LINES,
  });
  provide(bind, OPEN_CART_MORE, createOpenCartMore, {
    cart: CART,
    more: CART_MORE,
    viewed: RECENTLY_VIEWED,
    search: SEARCH_INDEX,
    market: MARKET,
    rules: SHOP_RULES,
  });
});
