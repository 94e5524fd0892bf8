import type { Order, OrderId, PlacedOrder } from '#domain/orders/order.ts';
import type { CancelRequest } from '#domain/orders/order-gateway.ts';
import type { OrderKey } from '#domain/orders/order-key.ts';
import type { CustomerId } from '#domain/session/customer.ts';
import type { Day } from '#domain/shared/clock.ts';
import type { MemoryProducts } from './memory-products.ts';
import { notWithdrawn } from './shop-withdrawals.ts';

/** An order as it was sent, and what the shop made of it. */
export type TakenOrder = { readonly order: Order; readonly placed: PlacedOrder };

export type Taken = Map<OrderId, TakenOrder>;
export type Terms = { readonly products: MemoryProducts | null; readonly today: () => Day };

/** An order as it is told today. */
export function toldOf(taken: TakenOrder, today: Day): TakenOrder {
  const { order, placed } = taken;
  return { order, placed: { ...placed, isWithdrawable: notWithdrawn(placed, today) === null } };
}

/** Whether a key opens an order. */
export function isMeant({ order, placed }: TakenOrder, { order: named, email }: OrderKey): boolean {
  return isNamed({ order, placed }, named) && isAlike(order.billingAddress.email, email);
}

function isAlike(one: string, other: string): boolean {
  return one.toLowerCase() === other.trim().toLowerCase();
}

/** Notes what became of an order. */
export function change(taken: Taken, id: OrderId, changed: (placed: PlacedOrder) => PlacedOrder): PlacedOrder {
  const known = taken.get(id);
  if (!known) throw new Error(`The shop has no order ${id}.`);
  const placed = changed(known.placed);
  taken.set(id, { ...known, placed });
  return placed;
}

/** By its id or its number. */
export function isNamed({ order, placed }: TakenOrder, named: string): boolean {
  return order.id === named || isAlike(placed.number, named);
}

/** Whether whoever asks is its owner or names its e-mail. */
export function isTheirs(known: TakenOrder, { order, email }: CancelRequest, caller: CustomerId | null): boolean {
  const isOwners = known.order.owner !== null && known.order.owner === caller;
  return isOwners || (email !== null && isMeant(known, { order, email }));
}
