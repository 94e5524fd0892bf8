import type { Cart, CartLine } from './cart.ts';
import { lineWith, withLine, withQuantity } from './cart-lines.ts';
import { keyOf } from './line-parts.ts';

/**
 * The cart with the pieces of an order that came to nothing: at least as many of each as were ordered. What the shopper
 * has put in again meanwhile is not doubled, nor is what comes back twice.
 */
export function withReturned(cart: Cart, lines: readonly CartLine[]): Cart {
  return lines.reduce((now, line) => {
    const key = keyOf(line);
    const known = lineWith(now, key);
    return known ? withQuantity(now, key, Math.max(known.quantity, line.quantity)) : withLine(now, line);
  }, cart);
}
