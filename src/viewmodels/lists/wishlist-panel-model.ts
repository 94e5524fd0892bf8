import { makeAutoObservable } from 'mobx';
import { type Panels, withPanelClosed } from '#domain/interface/panels.ts';
import type { Cell } from '#domain/shared/cell.ts';
import type { WishlistModel } from './wishlist-model.ts';

type Ports = { readonly panels: Cell<Panels>; readonly wishlistPieces: WishlistModel };

/** The wishlist, over any page (CUST-11). */
export class WishlistPanelModel {
  readonly #ports: Ports;
  readonly wishlist: WishlistModel;

  constructor(ports: Ports) {
    this.#ports = ports;
    this.wishlist = ports.wishlistPieces;
    makeAutoObservable(this, { wishlist: false }, { autoBind: true });
  }

  get isOpen(): boolean {
    return this.#ports.panels.get().open === 'wishlist';
  }

  close(): void {
    this.#ports.panels.update((now) => withPanelClosed(now, 'wishlist'));
  }
}

export function createWishlistPanel(ports: Ports): WishlistPanelModel {
  return new WishlistPanelModel(ports);
}
