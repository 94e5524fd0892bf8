import type { Database } from '#api/database/open-database.ts';
import type { Fit } from '#api/records/content-records.ts';
import { lockReviewed, refreshSummaries } from '#api/reviews/refresh-summaries.ts';

export type ShortReviews = { readonly sku: string; readonly stars: readonly number[]; readonly fits?: readonly Fit[] };

const APPROVED = 1;

/** Approved reviews in the place of all that a product has, one for each number of stars and for each fit. Throws RangeError without it. */
export async function putReviews(
  db: Database,
  { sku, stars, fits = [] }: ShortReviews,
  now: string,
): Promise<{ count: number }> {
  return db.transaction().execute(async (transaction) => {
    const product = await transaction.selectFrom('products').select('id').where('sku', '=', sku).executeTakeFirst();
    if (!product) throw new RangeError(`There is no product ${sku}.`);
    await lockReviewed(transaction, [product.id]);
    await transaction.deleteFrom('reviews').where('product_id', '=', product.id).execute();
    const said = [...stars.map(withStars), ...fits.map(withFit)];
    const rows = said.map((record) => ({
      product_id: product.id,
      review_status: APPROVED,
      created_at: now,
      record: JSON.stringify(record),
    }));
    if (rows.length > 0) await transaction.insertInto('reviews').values(rows).execute();
    await refreshSummaries(transaction, [product.id]);
    return { count: rows.length };
  });
}

const AS_TOLD = { detail: 'As told.', nickname: 'T.', review_entity: 'product', customer_id: null };

function withStars(value: number) {
  return { ...AS_TOLD, title: `${value}`, ratings: [{ rating_name: 'Quality', percent: value * 20, value }] };
}

function withFit(fit: Fit) {
  return { ...AS_TOLD, title: fit, ratings: [], fit };
}
