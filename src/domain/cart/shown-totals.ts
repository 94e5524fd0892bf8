import { nothing } from '#domain/shared/money.ts';
import { type Cart, hashOf } from './cart.ts';
import { ownTotals, type Totals } from './totals.ts';

/**
 * What the cart shows as its sums: the shop's while they belong to the present lines, else the device's own
 * (CART-83), which say nothing of tax or a coupon and are not final.
 */
export function shownTotals(cart: Cart): { readonly totals: Totals; readonly isFinal: boolean } {
  const shops = cart.totals;
  if (shops && shops.hash === hashOf(cart)) return { totals: shops.value, isFinal: true };
  return { totals: ownTotals(cart.lines, nothing), isFinal: false };
}
