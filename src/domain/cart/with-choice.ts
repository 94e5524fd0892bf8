import type { Cart, CartLine } from './cart.ts';
import { lineWith, quantityTogether } from './cart-lines.ts';
import { keyOf, type LineKey } from './line-parts.ts';
import { removalOf } from './removals.ts';

/**
 * The wanted line in the place of another, with its pieces and its line at the shop, so that the shop hears of it as one
 * change; a line that wants the same already joins it, and is removed at the shop. A line that is not there (any more)
 * changes nothing.
 */
export function withChoice(cart: Cart, key: LineKey, wanted: CartLine): Cart {
  const line = lineWith(cart, key);
  if (!line || keyOf(wanted) === key) return cart;
  const twin = lineWith(cart, keyOf(wanted));
  const former = [...formerOf(line), ...(twin ? formerOf(twin).map(unknownIf(line.serverItem !== null)) : [])];
  const [first, ...others] = former;
  const isBack = first !== undefined && others.length === 0 && keyOf(first) === keyOf(wanted);
  const changed = {
    ...wanted,
    quantity: quantityTogether(line.quantity, twin?.quantity ?? 0),
    serverItem: line.serverItem ?? twin?.serverItem ?? null,
    replaces: isBack ? [] : former,
  };
  const gone = line.serverItem && twin?.serverItem ? [removalOf(twin.serverItem, keyOf(twin))] : [];
  return {
    ...cart,
    lines: cart.lines.flatMap((each) => (each === line ? [changed] : each === twin ? [] : [each])),
    removed: [...cart.removed, ...gone],
  };
}

/** What a line stands for at the shop: itself, or the lines it has taken the place of and the shop still has. */
function formerOf(line: CartLine): readonly CartLine[] {
  return line.replaces.length > 0 ? line.replaces : [{ ...line, rejection: null }];
}

/** The server's item of what has joined another is removed there, so that it comes back as a new one. */
function unknownIf(isRemoved: boolean) {
  return (line: CartLine): CartLine => (isRemoved ? { ...line, serverItem: null } : line);
}
