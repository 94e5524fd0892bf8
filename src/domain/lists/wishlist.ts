import type { Tile } from '#domain/listing/tile.ts';
import { isAmount, isStored, isText, type Stored } from '#domain/shared/reading.ts';

/** A product on the wishlist: its tile as it was last seen, one of it (CUST-02). */
export type WishlistItem = { readonly tile: Tile; readonly qty: 1 };

/** What the shopper put on the wishlist, in that order; each sku once (CUST-03, CUST-05). */
export type Wishlist = readonly WishlistItem[];

export const emptyWishlist: Wishlist = [];

export function isWishlisted(wishlist: Wishlist, sku: string): boolean {
  return wishlist.some(({ tile }) => tile.sku === sku);
}

/** Adding again what is there changes nothing (CUST-06). */
export function withWishlisted(wishlist: Wishlist, tile: Tile): Wishlist {
  return isWishlisted(wishlist, tile.sku) ? wishlist : [...wishlist, { tile, qty: 1 }];
}

/** CUST-07 */
export function withoutWishlisted(wishlist: Wishlist, sku: string): Wishlist {
  return isWishlisted(wishlist, sku) ? wishlist.filter(({ tile }) => tile.sku !== sku) : wishlist;
}

/** The wishlist a device kept; null when it is none. A piece that cannot be read is left out, the others stay. */
export function parseWishlist(stored: unknown): Wishlist | null {
  if (!Array.isArray(stored)) return null;
  const tiles = stored.flatMap((item) => (isStored(item) && isTile(item['tile']) ? [item['tile']] : []));
  return tiles.reduce(withWishlisted, emptyWishlist);
}

const texts = ['sku', 'name', 'designer', 'address', 'image'] as const;
const flags = ['isNew', 'isOnSale', 'isOutOfStock'] as const;

function isTile(value: unknown): value is Tile {
  if (!isStored(value)) return false;
  const isWhole = texts.every((key) => isText(value[key])) && flags.every((key) => typeof value[key] === 'boolean');
  const isPictured = value['secondImage'] === undefined || isText(value['secondImage']);
  return isWhole && isPictured && value['sku'] !== '' && isAmount(value['colours']) && isPrice(value['price']);
}

function isPrice(value: unknown): boolean {
  const { current, regular, discount } = isStored(value) ? value : ({} satisfies Stored);
  return isAmount(current) && isAmount(regular) && isAmount(discount);
}
