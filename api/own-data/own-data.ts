import { balanceOf } from '#api/accounts/change-credit.ts';
import type { Database } from '#api/database/open-database.ts';
import { amountOf } from '#api/money/paise.ts';
import { timestampAt } from '#api/process/shop-clock.ts';
import type { Shop } from '#api/shop/shop.ts';
import type { SignedIn } from '#api/transport/call.ts';
import { type Outcome, success, UNAUTHORISED } from '#api/transport/outcome.ts';
import { loadUser } from '#api/users/load-user.ts';
import { isOwnReview } from './is-own-review.ts';
import { ownOrders } from './own-orders.ts';

/**
 * GET /api/user/export: everything that is kept of whoever is signed in, and of nobody else; neither passwords nor what opens
 * anything. What only bears an e-mail is left out, since nobody has proved that it is theirs: own-data.test.ts lists all tables.
 */
export async function exportOwnData(shop: Shop, { id }: SignedIn): Promise<Outcome> {
  const { db, clock } = shop;
  const user = await loadUser(db, id);
  if (!user) return UNAUTHORISED;
  const { addresses, default_billing: _billing, default_shipping: _shipping, ...profile } = user;
  return success({
    made_at: timestampAt(clock.now()),
    profile,
    addresses,
    sign_ins: await signIns(db, id),
    newsletter: await newsletterOf(db, user.email),
    orders: await ownOrders(shop, id),
    store_credit: await creditOf(db, id),
    carts: await cartsOf(db, id),
    reviews: await reviewsOf(db, id),
    restock_waits: await restockWaits(db, id),
    price_waits: await priceWaits(db, id),
  });
}

async function signIns(db: Database, userId: number) {
  const rows = await db
    .selectFrom('sessions')
    .select(['generation as renewals', 'renewed_at', 'expires_at'])
    .where('user_id', '=', userId)
    .orderBy('renewed_at')
    .execute();
  return rows.map(({ renewals, renewed_at, expires_at }) => ({
    renewals,
    renewed_at: textOf(renewed_at),
    expires_at: textOf(expires_at),
  }));
}

/** Everybody may ask for it by the e-mail alone: contract. */
async function newsletterOf(db: Database, email: string) {
  const row = await db
    .selectFrom('subscriptions')
    .select(['email', 'status'])
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst();
  return row ?? null;
}

async function creditOf(db: Database, userId: number) {
  const rows = await db
    .selectFrom('store_credit_entries')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('transaction_id')
    .execute();
  return {
    balance: amountOf(await balanceOf(db, userId)),
    entries: rows.map(({ user_id: _owner, created_at, amount, balance_after, ...entry }) => ({
      ...entry,
      created_at: textOf(created_at),
      amount: amountOf(amount),
      balance_after: amountOf(balance_after),
    })),
  };
}

/** Also those that were ordered, as long as they are kept. */
async function cartsOf(db: Database, userId: number) {
  const carts = await db.selectFrom('carts').selectAll().where('user_id', '=', userId).orderBy('created_at').execute();
  if (carts.length === 0) return [];
  const ids = carts.map(({ id }) => id);
  const lines = await db.selectFrom('cart_lines').selectAll().where('cart_id', 'in', ids).orderBy('item_id').execute();
  const told = await db.selectFrom('cart_states').selectAll().where('id', 'in', ids).execute();
  return carts.map(({ id, user_id: _owner, created_at, expires_at: _never, closed_at, ...cart }) => ({
    ...cart,
    created_at: textOf(created_at),
    closed_at: closed_at && textOf(closed_at),
    lines: lines
      .filter(({ cart_id }) => cart_id === id)
      .map(({ sku, qty, options }) => ({ sku, qty, options: JSON.parse(options) as unknown })),
    last_told: told.find((each) => each.id === id)?.state ?? null,
  }));
}

async function reviewsOf(db: Database, userId: number) {
  const rows = await db
    .selectFrom('reviews')
    .innerJoin('products', 'products.id', 'reviews.product_id')
    .select(['reviews.id', 'reviews.product_id', 'products.sku', 'reviews.review_status', 'reviews.created_at'])
    .select(['reviews.moderated_at', 'reviews.record'])
    .where(isOwnReview(userId))
    .orderBy('reviews.id')
    .execute();
  return rows.map(({ record, created_at, moderated_at, ...review }) => ({
    ...review,
    ...record,
    created_at: textOf(created_at),
    moderated_at: moderated_at && textOf(moderated_at),
  }));
}

async function restockWaits(db: Database, userId: number) {
  const rows = await db.selectFrom('stock_waits').selectAll().where('user_id', '=', userId).orderBy('id').execute();
  return rows.map(({ id: _id, user_id: _owner, since, ...wait }) => ({ ...wait, since: textOf(since) }));
}

async function priceWaits(db: Database, userId: number) {
  const rows = await db.selectFrom('price_waits').selectAll().where('user_id', '=', userId).orderBy('id').execute();
  return rows.map(({ id: _id, user_id: _owner, since, told_at, told_price, ...wait }) => ({
    ...wait,
    told_price: amountOf(told_price),
    told_at: told_at && textOf(told_at),
    since: textOf(since),
  }));
}

function textOf(moment: Date): string {
  return timestampAt(moment.getTime());
}
