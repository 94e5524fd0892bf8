import type { Database } from '#reference-api/database/open-database.ts';
import type { StockTable, StoredProduct } from '#reference-api/database/tables.ts';
import type { BasisPoints } from '#reference-api/money/paise.ts';

/** A product as it is stored, with the stock rows of what is bought of it. */
export type LoadedProduct = {
  readonly record: StoredProduct;
  readonly rate: BasisPoints;
  readonly stock: readonly StockTable[];
};

/** Products in the order of the ids; unknown ids are left out. Two statements, whatever the number. */
export async function loadProducts(db: Database, ids: readonly number[]): Promise<readonly LoadedProduct[]> {
  if (ids.length === 0) return [];
  const [rows, stock] = await Promise.all([
    db.selectFrom('products').select(['id', 'record', 'tax_rate']).where('id', 'in', ids).execute(),
    db.selectFrom('stock').selectAll().where('product_id', 'in', ids).execute(),
  ]);
  const byProduct = Map.groupBy(stock, ({ product_id }) => product_id);
  const loaded = rows.map(({ id, record, tax_rate }): [number, LoadedProduct] => [
    id,
    { record, rate: tax_rate, stock: byProduct.get(id) ?? [] },
  ]);
  const byId = new Map(loaded);
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Root product ids of skus, those of variants included. */
export async function findProductIds(db: Database, skus: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (skus.length === 0) return new Map();
  const roots = await db.selectFrom('products').select(['id', 'sku']).where('sku', 'in', skus).execute();
  const sold = await db.selectFrom('stock').select(['product_id', 'sku']).where('sku', 'in', skus).execute();
  return new Map([
    ...sold.map(({ sku, product_id }): [string, number] => [sku, product_id]),
    ...roots.map(({ sku, id }): [string, number] => [sku, id]),
  ]);
}
