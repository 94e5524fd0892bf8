import { sql } from 'kysely';
import type { StockTable, StoredProduct } from '#api/database/catalog-tables.ts';
import type { Database } from '#api/database/open-database.ts';
import type { BasisPoints } from '#api/money/paise.ts';
import type { ReviewSummary } from '#api/records/content-records.ts';

/** A product as it is stored, with the stock rows of what is bought of it. */
export type LoadedProduct = {
  readonly record: StoredProduct;
  readonly rate: BasisPoints;
  readonly stock: readonly StockTable[];
  readonly reviews: ReviewSummary | null;
};

/** What of products is loaded. `leftOut`: parts of the record that nobody asks for; they are empty then. */
export type Wanted = { readonly leftOut: readonly RecordPart[]; readonly stock: boolean };

/** The parts that make nine tenths of a record, as they are where they are left out. */
const emptyParts = {
  description: '',
  category: [],
  media_gallery: [],
  product_links: [],
  configurable_options: [],
  configurable_children: [],
} as const satisfies Partial<StoredProduct>;

export type RecordPart = keyof typeof emptyParts;

const EVERYTHING: Wanted = { leftOut: [], stock: true };
const AT_ONCE = 50;

/**
 * Products in the order of the ids; unknown ids are left out. Two statements for each fifty, so that others have
 * their turn between them.
 */
export async function loadProducts(
  db: Database,
  ids: readonly number[],
  wanted: Wanted = EVERYTHING,
): Promise<readonly LoadedProduct[]> {
  const loaded: LoadedProduct[] = [];
  for (let start = 0; start < ids.length; start += AT_ONCE) {
    loaded.push(...(await loadSome(db, ids.slice(start, start + AT_ONCE), wanted)));
  }
  return loaded;
}

async function loadSome(db: Database, ids: readonly number[], { leftOut, stock: withStock }: Wanted) {
  const record = sql<StoredProduct>`record - ${leftOut}::text[]`.as('record');
  const [rows, stock] = await Promise.all([
    db.selectFrom('products').select(['id', record, 'tax_rate', 'review_summary']).where('id', 'in', ids).execute(),
    withStock ? db.selectFrom('stock').selectAll().where('product_id', 'in', ids).execute() : [],
  ]);
  const empty = Object.fromEntries(leftOut.map((part) => [part, emptyParts[part]]));
  const byProduct = Map.groupBy(stock, ({ product_id }) => product_id);
  const loaded = rows.map(({ id, record, tax_rate, review_summary: reviews }): [number, LoadedProduct] => [
    id,
    { record: { ...record, ...empty }, rate: tax_rate, stock: byProduct.get(id) ?? [], reviews },
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
