import type { Database } from '#api/database/open-database.ts';
import { basisPointsOf, paiseOf } from '#api/money/paise.ts';

export type ShortCoupon = {
  readonly code: string;
  readonly percent?: number;
  readonly fixed?: number;
  readonly valid_from?: string | null;
  readonly valid_to?: string | null;
  readonly most_uses?: number | null;
  readonly most_uses_per_user?: number | null;
};

/** Writes a coupon; one of the same code keeps its uses. Answers how often it was used. */
export async function putCoupon(
  db: Database,
  { code, percent = 0, fixed = 0, ...said }: ShortCoupon,
): Promise<{ readonly code: string; readonly uses: number }> {
  const coupon = {
    code,
    percent: basisPointsOf(percent),
    fixed: paiseOf(fixed),
    valid_from: said.valid_from ?? null,
    valid_to: said.valid_to ?? null,
    most_uses: said.most_uses ?? null,
    most_uses_per_user: said.most_uses_per_user ?? null,
  };
  return db
    .insertInto('coupons')
    .values({ key: code.toLowerCase(), ...coupon })
    .onConflict((known) => known.column('key').doUpdateSet(coupon))
    .returning(['code', 'uses'])
    .executeTakeFirstOrThrow();
}
