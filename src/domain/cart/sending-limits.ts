import type { Cart } from './cart.ts';
import { keyOf, type LineKey } from './line-parts.ts';

/** A line of the cart, what its piece is called, and the countries that it is not sent to. */
export type SendingLimit = { readonly key: LineKey; readonly name: string; readonly countries: readonly string[] };

/** The pieces that are not sent to a country, each name once. */
export function notSentTo(limits: readonly SendingLimit[], country: string): readonly string[] {
  return [...new Set(limits.filter(({ countries }) => countries.includes(country)).map(({ name }) => name))];
}

/** Those of what is in the cart now. */
export function limitsIn(limits: readonly SendingLimit[], { lines }: Pick<Cart, 'lines'>): readonly SendingLimit[] {
  const keys = new Set(lines.map(keyOf));
  return limits.filter(({ key }) => keys.has(key));
}
