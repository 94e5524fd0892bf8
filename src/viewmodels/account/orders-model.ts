import { makeAutoObservable, observableRef } from 'mobx';
import { type OrderHistory, orderAt } from '#domain/account/order-history.ts';
import type { ReadHistory } from '#domain/account/read-history.ts';
import type { Seller } from '#domain/invoice/seller.ts';
import { isAnswered, type Order } from '#domain/orders/order.ts';
import type { ReadOrders } from '#domain/orders/read-orders.ts';
import type { ReadonlyCell } from '#domain/shared/cell.ts';
import { type Clock, dayAt } from '#domain/shared/clock.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';
import type { AgainOutcome, OrderAgain } from '#domain/workflows/order-again.ts';
import { type CancellationView, cancellationView } from '../confirmation/cancellation-view.ts';
import { type ReturnsView, returnsView } from '../confirmation/return-views.ts';
import { type Billed, billedOf } from '../invoice/billed.ts';
import { accountPageMessages } from '../messages/account-page/en.ts';
import { writingLocale } from '../messages/languages.ts';
import type { Messages } from '../messages/writing/messages.ts';
import { type MomentView, momentView } from '../shared/moment-text.ts';
import { type OrderEntry, orderEntry } from './order-entry.ts';
import { type OrderCard, orderCard, type PastOrderView, pastOrderView, type Writing } from './past-order-view.ts';
import { ReadingModel } from './reading-model.ts';

export type OrdersPorts = {
  readonly orderHistory: ReadonlyCell<OrderHistory>;
  readonly readHistory: ReadHistory;
  readonly readOrders: ReadOrders;
  readonly orderAgain: OrderAgain;
  readonly isOnline: ReadonlyCell<boolean>;
  readonly storeView: ReadonlyCell<StoreView>;
  readonly mediaBase: string;
  readonly seller: Seller;
  readonly clock: Pick<Clock, 'now'>;
  readonly messages: Messages;
};

/** The orders of a customer: those that wait on this device, and those that the shop has (ACC-01 to ACC-04). */
export class OrdersModel {
  readonly #ports: OrdersPorts;
  readonly reading: ReadingModel;
  /** The orders of this device, whatever became of them. */
  ofDevice: readonly Order[] = [];
  isAdding = false;
  /** What came of ordering again; null before. */
  again: AgainOutcome | null = null;

  constructor(ports: OrdersPorts) {
    this.#ports = ports;
    this.reading = new ReadingModel(ports.readHistory);
    makeAutoObservable(this, { reading: false, ofDevice: observableRef, again: observableRef }, { autoBind: true });
  }

  /** What is not with the shop yet, the newest first. */
  get waiting(): readonly OrderEntry[] {
    const { storeView, messages } = this.#writing;
    const isOpen = (order: Order): boolean => !isAnswered(order);
    return this.ofDevice.filter(isOpen).map((order) => orderEntry(order, messages, storeView));
  }

  get cards(): readonly OrderCard[] {
    return this.#ports.orderHistory.get().orders.map((order) => orderCard(order, this.#writing));
  }

  get isKnown(): boolean {
    return this.#ports.orderHistory.get().readAt !== null;
  }

  /** When what is shown was read, where it could not be read anew. */
  get savedAt(): MomentView | null {
    const { readAt } = this.#ports.orderHistory.get();
    const isOld = this.reading.hasFailed || !this.#ports.isOnline.get();
    return readAt === null || !isOld ? null : momentView(readAt, this.#writing.storeView);
  }

  get isOnline(): boolean {
    return this.#ports.isOnline.get();
  }

  /** Null for an id that is not in the history. */
  orderAt(id: string): PastOrderView | null {
    const order = orderAt(this.#ports.orderHistory.get(), id);
    return order && pastOrderView(order, this.#writing);
  }

  /** What is given back of an order, and whether more can be; null where there is nothing to say. */
  returnsOf(id: string): ReturnsView | null {
    const order = orderAt(this.#ports.orderHistory.get(), id);
    return order && returnsView(order, this.#writing, dayAt(this.#ports.clock.now()));
  }

  /** Whether an order can be canceled, or what came of that; null where there is nothing to say. */
  cancellationOf(id: string): CancellationView | null {
    const order = orderAt(this.#ports.orderHistory.get(), id);
    return order && cancellationView(order, this.#writing);
  }

  /** What an invoice of an order is made of; null where the shop gives no invoices. */
  billedAt(id: string): Billed | null {
    const order = orderAt(this.#ports.orderHistory.get(), id);
    return order && billedOf(order, this.#ports.seller, this.#writing.storeView);
  }

  /** What is said of ordering again, in sentences; none before. */
  get answers(): readonly string[] {
    const texts = this.#ports.messages(accountPageMessages);
    if (this.again === null) return [];
    if (this.again.kind === 'failed') return [texts.againFailed];
    const { quantity, gone } = this.again;
    return [
      ...(quantity > 0 ? [texts.againAdded(quantity)] : []),
      ...(gone.length > 0 ? [texts.againGone(gone.join(', '))] : []),
    ];
  }

  get hasAdded(): boolean {
    return this.again?.kind === 'added' && this.again.quantity > 0;
  }

  /** Called when one of the two blocks is opened. */
  async opened(): Promise<void> {
    this.tell(null);
    const reading = this.reading.read();
    this.know(await this.#ports.readOrders());
    await reading;
  }

  /** A second press while the first is dealt with does nothing. */
  async orderAgain(id: string): Promise<void> {
    const order = orderAt(this.#ports.orderHistory.get(), id);
    if (!order || this.isAdding) return;
    this.tell(null, true);
    this.tell(await this.#ports.orderAgain(order.lines));
  }

  get #writing(): Writing {
    const { storeView, mediaBase, messages } = this.#ports;
    return { storeView: storeView.get(), locale: writingLocale(storeView.get()), mediaBase, messages };
  }

  private know(orders: readonly Order[]): void {
    this.ofDevice = orders;
  }

  private tell(again: AgainOutcome | null, isAdding = false): void {
    this.again = again;
    this.isAdding = isAdding;
  }
}
