import { sql } from 'kysely';
import type { Database } from '#api/database/open-database.ts';
import { dayAt } from '#api/process/shop-clock.ts';
import type { SignedIn } from '#api/transport/call.ts';
import type { Coupon } from './totals.ts';

export type CouponQuestion = {
  /** Lower case; null for a cart without. */
  readonly key: string | null;
  readonly user: SignedIn | null;
  readonly now: number;
  /** Holds the coupon until the transaction ends, so that nobody else takes the use that is left. */
  readonly isTaken?: true;
};

/**
 * The coupon of a key when it may be used: its days have come and not gone, uses are left in all and for this user.
 * A coupon with a limit for each user is for users alone, since a guest cannot be told from the next.
 */
export async function validCoupon(db: Database, { key, user, now, isTaken }: CouponQuestion): Promise<Coupon | null> {
  if (key === null) return null;
  const found = db.selectFrom('coupons').selectAll().where('key', '=', key);
  const row = await (isTaken ? found.forUpdate() : found).executeTakeFirst();
  if (!row) return null;
  const { code, percent, fixed, uses, most_uses, most_uses_per_user } = row;
  const today = dayAt(now);
  const isRunning = (row.valid_from ?? today) <= today && today <= (row.valid_to ?? today);
  const isLeft = most_uses === null || uses < most_uses;
  const isLeftToUser = most_uses_per_user === null || (await usesOf(db, code, user)) < most_uses_per_user;
  return isRunning && isLeft && isLeftToUser ? { code, percent, fixed } : null;
}

/** Orders of a user with the coupon that were not cancelled; without end for a guest. */
async function usesOf(db: Database, code: string, user: SignedIn | null): Promise<number> {
  if (!user) return Number.POSITIVE_INFINITY;
  const { count } = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', user.id)
    .where('coupon', '=', code)
    .where('status', '<>', 'canceled')
    .executeTakeFirstOrThrow();
  return count;
}

/** Counts a use, or with -1 gives one back, in the transaction of its order. */
export async function countUse(db: Database, code: string, by: 1 | -1): Promise<void> {
  await db
    .updateTable('coupons')
    .set({ uses: sql<number>`uses + ${by}` })
    .where('code', '=', code)
    .execute();
}
