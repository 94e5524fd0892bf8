import { sql } from 'kysely';
import { findProductIds } from '#api/catalog/load-products.ts';
import { storeProducts, taxRateOf } from '#api/catalog/store-products.ts';
import type { Database } from '#api/database/open-database.ts';
import type { ProductRecord } from '#api/records/product-records.ts';
import { recordOf, taxClassOf } from './short-product.ts';
import type { ShortProduct } from './short-record.ts';

/** Writes a product, or writes it anew when the sku is known. Throws RangeError for a price or option that cannot be. */
export async function putProduct(db: Database, short: ShortProduct, now: string): Promise<ProductRecord> {
  return db.transaction().execute(async (transaction) => {
    const rules = await transaction.selectFrom('tax_rules').select('record').execute();
    const attributes = await transaction.selectFrom('attributes').select('record').execute();
    const known = (await findProductIds(transaction, [short.sku])).get(short.sku);
    const record = recordOf(short, {
      id: short.id ?? known ?? (await nextId(transaction)),
      rate: taxRateOf(
        taxClassOf(short),
        rules.map((rule) => rule.record),
      ),
      attributes: attributes.map((attribute) => attribute.record),
      now,
      categoryIds: await withAncestors(transaction, short.category_ids ?? []),
    });
    await storeProducts(transaction, [record]);
    return record;
  });
}

/** Products and variants share one row of numbers. */
async function nextId(db: Database): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select greatest((select max(id) from products), (select max(entity_id) from stock), 100000) + 1 as id`.execute(db);
  return rows[0]?.id ?? 1;
}

/** A product of a category is in the categories above it too. */
async function withAncestors(db: Database, ids: readonly number[]): Promise<readonly number[]> {
  if (ids.length === 0) return [2];
  const rows = await db.selectFrom('categories').select('record').where('id', 'in', ids).execute();
  const unknown = ids.find((id) => !rows.some(({ record }) => record.id === id));
  if (unknown !== undefined) throw new RangeError(`There is no category ${unknown}.`);
  const above = rows.flatMap(({ record }) => record.path.split('/').map(Number));
  return [...new Set(above)].filter((id) => id > 1).toSorted((one, other) => one - other);
}
