import type { Tile } from '#domain/listing/tile.ts';
import type { Cell, ReadonlyCell } from '#domain/shared/cell.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';
import { isWishlisted, type Wishlist, withoutWishlisted, withWishlisted } from './wishlist.ts';

/** Puts a product on the wishlist, or takes it off again when it is there already. */
export type ToggleWishlisted = (tile: Tile) => Promise<void>;

export type RemoveFromWishlist = (sku: string) => Promise<void>;

type Ports = { readonly wishlist: Cell<Wishlist> };

type TogglePorts = Ports & { readonly storeView: ReadonlyCell<StoreView> };

/** What it costs and whether it is there is noted with it, so that a change can be told later. */
export function createToggleWishlisted({ wishlist, storeView }: TogglePorts): ToggleWishlisted {
  return async (tile) => {
    const { price, isOutOfStock } = tile;
    const savedAt = { price: price.current, country: storeView.get().country, isOutOfStock };
    wishlist.update((now) =>
      isWishlisted(now, tile.sku) ? withoutWishlisted(now, tile.sku) : withWishlisted(now, tile, savedAt),
    );
  };
}

export function createRemoveFromWishlist({ wishlist }: Ports): RemoveFromWishlist {
  return async (sku) => wishlist.update((now) => withoutWishlisted(now, sku));
}
