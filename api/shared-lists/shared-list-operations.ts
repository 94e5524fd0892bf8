import { randomBytes } from 'node:crypto';
import { hashOf } from '#api/accounts/tokens.ts';
import { timestampAt } from '#api/process/shop-clock.ts';
import type { Shop } from '#api/shop/shop.ts';
import { BODY_LIMIT, type Call, type Operation } from '#api/transport/call.ts';
import { type Outcome, refusal, success } from '#api/transport/outcome.ts';

const DAY_MS = 86_400_000;
const SHARED_DAYS = 90; // contract, section 13
const SECRET_BYTES = 24;
/** Nobody shares lists faster than they can look at them. */
const SHARED_PER_MINUTE = 10;

const NO_SUCH_LIST = refusal(404, 'No such list');

/** Wishlists that are shown by a link. Contract, section 13. */
export function sharedListOperations(shop: Shop): readonly Operation[] {
  return [
    {
      ...open('wishlistShare', 'POST', '/api/wishlist/share'),
      bodyLimit: BODY_LIMIT,
      perMinute: SHARED_PER_MINUTE,
      answer: (call) => share(shop, call),
    },
    { ...open('wishlistShared', 'GET', '/api/wishlist/shared'), answer: (call) => read(shop, call) },
    {
      ...open('wishlistUnshare', 'POST', '/api/wishlist/unshare'),
      bodyLimit: BODY_LIMIT,
      answer: (call) => unshare(shop, call),
    },
  ];
}

/** Nobody signs in for them: what is found by a link belongs to whoever has it. */
function open(operationId: string, method: 'GET' | 'POST', path: string) {
  return { operationId, method, path, cache: 'private', ownTokenCheck: true } as const;
}

type Shared = { readonly skus: readonly string[]; readonly title?: string; readonly name?: string };

/** What is not sold is left out, so that a list holds no text of strangers but its title and the name of who shares it. */
async function share({ db, clock }: Shop, { body }: Call): Promise<Outcome> {
  const { skus, title = '', name = '' } = body as Shared;
  const sold = await db.selectFrom('products').select('sku').where('sku', 'in', skus).execute();
  const known = new Set(sold.map(({ sku }) => sku));
  const kept = [...new Set(skus)].filter((sku) => known.has(sku));
  if (kept.length === 0) return refusal(400, 'Nothing to share');
  const [list, secret] = [newSecret(), newSecret()];
  const now = clock.now();
  const expires_at = timestampAt(now + SHARED_DAYS * DAY_MS);
  await db
    .insertInto('shared_lists')
    .values({
      hash: hashOf(list),
      secret_hash: hashOf(secret),
      ...{ title: title.trim(), name: name.trim() },
      skus: JSON.stringify(kept),
      shared_at: timestampAt(now),
      expires_at,
    })
    .execute();
  return success({ list, secret, expires_at });
}

async function read({ db, clock }: Shop, { query }: Call): Promise<Outcome> {
  const list = query.get('list') ?? '';
  if (list === '') return refusal(400, 'list parameter is required');
  const found = await db
    .selectFrom('shared_lists')
    .select(['title', 'name', 'skus', 'shared_at', 'expires_at'])
    .where('hash', '=', hashOf(list))
    .where('expires_at', '>', new Date(clock.now()))
    .executeTakeFirst();
  if (!found) return NO_SUCH_LIST;
  const { shared_at, expires_at, ...shown } = found;
  return success({
    ...shown,
    shared_at: timestampAt(shared_at.getTime()),
    expires_at: timestampAt(expires_at.getTime()),
  });
}

type Ended = { readonly list: string; readonly secret: string };

/** A list that is gone is no longer shared, so that a lost answer may be asked for again. */
async function unshare({ db }: Shop, { body }: Call): Promise<Outcome> {
  const { list, secret } = body as Ended;
  const hash = hashOf(list);
  await db.deleteFrom('shared_lists').where('hash', '=', hash).where('secret_hash', '=', hashOf(secret)).execute();
  const left = await db.selectFrom('shared_lists').select('hash').where('hash', '=', hash).executeTakeFirst();
  return left ? NO_SUCH_LIST : success(true);
}

function newSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}
