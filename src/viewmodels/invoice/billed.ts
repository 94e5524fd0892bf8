import type { Seller } from '#domain/invoice/seller.ts';
import type { PlacedOrder } from '#domain/orders/order.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';

/** What an invoice is made of. Whether there is one to give, is known with the code that writes it, which comes late. */
export type Billed = { readonly order: PlacedOrder; readonly seller: Seller; readonly storeView: StoreView };

/** Null for a shop that gives no invoices. */
export function billedOf(order: PlacedOrder, seller: Seller, storeView: StoreView): Billed | null {
  return seller.gstin === '' ? null : { order, seller, storeView };
}
