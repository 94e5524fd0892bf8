import { badgeCount, type Cart, isVirtual } from '#domain/cart/cart.ts';
import { shownTotals } from '#domain/cart/shown-totals.ts';
import { nothing } from '#domain/shared/money.ts';
import { cartPageMessages } from '../messages/cart-page/en.ts';
import { commonMessages } from '../messages/common/en.ts';
import type { Messages } from '../messages/writing/messages.ts';
import type { TermNotes } from './sums-view.ts';

/**
 * Where the sums of a cart come from, in words. `country` is the name of the one it is sent to. What only the shop can
 * work out is said to come (CART-83).
 */
export function sumNotes(cart: Cart, country: string, messages: Messages): TermNotes {
  const { totals, isFinal } = shownTotals(cart);
  const {
    discountOf,
    deliveryFree,
    deliveryTo,
    deliveryNone,
    taxWithin,
    taxWithinRest,
    taxNone,
    totalTaxes,
    toldLater,
  } = messages(cartPageMessages);
  const delivery = totals.shipping === nothing ? deliveryFree(country) : deliveryTo(country);
  const isTaxed = totals.tax > nothing;
  const isReduced = totals.discount !== nothing;
  return {
    subtotal: messages(commonMessages).pieces(badgeCount(cart, 'quantities')),
    ...(isReduced && totals.coupon !== null && { discount: discountOf(totals.coupon) }),
    shipping: isVirtual(cart) ? deliveryNone : isFinal ? delivery : toldLater,
    tax: isTaxed ? (isReduced ? taxWithinRest : taxWithin) : isFinal ? taxNone : toldLater,
    ...(isTaxed && { grandTotal: totalTaxes }),
  };
}
