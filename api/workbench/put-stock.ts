import { refreshSets } from '#api/catalog/refresh-sets.ts';
import { type StockReply, stockReplyOf } from '#api/catalog/stock-reply.ts';
import type { Database } from '#api/database/open-database.ts';

export type ShortStock = {
  readonly sku: string;
  readonly qty: number;
  readonly is_in_stock?: boolean;
  readonly stock_status?: 0 | 1;
};

/** Sets the stock of what can be bought; with pieces it is in stock unless said otherwise. Throws RangeError otherwise. */
export async function putStock(db: Database, { sku, qty, ...said }: ShortStock): Promise<StockReply> {
  const is_in_stock = said.is_in_stock ?? qty > 0;
  const row = await db
    .updateTable('stock')
    .set({ qty, is_in_stock, stock_status: said.stock_status ?? (is_in_stock ? 1 : 0) })
    .where('sku', '=', sku)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new RangeError(`There is no simple product or variant ${sku}.`);
  await refreshSets(db, [sku]);
  return stockReplyOf(row);
}
