import type { Cell, ReadonlyCell } from '#domain/shared/cell.ts';
import type { FollowCanceled } from './follow-canceled.ts';
import type { Order, OrderId } from './order.ts';
import type { SendElsewhere } from './send-elsewhere.ts';
import type { ReadWaiting, SendWaiting } from './send-waiting.ts';

/**
 * What becomes of waiting orders when there is a network: sent, or the shopper is asked (QUEUE-18 to QUEUE-22). About those
 * that are being canceled the shop is asked. What waits in other store views goes out meanwhile.
 */
export type FollowUpOrders = () => Promise<void>;

export type OrderRules = {
  /** Waiting orders are sent without asking (CONF-47). */
  readonly automaticTransmission: boolean;
};

type Ports = {
  readonly sendWaiting: SendWaiting;
  readonly readWaiting: ReadWaiting;
  readonly followCanceled: FollowCanceled;
  readonly sendElsewhere: SendElsewhere;
  readonly isThankYouPage: ReadonlyCell<boolean>;
  readonly retriedOrders: ReadonlyCell<readonly OrderId[]>;
  /** The orders the shopper is asked about. */
  readonly waitingOrders: Cell<readonly Order[]>;
  readonly orderRules: OrderRules;
};

export function createFollowUpOrders(ports: Ports): FollowUpOrders {
  const { sendWaiting, readWaiting, followCanceled, isThankYouPage, retriedOrders, waitingOrders, orderRules } = ports;
  return async () => {
    void ports.sendElsewhere();
    await followCanceled();
    if (orderRules.automaticTransmission || isThankYouPage.get()) return sendWaiting();
    const retried = retriedOrders.get(); // these need no question: they are on their way already
    const waiting = (await readWaiting()).filter(({ id }) => !retried.includes(id));
    waitingOrders.update(() => waiting);
  };
}
