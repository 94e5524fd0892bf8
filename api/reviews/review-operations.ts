import { timestampAt } from '#api/process/shop-clock.ts';
import type { Fit, ReviewRecord } from '#api/records/content-records.ts';
import type { Shop } from '#api/shop/shop.ts';
import { BODY_LIMIT, type Call, type Operation } from '#api/transport/call.ts';
import { type Outcome, refusal, success } from '#api/transport/outcome.ts';

type Rating = { readonly rating_name: string; readonly value: number };

type NewReview = {
  readonly product_id: number;
  readonly title: string;
  readonly detail: string;
  readonly nickname: string;
  readonly ratings?: readonly Rating[];
  readonly fit?: Fit;
};

const LARGEST_ID = 2_147_483_647; // of the column
const PENDING = 2; // contract, Review

/** Takes reviews in for moderation; approved ones are read through the catalog search. */
export function reviewOperations(shop: Shop): readonly Operation[] {
  return [
    {
      operationId: 'reviewCreate',
      method: 'POST',
      path: '/api/review/create',
      cache: 'private',
      bodyLimit: BODY_LIMIT,
      answer: (call) => createReview(shop, call),
    },
  ];
}

/** Whatever the body says of it, the review waits for approval, its moment is now, and its author who is signed in. */
async function createReview({ db, clock }: Shop, { body, user }: Call): Promise<Outcome> {
  const { review } = body as { readonly review: NewReview };
  const { product_id, title, detail, nickname, ratings = [], fit } = review;
  const asked = db.selectFrom('products').select('sku').where('id', '=', product_id);
  const product = product_id <= LARGEST_ID && product_id > 0 ? await asked.executeTakeFirst() : undefined;
  if (!product) return refusal(422, 'No such product');
  const created_at = timestampAt(clock.now());
  const customer_id = user?.id ?? null;
  const said = {
    ...{ title, detail, nickname, review_entity: 'product', customer_id, ratings: ratings.map(ratingOf) },
    ...(fit && { fit }),
  };
  const { id } = await db
    .insertInto('reviews')
    .values({ product_id, review_status: PENDING, created_at, record: JSON.stringify(said) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return success({ id, product_id, product_sku: product.sku, ...said, review_status: PENDING, created_at });
}

function ratingOf({ rating_name, value }: Rating): ReviewRecord['ratings'][number] {
  return { rating_name, percent: value * 20, value };
}
