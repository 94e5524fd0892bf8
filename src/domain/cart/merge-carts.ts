import { type Cart, type CartId, type CartLine, lineWith, untied, withoutLine, withPieces } from './cart.ts';
import type { ShopsLine } from './cart-gateway.ts';
import { keyOf } from './line-parts.ts';
import { withSaved } from './saved-lines.ts';

/**
 * The cart of this device over the one that the shop keeps for the account (CART-66). A line that both have gets the
 * pieces of both, once: a line that was tied to the account's cart already is counted there. Absolute pieces are written
 * down before the shop hears of any, so that a merge that was cut short, done twice or done by two tabs ends in the same
 * cart; lines that only the account has come with the next sync.
 */
export function withAccountsCart(cart: Cart, id: CartId, accounts: readonly ShopsLine[]): Cart {
  if (cart.id === id) return cart;
  const lines = cart.lines.map((line) => merged(line, id, accounts));
  return { ...cart, id, lines, removed: [], isMerging: true, inSync: null, totals: null };
}

function merged(line: CartLine, cartId: CartId, accounts: readonly ShopsLine[]): CartLine {
  if (line.shopsLine?.cartId === cartId) return line;
  const twin = accounts.find((each) => keyOf(each) === keyOf(line));
  if (!twin) return untied(line);
  const shopsLine = { id: twin.id, cartId, pieces: twin.pieces };
  return { ...untied(line), pieces: line.pieces + twin.pieces, shopsLine };
}

/** What came together at a sign-in, in pieces, and what of it was this device's; until the shopper has seen it. */
export type MergeReceipt = {
  readonly fromDevice: number;
  readonly fromAccount: number;
  readonly devices: readonly CartLine[];
};

/** Null when one of the two carts was empty, or they were one already: then nothing came together. */
export function receiptOf(cart: Cart, id: CartId, accounts: readonly ShopsLine[]): MergeReceipt | null {
  const devices = cart.id === id ? [] : cart.lines.filter(({ shopsLine }) => shopsLine?.cartId !== id);
  const [fromDevice, fromAccount] = [piecesOf(devices), piecesOf(accounts)];
  return fromDevice > 0 && fromAccount > 0 ? { fromDevice, fromAccount, devices } : null;
}

/** The account's cart as it was; what this device had brought is saved for later. */
export function withoutMerge(cart: Cart, { devices }: MergeReceipt): Cart {
  return devices.reduce(withoutDevices, cart);
}

function withoutDevices(cart: Cart, devices: CartLine): Cart {
  const line = lineWith(cart, keyOf(devices));
  if (!line) return cart;
  const pieces = Math.min(line.pieces, devices.pieces);
  const saved = withSaved(cart, { ...devices, pieces });
  return line.pieces > pieces ? withPieces(saved, keyOf(line), line.pieces - pieces) : withoutLine(saved, keyOf(line));
}

function piecesOf(lines: readonly { readonly pieces: number }[]): number {
  return lines.reduce((sum, { pieces }) => sum + pieces, 0);
}
