import { type Selectable, sql } from 'kysely';
import { changeCredit } from '#api/accounts/change-credit.ts';
import { countUse } from '#api/cart/valid-coupon.ts';
import { lockStock } from '#api/catalog/lock-stock.ts';
import { refreshSets } from '#api/catalog/refresh-sets.ts';
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
  await returnPieces(db, order);
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

/** What was sold out is on sale again. */
async function returnPieces(db: Database, { entity_id }: Order): Promise<void> {
  const pieces = await db.selectFrom('order_pieces').select('sku').where('entity_id', '=', entity_id).execute();
  const skus = pieces.map(({ sku }) => sku);
  await lockStock(db, skus);
  await sql`
    update stock set qty = stock.qty + piece.qty, is_in_stock = is_in_stock or stock.qty = 0,
      stock_status = greatest(stock_status, (stock.qty = 0)::int)
    from (select sku, sum(qty)::int as qty from order_pieces where entity_id = ${entity_id} group by sku) piece
    where stock.sku = piece.sku`.execute(db);
  await refreshSets(db, skus);
}
