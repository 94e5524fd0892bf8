import type { Database } from '#api/database/open-database.ts';
import type { CategoryRecord } from '#api/records/catalog-records.ts';
import { storeWords } from './store-words.ts';

/** Writes categories as they are given, those with a known id anew. To be called in a transaction. */
export async function storeCategories(db: Database, categories: readonly CategoryRecord[]): Promise<void> {
  await db
    .insertInto('categories')
    .values(categories.map((record) => ({ id: record.id, record: JSON.stringify(record) })))
    .onConflict((conflict) => conflict.column('id').doUpdateSet(({ ref }) => ({ record: ref('excluded.record') })))
    .execute();
  await storeWords(
    db,
    'category',
    categories.map(({ id, name }) => ({ id, fields: { name: [name] } })),
  );
}
