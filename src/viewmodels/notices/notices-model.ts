import { makeAutoObservable } from 'mobx';
import { type Notices, withoutNotice } from '#domain/notices/notices.ts';
import type { RenewShop } from '#domain/offline/renew-shop.ts';
import type { Cell, ReadonlyCell } from '#domain/shared/cell.ts';
import type { EnterStore } from '#domain/storeview/enter-store.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';
import type { Messages } from '../messages/writing/messages.ts';
import type { Contact } from './messages.ts';
import { type NoticeView, noticeView } from './notice-view.ts';

export type NoticesPorts = {
  readonly notices: Cell<Notices>;
  readonly contact: Contact;
  readonly messages: Messages;
  readonly storeView: ReadonlyCell<StoreView>;
  readonly renewShop: RenewShop;
  /** Comes with what offers a language. */
  readonly enterStore?: EnterStore;
};

/** What the shop has to say, wherever it is told: on the page, or in the panel that lies over it. */
export class NoticesModel {
  readonly #ports: NoticesPorts;
  /** The language that was offered is on its way. */
  isChangingLanguage = false;

  constructor(ports: NoticesPorts) {
    this.#ports = ports;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get all(): readonly NoticeView[] {
    const { notices, messages, contact, storeView } = this.#ports;
    return notices.get().shown.map((notice) => noticeView(notice, { messages, contact, storeView: storeView.get() }));
  }

  /** Whether it was not said yet; from now on it was. */
  isNews(id: number): boolean {
    const { notices } = this.#ports;
    const isNews = id > (notices.get().saidUpTo ?? 0);
    if (isNews) notices.update((now) => ({ ...now, saidUpTo: id }));
    return isNews;
  }

  /** While the shopper reads them no notice leaves by itself. */
  hold(): void {
    this.#hold(true);
  }

  release(): void {
    this.#hold(false);
  }

  /** With the notice goes what held it: the pointer or the focus was on it. */
  dismiss(id: number): void {
    this.#ports.notices.update((now) => ({ ...withoutNotice(now, id), isHeld: false }));
  }

  /** Loads the shop anew, as a notice has offered; it stays until then. */
  reload(): void {
    void this.#ports.renewShop();
  }

  /** Goes on in the language that a notice has offered; country and currency stay, and so does the page. */
  async readIn(locale: string): Promise<void> {
    if (this.isChangingLanguage) return;
    const { enterStore, notices } = this.#ports;
    this.setChangingLanguage(true);
    await enterStore?.({ locale });
    this.setChangingLanguage(false);
    notices.update((now) => ({ ...now, isHeld: false })); // the one that was pressed has gone
  }

  private setChangingLanguage(isChanging: boolean): void {
    this.isChangingLanguage = isChanging;
  }

  #hold(isHeld: boolean): void {
    this.#ports.notices.update((now) => (now.isHeld === isHeld ? now : { ...now, isHeld }));
  }
}

export function createNotices(ports: NoticesPorts): NoticesModel {
  return new NoticesModel(ports);
}
