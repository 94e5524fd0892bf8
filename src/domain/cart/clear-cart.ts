import { type Cart, type CartLine, emptyCart, untied } from './cart.ts';
import { keyOf } from './line-parts.ts';

type Ordered = Pick<CartLine, 'sku' | 'parts' | 'pieces'>;

/**
 * The cart after an order was placed (CART-56, CART-57, CHK-38, CHK-39): exactly the ordered pieces are gone, what was
 * added meanwhile stays. The shop has used up its cart, so the sync that follows opens a new one and nothing is deleted there.
 */
export function withoutOrdered(cart: Cart, ordered: readonly Ordered[], at: number): Cart {
  const lines = cart.lines.flatMap((line) => {
    const taken = ordered.find((each) => keyOf(each) === keyOf(line))?.pieces ?? 0;
    return line.pieces > taken ? [{ ...untied(line), pieces: line.pieces - taken }] : [];
  });
  return { ...emptyCart, lines, saved: cart.saved, orderedAt: at };
}
