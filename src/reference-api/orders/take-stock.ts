import { sql } from 'kysely';
import type { Item } from '#reference-api/cart/line-item.ts';
import { refreshSets } from '#reference-api/catalogue/refresh-sets.ts';
import { isSellable } from '#reference-api/catalogue/stock-reply.ts';
import type { Database } from '#reference-api/database/open-database.ts';
import type { OrderLine } from './order-request.ts';

/** What each line of an order stands for, in its order; null for what cannot be bought so. */
export type Items = readonly (Item | null)[];

export type Take = { readonly sku: string; readonly qty: number };

export type StockTaken =
  | { readonly kind: 'held'; readonly takes: readonly Take[] }
  | { readonly kind: 'missing'; readonly sku: string };

/**
 * Locks what the lines need until the transaction ends, always in the order of the skus so that two orders never wait
 * for each other, and says whether all of it is there. Nothing is changed yet.
 */
export async function takeStock(db: Database, lines: readonly OrderLine[], items: Items): Promise<StockTaken> {
  const skus = [...new Set(lines.map(({ sku }) => sku))].toSorted();
  const rows = await db.selectFrom('stock').selectAll().where('sku', 'in', skus).orderBy('sku').forUpdate().execute();
  const bySku = new Map(rows.map((row) => [row.sku, row]));
  const takes = skus.map((sku) => ({ sku, qty: sumOf(lines, sku) }));
  const missing = takes.find(({ sku, qty }) => {
    const row = bySku.get(sku);
    const isSold = lines.every((line, at) => line.sku !== sku || items[at]?.enabled === true);
    return !isSold || row === undefined || !isSellable(row) || row.qty < qty;
  });
  return missing ? { kind: 'missing', sku: missing.sku } : { kind: 'held', takes };
}

function sumOf(lines: readonly OrderLine[], sku: string): number {
  return lines.reduce((sum, line) => (line.sku === sku ? sum + line.qty : sum), 0);
}

/** Takes the pieces away. What is sold out is switched off, so that it is found last. */
export async function reduceStock(db: Database, takes: readonly Take[]): Promise<void> {
  for (const { sku, qty } of takes) {
    await db
      .updateTable('stock')
      .set({
        qty: sql<number>`qty - ${qty}`,
        is_in_stock: sql<boolean>`qty > ${qty}`,
        stock_status: sql<number>`(qty > ${qty})::int`,
      })
      .where('sku', '=', sku)
      .execute();
  }
  await refreshSets(
    db,
    takes.map(({ sku }) => sku),
  );
}
