import { type Cart, openCart } from '#api/cart/load-cart.ts';
import { type Totals, totalsOf } from '#api/cart/totals.ts';
import { validCoupon } from '#api/cart/valid-coupon.ts';
import type { Database } from '#api/database/open-database.ts';
import type { Paise } from '#api/money/paise.ts';
import { priceSetOf } from '#api/money/price-set.ts';
import { dayAt } from '#api/process/shop-clock.ts';
import type { Attempt } from './attempt.ts';
import type { Items } from './take-stock.ts';

export type PricedOrder = {
  readonly sums: Totals;
  /** Code of the coupon that counts. */
  readonly coupon: string | null;
  /** The cart that the order closes. */
  readonly cart: Cart | null;
};

/**
 * What an order costs now. Its cart, the coupon and the store credit stay locked until the transaction ends, so that
 * nobody else uses them meanwhile.
 */
export async function priceOrder(attempt: Attempt, items: Items, now: number): Promise<PricedOrder> {
  const { db, call, request } = attempt;
  const cart = await usedCart(attempt, now);
  const coupon = await validCoupon(db, { key: cart?.coupon ?? null, user: call.user, now, isTaken: true });
  const rows = request.products.flatMap(({ qty }, at) => {
    const item = items[at];
    return item ? [{ item, qty }] : [];
  });
  const credit = cart ? await creditFor(db, cart) : 0;
  const sums = totalsOf(rows, { set: priceSetOf(call.country), today: dayAt(now), coupon, credit });
  return { sums, coupon: coupon?.code ?? null, cart };
}

/** A missing cart_id means no cart here, not the caller's own. */
async function usedCart({ db, request, call }: Attempt, now: number): Promise<Cart | null> {
  const { cart_id: id = '' } = request;
  return id === '' ? null : openCart(db, { id, user: call.user, now });
}

/** All that the owner of the cart has, where it is to be used. */
async function creditFor(db: Database, { user_id: owner, uses_store_credit: isUsed }: Cart): Promise<Paise> {
  if (!isUsed || owner === null) return 0;
  const row = await db
    .selectFrom('store_credits')
    .select('balance')
    .where('user_id', '=', owner)
    .forUpdate()
    .executeTakeFirst();
  return row?.balance ?? 0;
}
