import { readStoredCart } from '#adapters/stored/stored-cart.ts';
import { emptyCart } from '#domain/cart/cart.ts';
import { ownerOf } from '#domain/session/session.ts';
import type { Name } from './session-people.ts';
import type { SessionTab } from './session-tabs.ts';
import type { SessionWorld } from './session-world.ts';

/** Pieces by the name of the thing. */
export type Pieces = ReadonlyMap<string, number>;

/** Where pieces of somebody are: in the account's cart in the shop, in the cart of the device, saved for later there. */
export type Hand = {
  readonly shop: Pieces;
  readonly lines: Pieces;
  readonly saved: Pieces;
  /** The cart of the device is the account's, and says so. */
  readonly isOne: boolean;
  /** It is on its way there: what only the account has is not on the device yet. */
  readonly isMerging: boolean;
};

type Counted = readonly { readonly sku: string; readonly quantity: number }[];

/** What somebody has; null for a guest. */
export function handOf(owner: Name | null, world: SessionWorld): Hand {
  const { kept, api } = world.device;
  const id = owner && world.cartOf(owner);
  const cart = keptCart(owner, kept.get('cart'), world);
  const shop = id ? countedIn(api.cart.linesOf(id)) : new Map();
  return {
    shop,
    lines: countedIn(cart.lines),
    saved: countedIn(cart.saved),
    isOne: id !== null && cart.id === id,
    isMerging: cart.isMerging,
  };
}

/** So many pieces are somewhere: those in both carts count once where the two are one. */
export function piecesIn({ shop, lines, saved, isOne }: Hand, thing: string): number {
  const [there, here] = [shop.get(thing) ?? 0, lines.get(thing) ?? 0];
  return (isOne ? Math.max(there, here) : there + here) + (saved.get(thing) ?? 0);
}

/** Every name of a thing that a tab shows. */
export async function shownBy(shop: SessionTab): Promise<readonly string[]> {
  const { lines, saved, receipt } = shop.cart.get();
  const orders = await shop.orderRepository.all();
  return [
    ...[...lines, ...saved].map(({ sku }) => String(sku)),
    ...(receipt?.devices ?? []).map(({ key }) => key),
    ...shop.recentSearches.get(),
    ...shop.notices.get().told.map(({ text }) => text ?? ''),
    ...shop.storeCredit.get().entries.map(({ comment }) => comment),
    ...orders.map(({ id }) => id),
  ].filter((name) => name !== '');
}

/** What a guest has left is theirs who are signed in, also before a page of theirs has read it. */
function keptCart(owner: Name | null, text: string | undefined, { nameOf, session }: SessionWorld) {
  const stored = JSON.parse(text ?? 'null');
  const isNamed = stored !== null && 'ownedBy' in stored;
  const isTheirs = nameOf(isNamed ? stored.ownedBy : ownerOf(session.session())) === owner;
  return (isTheirs && readStoredCart(isNamed ? stored.value : stored)) || emptyCart;
}

function countedIn(lines: Counted): Pieces {
  return new Map(lines.map(({ sku, quantity }) => [String(sku), quantity]));
}
