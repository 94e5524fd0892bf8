import type { Database } from '#api/database/open-database.ts';
import type { ContentEntity } from '#api/records/content-records.ts';
import { storeWords } from './store-words.ts';

/** Writes content pages and blocks in place of those with their ids, found by their titles. To be called in a transaction. */
export async function storeContent(db: Database, entities: readonly ContentEntity[]): Promise<void> {
  await db
    .insertInto('content_entities')
    .values(entities.map(({ type, record }) => ({ type, id: record.id, record: JSON.stringify(record) })))
    .onConflict((conflict) =>
      conflict.columns(['type', 'id']).doUpdateSet(({ ref }) => ({ record: ref('excluded.record') })),
    )
    .execute();
  for (const [type, all] of Map.groupBy(entities, (entity) => entity.type)) {
    await storeWords(
      db,
      type,
      all.map(({ record: { id, title } }) => ({ id, fields: { title: [title] } })),
    );
  }
}
