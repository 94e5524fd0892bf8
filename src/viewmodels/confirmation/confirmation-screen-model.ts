import { makeAutoObservable } from 'mobx';
import type { LeaveConfirmation, OpenConfirmation } from '#domain/orders/open-confirmation.ts';
import type { OrderView } from '#domain/orders/order-view.ts';
import type { ReadonlyCell } from '#domain/shared/cell.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';
import type { Contact } from '../messages.ts';
import { spokenLocale } from '../words/languages.ts';
import { orderWords } from '../words/orders/en.ts';
import type { Words } from '../words/words.ts';
import { devicePage, type OrderPage, placedPage } from './order-page.ts';

type Ports = {
  readonly orderView: ReadonlyCell<OrderView>;
  readonly storeView: ReadonlyCell<StoreView>;
  readonly isOnline: ReadonlyCell<boolean>;
  /** True once the device was read, so that an order waiting on it can be found. */
  readonly isDeviceRead: ReadonlyCell<boolean>;
  readonly mediaBase: string;
  /** Where a shopper can ask. */
  readonly contact: Contact;
  readonly openConfirmation: OpenConfirmation;
  readonly leaveConfirmation: LeaveConfirmation;
  readonly words: Words;
};

/** What became of an order. */
export class ConfirmationScreenModel {
  readonly #ports: Ports;
  /** The order named by the address; null when it names none. */
  asked: string | null = null;

  constructor(ports: Ports) {
    this.#ports = ports;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get isReady(): boolean {
    return this.#ports.isDeviceRead.get();
  }

  /** Why there is no order to show; null when there is no failure. */
  get failure(): string | null {
    const { isOnline, orderView, words } = this.#ports;
    if (orderView.get().kind !== 'failed') return null;
    const { noOrderNamed, notRead, offline } = words(orderWords);
    if (this.asked === null) return noOrderNamed;
    return isOnline.get() ? notRead : offline;
  }

  get contactEmail(): string {
    return this.#ports.contact.email;
  }

  /** The order; null while it is looked for and when there is none. */
  get page(): OrderPage | null {
    return this.pageOf(this.#ports.orderView.get());
  }

  open(orderId: string | null): void {
    this.asked = orderId || null;
    void this.#ports.openConfirmation(this.asked);
  }

  retry(): void {
    this.open(this.asked);
  }

  /** Called when the page is left (CHK-45). */
  left(): void {
    this.#ports.leaveConfirmation();
  }

  private pageOf(view: OrderView): OrderPage | null {
    const { isOnline, mediaBase, storeView, words } = this.#ports;
    const { currency, locale } = storeView.get();
    const writing = { currency, locale: spokenLocale(locale), mediaBase, words };
    switch (view.kind) {
      case 'placed':
        return placedPage(view.order, writing);
      case 'waiting':
      case 'refused':
        return devicePage(view.order, writing, isOnline.get());
      case 'none':
      case 'loading':
      case 'failed':
        return null;
      default:
        return view satisfies never;
    }
  }
}

export function createConfirmationScreen(ports: Ports): ConfirmationScreenModel {
  return new ConfirmationScreenModel(ports);
}
