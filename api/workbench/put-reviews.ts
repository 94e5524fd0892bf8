import type { Database } from '#api/database/open-database.ts';
import { lockReviewed, refreshSummaries } from '#api/reviews/refresh-summaries.ts';

export type ShortReviews = { readonly sku: string; readonly stars: readonly number[] };

const APPROVED = 1;

/** Approved reviews in the place of all that a product has, one for each number of stars. Throws RangeError without it. */
export async function putReviews(db: Database, { sku, stars }: ShortReviews, now: string): Promise<{ count: number }> {
  return db.transaction().execute(async (transaction) => {
    const product = await transaction.selectFrom('products').select('id').where('sku', '=', sku).executeTakeFirst();
    if (!product) throw new RangeError(`There is no product ${sku}.`);
    await lockReviewed(transaction, [product.id]);
    await transaction.deleteFrom('reviews').where('product_id', '=', product.id).execute();
    const rows = stars.map((value) => ({
      product_id: product.id,
      review_status: APPROVED,
      created_at: now,
      record: JSON.stringify(saidOf(value)),
    }));
    if (rows.length > 0) await transaction.insertInto('reviews').values(rows).execute();
    await refreshSummaries(transaction, [product.id]);
    return { count: rows.length };
  });
}

function saidOf(value: number) {
  const ratings = [{ rating_name: 'Quality', percent: value * 20, value }];
  return {
    title: `${value}`,
    detail: 'As told.',
    nickname: 'T.',
    review_entity: 'product',
    customer_id: null,
    ratings,
  };
}
