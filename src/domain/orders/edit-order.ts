import type { CheckoutDetails } from '#domain/checkout/details.ts';
import type { Cell } from '#domain/shared/cell.ts';
import type { Clock } from '#domain/shared/clock.ts';
import type { Order } from './order.ts';
import type { OrderRepository } from './order-repository.ts';
import type { ReturnPieces } from './return-pieces.ts';
import type { TakeBack, TakenBack } from './take-back.ts';

/** Takes a waiting order back to be changed: its pieces and coupon into the cart, what was typed into the checkout. */
export type EditOrder = (order: Order) => Promise<TakenBack>;

/** Goes on with an edit that a closed page broke off, so that nothing of the order is lost. */
export type ResumeEdits = () => Promise<void>;

type Ports = {
  readonly checkoutDetails: Cell<CheckoutDetails>;
  readonly returnPieces: ReturnPieces;
  readonly clock: Clock;
};

type EditPorts = Ports & {
  readonly takeBack: TakeBack;
  /** The orders the shopper is asked about. */
  readonly waitingOrders: Cell<readonly Order[]>;
};

/** The order leaves the queue first, and its record says that its pieces are on their way back until they are there. */
export function createEditOrder(ports: EditPorts): EditOrder {
  const { takeBack, waitingOrders } = ports;
  return async (order) => {
    const answer = await takeBack(order);
    if (answer.kind !== 'taken-back') return answer;
    waitingOrders.update((now) => now.filter(({ id }) => id !== order.id));
    await bringBack(answer.order, ports);
    return answer;
  };
}

export function createResumeEdits(ports: Ports & { readonly orderRepository: OrderRepository }): ResumeEdits {
  const { orderRepository } = ports;
  return async () => {
    for (const order of (await orderRepository.all()).filter(({ status }) => status === 'editing'))
      await bringBack(order, ports);
  };
}

/** Whoever is editing counts as being in the checkout, so that the device's cart is the one that counts (CART-62). */
async function bringBack({ id, typed }: Order, { checkoutDetails, returnPieces, clock }: Ports): Promise<void> {
  checkoutDetails.update((now) => ({ ...(typed ?? now), modifiedAt: clock.now() }));
  await returnPieces(id);
}
