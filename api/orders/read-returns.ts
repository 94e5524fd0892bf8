import type { Selectable } from 'kysely';
import type { Database } from '#api/database/open-database.ts';
import type { ReturnLineTable, ReturnTable } from '#api/database/return-tables.ts';
import { amountOf, type Paise } from '#api/money/paise.ts';
import { dayAt, timestampAt } from '#api/process/shop-clock.ts';
import type { StoredShipment } from './read-shipments.ts';

export type StoredReturn = Selectable<ReturnTable> & { readonly lines: readonly Selectable<ReturnLineTable>[] };

/** What of these orders was asked to be taken back, the first return first. */
export async function readReturns(db: Database, orders: readonly number[]): Promise<readonly StoredReturn[]> {
  const returns = await db.selectFrom('returns').selectAll().where('entity_id', 'in', orders).orderBy('id').execute();
  if (returns.length === 0) return [];
  const ids = returns.map(({ id }) => id);
  const lines = await db
    .selectFrom('return_lines')
    .selectAll()
    .where('return_id', 'in', ids)
    .orderBy('position')
    .execute();
  return returns.map((each) => ({ ...each, lines: lines.filter(({ return_id }) => return_id === each.id) }));
}

/** What of its amount goes into the store credit of the account. */
export function intoCredit({ refund, amount, credit_share }: StoredReturn): Paise {
  return refund === 'store_credit' ? amount : credit_share;
}

/** The Return of the contract. */
export function returnReply(stored: StoredReturn) {
  const { return_id, number, status, refund, note, refusal, amount, lines } = stored;
  return {
    return_id,
    number,
    status,
    asked_at: timestampAt(stored.asked_at.getTime()),
    received_at: timestampOf(stored.received_at),
    refunded_at: timestampOf(stored.refunded_at),
    refused_at: timestampOf(stored.refused_at),
    refusal,
    items: lines.map((line) => ({
      item_id: line.position,
      qty: line.qty,
      reason: line.reason,
      amount: amountOf(line.amount),
    })),
    note,
    refund,
    amount: amountOf(amount),
    store_credit_amount: amountOf(intoCredit(stored)),
  };
}

function timestampOf(moment: Date | null): string | null {
  return moment && timestampAt(moment.getTime());
}

const DAY_MS = 86_400_000;

/** The last day of the store on which pieces are taken back, counted from the parcel that came last; null before. */
export function lastDayOf(shipments: readonly StoredShipment[], days: number): string | null {
  const moments = shipments.map(({ delivered_at }) => delivered_at?.getTime() ?? null);
  const arrived = moments.filter((moment) => moment !== null);
  if (arrived.length === 0 || arrived.length < moments.length) return null;
  return dayAt(Math.max(...arrived) + days * DAY_MS);
}

/** How many pieces of a line are given back already, and what is paid for them; what was refused does not count. */
export function givenBack(returns: readonly StoredReturn[], position: number) {
  const lines = returns.flatMap((each) => (each.status === 'refused' ? [] : each.lines));
  const own = lines.filter((line) => line.position === position);
  return {
    returned: own.reduce((sum, { qty }) => sum + qty, 0),
    refunded: own.reduce((sum, { amount }) => sum + amount, 0),
  };
}
