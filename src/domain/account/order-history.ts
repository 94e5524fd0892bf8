import type { PlacedLine, PlacedOrder } from '#domain/orders/order.ts';

/** A line of a past order; `parentSku` names the product whose page sells it. */
export type PastLine = PlacedLine & { readonly parentSku: string };

/** An order of the customer as the shop keeps it. */
export type PastOrder = Omit<PlacedOrder, 'lines'> & {
  /** The shop's number in addresses: `/my-account/orders/{entityId}`. */
  readonly entityId: number;
  readonly lines: readonly PastLine[];
};

/** The orders of the customer, the newest first (SESS-04); `readAt` in ms since 1970, null while they were not read. */
export type OrderHistory = { readonly orders: readonly PastOrder[]; readonly readAt: number | null };

export const unreadHistory: OrderHistory = { orders: [], readAt: null };

/** The order of an address; null when the customer has none of that number (ACC-04). */
export function orderAt({ orders }: OrderHistory, entityId: string): PastOrder | null {
  return orders.find((order) => String(order.entityId) === entityId) ?? null;
}
