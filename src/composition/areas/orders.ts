import { createFollowCanceled } from '#domain/orders/follow-canceled.ts';
import { createFollowUpOrders } from '#domain/orders/follow-up-orders.ts';
import { createOnOrderQueued } from '#domain/orders/on-order-queued.ts';
import type { OrderId } from '#domain/orders/order.ts';
import { createOrderRepository } from '#domain/orders/order-repository.ts';
import { noOrderView, type OrderView } from '#domain/orders/order-view.ts';
import { createOrdersUnderWay } from '#domain/orders/orders-under-way.ts';
import { createReadOrders } from '#domain/orders/read-orders.ts';
import { createRefuseTransition } from '#domain/orders/refuse-transition.ts';
import { createRetryOrder } from '#domain/orders/retry-order.ts';
import { createSendOrder } from '#domain/orders/send-order.ts';
import { createReadWaiting, createSendWaiting } from '#domain/orders/send-waiting.ts';
import { createAskForLasting } from '#domain/storage/ask-for-lasting.ts';
import type { PersistedCell } from '#domain/storage/persisted-cell.ts';
import { state } from '../wiring/cells.ts';

/** Orders that are on the device: kept, sent once, and taken back. */
export const orders = {
  orderView: state<OrderView>(noOrderView),
  retriedOrders: state<readonly OrderId[]>([]),
  isThankYouPage: state(false),
  refuseTransition: createRefuseTransition,
  orderRepository: createOrderRepository,
  readOrders: createReadOrders,
  readWaiting: createReadWaiting,
  ordersUnderWay: createOrdersUnderWay,
  askForLasting: createAskForLasting,
  onOrderQueued: createOnOrderQueued,
  sendOrder: createSendOrder,
  retryOrder: createRetryOrder,
  sendWaiting: createSendWaiting,
  followUpOrders: createFollowUpOrders,
  followCanceled: createFollowCanceled,
  isKept: createIsKept,
};

type Kept = { readonly keptCells: readonly Pick<PersistedCell<unknown>, 'settled'>[] };

/** Resolves when all that was changed is on the device, or was found not to fit there. */
function createIsKept({ keptCells }: Kept): () => Promise<unknown> {
  return () => Promise.all(keptCells.map((cell) => cell.settled()));
}
