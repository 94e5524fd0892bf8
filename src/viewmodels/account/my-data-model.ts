import { makeAutoObservable } from 'mobx';
import type { DownloadOwnData } from '#domain/account/download-own-data.ts';
import type { ReadCredit } from '#domain/account/read-credit.ts';
import type { StoreCredit } from '#domain/account/store-credit.ts';
import type { Notify } from '#domain/notices/notify.ts';
import type { ReadonlyCell } from '#domain/shared/cell.ts';
import { nothing } from '#domain/shared/money.ts';
import { displayPrice } from '#domain/storeview/display-price.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';
import type { DeleteAccount, DeletionOutcome } from '#domain/workflows/delete-account.ts';
import { myDataMessages } from '../messages/my-data/en.ts';
import { signInMessages } from '../messages/sign-in/en.ts';
import type { Messages } from '../messages/writing/messages.ts';

export type MyDataPorts = {
  readonly downloadOwnData: DownloadOwnData;
  readonly deleteAccount: DeleteAccount;
  readonly storeCredit: ReadonlyCell<StoreCredit>;
  readonly readCredit: ReadCredit;
  readonly storeView: ReadonlyCell<StoreView>;
  readonly notify: Notify;
  readonly messages: Messages;
};

/** What the form says when nothing was deleted: beside the password, or below it. */
type Problem = Exclude<DeletionOutcome, 'deleted'> | 'password-required';

/** What is kept of a customer, to be taken home, and the end of the account; the password is kept nowhere. */
export class MyDataModel {
  readonly #ports: MyDataPorts;
  isFetching = false;
  fetched: Awaited<ReturnType<DownloadOwnData>> | null = null;
  password = '';
  problem: Problem | null = null;
  attempts = 0;
  isDeleting = false;

  constructor(ports: MyDataPorts) {
    this.#ports = ports;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** What became of the last download. */
  get news(): string | null {
    const { saved, downloadOffline, notSaved } = this.#texts;
    const news = { saved, offline: downloadOffline, failed: notSaved };
    return this.fetched && news[this.fetched];
  }

  /** What is lost that money was paid for; nothing for who never had store credit. */
  get losses(): readonly string[] {
    const { balance, entries } = this.#ports.storeCredit.get();
    const { credit, creditBack } = this.#texts;
    const lost = balance > nothing ? [credit(displayPrice(balance, this.#ports.storeView.get()))] : [];
    return entries.length > 0 ? [...lost, creditBack] : lost;
  }

  get passwordProblem(): string | null {
    if (this.problem === 'password-required') return this.#ports.messages(signInMessages).problems['password-required'];
    return this.problem === 'wrong-password' ? this.#texts.wrongPassword : null;
  }

  /** Why nothing was deleted, where it is not the password. */
  get answer(): string | null {
    const { otherCredit, orderWaits, deletionOffline, notDeleted } = this.#texts;
    switch (this.problem) {
      case 'other-credit':
        return otherCredit;
      case 'order-waits':
        return orderWaits;
      case 'offline':
        return deletionOffline;
      case 'failed':
        return notDeleted;
      default:
        return null;
    }
  }

  /** Called when the block is shown: nobody agrees to lose what they were not told. */
  opened(): Promise<unknown> {
    return this.#ports.readCredit();
  }

  /** Called when the block is left. */
  clear(): void {
    this.fetched = null;
    this.password = '';
    this.problem = null;
    this.attempts = 0;
  }

  async download(): Promise<void> {
    if (this.isFetching) return;
    this.isFetching = true;
    this.fetched = null;
    this.endDownload(await this.#ports.downloadOwnData(this.#texts.about));
  }

  typePassword(password: string): void {
    this.password = password;
    this.problem = null;
  }

  /** A second press while the first is on its way does nothing. */
  async send(): Promise<void> {
    if (this.isDeleting) return;
    this.attempts += 1;
    this.problem = this.password === '' ? 'password-required' : null;
    if (this.problem !== null) return;
    this.isDeleting = true;
    const storeCredit = this.#ports.storeCredit.get().balance;
    const outcome = await this.#ports.deleteAccount({ password: this.password, storeCredit });
    if (outcome === 'other-credit') await this.#ports.readCredit();
    this.endDeletion(outcome);
  }

  private endDownload(outcome: Awaited<ReturnType<DownloadOwnData>>): void {
    this.isFetching = false;
    this.fetched = outcome;
  }

  private endDeletion(outcome: DeletionOutcome): void {
    this.isDeleting = false;
    if (outcome !== 'deleted') {
      this.problem = outcome;
      return;
    }
    this.clear();
    this.#ports.notify({ code: 'server-message', type: 'success', text: this.#texts.done, hasNoTimeout: true });
  }

  get #texts() {
    return this.#ports.messages(myDataMessages);
  }
}
