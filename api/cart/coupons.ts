import { type Outcome, refusal, success } from '#api/transport/outcome.ts';
import { validCoupon } from './valid-coupon.ts';
import type { CartCall } from './with-cart.ts';

/** A valid coupon replaces the one before; a refused one leaves it. Contract, POST /api/cart/apply-coupon. */
export async function applyCoupon({ shop, call, db, cart }: CartCall): Promise<Outcome> {
  const code = (call.query.get('coupon') ?? '').trim();
  if (code === '') return refusal(400, 'No coupon code provided');
  const key = code.toLowerCase();
  const coupon = await validCoupon(db, { key, user: call.user, now: shop.clock.now() });
  if (!coupon) return refusal(422, "The coupon code isn't valid. Verify the code and try again.");
  await db.updateTable('carts').set({ coupon: key }).where('id', '=', cart.id).execute();
  return success(true);
}

export async function deleteCoupon({ db, cart }: CartCall): Promise<Outcome> {
  await db.updateTable('carts').set({ coupon: null }).where('id', '=', cart.id).execute();
  return success(true);
}
