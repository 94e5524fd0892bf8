import type { Selectable } from 'kysely';
import { cancelHeld } from '#api/cancellations/cancel-placed.ts';
import type { Database } from '#api/database/open-database.ts';
import type { WithdrawalTable } from '#api/database/withdrawal-tables.ts';
import { countryOf, linesLeft, notWithdrawn, refundDueOn } from '#api/orders/may-withdraw.ts';
import { isCancelable } from '#api/orders/read-cancellations.ts';
import type { StoredOrder } from '#api/orders/read-order.ts';
import { timestampAt } from '#api/process/shop-clock.ts';
import { heldOrder, writeReturn } from '#api/returns/ask-return.ts';
import type { Shop } from '#api/shop/shop.ts';
import { type Outcome, refusal, success } from '#api/transport/outcome.ts';
import { acknowledge } from './acknowledge.ts';
import { type Reading, withdrawalReply } from './read-withdrawals.ts';
import type { Statement } from './withdrawal-request.ts';

export type StoredWithdrawal = Selectable<WithdrawalTable>;

type Stated = { readonly statement: Statement; readonly reading: Reading };

/**
 * Takes a statement that names an order which its shopper may withdraw from. The row of the order is held until the transaction ends: the same
 * statement again, in whatever tabs and processes, is one withdrawal and one refund, and reads the receipt of the first.
 */
export function withdrawFrom(shop: Shop, entityId: number, { statement, reading }: Stated): Promise<Outcome> {
  return shop.db.transaction().execute(async (db) => {
    const order = await heldOrder(db, entityId);
    const before = await statedBefore(db, entityId, statement);
    if (before) return success(await withdrawalReply(shop, db, before), { replayed: true });
    const kept = await notFoundBefore(db, statement);
    if (kept?.settled_at) return success(await withdrawalReply(shop, db, kept), { replayed: true });
    const now = kept?.declared_at.getTime() ?? shop.clock.now();
    const problem = notWithdrawn(order, now);
    if (problem !== null) return refusal(422, problem);
    const noted = kept ?? (await note(db, statement, { at: now, country: countryOf(order) }));
    const done = await carryOut({ shop, db }, order, noted);
    await acknowledge(shop, db, { withdrawal: done, reading });
    shop.log(`withdrawal W-${done.id} of order ${order.order.increment_id}`);
    return success(await withdrawalReply(shop, db, done), { replayed: false });
  });
}

/**
 * Keeps a statement that names no order of whoever says it: a statement counts when it was sent, and nobody learns by it which orders
 * there are. Somebody of the shop looks for the order.
 */
export function keepStatement(shop: Shop, { statement, reading }: Stated): Promise<Outcome> {
  return shop.db.transaction().execute(async (db) => {
    const noted = await note(db, statement, { at: shop.clock.now(), country: reading.country });
    await acknowledge(shop, db, { withdrawal: noted, reading });
    const due_on = refundDueOn(reading.country, noted.declared_at.getTime());
    return success(await withdrawalReply(shop, db, { ...noted, ...asUnknown, due_on }));
  });
}

/** What became of it is told to whoever names the order rightly alone. */
const asUnknown = { outcome: 'open', entity_id: null, return_id: null } as const;

/** All of the order, or the same pieces, were withdrawn from already. */
function statedBefore(db: Database, entityId: number, { pieces }: Statement): Promise<StoredWithdrawal | undefined> {
  return db
    .selectFrom('withdrawals')
    .selectAll()
    .where('entity_id', '=', entityId)
    .where(({ eb, or }) => or([eb('outcome', '<>', 'open'), eb('pieces', '=', pieces)]))
    .orderBy('id')
    .executeTakeFirst();
}

/** The same was said while the order could not be found, as while it was locked. */
function notFoundBefore(db: Database, { statement_hash }: Statement): Promise<StoredWithdrawal | undefined> {
  return db
    .selectFrom('withdrawals')
    .selectAll()
    .where('statement_hash', '=', statement_hash)
    .where('entity_id', 'is', null)
    .executeTakeFirst();
}

/** Writes a statement down, once. */
async function note(
  db: Database,
  statement: Statement,
  { at, country }: { readonly at: number; readonly country: string },
): Promise<StoredWithdrawal> {
  await db
    .insertInto('withdrawals')
    .values({
      ...statement,
      entity_id: null,
      declared_at: timestampAt(at),
      due_on: refundDueOn(country, at),
      outcome: 'open',
      return_id: null,
      settled_at: null,
    })
    .onConflict((conflict) => conflict.column('statement_hash').doNothing())
    .execute();
  const noted = db.selectFrom('withdrawals').selectAll().where('statement_hash', '=', statement.statement_hash);
  return noted.executeTakeFirstOrThrow();
}

type Doing = { readonly shop: Shop; readonly db: Database };

/**
 * What follows for an order whose row is held: what is not packed is canceled, all else is a return of which nothing is deducted.
 * Single pieces are left to somebody of the shop.
 */
export async function carryOut(
  { shop, db }: Doing,
  order: StoredOrder,
  withdrawal: StoredWithdrawal,
): Promise<StoredWithdrawal> {
  const at = timestampAt(shop.clock.now());
  const { entity_id } = order.order;
  const due_on = refundDueOn(countryOf(order), withdrawal.declared_at.getTime());
  const change = { entity_id, due_on, ...(await outcomeOf()) };
  await db.updateTable('withdrawals').set(change).where('id', '=', withdrawal.id).execute();
  return { ...withdrawal, ...change };

  async function outcomeOf() {
    if (withdrawal.pieces !== '') return {};
    if (isCancelable(order.order)) {
      await cancelHeld({ shop, db, at }, order.order);
      return { outcome: 'canceled' } as const;
    }
    const items = linesLeft(order).map(({ position, qty }) => ({
      item_id: position,
      qty,
      reason: 'changed_mind' as const,
    }));
    const request = { return_id: `withdrawal-${withdrawal.id}`, items, note: '', refund: 'original' as const };
    const { id } = await writeReturn(db, order, { request, at });
    return { outcome: 'returning', return_id: id } as const;
  }
}
