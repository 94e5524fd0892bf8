import { randomUUID } from 'node:crypto';
import type { Database } from '#api/database/open-database.ts';
import type { RefundStatus } from '#api/database/payment-tables.ts';
import type { StoredOrder } from '#api/orders/read-order.ts';
import { intoCredit, type StoredReturn } from '#api/orders/read-returns.ts';
import { leftToGiveBack } from '#api/payments/follow-fact.ts';
import { readLedger } from '#api/payments/read-ledger.ts';
import type { Shop } from '#api/shop/shop.ts';

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

type Owing = { readonly shop: Pick<Shop, 'gateways' | 'log'>; readonly db: Database; readonly at: string };

/**
 * Writes down, in the transaction that holds the order, that a gateway is to give back the money of a return. Answers whether
 * the return waits for it: not where nothing was paid there, where less is left than is owed, or where it was refused before.
 */
export async function owesByGateway({ shop, db, at }: Owing, returned: Returned): Promise<boolean> {
  const { stored } = returned;
  const { entity_id, gateway, increment_id } = returned.order.order;
  const known = await refundStatusOf(db, stored);
  if (known !== null) return known === 'asked';
  const amount = stored.amount - creditOf(returned);
  if (gateway === null || amount === 0 || !shop.gateways.has(gateway)) return false;
  const left = leftToGiveBack(await readLedger(db, entity_id));
  if (left === null || left.left < amount) {
    shop.log(`${gateway} holds too little of order ${increment_id} for a return: it was given back otherwise`);
    return false;
  }
  const ids = { key: randomUUID(), gateway, payment_id: left.paymentId, entity_id, return_id: stored.id };
  const open = { status: 'asked' as const, asked_at: at, next_try_at: at };
  await db
    .insertInto('payment_refunds')
    .values({ ...ids, amount, reason: 'return', ...open })
    .execute();
  return true;
}
