import type { Cell } from '#domain/shared/cell.ts';
import type { Clock } from '#domain/shared/clock.ts';
import type { AccountGateway } from './account-gateway.ts';
import type { OrderHistory, PastOrder } from './order-history.ts';

/** Reads the orders of whoever is signed in (SESS-54). False when that failed: what was read before stays. */
export type ReadHistory = () => Promise<boolean>;

type Ports = {
  readonly orderHistory: Cell<OrderHistory>;
  readonly accountGateway: Pick<AccountGateway, 'orderHistory'>;
  readonly clock: Clock;
};

export function createReadHistory({ orderHistory, accountGateway, clock }: Ports): ReadHistory {
  return async () => {
    const reply = await accountGateway.orderHistory();
    if (reply.kind === 'ok') orderHistory.update(() => ({ orders: newestFirst(reply.value), readAt: clock.now() }));
    return reply.kind === 'ok';
  };
}

function newestFirst(orders: readonly PastOrder[]): readonly PastOrder[] {
  return orders.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt) || b.entityId - a.entityId);
}
