import type { SyncCart } from '#domain/cart/sync-cart.ts';
import type { FollowUpOrders } from '#domain/orders/follow-up-orders.ts';

/** What happens when the network returns: the cart first, then the orders (QUEUE-15 to QUEUE-24). */
export type BackOnline = () => Promise<void>;

type Ports = { readonly syncCart: SyncCart; readonly followUpOrders: FollowUpOrders };

export function createBackOnline({ syncCart, followUpOrders }: Ports): BackOnline {
  return async () => {
    await syncCart({ force: true });
    await followUpOrders();
  };
}
