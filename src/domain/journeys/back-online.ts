import type { SendProfileChange } from '#domain/account/save-profile.ts';
import type { CheckLines } from '#domain/cart/check-lines.ts';
import type { LoadTotals } from '#domain/cart/load-totals.ts';
import type { SyncCart } from '#domain/cart/sync-cart.ts';
import type { FollowUpOrders } from '#domain/orders/follow-up-orders.ts';

/**
 * What happens when the network returns: the cart first with its prices and its stock, then the orders
 * (QUEUE-15 to QUEUE-24); what was changed of the account by itself (SESS-22).
 */
export type BackOnline = () => Promise<void>;

type Ports = {
  readonly syncCart: SyncCart;
  readonly loadTotals: LoadTotals;
  readonly checkLines: CheckLines;
  readonly followUpOrders: FollowUpOrders;
  readonly sendProfileChange: SendProfileChange;
};

export function createBackOnline({
  syncCart,
  loadTotals,
  checkLines,
  followUpOrders,
  sendProfileChange,
}: Ports): BackOnline {
  return async () => {
    void sendProfileChange();
    const { kind } = await syncCart({ force: true });
    if (kind === 'in-sync') await loadTotals();
    void checkLines();
    await followUpOrders();
  };
}
