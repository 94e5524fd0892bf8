import { makeAutoObservable } from 'mobx';
import type { CancelOrder } from '#domain/orders/cancel-order.ts';
import type { EditOrder } from '#domain/orders/edit-order.ts';
import type { Order } from '#domain/orders/order.ts';
import type { OrderView } from '#domain/orders/order-view.ts';
import type { SendOrder } from '#domain/orders/send-order.ts';
import type { ReadonlyCell } from '#domain/shared/cell.ts';
import { orderMessages } from '../messages/orders/en.ts';
import type { Messages } from '../messages/writing/messages.ts';

export type WaitingOrderPorts = {
  readonly orderView: ReadonlyCell<OrderView>;
  readonly isOnline: ReadonlyCell<boolean>;
  readonly sendOrder: SendOrder;
  readonly editOrder: EditOrder;
  readonly cancelOrder: CancelOrder;
  readonly messages: Messages;
};

/** What a shopper may do with an order on its page that the shop has not taken. */
export class WaitingOrderModel {
  readonly #ports: WaitingOrderPorts;
  isBusy = false;
  /** Why what was asked for did not happen; null when there is nothing to say. */
  answer: string | null = null;

  constructor(ports: WaitingOrderPorts) {
    this.#ports = ports;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async send(): Promise<void> {
    const { isOnline, sendOrder, messages } = this.#ports;
    const { notAnswered, sentWhenOnline } = messages(orderMessages);
    await this.during(async (order) => {
      const { kind } = await sendOrder(order, 'queue');
      if (kind !== 'unanswered') return null;
      return isOnline.get() ? notAnswered : sentWhenOnline;
    });
  }

  /** Answers the page to go on with; null when the order stays. */
  async edit(): Promise<string | null> {
    const { editOrder, messages } = this.#ports;
    const isBack = await this.during(async (order) => {
      const { kind } = await editOrder(order);
      return kind === 'taken-back' ? null : messages(orderMessages).maybeSent;
    });
    return isBack ? '/checkout' : null;
  }

  /** One press is enough; what becomes of it is shown where the order is. */
  async cancel(): Promise<void> {
    const { cancelOrder, messages } = this.#ports;
    await this.during(async (order) => {
      const { kind } = await cancelOrder(order);
      return kind === 'not-noted' ? messages(orderMessages).notNoted : null;
    });
  }

  /** Called when the page is left. */
  left(): void {
    this.say(null);
  }

  /** One thing at a time; true when it was done and there is nothing to say. */
  private async during(act: (order: Order) => Promise<string | null>): Promise<boolean> {
    const view = this.#ports.orderView.get();
    const isShown = view.kind === 'waiting' || view.kind === 'refused';
    if (!isShown || this.isBusy) return false;
    this.setBusy(true);
    try {
      const answer = await act(view.order);
      this.say(answer);
      return answer === null;
    } finally {
      this.setBusy(false);
    }
  }

  private say(answer: string | null): void {
    this.answer = answer;
  }

  private setBusy(isBusy: boolean): void {
    this.isBusy = isBusy;
  }
}
