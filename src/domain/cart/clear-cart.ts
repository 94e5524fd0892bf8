import { type Cart, type CartLine, emptyCart, momentAfter, sinceOf } from './cart.ts';
import { detachServerItems, lineWith, withoutLine, withQuantity } from './cart-lines.ts';
import { keyOf } from './line-parts.ts';

/** A line of an order, as far as it matters to a cart; `asked`: what else the shop has or may have of it there. */
export type Ordered = Pick<CartLine, 'sku' | 'parts' | 'quantity' | 'asked' | 'askedIn'>;

/**
 * What orders that the shop may or may not have mean to the cart. `hasInFlightOrder`: one of them is of what is still in the cart;
 * `orderedLines`: the lines of those that have left it.
 */
export type OrdersUnderWay = () => Promise<{
  readonly hasInFlightOrder: boolean;
  readonly orderedLines: readonly Ordered[];
}>;

/**
 * The cart after an order was placed (CART-56, CART-57, CHK-38, CHK-39): exactly the ordered pieces are gone, what was
 * added meanwhile stays. The shop has used up its cart, so the sync that follows opens a new one and nothing is deleted there.
 */
export function withoutOrdered(cart: Cart, ordered: readonly Ordered[], at: number): Cart {
  const pieces = new Map(ordered.map((each) => [keyOf(each), each.quantity]));
  const lines = cart.lines.flatMap((line) => {
    const taken = pieces.get(keyOf(line)) ?? 0;
    return line.quantity > taken ? [{ ...detachServerItems(line), quantity: line.quantity - taken }] : [];
  });
  return { ...emptyCart, lines, saved: cart.saved, orderedAt: momentAfter(sinceOf(cart), at) };
}

/**
 * The same where the shop has not used up its cart: it took the order with an earlier one, or has not taken it yet. The
 * ordered pieces are removed there, too, since an account would bring them back with its cart.
 */
export function withoutOrderedInShop(cart: Cart, ordered: readonly Ordered[], at: number): Cart {
  const { lines, removed, removedEarly, id, isMerging } = ordered.reduce(withoutPieces, cart);
  return { ...withoutOrdered(cart, ordered, at), lines, removed, removedEarly, id, isMerging };
}

function withoutPieces(cart: Cart, ordered: Ordered): Cart {
  const key = keyOf(ordered);
  const line = lineWith(cart, key);
  if (!line) return cart;
  return line.quantity > ordered.quantity
    ? withQuantity(cart, key, line.quantity - ordered.quantity)
    : withoutLine(cart, key);
}
