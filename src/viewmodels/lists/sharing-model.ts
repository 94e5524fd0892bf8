import { makeAutoObservable } from 'mobx';
import type { ShareWishlist, SharingOutcome, StopSharing } from '#domain/lists/share-wishlist.ts';
import { type Sharing, sharedListAddress } from '#domain/lists/shared-list.ts';
import type { Wishlist } from '#domain/lists/wishlist.ts';
import type { ReadonlyCell } from '#domain/shared/cell.ts';
import { type Clock, timestampAt } from '#domain/shared/clock.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';
import { sharedListMessages } from '../messages/shared-list/en.ts';
import type { Messages } from '../messages/writing/messages.ts';
import { dayText } from '../shared/moment-text.ts';

type Ports = {
  readonly sharing: ReadonlyCell<Sharing | null>;
  readonly wishlist: ReadonlyCell<Wishlist>;
  readonly isOnline: ReadonlyCell<boolean>;
  readonly storeView: ReadonlyCell<StoreView>;
  readonly clock: Pick<Clock, 'now'>;
  readonly shareWishlist: ShareWishlist;
  readonly stopSharing: StopSharing;
  readonly messages: Messages;
};

type Named = { readonly title: string; readonly name: string };

/** Shows the wishlist by a link, and ends that. */
export class SharingModel {
  readonly #ports: Ports;
  typed: Named = { title: '', name: '' };
  isBusy = false;
  /** What came of the last press; '' for nothing. */
  told = '';

  constructor(ports: Ports) {
    this.#ports = ports;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Whether there is something to share or to end. */
  get isThere(): boolean {
    return this.address !== null || this.#ports.wishlist.get().length > 0;
  }

  /** Where the list is found that this device shares; null where it shares none. */
  get address(): string | null {
    const sharing = this.#ports.sharing.get();
    return sharing && sharing.expiresAt > this.#ports.clock.now() ? sharedListAddress(sharing.list) : null;
  }

  /** Until when it can be seen, for people and for machines. */
  get until(): { readonly day: string; readonly at: string } {
    const { sharing, storeView } = this.#ports;
    const at = timestampAt(sharing.get()?.expiresAt ?? 0);
    return { day: dayText(at, storeView.get()), at };
  }

  /** What keeps it from being shared or ended now; '' for nothing. */
  get hurdle(): string {
    return this.#ports.isOnline.get() ? '' : this.#texts.offline;
  }

  write(typed: Partial<Named>): void {
    this.typed = { ...this.typed, ...typed };
  }

  /** Answers whether there is a link now. A second press meanwhile does nothing. */
  async share(): Promise<boolean> {
    return this.#once(() => this.#ports.shareWishlist(this.typed));
  }

  async stop(): Promise<void> {
    const isDone = await this.#once(this.#ports.stopSharing);
    if (isDone) this.tell(this.#texts.stopped);
  }

  tell(words: string): void {
    this.told = words;
  }

  async #once(act: () => Promise<SharingOutcome>): Promise<boolean> {
    if (this.isBusy) return false;
    this.setBusy(true);
    try {
      const outcome = await act();
      this.tell(outcome === 'offline' || outcome === 'failed' ? this.#texts[outcome] : '');
      return outcome === 'done';
    } finally {
      this.setBusy(false);
    }
  }

  private setBusy(isBusy: boolean): void {
    this.isBusy = isBusy;
  }

  get #texts() {
    return this.#ports.messages(sharedListMessages);
  }
}

export function createSharing(ports: Ports): SharingModel {
  return new SharingModel(ports);
}
