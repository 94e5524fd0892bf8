import { balanceOf } from '#api/accounts/change-credit.ts';
import { hashOf } from '#api/accounts/tokens.ts';
import type { Database } from '#api/database/open-database.ts';
import { readerOf } from '#api/mail/mail-language.ts';
import { amountOf } from '#api/money/paise.ts';
import { lockReviewed, refreshSummaries } from '#api/reviews/refresh-summaries.ts';
import type { Shop } from '#api/shop/shop.ts';
import type { Call, SignedIn } from '#api/transport/call.ts';
import { type Outcome, refusal, success, UNAUTHORISED } from '#api/transport/outcome.ts';
import { accountDeleted } from '#api/users/account-mails.ts';
import { isOwnPassword, WRONG_PASSWORD } from '#api/users/change-password.ts';
import { type Account, lockAccount, readAccount } from '#api/users/read-account.ts';
import { isOwnReview } from './is-own-review.ts';

const OTHER_CREDIT = refusal(409, 'The store credit of the account is another one');

type Deletion = { readonly currentPassword: string; readonly storeCredit: number };

/**
 * POST /api/user/delete: the account and all that hangs on it, in one transaction, and the mail that tells of it. Orders stay,
 * as those of a guest. `storeCredit` is what its owner knows to be lost: with another balance nothing is deleted. Whoever asks
 * again with a token of the account, since no answer came or at another page, hears that it is done.
 */
export async function deleteAccount(shop: Shop, call: Call): Promise<Outcome> {
  const { user, token } = call;
  if (!user) return (await isDeleted(shop.db, token)) ? success(true) : UNAUTHORISED;
  const { currentPassword, storeCredit } = call.body as Deletion;
  const account = await readAccount(shop.db, user.id);
  if (!account) return deleteAccount(shop, { ...call, user: null });
  if (!(await isOwnPassword(shop, account, currentPassword))) return WRONG_PASSWORD;
  const outcome = await shop.db.transaction().execute(async (db): Promise<Outcome | null> => {
    const present = await lockAccount(db, user.id);
    if (present?.password_hash !== account.password_hash) return null;
    if (amountOf(await balanceOf(db, user.id)) !== storeCredit) return OTHER_CREDIT;
    await remove(db, present);
    await shop.outbox.put(accountDeleted({ ...readerOf(call), email: present.email }, shop.accounts), db);
    shop.log(`account ${user.id}: deleted by its owner`);
    return success(true);
  });
  return outcome ?? deleteAccount(shop, await asItIsNow(call, user, shop));
}

/** Somebody deleted the account, or changed its password, meanwhile. */
async function asItIsNow(call: Call, user: SignedIn, { db }: Shop): Promise<Call> {
  return { ...call, user: (await readAccount(db, user.id)) ? user : null };
}

async function isDeleted(db: Database, token: string): Promise<boolean> {
  const known = db.selectFrom('deleted_account_tokens').select('hash').where('hash', '=', hashOf(token));
  return (await known.executeTakeFirst()) !== undefined;
}

/** What has the id of the user and is not named here goes with the row of the account: addresses, sessions, carts, credit, waits. */
async function remove(db: Database, { id, email }: Account): Promise<void> {
  await rememberTokens(db, id);
  await removeReviews(db, id);
  for (const table of ['subscriptions', 'stock_waits', 'price_waits'] as const) {
    await db.deleteFrom(table).where('email', '=', email.toLowerCase()).execute();
  }
  const carts = db.selectFrom('carts').select('id').where('user_id', '=', id);
  await db.deleteFrom('cart_states').where('id', 'in', carts).execute();
  await db.updateTable('orders').set({ user_id: null }).where('user_id', '=', id).execute();
  await db.deleteFrom('users').where('id', '=', id).execute();
}

async function rememberTokens(db: Database, userId: number): Promise<void> {
  await db
    .insertInto('deleted_account_tokens')
    .columns(['hash', 'expires_at'])
    .expression(
      db
        .selectFrom('access_tokens')
        .innerJoin('sessions', 'sessions.id', 'access_tokens.session_id')
        .select(['access_tokens.hash', 'access_tokens.expires_at'])
        .where('sessions.user_id', '=', userId),
    )
    .execute();
}

/** What products say of their reviews is worked out anew without them. */
async function removeReviews(db: Database, userId: number): Promise<void> {
  const own = await db.selectFrom('reviews').select(['id', 'product_id']).where(isOwnReview(userId)).execute();
  if (own.length === 0) return;
  const products = own.map(({ product_id }) => product_id);
  await lockReviewed(db, products);
  await db
    .deleteFrom('reviews')
    .where(
      'id',
      'in',
      own.map(({ id }) => id),
    )
    .execute();
  await refreshSummaries(db, products);
}
