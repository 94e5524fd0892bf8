import { balanceOf } from '#api/accounts/change-credit.ts';
import type { Database } from '#api/database/open-database.ts';
import type { Paise } from '#api/money/paise.ts';
import { priceSetOf } from '#api/money/price-set.ts';
import { dayAt } from '#api/process/shop-clock.ts';
import type { Shop } from '#api/shop/shop.ts';
import type { Call } from '#api/transport/call.ts';
import { type Outcome, refusal } from '#api/transport/outcome.ts';
import type { Item } from './line-item.ts';
import { type Cart, type CartLine, loadLines, openCart } from './load-cart.ts';
import type { TotalsQuestion } from './totals.ts';
import { validCoupon } from './valid-coupon.ts';

/** A call on a cart: the cart as it is, and how its lines are priced. */
export type CartCall = {
  readonly shop: Shop;
  readonly call: Call;
  /** The transaction in which the call runs. */
  readonly db: Database;
  readonly cart: Cart;
  readonly lines: readonly CartLine[];
  readonly question: TotalsQuestion;
};

/** Runs a cart call in one transaction, with the cart locked: two calls on one cart come one after the other. */
export function withCart(shop: Shop, answer: (call: CartCall) => Promise<Outcome>): (call: Call) => Promise<Outcome> {
  return (call) =>
    shop.db.transaction().execute(async (db) => {
      const id = call.query.get('cartId') ?? '';
      const now = shop.clock.now();
      const cart = await openCart(db, { id, user: call.user, now });
      if (!cart) return noSuchCart(call);
      const coupon = await validCoupon(db, { key: cart.coupon, user: call.user, now });
      const question = { set: priceSetOf(call.country), today: dayAt(now), coupon, credit: await creditFor(db, cart) };
      return answer({ shop, call, db, cart, lines: await loadLines(db, cart.id, groupOf(call)), question });
    });
}

/** Carts and orders are priced by the caller's own group, whatever a search was told; null for a guest. */
export function groupOf({ user }: Call): number | null {
  return user?.groupId ?? null;
}

export function noSuchCart({ query }: Call): Outcome {
  return refusal(404, `No such entity with cartId = ${query.get('cartId') || 'null'}`);
}

/** What the owner of a cart wants to pay with, as far as it goes. */
async function creditFor(db: Database, { user_id, uses_store_credit: isUsed }: Cart): Promise<Paise> {
  return isUsed && user_id !== null ? balanceOf(db, user_id) : 0;
}

export function itemsOf({ lines }: Pick<CartCall, 'lines'>): readonly Item[] {
  return lines.map(({ item }) => item);
}
