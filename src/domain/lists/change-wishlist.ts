import type { Tile } from '#domain/listing/tile.ts';
import type { Cell } from '#domain/shared/cell.ts';
import { isWishlisted, type Wishlist, withoutWishlisted, withWishlisted } from './wishlist.ts';

/** Puts a product on the wishlist, or takes it off again when it is there already. */
export type ToggleWishlisted = (tile: Tile) => Promise<void>;

export type RemoveFromWishlist = (sku: string) => Promise<void>;

type Ports = { readonly wishlist: Cell<Wishlist> };

export function createToggleWishlisted({ wishlist }: Ports): ToggleWishlisted {
  return async (tile) =>
    wishlist.update((now) =>
      isWishlisted(now, tile.sku) ? withoutWishlisted(now, tile.sku) : withWishlisted(now, tile),
    );
}

export function createRemoveFromWishlist({ wishlist }: Ports): RemoveFromWishlist {
  return async (sku) => wishlist.update((now) => withoutWishlisted(now, sku));
}
