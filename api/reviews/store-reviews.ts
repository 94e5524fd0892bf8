import type { Insertable } from 'kysely';
import type { ReviewTable } from '#api/database/catalog-tables.ts';
import type { Database } from '#api/database/open-database.ts';
import type { ReviewRecord } from '#api/records/content-records.ts';
import { lockReviewed, refreshSummaries } from './refresh-summaries.ts';

/** Rows of one statement: PostgreSQL takes no more than 65,535 parameters. */
const MOST_ROWS = 1_000;

/** Writes reviews of products that are there, those with a known id anew. To be called in a transaction. */
export async function storeReviews(db: Database, reviews: readonly ReviewRecord[]): Promise<void> {
  const products = (await db.selectFrom('products').select('id').execute()).map(({ id }) => id);
  await lockReviewed(db, products);
  for (let first = 0; first < reviews.length; first += MOST_ROWS) {
    const rows = reviews.slice(first, first + MOST_ROWS).map(rowOf);
    await db
      .insertInto('reviews')
      .values(rows)
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet(({ ref }) => ({
          product_id: ref('excluded.product_id'),
          review_status: ref('excluded.review_status'),
          created_at: ref('excluded.created_at'),
          record: ref('excluded.record'),
        })),
      )
      .execute();
  }
  // All of them: a review may have gone from one product to another.
  await refreshSummaries(db, products);
}

function rowOf({ id, product_id, review_status, created_at, ...said }: ReviewRecord): Insertable<ReviewTable> {
  return { id, product_id, review_status, created_at, record: JSON.stringify(said) };
}
