import type { Selectable } from 'kysely';
import { changeCredit } from '#api/accounts/change-credit.ts';
import { countUse } from '#api/cart/valid-coupon.ts';
import { putBackStock } from '#api/catalog/put-back-stock.ts';
import type { Database } from '#api/database/open-database.ts';
import type { OrderTable } from '#api/database/order-tables.ts';

type Order = Selectable<OrderTable>;

type Canceling = {
  /** The transaction that holds the lock of the order's row. */
  readonly db: Database;
  readonly at: string;
};

/** Gives back what an order took: pieces, the use of its coupon and store credit. Whoever cancels it says why by mail. */
export async function cancelOrder({ db, at }: Canceling, order: Order): Promise<void> {
  await db
    .updateTable('orders')
    .set({ status: 'canceled', updated_at: at })
    .where('entity_id', '=', order.entity_id)
    .execute();
  const pieces = await db
    .selectFrom('order_pieces')
    .select(['sku', 'qty'])
    .where('entity_id', '=', order.entity_id)
    .execute();
  await putBackStock(db, pieces);
  if (order.coupon !== null) await countUse(db, order.coupon, -1);
  if (order.store_credit > 0 && order.user_id !== null) {
    await changeCredit(db, {
      userId: order.user_id,
      action: 'refunded',
      amount: order.store_credit,
      at,
      comment: null,
      order_increment_id: order.increment_id,
    });
  }
}
