import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Database } from '#api/database/open-database.ts';
import type { OrderTable } from '#api/database/order-tables.ts';
import type { RefundReason } from '#api/database/payment-tables.ts';
import type { Paise } from '#api/money/paise.ts';
import type { Shop } from '#api/shop/shop.ts';
import { leftToGiveBack } from './follow-fact.ts';
import { readLedger } from './read-ledger.ts';

/** The transaction holds the order. */
export type Owing = { readonly shop: Pick<Shop, 'gateways' | 'log'>; readonly db: Database; readonly at: string };

export type Owed = {
  readonly order: Pick<Selectable<OrderTable>, 'entity_id' | 'gateway' | 'increment_id'>;
  readonly amount: Paise;
  readonly reason: RefundReason;
  /** Null where it is owed for no return. */
  readonly returnId: number | null;
};

/**
 * Writes down that a gateway is to give money back of what pays an order. False where nothing was paid there, or where less is
 * left than is owed: then somebody has to see to it.
 */
export async function oweByGateway({ shop, db, at }: Owing, owed: Owed): Promise<boolean> {
  const { order, amount, reason, returnId } = owed;
  const { entity_id, gateway, increment_id } = order;
  if (gateway === null || amount === 0 || !shop.gateways.has(gateway)) return false;
  const left = leftToGiveBack(await readLedger(db, entity_id));
  if (left === null || left.left < amount) {
    shop.log(`${gateway} holds too little of order ${increment_id}: it was given back otherwise`);
    return false;
  }
  const ids = { key: randomUUID(), gateway, payment_id: left.paymentId, entity_id, return_id: returnId };
  const open = { status: 'asked' as const, asked_at: at, next_try_at: at };
  await db
    .insertInto('payment_refunds')
    .values({ ...ids, amount, reason, ...open })
    .execute();
  return true;
}
