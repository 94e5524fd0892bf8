import type { Cart } from '#domain/cart/cart.ts';
import { hasLeftCart } from '#domain/orders/order.ts';
import type { OrderRepository } from '#domain/orders/order-repository.ts';
import type { OrdersElsewhere } from '#domain/orders/send-elsewhere.ts';
import type { ReadonlyCell } from '#domain/shared/cell.ts';
import { type Later, lazyVerbs } from '../wiring/late.ts';
import { loadPlacing } from './fetched-ahead.ts';

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
