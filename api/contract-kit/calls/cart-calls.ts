import type { Client } from './client.ts';
import type { Kit } from './kit.ts';
import { COUPON } from './reference-data.ts';
import type { CartLine, Totals } from './shapes.ts';

type Line = { readonly cart: string; readonly sku: string; readonly qty: number; readonly token?: string };

/** Sets the pieces of a line. */
export function putLine(client: Client, { cart, sku, qty, token = '' }: Line): Promise<unknown> {
  return client.succeed('cartUpdate', { query: { token, cartId: cart }, body: { cartItem: { sku, qty } } });
}

type InCart = { readonly query: { readonly token: string; readonly cartId: string } };

/** A call about a cart; without a token that of a guest. */
export function inCart(cartId: string, token = ''): InCart {
  return { query: { token, cartId } };
}

/** The open cart of a user: the same every time. */
export function userCart(client: Client, token: string): Promise<string> {
  return client.succeed('cartCreate', { query: { token } });
}

export function linesOf({ client }: Kit, cart: string, token = ''): Promise<readonly CartLine[]> {
  return client.succeed('cartPull', inCart(cart, token));
}

export function totalsOf({ client }: Kit, cart: string, token = ''): Promise<Totals> {
  return client.succeed('cartTotals', inCart(cart, token));
}

/** Sends a line of a guest cart as it is; the line as it was stored. */
export function updateLine(
  { client }: Kit,
  cart: string,
  cartItem: Readonly<Record<string, unknown>>,
): Promise<CartLine> {
  return client.succeed('cartUpdate', { ...inCart(cart), body: { cartItem } });
}

/** The coupon of section 9 for a cart. */
export function applyCoupon({ client }: Kit, cartId: string, token = ''): Promise<unknown> {
  return client.succeed('cartApplyCoupon', { query: { token, cartId, coupon: COUPON } });
}
