import type { Database } from '#api/database/open-database.ts';
import { amountOf } from '#api/money/paise.ts';
import { notWithdrawn } from '#api/orders/may-withdraw.ts';
import { dayAt, timestampAt } from '#api/process/shop-clock.ts';
import { heldOrder } from '#api/returns/ask-return.ts';
import type { Shop } from '#api/shop/shop.ts';
import { type Outcome, refusal, success } from '#api/transport/outcome.ts';
import { acknowledge } from './acknowledge.ts';
import { consequenceOf } from './read-withdrawals.ts';
import { carryOut, type StoredWithdrawal } from './withdraw.ts';

const NO_WITHDRAWAL = refusal(404, 'No such withdrawal');
const MOST_LISTED = 200;

/** What is to be looked at or paid back, the first that is due first; nothing of whose it is. */
export async function openWithdrawals({ db, clock }: Shop): Promise<Outcome> {
  const open = await db
    .selectFrom('withdrawals')
    .leftJoin('orders', 'orders.entity_id', 'withdrawals.entity_id')
    .leftJoin('cancellations', 'cancellations.entity_id', 'withdrawals.entity_id')
    .leftJoin('returns', 'returns.id', 'withdrawals.return_id')
    .select(['withdrawals.id', 'order_named', 'increment_id', 'outcome', 'due_on', 'returns.number as return_number'])
    .where(({ and, eb, or }) =>
      or([
        and([eb('outcome', '=', 'open'), eb('settled_at', 'is', null)]),
        and([
          eb('outcome', '=', 'canceled'),
          eb('cancellations.amount', '>', 0),
          eb('cancellations.refunded_at', 'is', null),
        ]),
        and([eb('outcome', '=', 'returning'), eb('returns.status', 'in', ['asked', 'received'])]),
      ]),
    )
    .orderBy('due_on')
    .orderBy('withdrawals.id')
    .limit(MOST_LISTED)
    .execute();
  const today = dayAt(clock.now());
  return success(
    open.map(({ id, order_named, increment_id, outcome, due_on, return_number }) => ({
      withdrawal: `W-${id}`,
      order: increment_id ?? order_named,
      outcome,
      due_on,
      is_overdue: due_on < today,
      return_number,
    })),
  );
}

export async function lookAtWithdrawal({ db }: Shop, number: string): Promise<Outcome> {
  const found = await withdrawalOf(db, number);
  return found ? success(await standing(db, found)) : NO_WITHDRAWAL;
}

/** Somebody of the shop is done with a statement that was open. */
export function settleWithdrawal(shop: Shop, number: string): Promise<Outcome> {
  return shop.db.transaction().execute(async (db) => {
    const found = await withdrawalOf(db, number, 'held');
    if (!found) return NO_WITHDRAWAL;
    if (found.outcome !== 'open') return refusal(422, `The withdrawal ${number} is ${found.outcome}`);
    if (found.settled_at !== null) return success(await standing(db, found));
    const settled_at = timestampAt(shop.clock.now());
    await db.updateTable('withdrawals').set({ settled_at }).where('id', '=', found.id).execute();
    return success(await standing(db, { ...found, settled_at: new Date(settled_at) }));
  });
}

/**
 * Somebody of the shop has found the order that a statement means: it follows what would have followed then, since a statement
 * counts from when it was sent; its shopper is told by mail.
 */
export function matchWithdrawal(shop: Shop, number: string, orderNumber: string): Promise<Outcome> {
  return shop.db.transaction().execute(async (db) => {
    const named = db.selectFrom('orders').select(['entity_id', 'store_code', 'language']);
    const row = await named.where('increment_id', '=', orderNumber).executeTakeFirst();
    if (!row) return refusal(422, `There is no order ${orderNumber}`);
    const order = await heldOrder(db, row.entity_id);
    const found = await withdrawalOf(db, number, 'held');
    if (!found) return NO_WITHDRAWAL;
    if (found.entity_id !== null || found.settled_at !== null)
      return refusal(422, `The withdrawal ${number} waits for no order`);
    const problem = notWithdrawn(order, found.declared_at.getTime());
    if (problem !== null) return refusal(422, problem);
    const done = await carryOut({ shop, db }, order, found);
    const reading = { language: row.language, storeCode: row.store_code, country: '' };
    await acknowledge(shop, db, { withdrawal: done, reading });
    return success(await standing(db, done));
  });
}

function withdrawalOf(
  db: Database,
  number: string,
  how: 'held' | 'read' = 'read',
): Promise<StoredWithdrawal | undefined> {
  const id = /^W-(\d{1,9})$/.exec(number)?.[1] ?? '0';
  const found = db.selectFrom('withdrawals').selectAll().where('id', '=', Number(id));
  return (how === 'held' ? found.forUpdate() : found).executeTakeFirst();
}

/** Who states what: whoever looks for the order has to know. */
async function standing(db: Database, told: StoredWithdrawal) {
  const { id, order_named, name, email, pieces, outcome, declared_at, due_on, settled_at } = told;
  const { amount, returnNumber } = await consequenceOf(db, told);
  return {
    ...{ withdrawal: `W-${id}`, order: order_named, name, email, pieces, outcome, due_on },
    declared_at: timestampAt(declared_at.getTime()),
    settled_at: settled_at && timestampAt(settled_at.getTime()),
    amount: amountOf(amount),
    return_number: returnNumber,
  };
}
