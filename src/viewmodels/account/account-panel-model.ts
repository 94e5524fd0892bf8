import { makeAutoObservable, observableRef } from 'mobx';
import { type Panels, withPanelClosed, withPanelOpen } from '#domain/interface/panels.ts';
import type { Notices } from '#domain/notices/notices.ts';
import type { Order } from '#domain/orders/order.ts';
import type { ReadOrders } from '#domain/orders/read-orders.ts';
import { customerOf, type Session } from '#domain/session/session.ts';
import type { SignInForm } from '#domain/session/sign-in-form.ts';
import type { Cell, ReadonlyCell } from '#domain/shared/cell.ts';
import type { Clock } from '#domain/shared/clock.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';
import type { SignOut } from '#domain/workflows/sign-out.ts';
import type { Messages } from '../messages/writing/messages.ts';
import type { Contact } from '../notices/messages.ts';
import { type OrderEntry, orderEntry } from './order-entry.ts';
import { type PastNotice, pastNotice } from './past-notice.ts';

type Ports = {
  readonly panels: Cell<Panels>;
  readonly session: ReadonlyCell<Session>;
  readonly signInForm: Cell<SignInForm>;
  readonly signOut: SignOut;
  readonly storeView: ReadonlyCell<StoreView>;
  readonly readOrders: ReadOrders;
  readonly notices: ReadonlyCell<Notices>;
  readonly clock: Clock;
  readonly contact: Contact;
  readonly messages: Messages;
};

/** What a person did here, as far as this device knows it (UI-35). */
export class AccountPanelModel {
  readonly #ports: Ports;
  /** Null until the device was read. */
  known: readonly Order[] | null = null;

  constructor(ports: Ports) {
    this.#ports = ports;
    makeAutoObservable(this, { known: observableRef }, { autoBind: true });
  }

  get isOpen(): boolean {
    return this.#ports.panels.get().open === 'account';
  }

  /** The name of who is signed in; null for a guest. */
  get name(): string | null {
    const customer = customerOf(this.#ports.session.get());
    return customer && `${customer.firstName} ${customer.lastName}`;
  }

  get isReady(): boolean {
    return this.known !== null;
  }

  /** The newest first. */
  get orders(): readonly OrderEntry[] {
    return (this.known ?? []).map((order) => orderEntry(order, this.#ports.messages, this.#ports.storeView.get()));
  }

  /** What the shop has told in this visit, the newest first. */
  get told(): readonly PastNotice[] {
    const { notices, clock, messages, contact } = this.#ports;
    const telling = { messages, contact, now: clock.now(), storeView: this.#ports.storeView.get() };
    return notices.get().told.map((each) => pastNotice(each, telling));
  }

  get email(): string {
    return this.#ports.contact.email;
  }

  /** Called each time the panel opens: an order may have been placed since. */
  async opened(): Promise<void> {
    this.tell(await this.#ports.readOrders());
  }

  /** Opens the sheet with one of its forms in the place of this one. */
  openSheet(form: SignInForm): void {
    this.#ports.signInForm.update(() => form);
    this.#ports.panels.update((now) => withPanelOpen(now, 'sign-in'));
  }

  async logOut(): Promise<void> {
    this.close();
    await this.#ports.signOut();
  }

  close(): void {
    this.#ports.panels.update((now) => withPanelClosed(now, 'account'));
  }

  private tell(orders: readonly Order[]): void {
    this.known = orders;
  }
}

export function createAccountPanel(ports: Ports): AccountPanelModel {
  return new AccountPanelModel(ports);
}
