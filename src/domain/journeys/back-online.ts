import type { SyncCart } from '#domain/cart/sync-cart.ts';
import type { Order } from '#domain/orders/order.ts';
import type { ReadWaiting, SendWaiting } from '#domain/orders/send-waiting.ts';
import type { Cell, ReadonlyCell } from '#domain/shared/cell.ts';

/** What happens when the network returns: the cart first, then the orders (QUEUE-15 to QUEUE-24). */
export type BackOnline = () => Promise<void>;

export type OrderRules = {
  /** Waiting orders are sent without asking (CONF-47). */
  readonly automaticTransmission: boolean;
};

type Ports = {
  readonly syncCart: SyncCart;
  readonly sendWaiting: SendWaiting;
  readonly readWaiting: ReadWaiting;
  readonly isThankYouPage: ReadonlyCell<boolean>;
  /** The orders the shopper is asked about. */
  readonly waitingOrders: Cell<readonly Order[]>;
  readonly rules: OrderRules;
};

export function createBackOnline(ports: Ports): BackOnline {
  const { syncCart, sendWaiting, readWaiting, isThankYouPage, waitingOrders, rules } = ports;
  return async () => {
    await syncCart({ force: true });
    if (rules.automaticTransmission || isThankYouPage.get()) return sendWaiting();
    const waiting = await readWaiting();
    waitingOrders.update(() => waiting);
  };
}
