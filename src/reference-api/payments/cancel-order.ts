import { type Selectable, sql } from 'kysely';
import { countUse } from '#reference-api/cart/valid-coupon.ts';
import { lockStock } from '#reference-api/catalogue/lock-stock.ts';
import { refreshSets } from '#reference-api/catalogue/refresh-sets.ts';
import type { Database } from '#reference-api/database/open-database.ts';
import type { OrderTable } from '#reference-api/database/tables.ts';
import { changeCredit } from '#reference-api/users/change-credit.ts';

type Order = Selectable<OrderTable>;

/** Gives back what an order took: pieces, the use of its coupon and store credit. Its row is locked by the caller. */
export async function cancelOrder(db: Database, order: Order, at: string): Promise<void> {
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
  const pieces = await db
    .selectFrom('order_pieces')
    .select(['sku', 'qty'])
    .where('entity_id', '=', entity_id)
    .execute();
  const skus = pieces.map(({ sku }) => sku);
  await lockStock(db, skus);
  for (const { sku, qty } of pieces) {
    await db
      .updateTable('stock')
      .set({
        qty: sql<number>`qty + ${qty}`,
        is_in_stock: sql<boolean>`is_in_stock or qty = 0`,
        stock_status: sql<number>`greatest(stock_status, (qty = 0)::int)`,
      })
      .where('sku', '=', sku)
      .execute();
  }
  await refreshSets(db, skus);
}
