import { makeAutoObservable, observableRef } from 'mobx';
import { orderIdOf, type PlacedOrder } from '#domain/orders/order.ts';
import type { ReadPlaced } from '#domain/orders/read-placed.ts';
import { ownerOf, type Session } from '#domain/session/session.ts';
import type { ReadonlyCell } from '#domain/shared/cell.ts';
import type { Reply } from '#domain/shared/reply.ts';
import { orderMessages } from '../messages/orders/en.ts';
import { OrderKeyModel, type OrderKeyPorts } from './order-key-model.ts';

export type NamedOrderPorts = OrderKeyPorts & {
  readonly readPlaced: ReadPlaced;
  readonly isDeviceRead: ReadonlyCell<boolean>;
  readonly session: ReadonlyCell<Session>;
};

/** The order that an address names, for a page on which something is asked of it: read whole, once it is known whose it is. */
export class NamedOrderModel {
  readonly #ports: NamedOrderPorts;
  readonly #heard: (order: PlacedOrder) => void;
  /** The e-mail by which an order opens that the shop tells this device of only in part. */
  readonly key: OrderKeyModel;
  asked: string | null = null;
  order: PlacedOrder | null = null;
  hasFailed = false;

  /** `heard` is told of each answer about the order that is asked for. */
  constructor(ports: NamedOrderPorts, heard: (order: PlacedOrder) => void = () => undefined) {
    this.#ports = ports;
    this.#heard = heard;
    this.key = new OrderKeyModel(ports);
    makeAutoObservable(this, { key: false, order: observableRef }, { autoBind: true });
  }

  get isReady(): boolean {
    return this.#ports.isDeviceRead.get();
  }

  get customer(): string | null {
    return ownerOf(this.#ports.session.get());
  }

  /** Why there is no order to show; null when there is no failure. */
  get failure(): string | null {
    const { isOnline, messages } = this.#ports;
    const { noOrderNamed, notRead, offline } = messages(orderMessages);
    if (this.isReady && this.asked === null) return noOrderNamed;
    if (!this.hasFailed) return null;
    return isOnline.get() ? notRead : offline;
  }

  get isMasked(): boolean {
    return this.order?.isMasked === true;
  }

  /** Null while the order is not known in full. */
  get whole(): PlacedOrder | null {
    return this.isMasked ? null : this.order;
  }

  /** Where the order is told in full. */
  get address(): string {
    return `/confirmation?orderId=${encodeURIComponent(this.asked ?? '')}`;
  }

  open(orderId: string | null): void {
    this.asked = orderId || null;
    void this.read();
  }

  /** Called when somebody has signed in: the order may be theirs. */
  met(): void {
    if (this.isMasked) void this.read();
  }

  async read(): Promise<void> {
    const { asked } = this;
    if (asked === null) return;
    this.hasFailed = false;
    this.know(asked, await this.#ports.readPlaced(orderIdOf(asked)));
  }

  /** Shows the order whole to whoever has typed its e-mail. */
  async showWhole(): Promise<void> {
    if ((await this.key.find(this.asked)) !== null) await this.read();
  }

  /** Something else was heard of the order that is asked for. */
  hear(order: PlacedOrder): void {
    if (order.id === this.asked) this.order = order;
  }

  /** Called when the page is left: what was typed stays, what was said of it does not. */
  left(): void {
    this.key.reset();
    this.order = null;
    this.hasFailed = false;
    this.asked = null;
  }

  private know(asked: string, reply: Reply<PlacedOrder>): void {
    if (asked !== this.asked) return;
    if (reply.kind !== 'ok') {
      this.hasFailed = this.order === null;
      return;
    }
    this.order = reply.value;
    this.#heard(reply.value);
  }
}
