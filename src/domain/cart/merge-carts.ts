import type { Cart, CartId, CartLine, EarlyRemoval, MergeReceipt, Removal } from './cart.ts';
import { detachServerItems, lineWith, quantityTogether, withoutLine, withQuantity } from './cart-lines.ts';
import { isRemoved } from './is-removed.ts';
import { keyOf } from './line-parts.ts';
import { withSaved } from './saved-lines.ts';

/**
 * The cart of this device and the one that the shop keeps for the account, whose lines are tied to it, in one (CART-66). A
 * line that both have gets the pieces of both, once: a line that was tied to the account's cart already is counted there.
 * Absolute pieces are written down before the shop hears of any, so that a merge that was cut short, done twice or done by
 * two tabs ends in the same cart. What was removed of the account's cart stays removed. What came together is told in the same cart, so that none is kept without the other.
 */
export function withAccountsCart(cart: Cart, id: CartId, accounts: readonly CartLine[]): Cart {
  if (cart.id === id) return cart;
  const removed = cart.removed.filter(({ cartId }) => cartId === id);
  const removedEarly = cart.removedEarly.filter(({ cartId }) => cartId === id);
  const theirs = accounts.filter((line) => !isRemovedHere(line, removed, removedEarly));
  const twins = new Map(theirs.toReversed().map((line) => [keyOf(line), line])); // of two alike the first
  const own = cart.lines.map((line) => merged(line, id, twins.get(keyOf(line))));
  const once = theirs.filter((line) => twins.get(keyOf(line)) === line);
  const lines = [...own, ...missing(own, once)];
  const receipt = receiptOf(cart, id, theirs) ?? cart.receipt;
  return { ...cart, id, lines, removed, removedEarly, isMerging: true, receipt, inSync: null, totals: null };
}

function isRemovedHere(line: CartLine, removed: readonly Removal[], removedEarly: readonly EarlyRemoval[]): boolean {
  const { serverItem } = line;
  if (!serverItem) return false;
  const removals = removed.filter(({ id }) => id === serverItem.id);
  const early = removedEarly.filter(({ key }) => key === keyOf(line));
  return [...removals, ...early].some((each) => isRemoved(each, serverItem));
}

function merged(line: CartLine, cartId: CartId, twin: CartLine | undefined): CartLine {
  if (line.serverItem?.cartId === cartId) return line;
  if (!twin) return detachServerItems(line);
  if (isTold(line, cartId, twin)) return { ...line, serverItem: twin.serverItem };
  return {
    ...detachServerItems(line),
    quantity: quantityTogether(line.quantity, twin.quantity),
    serverItem: twin.serverItem,
  };
}

/** The account's cart has the line because this device has asked for it, though it has not heard an answer. */
function isTold({ serverItem, asked, askedIn }: CartLine, cartId: CartId, twin: CartLine): boolean {
  return serverItem === null && askedIn === cartId && asked?.includes(twin.quantity) === true;
}

/** Those of the account's lines that no own one stands for, by what it is or by the server's item that it is tied to. */
function missing(own: readonly CartLine[], accounts: readonly CartLine[]): readonly CartLine[] {
  const keys = new Set(own.map(keyOf));
  const ties = new Set(own.map(({ serverItem }) => serverItem?.id));
  return accounts.filter((line) => !keys.has(keyOf(line)) && !ties.has(line.serverItem?.id));
}

/** Null when one of the two carts was empty: then nothing came together. */
function receiptOf(cart: Cart, id: CartId, accounts: readonly CartLine[]): MergeReceipt | null {
  const devices = cart.lines
    .filter(({ serverItem }) => serverItem?.cartId !== id)
    .map((line) => ({ key: keyOf(line), quantity: line.quantity }));
  const fromAccount = quantityOf(accounts);
  return devices.length > 0 && fromAccount > 0 ? { fromAccount, devices } : null;
}

export function quantityOf(lines: readonly { readonly quantity: number }[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

export function withoutReceipt(cart: Cart): Cart {
  return { ...cart, receipt: null };
}

/**
 * The account's cart as it was; what this device had brought is saved for later, unless the shopper has taken it out since.
 * Without a receipt nothing changes, so that done twice, or in two tabs, it is done once.
 */
export function withoutMerge(cart: Cart): Cart {
  const devices = cart.receipt?.devices ?? [];
  return withoutReceipt(devices.reduce(withoutDevices, cart));
}

function withoutDevices(cart: Cart, { key, quantity: brought }: MergeReceipt['devices'][number]): Cart {
  const line = lineWith(cart, key);
  if (!line) return cart;
  const quantity = Math.min(line.quantity, brought);
  const saved = withSaved(cart, { ...line, quantity });
  return line.quantity > quantity ? withQuantity(saved, key, line.quantity - quantity) : withoutLine(saved, key);
}
