import { type Cart, type CartId, type EarlyRemoval, hashOf, type Removal } from './cart.ts';
import type { ServerItem } from './cart-gateway.ts';
import { openReceipt } from './merge-receipt.ts';

/** Whether cart and server's cart may differ (CART-33 to CART-36); an order uses up the server's cart, and a new one is due. */
export function needsSync(cart: Cart): boolean {
  if (cart.lines.length === 0 && cart.id === null) return cart.orderedAt !== null; // nothing here, nothing there
  return cart.inSync === null || cart.inSync.hash !== hashOf(cart) || hasRemoved(cart);
}

function hasRemoved({ removed, removedEarly }: Cart): boolean {
  return removed.length > 0 || removedEarly.length > 0;
}

/** The shop's sums are of its own lines: while they are not those of the cart, they wait for the next round. */
export function wantsTotals(cart: Cart): boolean {
  return !needsSync(cart) && cart.totals?.hash !== hashOf(cart);
}

/** In sync is what the shop has accepted, not what the shopper may have changed since (CART-37). */
export function markSynced(cart: Cart, gone: Gone, at: number): Cart {
  const accepted = cart.lines.flatMap((line) =>
    line.serverItem && line.replaces.length === 0 ? [{ ...line, quantity: line.serverItem.quantity }] : [],
  );
  const settled = [...gone.removed, ...cart.lines.flatMap(({ serverItem }) => serverItem ?? [])];
  const removed = cart.removed.filter((removal) => !settled.some((each) => isSameItem(each, removal, cart)));
  const removedEarly = cart.removedEarly.filter((early) => !gone.early.includes(early));
  return {
    ...cart,
    removed,
    removedEarly,
    isMerging: false,
    receipt: openReceipt(cart),
    inSync: { hash: hashOf({ lines: accepted }), at },
  };
}

type Gone = { readonly removed: readonly Removal[]; readonly early: readonly EarlyRemoval[] };

type Item = { readonly id: number; readonly cartId?: CartId };

/** A shop may number the lines of each cart anew; one that names no cart is of this one. */
function isSameItem(one: Item, other: Item, { id }: Pick<Cart, 'id'>): boolean {
  return one.id === other.id && (one.cartId ?? id) === (other.cartId ?? id);
}

/** Removed lines the shop does not have either; of those that were removed early it has told by now whether it had them. */
export function goneOf({ removed, removedEarly }: Cart, pulled: readonly ServerItem[]): Gone {
  const there = new Set(pulled.map(({ id }) => id));
  return { removed: removed.filter(({ id }) => !there.has(id)), early: removedEarly };
}
