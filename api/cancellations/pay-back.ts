import type { Database } from '#api/database/open-database.ts';
import { amountOf } from '#api/money/paise.ts';
import { putOrderMail } from '#api/order-mails/put-order-mail.ts';
import { readCancellations } from '#api/orders/read-cancellations.ts';
import { timestampAt } from '#api/process/shop-clock.ts';
import type { Shop } from '#api/shop/shop.ts';
import { type Outcome, success } from '#api/transport/outcome.ts';

const MOST_LISTED = 200;

type Held = { readonly entity_id: number; readonly increment_id: string };

/**
 * Notes that what was paid for a canceled order has gone back, and tells it by mail, once. Null where that is so now, else why
 * nothing was done. The row of the order is held.
 */
export async function notePaidBack(shop: Shop, db: Database, order: Held): Promise<string | null> {
  const { entity_id: entityId, increment_id: number } = order;
  const [canceled] = await readCancellations(db, [entityId]);
  if (!canceled) return `The order ${number} was not canceled by its shopper`;
  if (canceled.amount === 0) return `Nothing was paid for the order ${number}`;
  if (canceled.refunded_at !== null) return null;
  const refunded_at = timestampAt(shop.clock.now());
  await db.updateTable('cancellations').set({ refunded_at }).where('entity_id', '=', entityId).execute();
  await putOrderMail(shop, db, { entityId, occasion: 'paid-back', refund: canceled.amount });
  return null;
}

/** What waits to be paid back by people, the first canceled first; nothing of whose it is. */
export async function openCancellations({ db }: Shop): Promise<Outcome> {
  const open = await db
    .selectFrom('cancellations')
    .innerJoin('orders', 'orders.entity_id', 'cancellations.entity_id')
    .select(['increment_id', 'payment_title', 'cancellations.amount', 'canceled_at'])
    .where('refunded_at', 'is', null)
    .where('cancellations.amount', '>', 0)
    .where(
      'cancellations.entity_id',
      'not in',
      db.selectFrom('payment_refunds').select('entity_id').where('status', '=', 'asked'),
    )
    .orderBy('canceled_at')
    .limit(MOST_LISTED)
    .execute();
  return success(
    open.map(({ increment_id, payment_title, amount, canceled_at }) => ({
      order: increment_id,
      payment: payment_title,
      amount: amountOf(amount),
      canceled_at: timestampAt(canceled_at.getTime()),
    })),
  );
}
