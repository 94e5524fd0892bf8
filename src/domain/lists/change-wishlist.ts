import type { Tile } from '#domain/listing/tile.ts';
import type { Cell } from '#domain/shared/cell.ts';
import { isSaved, type Wishlist, withoutSaved, withSaved } from './wishlist.ts';

/** Saves a piece for later, or takes it out again when it is saved already. */
export type ToggleSaved = (tile: Tile) => Promise<void>;

export type ForgetSaved = (sku: string) => Promise<void>;

type Ports = { readonly wishlist: Cell<Wishlist> };

export function createToggleSaved({ wishlist }: Ports): ToggleSaved {
  return async (tile) =>
    wishlist.update((now) => (isSaved(now, tile.sku) ? withoutSaved(now, tile.sku) : withSaved(now, tile)));
}

export function createForgetSaved({ wishlist }: Ports): ForgetSaved {
  return async (sku) => wishlist.update((now) => withoutSaved(now, sku));
}
