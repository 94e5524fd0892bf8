import type { TellFact } from '#domain/analytics/fact.ts';
import type { Cell } from '#domain/shared/cell.ts';
import type { Cart, CartLine } from './cart.ts';
import { alone, lineWith, withoutLine } from './cart-lines.ts';
import { keyOf, type LineKey } from './line-parts.ts';
import { notRemovedEarly } from './removals.ts';
import { withReturned } from './return-to-cart.ts';
import type { SyncCart } from './sync-cart.ts';

/** Takes a line out of both carts (CART-29); whether the shopper is sure was asked before. */
export type RemoveLine = (key: LineKey) => Promise<void>;

/** Puts a line that was removed back to its place, in both carts; to the end without one. */
export type ReturnLine = (line: CartLine, place?: number) => Promise<void>;

type Ports = { readonly cart: Cell<Cart>; readonly syncCart: SyncCart; readonly tellFact: TellFact };

export function createRemoveLine({ cart, syncCart, tellFact }: Ports): RemoveLine {
  return async (key) => {
    const line = lineWith(cart.get(), key);
    cart.update((now) => withoutLine(now, key));
    if (line) void tellFact({ kind: 'removed', piece: line });
    await syncCart();
  };
}

export function createReturnLine({ cart, syncCart }: Omit<Ports, 'tellFact'>): ReturnLine {
  return async (line, place) => {
    cart.update((now) => withLineReturned(now, line, place));
    await syncCart();
  };
}

/** Whether the shop has removed its own line by now is for the next sync to find out. */
export function withLineReturned(cart: Cart, line: CartLine, place = cart.lines.length): Cart {
  // Of a line in another colour or size the shop still has the former one, which stays removed.
  const isKnown = line.replaces.length === 0;
  const removed = cart.removed.filter(({ id }) => !isKnown || id !== line.serverItem?.id);
  const isNew = lineWith(cart, keyOf(line)) === undefined;
  const { lines, ...returned } = withReturned({ ...cart, removed, removedEarly: notRemovedEarly(cart, keyOf(line)) }, [
    alone(line),
  ]);
  if (!isNew) return { ...returned, lines };
  const others = lines.slice(0, -1);
  return { ...returned, lines: [...others.slice(0, place), ...lines.slice(-1), ...others.slice(place)] };
}
