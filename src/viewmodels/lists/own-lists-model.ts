import { makeAutoObservable } from 'mobx';
import type { EndDeletedLinks, ForgetDeletedLists } from '#domain/lists/end-deleted-links.ts';
import type { ListChanges } from '#domain/lists/list-changes.ts';
import { itemsIn, type ListId, type NamedLists, presentList, presentLists } from '#domain/lists/named-lists.ts';
import type { Wishlist } from '#domain/lists/wishlist.ts';
import type { PriceFallRules } from '#domain/price-falls/ask-about-prices.ts';
import type { Cell, ReadonlyCell } from '#domain/shared/cell.ts';
import { listMessages } from '../messages/lists/en.ts';
import { namedListMessages } from '../messages/named-lists/en.ts';
import type { Messages } from '../messages/writing/messages.ts';
import type { ListNamingModel } from './list-naming-model.ts';
import type { WishlistModel } from './wishlist-model.ts';

type Ports = {
  readonly wishlist: ReadonlyCell<Wishlist>;
  readonly namedLists: ReadonlyCell<NamedLists>;
  readonly isOnline: ReadonlyCell<boolean>;
  /** The list that is open. */
  readonly chosenList: Cell<ListId>;
  readonly listChanges: ListChanges;
  readonly endDeletedLinks: EndDeletedLinks;
  readonly forgetDeletedLists: ForgetDeletedLists;
  /** The pieces of the list that is open. */
  readonly listPieces: WishlistModel;
  readonly listNaming: ListNamingModel;
  readonly priceFallRules: PriceFallRules;
  readonly messages: Messages;
};

export type OwnList = {
  readonly id: ListId;
  readonly name: string;
  readonly count: number;
  /** Name and number of pieces. */
  readonly label: string;
};

/** The lists of a shopper on the page of the wishlist: which is open, and what is done with them. */
export class OwnListsModel {
  readonly #ports: Ports;
  readonly pieces: WishlistModel;
  readonly naming: ListNamingModel;

  constructor(ports: Ports) {
    this.#ports = ports;
    this.pieces = ports.listPieces;
    this.naming = ports.listNaming;
    makeAutoObservable(this, { pieces: false, naming: false }, { autoBind: true });
  }

  get isOnline(): boolean {
    return this.#ports.isOnline.get();
  }

  /** The wishlist first, the others as they were made. */
  get lists(): readonly OwnList[] {
    const first = { id: null, name: this.#ports.messages(listMessages).wishlist };
    return [first, ...presentLists(this.#ports.namedLists.get())].map(({ id, name }) => this.#shown(id, name));
  }

  /** The list that is open; one that is not there any more is not. */
  get chosen(): OwnList {
    const { namedLists, chosenList, messages } = this.#ports;
    const list = presentList(namedLists.get(), chosenList.get());
    return list ? this.#shown(list.id, list.name) : this.#shown(null, messages(listMessages).wishlist);
  }

  /** Whether the shop tells of prices that fall, and there is something to wait for. */
  get offersPriceFalls(): boolean {
    return this.#ports.priceFallRules.tellsPriceFalls && this.chosen.count > 0;
  }

  /** Where a piece can be moved to. */
  get others(): readonly OwnList[] {
    return this.lists.filter(({ id }) => id !== this.chosen.id);
  }

  choose(id: ListId): void {
    this.#ports.chosenList.update(() => id);
    this.naming.begin();
    this.pieces.doing.begin();
  }

  /** To be called when the page is shown on a device that was read. */
  async opened(): Promise<void> {
    this.naming.begin();
    await this.pieces.opened();
  }

  /** Ends what links of deleted lists are left; to be called when the page is shown, and when the network is back. */
  async tidy(): Promise<void> {
    const { endDeletedLinks, forgetDeletedLists } = this.#ports;
    await endDeletedLinks();
    forgetDeletedLists();
  }

  /** The list that is open, with its pieces; where it was, the first is open then. */
  remove(): void {
    const { chosenList, listChanges, endDeletedLinks, messages } = this.#ports;
    const { id } = this.chosen;
    const deleted = id === null ? null : listChanges.remove(id);
    if (!deleted) return;
    const texts = messages(namedListMessages);
    this.choose(null);
    const { name, pieces, isShared } = deleted;
    const words = [pieces > 0 ? texts.deletedWith(name, pieces) : texts.deleted(name), isShared && texts.linkEnds];
    const undo = (): void => {
      const back = deleted.undo();
      chosenList.update(() => id);
      if (back !== null) this.pieces.doing.tell(texts.restored(back));
    };
    this.pieces.doing.tell(words.filter(Boolean).join(' '), undo);
    void endDeletedLinks();
  }

  move({ sku, name }: { readonly sku: string; readonly name: string }, to: ListId): void {
    const { messages, listChanges } = this.#ports;
    const [from, list] = [this.chosen, this.lists.find(({ id }) => id === to)];
    if (!list) return;
    const undo = listChanges.move(sku, to);
    const words = (where: OwnList): string => messages(namedListMessages).moved(name, where.name);
    this.pieces.doing.tell(words(list), undo, words(from));
  }

  #shown(id: ListId, name: string): OwnList {
    const { wishlist, namedLists, messages } = this.#ports;
    const count = itemsIn(wishlist.get(), id, namedLists.get()).length;
    return { id, name, count, label: messages(namedListMessages).counted(name, count) };
  }
}

export function createOwnLists(ports: Ports): OwnListsModel {
  return new OwnListsModel(ports);
}
