import { ContainerModule } from 'inversify';
import { createAddToCart } from '#domain/cart/add-to-cart.ts';
import { createLoadTotals } from '#domain/cart/load-totals.ts';
import { createOpenShopsCart } from '#domain/cart/open-shops-cart.ts';
import { createRunStep } from '#domain/cart/run-step.ts';
import { createSyncCart } from '#domain/cart/sync-cart.ts';
import { SEARCH_INDEX, STOCK_CHECK } from '../catalog/tokens.ts';
import { CLOCK, CONNECTIVITY, LOG, TURNS } from '../device/tokens.ts';
import { NOTIFY } from '../interface/tokens.ts';
import { provide } from '../provide.ts';
import { SESSION } from '../session/tokens.ts';
import { CART_RULES, SHOP_RULES } from '../settings/tokens.ts';
import { MARKET, STORE_VIEW } from '../store/tokens.ts';
import { createLateAdoptLines, createLateApplyCoupon, createLateCheckLines } from './late-cart-verbs.ts';
import { ADD_TO_CART, CART } from './start-tokens.ts';
import {
  ADOPT_LINES,
  APPLY_COUPON,
  CART_GATEWAY,
  CHECK_LINES,
  IS_IN_CHECKOUT,
  KEPT_CART,
  LATE_OPEN_ACCOUNTS_CART,
  LOAD_TOTALS,
  OPEN_SHOPS_CART,
  ORDERS_UNDER_WAY,
  RUN_STEP,
  SHIPPING_COUNTRY,
  SYNC_CART,
} from './tokens.ts';

/** How the cart of the device and the shop's come to agree. */
export const cartSyncModule = new ContainerModule(({ bind }) => {
  const shops = { cart: CART, cartGateway: CART_GATEWAY };
  provide(bind, OPEN_SHOPS_CART, createOpenShopsCart, {
    session: SESSION,
    cartGateway: CART_GATEWAY,
    openAccountsCart: LATE_OPEN_ACCOUNTS_CART,
  });
  provide(bind, SYNC_CART, createSyncCart, {
    ...shops,
    kept: KEPT_CART,
    openShopsCart: OPEN_SHOPS_CART,
    runStep: RUN_STEP,
    ordersUnderWay: ORDERS_UNDER_WAY,
    loadTotals: LOAD_TOTALS,
    cartRules: CART_RULES,
    locks: TURNS,
    clock: CLOCK,
    connectivity: CONNECTIVITY,
    log: LOG,
    isInCheckout: IS_IN_CHECKOUT,
  });
});

/** What a cart can do on any page. */
export const cartModule = new ContainerModule(({ bind }) => {
  const shops = { cart: CART, cartGateway: CART_GATEWAY };
  provide(bind, ADD_TO_CART, createAddToCart, {
    cart: KEPT_CART,
    cartRules: CART_RULES,
    notify: NOTIFY,
    syncCart: SYNC_CART,
    stockCheck: STOCK_CHECK,
  });
  provide(bind, CHECK_LINES, createLateCheckLines, {
    cart: CART,
    stockCheck: STOCK_CHECK,
    cartRules: CART_RULES,
    clock: CLOCK,
    notify: NOTIFY,
  });
  provide(bind, APPLY_COUPON, createLateApplyCoupon, { ...shops, syncCart: SYNC_CART, loadTotals: LOAD_TOTALS });
  provide(bind, LOAD_TOTALS, createLoadTotals, {
    ...shops,
    storeView: STORE_VIEW,
    cartRules: CART_RULES,
    shippingCountry: SHIPPING_COUNTRY,
    clock: CLOCK,
    log: LOG,
  });
  provide(bind, ADOPT_LINES, createLateAdoptLines, {
    searchIndex: SEARCH_INDEX,
    market: MARKET,
    shopRules: SHOP_RULES,
  });
  provide(bind, RUN_STEP, createRunStep, {
    ...shops,
    adoptLines: ADOPT_LINES,
    stockCheck: STOCK_CHECK,
    notify: NOTIFY,
  });
});
