import { isWithdrawn, type Order, type PlacedOrder } from './order.ts';

/**
 * What the confirmation shows: the order as the shop has it, with what this device kept of it, or what this device knows
 * of one that waits, was refused or withdrawn, or was taken by a shop that cannot be asked now.
 */
export type OrderView =
  | { readonly kind: 'none' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'placed'; readonly order: PlacedOrder; readonly kept: Order | null }
  | { readonly kind: 'waiting'; readonly order: Order }
  | { readonly kind: 'refused'; readonly order: Order }
  | { readonly kind: 'failed'; readonly message: string };

export const noOrderView: OrderView = { kind: 'none' };

type Placed = Extract<OrderView, { kind: 'placed' }>;

/** The order as the shop has it. Whoever ordered on this device need not say who they are: it knows the people that are masked. */
export function placedView(order: PlacedOrder, kept: Order | null): Placed {
  return { kind: 'placed', order: order.isMasked && kept !== null ? withPeople(order, kept) : order, kept };
}

function withPeople(order: PlacedOrder, { billingAddress, shippingAddress }: Order): PlacedOrder {
  const { firstName, email } = billingAddress;
  return { ...order, isMasked: false, firstName, email, shippingAddress, billingAddress };
}

/** The view after something has become of an order; unchanged when it shows another one, or the shop's word. */
export function withNews(view: OrderView, order: Order): OrderView {
  const isShown = (view.kind === 'waiting' || view.kind === 'refused') && view.order.id === order.id;
  return isShown ? viewOf(order) : view;
}

/** What the device knows of an order. */
export function viewOf(order: Order): OrderView {
  const isOver = order.status === 'refused' || isWithdrawn(order);
  return isOver ? { kind: 'refused', order } : { kind: 'waiting', order };
}
