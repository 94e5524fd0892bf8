import { randomBytes } from 'node:crypto';
import { accessTokenOf, type FamilyMember, hashOf, readRefreshToken, refreshTokenOf } from '#api/accounts/tokens.ts';
import type { Database } from '#api/database/open-database.ts';
import { timestampAt } from '#api/process/shop-clock.ts';
import type { Shop } from '#api/shop/shop.ts';
import type { SignedIn } from '#api/transport/call.ts';
import { type Account, lockAccount } from './read-account.ts';

/** What a device holds of a session. */
export type Pair = { readonly token: string; readonly refreshToken: string };

const SESSION_BYTES = 16;
const OVERLAP_MS = 60_000; // contract, POST /api/user/refresh
const LONGEST_TOKEN = 100;

/** What sessions need of the shop. */
type Desk = Pick<Shop, 'db' | 'clock' | 'accounts'>;

/** Who an access token belongs to; null when it is unknown, expired or revoked. */
export async function signedInBy({ db, clock }: Pick<Shop, 'db' | 'clock'>, token: string): Promise<SignedIn | null> {
  if (token === '' || token.length > LONGEST_TOKEN) return null;
  const row = await db
    .selectFrom('access_tokens')
    .innerJoin('sessions', 'sessions.id', 'access_tokens.session_id')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.id', 'users.group_id', 'access_tokens.session_id'])
    .where('access_tokens.hash', '=', hashOf(token))
    .where('access_tokens.expires_at', '>', new Date(clock.now()))
    .executeTakeFirst();
  return row ? { id: row.id, groupId: row.group_id, session: row.session_id } : null;
}

/**
 * A new session for who has shown the password of an account; null where that has been changed since. Sessions of the
 * account that have ended by themselves are forgotten.
 */
export async function openSession(shop: Desk, proved: Pick<Account, 'id' | 'password_hash'>): Promise<Pair | null> {
  const now = shop.clock.now();
  const session = randomBytes(SESSION_BYTES).toString('base64url');
  return shop.db.transaction().execute(async (db) => {
    const present = await lockAccount(db, proved.id);
    if (present?.password_hash !== proved.password_hash) return null;
    await db.deleteFrom('sessions').where('user_id', '=', proved.id).where('expires_at', '<=', new Date(now)).execute();
    await db
      .insertInto('sessions')
      .values({
        id: session,
        user_id: proved.id,
        generation: 0,
        renewed_at: timestampAt(now),
        expires_at: timestampAt(now + shop.accounts.refreshTokenMs),
      })
      .execute();
    return give(shop, db, { session, generation: 0 });
  });
}

/**
 * The next pair for a refresh token; null when it is refused. The token before the present one gives the present pair
 * again for a minute: its answer may have been lost, or a second tab asked at the same time. An older one has been
 * stolen from somebody, and nobody knows from whom: the whole session ends.
 */
export async function renewSession(shop: Shop, refreshToken: string): Promise<Pair | null> {
  const member = readRefreshToken(refreshToken, shop.accounts.refreshKeys);
  if (!member) return null;
  const now = shop.clock.now();
  return shop.db.transaction().execute(async (db) => {
    const session = await db
      .selectFrom('sessions')
      .selectAll()
      .where('id', '=', member.session)
      .where('expires_at', '>', new Date(now))
      .forUpdate()
      .executeTakeFirst();
    if (!session) return null;
    const present = { session: session.id, generation: session.generation };
    if (member.generation === session.generation) return renew(shop, db, present);
    const isOverlap = member.generation === session.generation - 1 && now - session.renewed_at.getTime() <= OVERLAP_MS;
    if (isOverlap) return pairOf(shop, present);
    await db.deleteFrom('sessions').where('id', '=', session.id).execute();
    shop.log(`account ${session.user_id}: an old refresh token was used again, its session has ended`);
    return null;
  });
}

/** Signs a user out everywhere, but for one session where it is named. */
export async function endSessions(db: Database, userId: number, but = ''): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).where('id', '!=', but).execute();
}

async function renew(shop: Desk, db: Database, { session, generation }: FamilyMember): Promise<Pair> {
  const now = shop.clock.now();
  const next = { session, generation: generation + 1 };
  await db
    .updateTable('sessions')
    .set({
      generation: next.generation,
      renewed_at: timestampAt(now),
      expires_at: timestampAt(now + shop.accounts.refreshTokenMs),
    })
    .where('id', '=', session)
    .execute();
  await db
    .deleteFrom('access_tokens')
    .where('session_id', '=', session)
    .where('expires_at', '<=', new Date(now))
    .execute();
  return give(shop, db, next);
}

async function give(shop: Desk, db: Database, member: FamilyMember): Promise<Pair> {
  const pair = pairOf(shop, member);
  const expires_at = timestampAt(shop.clock.now() + shop.accounts.accessTokenMs);
  await db
    .insertInto('access_tokens')
    .values({ hash: hashOf(pair.token), session_id: member.session, expires_at })
    .execute();
  return pair;
}

function pairOf({ accounts }: Pick<Desk, 'accounts'>, member: FamilyMember): Pair {
  return {
    token: accessTokenOf(member, accounts.refreshKeys),
    refreshToken: refreshTokenOf(member, accounts.refreshKeys),
  };
}
