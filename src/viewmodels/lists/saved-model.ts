import { makeAutoObservable } from 'mobx';
import type { Tile } from '#domain/listing/tile.ts';
import type { ToggleSaved } from '#domain/lists/change-wishlist.ts';
import { isSaved, type Wishlist } from '#domain/lists/wishlist.ts';
import type { ReadonlyCell } from '#domain/shared/cell.ts';

type Ports = { readonly wishlist: ReadonlyCell<Wishlist>; readonly toggleSaved: ToggleSaved };

/** The hearts of the shop: what is saved, and saving (CUST-01). */
export class SavedModel {
  readonly #ports: Ports;

  constructor(ports: Ports) {
    this.#ports = ports;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get count(): number {
    return this.#ports.wishlist.get().length;
  }

  has(sku: string): boolean {
    return isSaved(this.#ports.wishlist.get(), sku);
  }

  toggle(tile: Tile): void {
    void this.#ports.toggleSaved(tile);
  }
}

export function createSaved(ports: Ports): SavedModel {
  return new SavedModel(ports);
}
