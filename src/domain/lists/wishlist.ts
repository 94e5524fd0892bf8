import type { Tile } from '#domain/listing/tile.ts';
import type { Money } from '#domain/shared/money.ts';

/** How a piece was when it was saved. */
type SavedAt = {
  readonly price: Money;
  /** ISO 3166-1; prices follow it. */
  readonly country: string;
  /** Absent in what was saved before that was noted. */
  readonly isOutOfStock?: boolean | undefined;
};

/** A product on the wishlist: its tile as it was last seen, one of it (CUST-02). */
export type WishlistItem = {
  readonly tile: Tile;
  readonly qty: 1;
  /** Null for what was saved before that was noted. */
  readonly savedAt: SavedAt | null;
  /** How many there were when the shop was asked last, where they were few. */
  readonly left?: number | undefined;
  /** In which list of the shopper it is; the first where that is not said, or is not there any more. */
  readonly list?: string | undefined;
};

/** What the shopper put on the wishlist, in that order; each sku once (CUST-03, CUST-05). */
export type Wishlist = readonly WishlistItem[];

export const emptyWishlist: Wishlist = [];

export function isWishlisted(wishlist: Wishlist, sku: string): boolean {
  return wishlist.some(({ tile }) => tile.sku === sku);
}

/** Adding again what is there changes nothing (CUST-06). */
export function withWishlisted(wishlist: Wishlist, tile: Tile, savedAt: SavedAt | null = null): Wishlist {
  return isWishlisted(wishlist, tile.sku) ? wishlist : [...wishlist, { tile, qty: 1, savedAt }];
}

/** CUST-07 */
export function withoutWishlisted(wishlist: Wishlist, sku: string): Wishlist {
  return isWishlisted(wishlist, sku) ? wishlist.filter(({ tile }) => tile.sku !== sku) : wishlist;
}

/** With what had left it, each in its place among those that stood there `before`; what was saved since stays behind them. */
export function withReturnedItems(wishlist: Wishlist, items: Wishlist, before: Wishlist): Wishlist {
  const known = new Map([...items, ...wishlist].map((item) => [item.tile.sku, item])); // what is there counts as it is
  const returned = before.flatMap(({ tile }) => known.get(tile.sku) ?? []);
  return [...returned, ...wishlist.filter(({ tile }) => !isWishlisted(before, tile.sku))];
}

/** A piece, in one of the lists; null for the first. */
export function inList({ list: _, ...item }: WishlistItem, list: string | null): WishlistItem {
  return list === null ? item : { ...item, list };
}
