import type { Cart } from '#domain/cart/cart.ts';
import { createFollowCanceled } from '#domain/orders/follow-canceled.ts';
import { createFollowUpOrders } from '#domain/orders/follow-up-orders.ts';
import { createOnOrderQueued } from '#domain/orders/on-order-queued.ts';
import { hasLeftCart, type OrderId } from '#domain/orders/order.ts';
import { createOrderRepository, type OrderRepository } from '#domain/orders/order-repository.ts';
import { noOrderView, type OrderView } from '#domain/orders/order-view.ts';
import { createOrdersUnderWay } from '#domain/orders/orders-under-way.ts';
import { createReadOrders } from '#domain/orders/read-orders.ts';
import { createRefuseTransition } from '#domain/orders/refuse-transition.ts';
import { createRetryOrder } from '#domain/orders/retry-order.ts';
import type { OrdersElsewhere } from '#domain/orders/send-elsewhere.ts';
import { createSendOrder } from '#domain/orders/send-order.ts';
import { createReadWaiting, createSendWaiting } from '#domain/orders/send-waiting.ts';
import type { ReadonlyCell } from '#domain/shared/cell.ts';
import { createAskForLasting } from '#domain/storage/ask-for-lasting.ts';
import type { PersistedCell } from '#domain/storage/persisted-cell.ts';
import { state } from '../wiring/cells.ts';
import { type Later, lazyVerbs } from '../wiring/late.ts';
import { loadPlacing } from './fetched-ahead.ts';

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

const verb = lazyVerbs(loadPlacing);

/**
 * What is done with orders that left the cart, were canceled or taken back: its code comes with what places orders, since on
 * most visits there is no such order.
 */
export const lateOrders = {
  /** Without its code the order is asked about later. */
  settleCanceled: verb('settleCanceled', () => (order) => order),
  /** Without its code the pieces come back at a later visit. */
  returnPieces: verb('returnPieces', () => () => null),
  clearOrdered: ifAny('clearOrdered', async ({ cart, orderRepository }) => {
    if (cart.get().lines.length === 0) return false;
    return (await orderRepository.all()).some(hasLeftCart);
  }),
  resumeEdits: ifAny('resumeEdits', async ({ orderRepository }) =>
    (await orderRepository.all()).some(({ status }) => status === 'editing'),
  ),
  /** Hardly any shop has store views with orders of their own. */
  sendElsewhere: ifAny('sendElsewhere', async ({ ordersElsewhere }) => (await ordersElsewhere()).length > 0),
};

type Asked = {
  readonly cart: ReadonlyCell<Cart>;
  readonly orderRepository: OrderRepository;
  readonly ordersElsewhere: OrdersElsewhere;
};

/** Lists what is done where there is something to do, and at a later visit where its code cannot be had now. */
function ifAny(name: 'clearOrdered' | 'resumeEdits' | 'sendElsewhere', isAny: (services: Asked) => Promise<boolean>) {
  return (services: Asked & { readonly later: Later }) => {
    const act = verb(name, () => () => undefined)(services);
    return async (): Promise<void> => {
      if (await isAny(services)) await act();
    };
  };
}

type Kept = { readonly keptCells: readonly Pick<PersistedCell<unknown>, 'settled'>[] };

/** Resolves when all that was changed is on the device, or was found not to fit there. */
function createIsKept({ keptCells }: Kept): () => Promise<unknown> {
  return () => Promise.all(keptCells.map((cell) => cell.settled()));
}
