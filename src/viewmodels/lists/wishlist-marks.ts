import { makeAutoObservable } from 'mobx';
import type { Tile } from '#domain/listing/tile.ts';
import type { ToggleWishlisted } from '#domain/lists/change-wishlist.ts';
import { isWishlisted, type Wishlist } from '#domain/lists/wishlist.ts';
import type { ReadonlyCell } from '#domain/shared/cell.ts';

type Ports = { readonly wishlist: ReadonlyCell<Wishlist>; readonly toggleWishlisted: ToggleWishlisted };

/** The hearts of the shop: what is on the wishlist, and putting it there (CUST-01). */
export class WishlistMarks {
  readonly #ports: Ports;

  constructor(ports: Ports) {
    this.#ports = ports;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get count(): number {
    return this.#ports.wishlist.get().length;
  }

  has(sku: string): boolean {
    return isWishlisted(this.#ports.wishlist.get(), sku);
  }

  toggle(tile: Tile): void {
    void this.#ports.toggleWishlisted(tile);
  }
}

export function createWishlistMarks(ports: Ports): WishlistMarks {
  return new WishlistMarks(ports);
}
