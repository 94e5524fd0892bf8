import { makeAutoObservable } from 'mobx';
import { type Panels, withPanelClosed } from '#domain/interface/panels.ts';
import type { OpenWishlist } from '#domain/journeys/open-wishlist.ts';
import type { RemoveFromWishlist } from '#domain/lists/change-wishlist.ts';
import type { Wishlist } from '#domain/lists/wishlist.ts';
import type { Cell, ReadonlyCell } from '#domain/shared/cell.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';
import { type ProductCard, productCard } from '../catalog/product-card.ts';
import type { Words } from '../words/writing/words.ts';

type Ports = {
  readonly wishlist: ReadonlyCell<Wishlist>;
  readonly panels: Cell<Panels>;
  /** True once the device's own list was read. */
  readonly isDeviceRead: ReadonlyCell<boolean>;
  readonly storeView: ReadonlyCell<StoreView>;
  readonly openWishlist: OpenWishlist;
  readonly removeFromWishlist: RemoveFromWishlist;
  readonly mediaBase: string;
  readonly words: Words;
};

/** The wishlist, over any page (CUST-11). */
export class WishlistPanelModel {
  readonly #ports: Ports;

  constructor(ports: Ports) {
    this.#ports = ports;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get isOpen(): boolean {
    return this.#ports.panels.get().open === 'wishlist';
  }

  get isReady(): boolean {
    return this.#ports.isDeviceRead.get();
  }

  /** The newest on top. */
  get cards(): readonly ProductCard[] {
    const { storeView, mediaBase, words } = this.#ports;
    const writing = { currency: storeView.get().currency, mediaBase, words };
    return this.#ports.wishlist
      .get()
      .map(({ tile }) => productCard(tile, writing))
      .toReversed();
  }

  /** Called when the panel has opened on a device that was read. */
  opened(): void {
    void this.#ports.openWishlist();
  }

  remove(sku: string): void {
    void this.#ports.removeFromWishlist(sku);
  }

  close(): void {
    this.#ports.panels.update((now) => withPanelClosed(now, 'wishlist'));
  }
}

export function createWishlistPanel(ports: Ports): WishlistPanelModel {
  return new WishlistPanelModel(ports);
}
