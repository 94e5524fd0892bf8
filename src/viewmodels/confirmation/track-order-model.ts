import { makeAutoObservable } from 'mobx';
import type { Contact } from '../notices/messages.ts';
import { OrderKeyModel, type OrderKeyPorts } from './order-key-model.ts';

type Ports = OrderKeyPorts & { readonly contact: Contact };

/** Following an order from a device that knows nothing of it. */
export class TrackOrderModel {
  readonly key: OrderKeyModel;
  /** Where a shopper can ask. */
  readonly contactEmail: string;
  visits = 0;

  constructor(ports: Ports) {
    this.key = new OrderKeyModel(ports);
    this.contactEmail = ports.contact.email;
    makeAutoObservable(this, { key: false, contactEmail: false }, { autoBind: true });
  }

  /** The page of the order, to go on to; null to stay, also when the page was left meanwhile. */
  async find(): Promise<string | null> {
    const { visits } = this;
    const id = await this.key.find();
    return id === null || visits !== this.visits ? null : `/confirmation?orderId=${encodeURIComponent(id)}`;
  }

  /** Called when the page is left. */
  left(): void {
    this.visits += 1;
    this.key.reset();
  }
}

export function createTrackOrderScreen(ports: Ports): TrackOrderModel {
  return new TrackOrderModel(ports);
}
