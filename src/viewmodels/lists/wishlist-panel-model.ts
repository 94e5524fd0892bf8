import { makeAutoObservable } from 'mobx';
import { type Panels, withPanelClosed } from '#domain/interface/panels.ts';
import { type NamedLists, presentList } from '#domain/lists/named-lists.ts';
import type { Wishlist } from '#domain/lists/wishlist.ts';
import type { Cell, ReadonlyCell } from '#domain/shared/cell.ts';
import { namedListMessages } from '../messages/named-lists/en.ts';
import type { Messages } from '../messages/writing/messages.ts';
import type { WishlistModel } from './wishlist-model.ts';

type Ports = {
  readonly panels: Cell<Panels>;
  readonly wishlist: ReadonlyCell<Wishlist>;
  readonly namedLists: ReadonlyCell<NamedLists>;
  readonly wishlistPieces: WishlistModel;
  readonly messages: Messages;
};

/** All that is saved, in whichever list, over any page (CUST-11). */
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

  /** In which list of the shopper a piece is; '' for the first. */
  listText(sku: string): string {
    const { wishlist, namedLists, messages } = this.#ports;
    const item = wishlist.get().find(({ tile }) => tile.sku === sku);
    const list = presentList(namedLists.get(), item?.list ?? null);
    return list ? messages(namedListMessages).inList(list.name) : '';
  }

  close(): void {
    this.#ports.panels.update((now) => withPanelClosed(now, 'wishlist'));
  }
}

export function createWishlistPanel(ports: Ports): WishlistPanelModel {
  return new WishlistPanelModel(ports);
}
