import { type RawBuilder, sql } from 'kysely';

/** Whether a review was written by this user, in a query of reviews alone or with others. */
export function isOwnReview(userId: number): RawBuilder<boolean> {
  return sql<boolean>`reviews.record ->> 'customer_id' = ${String(userId)}`;
}
