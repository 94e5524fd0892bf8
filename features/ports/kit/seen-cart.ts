import type { ServerItem } from '#domain/cart/cart-gateway.ts';
import type { Totals } from '#domain/cart/totals.ts';
import { majorOf } from '#domain/shared/money.ts';
import { seen } from './port-limits.ts';

/** A line of the shop's cart, in words of the contract. */
export function seenLine({ id, cartId, sku, parentSku, quantity, price, type }: ServerItem) {
  const ids = { item_id: id, quote_id: cartId, sku, parent_sku: parentSku };
  return seen({ ...ids, qty: quantity, price_incl_tax: majorOf(price), product_type: type });
}

/** What it costs; net amounts are not seen. */
export function seenTotals(totals: Totals) {
  return seen({
    subtotal_incl_tax: majorOf(totals.subtotal),
    discount_amount: majorOf(totals.discount),
    shipping_incl_tax: majorOf(totals.shipping),
    tax_amount: majorOf(totals.tax),
    store_credit_amount: majorOf(totals.storeCredit),
    grand_total: majorOf(totals.grandTotal),
    coupon_code: totals.coupon,
    total_segments: totals.segments.map((segment) => ({ ...segment, value: majorOf(segment.value) })),
    items: totals.lines.map(({ id, quantity, total, discount }) =>
      seen({ item_id: id, qty: quantity, row_total_incl_tax: majorOf(total), discount_amount: majorOf(discount) }),
    ),
  });
}
