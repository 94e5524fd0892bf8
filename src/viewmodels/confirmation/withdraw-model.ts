import { makeAutoObservable, observableRef } from 'mobx';
import { orderIdOf, type PlacedOrder } from '#domain/orders/order.ts';
import type { ReadPlaced } from '#domain/orders/read-placed.ts';
import type { RefusedAsking } from '#domain/orders/refused-asking.ts';
import type { Withdraw, Withdrawn } from '#domain/orders/withdraw.ts';
import {
  nothingStated,
  problemsOfWithdrawal,
  statementOf,
  type Withdrawal,
  type WithdrawalField,
  type WithdrawalForm,
} from '#domain/orders/withdrawal.ts';
import { customerOf, ownerOf, type Session } from '#domain/session/session.ts';
import type { Cell, ReadonlyCell } from '#domain/shared/cell.ts';
import type { Clock } from '#domain/shared/clock.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';
import { withdrawalMessages } from '../messages/withdrawal/en.ts';
import type { Messages } from '../messages/writing/messages.ts';
import { type ReceiptView, type ReviewView, receiptView, reviewView } from './withdraw-page.ts';

type Ports = {
  readonly withdrawalDraft: Cell<WithdrawalForm>;
  readonly session: ReadonlyCell<Session>;
  readonly isDeviceRead: ReadonlyCell<boolean>;
  readonly isOnline: ReadonlyCell<boolean>;
  readonly storeView: ReadonlyCell<StoreView>;
  readonly clock: Pick<Clock, 'now'>;
  readonly withdraw: Withdraw;
  readonly readPlaced: ReadPlaced;
  readonly messages: Messages;
};

/** What the shop has taken, with what was typed then. */
type Done = { readonly withdrawal: Withdrawal; readonly form: WithdrawalForm };

/** Withdrawing from an order: what is stated, what follows from it, and the receipt. */
export class WithdrawModel {
  readonly #ports: Ports;
  /** Fields that were left. */
  fieldsLeft: readonly WithdrawalField[] = [];
  /** How often the form was to be gone on from. */
  attempts = 0;
  isReviewing = false;
  isSending = false;
  /** Why it was not taken; null while nothing is to be said. */
  why: RefusedAsking | null = null;
  done: Done | null = null;

  constructor(ports: Ports) {
    this.#ports = ports;
    makeAutoObservable(this, { fieldsLeft: observableRef, done: observableRef }, { autoBind: true });
  }

  get isReady(): boolean {
    return this.#ports.isDeviceRead.get();
  }

  get customer(): string | null {
    return ownerOf(this.#ports.session.get());
  }

  get typed(): WithdrawalForm {
    return this.#ports.withdrawalDraft.get();
  }

  /** What is to be confirmed; null before, and afterwards. */
  get review(): ReviewView | null {
    return this.isReviewing ? reviewView(this.typed, this.#ports.clock.now(), this.#writing) : null;
  }

  get receipt(): ReceiptView | null {
    return this.done && receiptView(this.done.withdrawal, this.done.form, this.#writing);
  }

  get answer(): string | null {
    const { failed, offline, refused, tooOften } = this.#texts;
    if (this.why === null) return null;
    const failure = this.#ports.isOnline.get() ? failed : offline;
    return { refused, 'too-often': tooOften, failed: failure }[this.why];
  }

  /** What is wrong with a field, as far as it is to be told by now. */
  problemAt(field: WithdrawalField): string | null {
    const found = problemsOfWithdrawal(this.typed).find((problem) => problem.field === field);
    const isDue = this.attempts > 0 || this.fieldsLeft.includes(field);
    const texts: Readonly<Record<string, string>> = this.#texts.problems;
    return found && isDue ? (texts[`${found.field}-${found.code}`] ?? null) : null;
  }

  /** Called when the page is shown, and when somebody has signed in: who is known need not type who they are. */
  async begin(orderId: string | null): Promise<void> {
    const customer = customerOf(this.#ports.session.get());
    if (customer) this.fill({ name: `${customer.firstName} ${customer.lastName}`.trim(), email: customer.email });
    if (!orderId) return;
    const reply = await this.#ports.readPlaced(orderIdOf(orderId));
    if (reply.kind === 'ok') this.name(reply.value);
  }

  type(field: WithdrawalField, text: string): void {
    this.why = null;
    this.#ports.withdrawalDraft.update((now) => ({ ...now, [field]: text }));
  }

  leave(field: WithdrawalField): void {
    if (this.typed[field] !== '') this.fieldsLeft = [...this.fieldsLeft, field];
  }

  /** Goes on to what is to be confirmed. */
  goOn(): void {
    this.attempts += 1;
    this.why = null;
    this.isReviewing = problemsOfWithdrawal(this.typed).length === 0;
  }

  goBack(): void {
    this.isReviewing = false;
    this.attempts = 0;
    this.why = null;
  }

  /** A second press while the first is on its way does nothing. */
  async confirm(): Promise<void> {
    if (!this.isReviewing || this.isSending) return;
    const form = this.typed;
    this.isSending = true;
    this.why = null;
    this.end(form, await this.#ports.withdraw(statementOf(form)));
  }

  /** Called when the page is left: what was typed stays until it was taken. */
  left(): void {
    this.goBack();
    this.fieldsLeft = [];
    this.done = null;
  }

  private end(form: WithdrawalForm, withdrawn: Withdrawn): void {
    this.isSending = false;
    if (withdrawn.kind !== 'withdrawn') {
      this.why = withdrawn.kind;
      return;
    }
    this.done = { withdrawal: withdrawn.withdrawal, form };
    this.isReviewing = false;
    this.#ports.withdrawalDraft.update(() => nothingStated);
  }

  /** The order that the page was opened for. */
  private name({ number, isMasked, billingAddress, email }: PlacedOrder): void {
    const { firstName, lastName } = billingAddress;
    this.#ports.withdrawalDraft.update((now) => ({ ...now, order: number }));
    if (!isMasked) this.fill({ name: `${firstName} ${lastName}`.trim(), email });
  }

  /** What was typed stays. */
  private fill({ name, email }: Pick<WithdrawalForm, 'name' | 'email'>): void {
    this.#ports.withdrawalDraft.update((now) => ({ ...now, name: now.name || name, email: now.email || email }));
  }

  get #texts() {
    return this.#ports.messages(withdrawalMessages);
  }

  get #writing() {
    return { storeView: this.#ports.storeView.get(), messages: this.#ports.messages };
  }
}

export function createWithdrawScreen(ports: Ports): WithdrawModel {
  return new WithdrawModel(ports);
}
