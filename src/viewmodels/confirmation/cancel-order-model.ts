import { makeAutoObservable } from 'mobx';
import type { CancelPlaced } from '#domain/orders/cancel-placed.ts';
import { orderIdOf } from '#domain/orders/order.ts';
import type { RefusedAsking } from '#domain/orders/refused-asking.ts';
import type { ReadonlyCell } from '#domain/shared/cell.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';
import { cancelOrderMessages } from '../messages/cancel-order/en.ts';
import { type CancelPage, cancelPage } from './cancel-page.ts';
import { NamedOrderModel, type NamedOrderPorts } from './named-order-model.ts';

type Ports = NamedOrderPorts & {
  readonly cancelPlaced: CancelPlaced;
  readonly storeView: ReadonlyCell<StoreView>;
};

/** Canceling an order that the shop has, after it was said what that means. */
export class CancelOrderModel {
  readonly #ports: Ports;
  readonly named: NamedOrderModel;
  isSending = false;
  /** Why it was not canceled. */
  answer: string | null = null;

  constructor(ports: Ports) {
    this.#ports = ports;
    this.named = new NamedOrderModel(ports);
    makeAutoObservable(this, { named: false }, { autoBind: true });
  }

  /** Null while the order is not known in full. */
  get page(): CancelPage | null {
    const { storeView, messages } = this.#ports;
    const { whole } = this.named;
    return whole && cancelPage(whole, { storeView: storeView.get(), messages });
  }

  open(orderId: string | null): void {
    if ((orderId || null) !== this.named.asked) this.left();
    this.named.open(orderId);
  }

  /** A second press while the first is on its way does nothing. */
  async send(): Promise<void> {
    const { asked } = this.named;
    if (asked === null || this.isSending) return;
    this.begin();
    const canceled = await this.#ports.cancelPlaced(orderIdOf(asked));
    this.end(asked, canceled.kind === 'canceled' ? null : canceled.kind);
    if (canceled.kind === 'canceled') this.named.hear(canceled.order);
    if (canceled.kind === 'refused') await this.named.read();
  }

  /** Called when the page is left. */
  left(): void {
    this.named.left();
    this.answer = null;
  }

  private begin(): void {
    this.isSending = true;
    this.answer = null;
  }

  private end(asked: string, why: RefusedAsking | null): void {
    this.isSending = false;
    if (asked === this.named.asked && why !== null) this.answer = this.answerTo(why);
  }

  private answerTo(why: RefusedAsking): string {
    const { failed, offline, refused, tooOften } = this.#ports.messages(cancelOrderMessages);
    switch (why) {
      case 'refused':
        return refused;
      case 'too-often':
        return tooOften;
      case 'failed':
        return this.#ports.isOnline.get() ? failed : offline;
      default:
        return why satisfies never;
    }
  }
}

export function createCancelOrderScreen(ports: Ports): CancelOrderModel {
  return new CancelOrderModel(ports);
}
