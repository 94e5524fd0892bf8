import type { Selectable } from 'kysely';
import type { Database } from '#api/database/open-database.ts';
import type { CancellationTable, OrderTable } from '#api/database/order-tables.ts';
import { amountOf } from '#api/money/paise.ts';
import { timestampAt } from '#api/process/shop-clock.ts';

export type StoredCancellation = Selectable<CancellationTable>;

/** Which of these orders their shoppers canceled. */
export async function readCancellations(
  db: Database,
  orders: readonly number[],
): Promise<readonly StoredCancellation[]> {
  return db.selectFrom('cancellations').selectAll().where('entity_id', 'in', orders).execute();
}

const OPEN: readonly string[] = ['pending', 'pending_payment', 'processing'];

/** Whether its shopper can still cancel an order: until it is packed, and at the latest until it is sent. */
export function isCancelable({ status, packed_at }: Pick<Selectable<OrderTable>, 'status' | 'packed_at'>): boolean {
  return packed_at === null && OPEN.includes(status);
}

/** The Cancellation of the contract; how much is paid back is told to nobody who may not know whose the order is. */
export function cancellationReply({ canceled_at, amount, refunded_at }: StoredCancellation, isMasked: boolean) {
  const paid = { amount: amountOf(amount), refunded_at: refunded_at && timestampAt(refunded_at.getTime()) };
  return { canceled_at: timestampAt(canceled_at.getTime()), ...(isMasked ? {} : paid) };
}
