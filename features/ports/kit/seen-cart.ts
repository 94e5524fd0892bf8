import type { ServerItem } from '#domain/cart/cart-gateway.ts';
import type { Totals } from '#domain/cart/totals.ts';
import { seen } from './port-limits.ts';

/** A line of the shop's cart, in words of the contract. */
export function seenLine({ id, cartId, sku, parentSku, pieces, price, type }: ServerItem) {
  const ids = { item_id: id, quote_id: cartId, sku, parent_sku: parentSku };
  return seen({ ...ids, qty: pieces, price_incl_tax: price, product_type: type });
}

/** What it costs; net amounts are not seen. */
export function seenTotals(totals: Totals) {
  return seen({
    subtotal_incl_tax: totals.subtotal,
    discount_amount: totals.discount,
    shipping_incl_tax: totals.shipping,
    tax_amount: totals.tax,
    store_credit_amount: totals.storeCredit,
    grand_total: totals.grandTotal,
    coupon_code: totals.coupon,
    total_segments: totals.segments,
    items: totals.lines.map(({ id, pieces, total, discount }) =>
      seen({ item_id: id, qty: pieces, row_total_incl_tax: total, discount_amount: discount }),
    ),
  });
}
