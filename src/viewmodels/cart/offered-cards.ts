import type { Tile } from '#domain/listing/tile.ts';
import type { Wishlist } from '#domain/lists/wishlist.ts';
import { type ProductCard, productCard, type Writing } from '../catalog/product-card.ts';

/** Where a shopper with an empty cart may go on. */
export type Offered = { readonly wishlist: Wishlist; readonly recent: readonly Tile[]; readonly writing: Writing };

/** The cards of it: the wishlist with the newest first, and what was looked at. Their code comes when a cart is empty. */
export function offeredCards({
  wishlist,
  recent,
  writing,
}: Offered): Readonly<Record<'wishlisted' | 'recent', readonly ProductCard[]>> {
  const cards = (tiles: readonly Tile[]): readonly ProductCard[] => tiles.map((tile) => productCard(tile, writing));
  return { wishlisted: cards(wishlist.map(({ tile }) => tile).toReversed()), recent: cards(recent) };
}
