import { makeAutoObservable } from 'mobx';
import type { ReadCredit } from '#domain/account/read-credit.ts';
import type { CreditEntry, StoreCredit } from '#domain/account/store-credit.ts';
import type { ReadonlyCell } from '#domain/shared/cell.ts';
import { type Money, nothing, sizeOf } from '#domain/shared/money.ts';
import { displayPrice } from '#domain/storeview/display-price.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';
import { accountPageMessages } from '../messages/account-page/en.ts';
import type { Messages } from '../messages/writing/messages.ts';
import { dayText, type MomentView, momentView } from '../shared/moment-text.ts';
import { ReadingModel } from './reading-model.ts';

export type CreditPorts = {
  readonly storeCredit: ReadonlyCell<StoreCredit>;
  readonly readCredit: ReadCredit;
  readonly isOnline: ReadonlyCell<boolean>;
  readonly storeView: ReadonlyCell<StoreView>;
  readonly messages: Messages;
};

/** A row of the table of store credit; what was taken away is said in words, too. */
export type CreditRow = {
  readonly id: number;
  readonly day: string;
  readonly timestamp: string;
  readonly what: string;
  readonly amount: string;
  readonly isTaken: boolean;
  readonly balanceAfter: string;
};

/** What a customer has to spend, and where it comes from (ACC-05, ACC-07). */
export class CreditModel {
  readonly #ports: CreditPorts;
  readonly reading: ReadingModel;

  constructor(ports: CreditPorts) {
    this.#ports = ports;
    this.reading = new ReadingModel(ports.readCredit);
    makeAutoObservable(this, { reading: false }, { autoBind: true });
  }

  get isKnown(): boolean {
    return this.#ports.storeCredit.get().readAt !== null;
  }

  get isOnline(): boolean {
    return this.#ports.isOnline.get();
  }

  get balance(): string {
    return this.amountOf(this.#ports.storeCredit.get().balance);
  }

  get rows(): readonly CreditRow[] {
    return this.#ports.storeCredit.get().entries.map((entry) => ({
      id: entry.id,
      day: dayText(entry.createdAt, this.#ports.storeView.get()),
      timestamp: entry.createdAt,
      what: this.whatOf(entry),
      amount: this.amountOf(sizeOf(entry.amount)),
      isTaken: entry.amount < nothing,
      balanceAfter: this.amountOf(entry.balanceAfter),
    }));
  }

  /** When what is shown was read, where it could not be read anew. */
  get savedAt(): MomentView | null {
    const { readAt } = this.#ports.storeCredit.get();
    const isOld = this.reading.hasFailed || !this.isOnline;
    return readAt === null || !isOld ? null : momentView(readAt, this.#ports.storeView.get());
  }

  opened(): Promise<void> {
    return this.reading.read();
  }

  private whatOf({ kind, comment, orderNumber }: CreditEntry): string {
    const texts = this.#ports.messages(accountPageMessages);
    const detail = comment || (orderNumber ? texts.order(orderNumber) : '');
    return detail === '' ? texts.creditKinds[kind] : `${texts.creditKinds[kind]}: ${detail}`;
  }

  private amountOf(amount: Money): string {
    return displayPrice(amount, this.#ports.storeView.get());
  }
}
