import { makeAutoObservable, observableRef } from 'mobx';
import type { ReadCreditUse, SpendCredit } from '#domain/account/spend-credit.ts';
import type { CreditUse } from '#domain/account/store-credit.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { shownTotals } from '#domain/cart/shown-totals.ts';
import { type NewAccount, problemOfNewAccount } from '#domain/checkout/new-account.ts';
import { type Panels, withPanelOpen } from '#domain/interface/panels.ts';
import { ownerOf, type Session } from '#domain/session/session.ts';
import type { SignInForm } from '#domain/session/sign-in-form.ts';
import type { Cell, ReadonlyCell } from '#domain/shared/cell.ts';
import { type Money, nothing } from '#domain/shared/money.ts';
import { displayPrice } from '#domain/storeview/display-price.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';
import { payingMessages } from '../messages/paying/en.ts';
import type { Messages } from '../messages/writing/messages.ts';

type Ports = {
  readonly session: ReadonlyCell<Session>;
  readonly cart: ReadonlyCell<Cart>;
  readonly newAccount: Cell<NewAccount>;
  readonly readCreditUse: ReadCreditUse;
  readonly spendCredit: SpendCredit;
  readonly panels: Cell<Panels>;
  readonly signInForm: Cell<SignInForm>;
  readonly storeView: ReadonlyCell<StoreView>;
  readonly messages: Messages;
};

/** What of paying depends on who pays: store credit for who is signed in, an account for a guest who wants one. */
export class PayingModel {
  readonly #ports: Ports;
  /** As the shop last said; null while nothing is known. */
  use: CreditUse | null = null;
  isBusy = false;
  /** What was pressed while the shop reckons. */
  private wanted: boolean | null = null;

  constructor(ports: Ports) {
    this.#ports = ports;
    makeAutoObservable(this, { use: observableRef }, { autoBind: true });
  }

  /** Whose account it is; null for a guest. */
  get customer(): string | null {
    return ownerOf(this.#ports.session.get());
  }

  /** Null where there is none to use. */
  get creditLabel(): string | null {
    const available = this.use?.available ?? nothing;
    return available > nothing ? this.#texts.creditOffer(this.#price(available)) : null;
  }

  /** As it was pressed, until the shop has answered. */
  get isCreditApplied(): boolean {
    return this.wanted ?? this.use?.isApplied === true;
  }

  /** What is left to pay once credit is used; null while it is not. */
  get leftText(): string | null {
    if (this.isBusy || !this.isCreditApplied) return null;
    return this.#texts.leftToPay(this.#price(shownTotals(this.#ports.cart.get()).totals.grandTotal));
  }

  get isAccountWanted(): boolean {
    return this.#wanted.isWanted;
  }

  get password(): string {
    return this.#wanted.password;
  }

  /** How often the order waited for a password. */
  get refusals(): number {
    return this.#wanted.refusals;
  }

  get passwordProblem(): string | null {
    const problem = this.refusals > 0 ? problemOfNewAccount(this.#wanted) : null;
    return problem && this.#texts.passwordProblems[problem];
  }

  /** Called when the step is open, and when somebody has signed in there. */
  async begin(): Promise<void> {
    if (this.customer === null) this.noteUse(null);
    else this.noteUse(await this.#ports.readCreditUse());
  }

  /** Nothing else is asked for while the shop reckons. */
  async setCredit(isApplied: boolean): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    this.wanted = isApplied;
    const use = await this.#ports.spendCredit(isApplied);
    this.noteUse(use ?? this.use);
  }

  wantAccount(isWanted: boolean): void {
    this.#ports.newAccount.update((now) => ({ ...now, isWanted, refusals: 0 }));
  }

  typePassword(password: string): void {
    this.#ports.newAccount.update((now) => ({ ...now, password }));
  }

  /** Opens the sheet over the checkout; what was typed stays. */
  signIn(): void {
    this.#ports.signInForm.update(() => 'login');
    this.#ports.panels.update((now) => withPanelOpen(now, 'sign-in'));
  }

  private noteUse(use: CreditUse | null): void {
    this.use = use;
    this.wanted = null;
    this.isBusy = false;
  }

  get #wanted(): NewAccount {
    return this.#ports.newAccount.get();
  }

  get #texts() {
    return this.#ports.messages(payingMessages);
  }

  #price(amount: Money): string {
    return displayPrice(amount, this.#ports.storeView.get());
  }
}

export function createPaying(ports: Ports): PayingModel {
  return new PayingModel(ports);
}
