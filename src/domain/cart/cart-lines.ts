import type { Cart, CartLine } from './cart.ts';
import { keyOf, type LineKey } from './line-parts.ts';
import { earlyRemovalOf, notRemovedEarly, removalOf, withAsked } from './removals.ts';

/** The line comes last, as what was added last; one of the same kind grows (CART-21). */
export function withLine(cart: Cart, line: CartLine): Cart {
  const known = lineWith(cart, keyOf(line));
  const others = cart.lines.filter((each) => each !== known);
  const quantity = quantityTogether(known?.quantity ?? 0, line.quantity);
  const added = known ? { ...known, quantity, rejection: null, stock: line.stock } : line;
  return { ...cart, lines: [...others, added], removedEarly: notRemovedEarly(cart, keyOf(line)) };
}

/** As many pieces of a line as the shop takes (contract, CartItemInput). */
export const MOST_PIECES = 9_999;

export function quantityTogether(some: number, others: number): number {
  return Math.min(some + others, MOST_PIECES);
}

export function lineWith({ lines }: Pick<Cart, 'lines'>, key: LineKey): CartLine | undefined {
  return lines.find((line) => keyOf(line) === key);
}

/** Sets the pieces of a line; a line that is not there changes nothing. */
export function withQuantity(cart: Cart, key: LineKey, quantity: number): Cart {
  return withChangedLine(cart, key, (line) => ({ ...line, quantity, rejection: null }));
}

export function withChangedLine(cart: Cart, key: LineKey, change: (line: CartLine) => CartLine): Cart {
  return { ...cart, lines: cart.lines.map((line) => (keyOf(line) === key ? change(line) : line)) };
}

/** The line without its item at the shop, and what it has taken the place of likewise. */
export function detachServerItems(line: CartLine): CartLine {
  return { ...line, serverItem: null, replaces: line.replaces.map(detachServerItems) };
}

/** The cart without ties to any other cart of the shop's, which are worth nothing. */
export function detachOtherCarts(cart: Cart): Cart {
  const { id, lines, removed } = cart;
  if (id === null) return cart;
  return {
    ...cart,
    lines: lines.map((line) => (line.serverItem?.cartId === id ? line : detachServerItems(line))),
    removed: removed.filter(({ cartId = id }) => cartId === id),
  };
}

/** The line by itself: no word of the shop about it counts any more. */
export function alone(line: CartLine): CartLine {
  return { ...line, serverItem: null, replaces: [], rejection: null, stock: null };
}

/** Takes a line out; what the shop has of it, or may have by now, is to be removed there too (CART-29). */
export function withoutLine(cart: Cart, key: LineKey): Cart {
  const gone = lineWith(cart, key);
  if (!gone) return cart;
  const rest = { ...cart, lines: cart.lines.filter((line) => line !== gone) };
  const asked = [...(gone.asked ?? []), gone.quantity];
  if (gone.serverItem) return { ...rest, removed: [...cart.removed, removalOf(gone.serverItem, key, asked)] };
  return { ...rest, removedEarly: [...notRemovedEarly(cart, key), withAsked(earlyRemovalOf(gone, cart), asked)] };
}

/** The shop has answered: nothing of the line is on its way. */
export function answered({ asked: _asked, askedIn: _askedIn, ...line }: CartLine): CartLine {
  return line;
}
