import { sql } from 'kysely';
import { storeCategories } from '#api/catalog/store-categories.ts';
import { storeProducts } from '#api/catalog/store-products.ts';
import type { Database } from '#api/database/open-database.ts';
import type { CategoryRecord } from '#api/records/catalog-records.ts';
import { slugOf } from './short-product.ts';

export type ShortCategory = Partial<CategoryRecord> & { readonly id: number; readonly name: string };

/** Writes a category, and anew the products in it: they carry its name. Throws RangeError for an unknown parent. */
export async function putCategory(db: Database, short: ShortCategory): Promise<CategoryRecord> {
  return db.transaction().execute(async (transaction) => {
    const parent = await categoryOf(transaction, short.parent_id ?? 2);
    const record = recordOf(short, parent);
    await storeCategories(transaction, [record]);
    await refreshProducts(transaction, record.id);
    return record;
  });
}

async function categoryOf(db: Database, id: number): Promise<CategoryRecord> {
  const row = await db.selectFrom('categories').select('record').where('id', '=', id).executeTakeFirst();
  if (!row) throw new RangeError(`There is no category ${id}.`);
  return row.record;
}

/** Stock is kept: what was sold since the product was written stays sold. */
async function refreshProducts(db: Database, categoryId: number): Promise<void> {
  const holds = sql<boolean>`facts -> 'category_ids' @> to_jsonb(${categoryId}::int)`;
  const rows = await db.selectFrom('products').select('record').where(holds).execute();
  const ids = rows.map(({ record }) => record.id);
  const stock =
    ids.length === 0 ? [] : await db.selectFrom('stock').selectAll().where('product_id', 'in', ids).execute();
  await storeProducts(
    db,
    rows.map(({ record: { category: _places, ...record } }) => record),
  );
  for (const { sku, ...left } of stock) await db.updateTable('stock').set(left).where('sku', '=', sku).execute();
}

function recordOf(short: ShortCategory, parent: CategoryRecord): CategoryRecord {
  const url_key = short.url_key ?? slugOf(short.name);
  const empty = {
    description: null,
    image: null,
    custom_image: null,
    custom_image_mobile: null,
    category_banner: null,
  };
  return {
    ...empty,
    meta_title: short.name,
    meta_description: null,
    is_active: true,
    position: 1,
    include_in_menu: true,
    url_key,
    url_path: parent.level <= 1 ? url_key : `${parent.url_path}/${url_key}`,
    ...short,
    parent_id: parent.id,
    level: parent.level + 1,
    path: `${parent.path}/${short.id}`,
  };
}
