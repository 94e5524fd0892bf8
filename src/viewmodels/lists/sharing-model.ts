import { makeAutoObservable } from 'mobx';
import { itemsIn, type ListId, type NamedLists } from '#domain/lists/named-lists.ts';
import type { ShareWishlist, SharingOutcome, StopSharing } from '#domain/lists/share-wishlist.ts';
import { type Sharing, sharedListAddress } from '#domain/lists/shared-list.ts';
import type { Sharings } from '#domain/lists/sharings.ts';
import type { Wishlist } from '#domain/lists/wishlist.ts';
import type { ReadonlyCell } from '#domain/shared/cell.ts';
import { type Clock, timestampAt } from '#domain/shared/clock.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';
import { sharedListMessages } from '../messages/shared-list/en.ts';
import type { Messages } from '../messages/writing/messages.ts';
import { dayText } from '../shared/moment-text.ts';

type Ports = {
  readonly sharings: Sharings;
  readonly namedLists: ReadonlyCell<NamedLists>;
  /** The list that is open. */
  readonly chosenList: ReadonlyCell<ListId>;
  readonly wishlist: ReadonlyCell<Wishlist>;
  readonly isOnline: ReadonlyCell<boolean>;
  readonly storeView: ReadonlyCell<StoreView>;
  readonly clock: Pick<Clock, 'now'>;
  readonly shareWishlist: ShareWishlist;
  readonly stopSharing: StopSharing;
  readonly messages: Messages;
};

type Named = { readonly title: string; readonly name: string };

const nothingTyped: Named = { title: '', name: '' };

/** Shows the list that is open by a link, and ends that. What was typed and told of one list is not shown at another. */
export class SharingModel {
  readonly #ports: Ports;
  private typedAt: { readonly list: ListId; readonly named: Named } = { list: null, named: nothingTyped };
  isBusy = false;
  private toldOf: { readonly list: ListId; readonly words: string } = { list: null, words: '' };

  constructor(ports: Ports) {
    this.#ports = ports;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get typed(): Named {
    return this.typedAt.list === this.#list ? this.typedAt.named : nothingTyped;
  }

  /** What came of the last press; '' for nothing. */
  get told(): string {
    return this.toldOf.list === this.#list ? this.toldOf.words : '';
  }

  /** Whether there is something to share or to end. */
  get isThere(): boolean {
    const { wishlist, namedLists } = this.#ports;
    return this.address !== null || itemsIn(wishlist.get(), this.#list, namedLists.get()).length > 0;
  }

  /** Where the list is found that this device shares; null where it shares none. */
  get address(): string | null {
    const sharing = this.#sharing;
    return sharing && sharing.expiresAt > this.#ports.clock.now() ? sharedListAddress(sharing.list) : null;
  }

  /** Until when it can be seen, for people and for machines. */
  get until(): { readonly day: string; readonly at: string } {
    const at = timestampAt(this.#sharing?.expiresAt ?? 0);
    return { day: dayText(at, this.#ports.storeView.get()), at };
  }

  /** What keeps it from being shared or ended now; '' for nothing. */
  get hurdle(): string {
    return this.#ports.isOnline.get() ? '' : this.#texts.offline;
  }

  write(typed: Partial<Named>): void {
    this.typedAt = { list: this.#list, named: { ...this.typed, ...typed } };
  }

  /** Answers whether there is a link now. A second press meanwhile does nothing. */
  async share(): Promise<boolean> {
    return this.#once((list) => this.#ports.shareWishlist(this.typed, list));
  }

  async stop(): Promise<void> {
    const list = this.#list;
    const isDone = await this.#once(this.#ports.stopSharing);
    if (isDone) this.tell(this.#texts.stopped, list);
  }

  tell(words: string, list: ListId = this.#list): void {
    this.toldOf = { list, words };
  }

  async #once(act: (list: ListId) => Promise<SharingOutcome>): Promise<boolean> {
    if (this.isBusy) return false;
    const list = this.#list;
    this.setBusy(true);
    try {
      const outcome = await act(list);
      this.tell(outcome === 'offline' || outcome === 'failed' ? this.#texts[outcome] : '', list);
      return outcome === 'done';
    } finally {
      this.setBusy(false);
    }
  }

  private setBusy(isBusy: boolean): void {
    this.isBusy = isBusy;
  }

  get #list(): ListId {
    return this.#ports.chosenList.get();
  }

  get #sharing(): Sharing | null {
    return this.#ports.sharings.of(this.#list).get();
  }

  get #texts() {
    return this.#ports.messages(sharedListMessages);
  }
}

export function createSharing(ports: Ports): SharingModel {
  return new SharingModel(ports);
}
