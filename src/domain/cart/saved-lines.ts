import type { Cart, CartLine } from './cart.ts';
import { alone, lineWith, quantityTogether, withLine, withoutLine } from './cart-lines.ts';
import { keyOf, type LineKey } from './line-parts.ts';

/** A saved line, which the shop knows nothing of; undefined when there is none. */
export function savedWith({ saved }: Pick<Cart, 'saved'>, key: LineKey): CartLine | undefined {
  return saved.find((line) => keyOf(line) === key);
}

/** The line leaves both carts and comes last of what is saved; one of the same kind grows. */
export function withSavedForLater(cart: Cart, key: LineKey): Cart {
  const line = lineWith(cart, key);
  return line ? withSaved(withoutLine(cart, key), line) : cart;
}

export function withSaved(cart: Cart, line: CartLine): Cart {
  const quantity = quantityTogether(line.quantity, savedWith(cart, keyOf(line))?.quantity ?? 0);
  return { ...cart, saved: [...othersThan(cart, keyOf(line)), { ...alone(line), quantity }] };
}

/** The saved line goes into the cart again; one that is not there (any more) changes nothing. */
export function withMovedToCart(cart: Cart, key: LineKey, stock: CartLine['stock'] = null): Cart {
  const line = savedWith(cart, key);
  return line ? withLine(withoutSaved(cart, key), { ...line, stock }) : cart;
}

/** All of a saved line goes, or so many pieces of it. */
export function withoutSaved(cart: Cart, key: LineKey, quantity = Number.POSITIVE_INFINITY): Cart {
  const saved = cart.saved.flatMap((line) => {
    if (keyOf(line) !== key) return [line];
    return line.quantity > quantity ? [{ ...line, quantity: line.quantity - quantity }] : [];
  });
  return { ...cart, saved };
}

function othersThan({ saved }: Cart, key: LineKey): readonly CartLine[] {
  return saved.filter((line) => keyOf(line) !== key);
}
