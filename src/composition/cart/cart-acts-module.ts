import { ContainerModule } from 'inversify';
import { createChangeChoice } from '#domain/cart/change-choice.ts';
import { createChangePieces } from '#domain/cart/change-pieces.ts';
import { createRemoveCoupon } from '#domain/cart/coupon.ts';
import { createRemoveLine, createReturnLine } from '#domain/cart/remove-line.ts';
import { createSavedLines } from '#domain/cart/save-for-later.ts';
import { createKeepMerge, createUndoMerge } from '#domain/cart/undo-merge.ts';
import { STOCK_CHECK } from '../catalog/tokens.ts';
import { NOTIFY } from '../interface/tokens.ts';
import { provide } from '../provide.ts';
import { CART_RULES } from '../settings/tokens.ts';
import { CART } from './start-tokens.ts';
import {
  CART_GATEWAY,
  CHANGE_CHOICE,
  CHANGE_PIECES,
  CHECK_LINES,
  IS_IN_CHECKOUT,
  KEEP_MERGE,
  LOAD_TOTALS,
  REMOVE_COUPON,
  REMOVE_LINE,
  RETURN_LINE,
  SAVED_LINES,
  SYNC_CART,
  UNDO_MERGE,
} from './tokens.ts';

/** What is done where the lines of the cart are shown: its code comes with them. */
export const cartActsModule = new ContainerModule(({ bind }) => {
  const change = { cart: CART, cartRules: CART_RULES, notify: NOTIFY, syncCart: SYNC_CART };
  provide(bind, CHANGE_PIECES, createChangePieces, {
    ...change,
    checkLines: CHECK_LINES,
    isInCheckout: IS_IN_CHECKOUT,
  });
  provide(bind, CHANGE_CHOICE, createChangeChoice, { ...change, stockCheck: STOCK_CHECK });
  provide(bind, REMOVE_LINE, createRemoveLine, { cart: CART, syncCart: SYNC_CART });
  provide(bind, RETURN_LINE, createReturnLine, { cart: CART, syncCart: SYNC_CART });
  provide(bind, SAVED_LINES, createSavedLines, { ...change, stockCheck: STOCK_CHECK });
  provide(bind, UNDO_MERGE, createUndoMerge, { cart: CART, syncCart: SYNC_CART });
  provide(bind, KEEP_MERGE, createKeepMerge, { cart: CART });
  provide(bind, REMOVE_COUPON, createRemoveCoupon, { cart: CART, cartGateway: CART_GATEWAY, loadTotals: LOAD_TOTALS });
});
