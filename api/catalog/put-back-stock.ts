import { sql } from 'kysely';
import { lockStock } from '#api/catalog/lock-stock.ts';
import { refreshSets } from '#api/catalog/refresh-sets.ts';
import type { Database } from '#api/database/open-database.ts';
import type { Pieces } from '#api/database/order-tables.ts';

/** Pieces that come back, in the transaction of what brings them. What was sold out is on sale again. */
export async function putBackStock(db: Database, pieces: readonly Pieces[]): Promise<void> {
  const skus = pieces.map(({ sku }) => sku);
  const quantities = pieces.map(({ qty }) => qty);
  await lockStock(db, skus);
  await sql`
    update stock set qty = stock.qty + piece.qty, is_in_stock = is_in_stock or stock.qty = 0,
      stock_status = greatest(stock_status, (stock.qty = 0)::int)
    from (
      select sku, sum(qty)::int as qty from unnest(${skus}::text[], ${quantities}::int[]) back (sku, qty) group by sku
    ) piece
    where stock.sku = piece.sku`.execute(db);
  await refreshSets(db, skus);
}
