import { makeAutoObservable } from 'mobx';
import type { ConfirmWaiting, DeclineWaiting, PutOffWaiting } from '#domain/orders/answer-waiting.ts';
import type { EditOrder } from '#domain/orders/edit-order.ts';
import type { Order, OrderId } from '#domain/orders/order.ts';
import type { ReadonlyCell } from '#domain/shared/cell.ts';
import { displayPrice } from '#domain/storeview/display-price.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';
import { orderMessages } from '../messages/orders/en.ts';
import type { Messages } from '../messages/writing/messages.ts';
import { momentText } from '../shared/moment-text.ts';

export type { OrderId };

type Ports = {
  readonly waitingOrders: ReadonlyCell<readonly Order[]>;
  readonly storeView: ReadonlyCell<StoreView>;
  readonly confirmWaiting: ConfirmWaiting;
  readonly declineWaiting: DeclineWaiting;
  readonly putOffWaiting: PutOffWaiting;
  readonly editOrder: EditOrder;
  readonly messages: Messages;
};

export type WaitingOrderView = {
  readonly id: OrderId;
  readonly day: string;
  readonly timestamp: string;
  readonly pieces: string;
  readonly total: string;
};

/** Asks what becomes of orders that wait on this device (QUEUE-23). */
export class WaitingOrdersModel {
  readonly #ports: Ports;
  isBusy = false;
  /** Why an order cannot be changed; null when there is nothing to say. */
  problem: string | null = null;

  constructor(ports: Ports) {
    this.#ports = ports;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get isOpen(): boolean {
    return this.orders.length > 0;
  }

  get orders(): readonly WaitingOrderView[] {
    const storeView = this.#ports.storeView.get();
    return this.#ports.waitingOrders.get().map(({ id, createdAt, lines, total }) => ({
      id,
      day: momentText(createdAt, storeView),
      timestamp: createdAt,
      pieces: lines.map(({ name, quantity }) => (quantity === 1 ? name : `${quantity} × ${name}`)).join(', '),
      total: displayPrice(total, storeView),
    }));
  }

  send(): Promise<void> {
    return this.answer(this.#ports.confirmWaiting);
  }

  cancel(): Promise<void> {
    return this.answer(this.#ports.declineWaiting);
  }

  /** Answers the page to go on with; null when the order stays. */
  async edit(id: OrderId): Promise<string | null> {
    const order = this.#ports.waitingOrders.get().find((each) => each.id === id);
    if (!order) return null;
    let isBack = false;
    await this.answer(async () => {
      isBack = (await this.#ports.editOrder(order)).kind === 'taken-back';
    });
    this.say(isBack ? null : this.#ports.messages(orderMessages).maybeSent);
    return isBack ? '/checkout' : null;
  }

  /** Not now: they are kept, and asked about at the next visit. */
  close(): void {
    if (!this.isBusy) this.#ports.putOffWaiting();
  }

  private async answer(verb: () => Promise<void>): Promise<void> {
    if (this.isBusy) return;
    this.setBusy(true);
    try {
      await verb();
    } finally {
      this.setBusy(false);
    }
  }

  private say(problem: string | null): void {
    this.problem = problem;
  }

  private setBusy(isBusy: boolean): void {
    this.isBusy = isBusy;
  }
}

export function createWaitingOrders(ports: Ports): WaitingOrdersModel {
  return new WaitingOrdersModel(ports);
}
