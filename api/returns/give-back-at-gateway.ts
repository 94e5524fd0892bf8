import type { Database } from '#api/database/open-database.ts';
import type { RefundStatus } from '#api/database/payment-tables.ts';
import type { StoredOrder } from '#api/orders/read-order.ts';
import { intoCredit, type StoredReturn } from '#api/orders/read-returns.ts';
import { type Owing, oweByGateway } from '#api/payments/owe-by-gateway.ts';

type Returned = { readonly order: StoredOrder; readonly stored: StoredReturn };

/** How far the gateway is with a return; null where it was never asked. */
export async function refundStatusOf(db: Database, { id }: Pick<StoredReturn, 'id'>): Promise<RefundStatus | null> {
  const row = db.selectFrom('payment_refunds').select('status').where('return_id', '=', id);
  return (await row.executeTakeFirst())?.status ?? null;
}

/** What goes into the store credit of whoever has an account. */
export function creditOf({ order: { order }, stored }: Returned): number {
  return order.user_id === null ? 0 : intoCredit(stored);
}

/**
 * Has a gateway give back the money of a return. Answers whether the return waits for it: not where nothing was paid there, where
 * less is left than is owed, or where it was refused before.
 */
export async function owesByGateway(owing: Owing, returned: Returned): Promise<boolean> {
  const { stored } = returned;
  const known = await refundStatusOf(owing.db, stored);
  if (known !== null) return known === 'asked';
  const { order } = returned.order;
  return oweByGateway(owing, {
    order,
    amount: stored.amount - creditOf(returned),
    reason: 'return',
    returnId: stored.id,
  });
}
