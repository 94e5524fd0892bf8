import type { Cart, CartLine } from './cart.ts';
import { lineWith, withLine } from './cart-lines.ts';
import { keyOf, type LineKey } from './line-parts.ts';

/** What the shop refused: the former lines are back, each joining one of its kind that came meanwhile. */
export function withReplacedBack(cart: Cart, key: LineKey): Cart {
  const refused = lineWith(cart, key);
  if (!refused) return cart;
  const rejection = { kind: 'choice', wanted: refused.options.map(({ value }) => value).join(', ') } as const;
  const former = piecesKept(refused).map((line) => ({ ...line, rejection }));
  const isThere = (line: CartLine) => cart.lines.some((each) => each !== refused && keyOf(each) === keyOf(line));
  const back = former.filter((line) => !isThere(line));
  const lines = cart.lines.flatMap((each) => (each === refused ? back : [each]));
  return former.filter(isThere).reduce(withLine, { ...cart, lines });
}

/** A single former line has the pieces that were wanted last. */
function piecesKept({ replaces, quantity }: CartLine): readonly CartLine[] {
  return replaces.length === 1 ? replaces.map((line) => ({ ...line, quantity })) : replaces;
}
