import { sql } from 'kysely';
import { isAddressed } from '#api/alerts/is-addressed.ts';
import type { Database } from '#api/database/open-database.ts';
import { type MailLanguage, mailLanguageOf, readerOf } from '#api/mail/mail-language.ts';
import { type PriceSet, priceSetOf } from '#api/money/price-set.ts';
import { dayAt, timestampAt } from '#api/process/shop-clock.ts';
import type { Shop } from '#api/shop/shop.ts';
import { BODY_LIMIT, type Call, type Operation } from '#api/transport/call.ts';
import { type Outcome, refusal, success } from '#api/transport/outcome.ts';
import { priceNow } from './price-now.ts';

const INVALID = refusal(400, 'Invalid e-mail provided!');
const NOTHING = refusal(400, 'Nothing to wait for');
/** One call takes a whole list, and each product of it is a row. */
const ASKED_PER_MINUTE = 20;
/** Of one address: those asked for last. Nobody fills the table in somebody's name. */
const MOST_WAITS = 200;

/** Whoever waits for a price to fall is noted with the price of now, to be told when it has fallen (tell-price-falls.ts). */
export function priceFallOperation(shop: Shop): Operation {
  return {
    operationId: 'priceNotify',
    method: 'POST',
    path: '/api/price/notify',
    cache: 'private',
    bodyLimit: BODY_LIMIT,
    perMinute: ASKED_PER_MINUTE,
    missing: (body) => (isAddressed(shop, 'priceNotify', body) ? null : INVALID),
    answer: (call) => noteWaits(shop, call),
  };
}

type Asked = {
  readonly email: string;
  readonly skus: readonly string[];
  readonly groupId?: number;
};

/**
 * What is not sold is passed over. Who asks again waits from then on, from the price of then and in the language of then:
 * that price is what they see.
 */
async function noteWaits({ db, clock }: Shop, { body, country, ...call }: Call): Promise<Outcome> {
  const { email, skus, groupId = null } = body as Asked;
  const now = clock.now();
  const wait = {
    email: email.toLowerCase(),
    userId: call.user?.id ?? null,
    skus,
    language: mailLanguageOf(readerOf(call)),
    set: priceSetOf(country),
    groupId,
    since: timestampAt(now),
    today: dayAt(now),
  };
  const noted = await db.transaction().execute((transaction) => note(transaction, wait));
  if (noted.size === 0) return NOTHING;
  return success({ skus: [...new Set(skus)].filter((sku) => noted.has(sku)) });
}

type Wait = {
  readonly email: string;
  readonly userId: number | null;
  readonly skus: readonly string[];
  readonly language: MailLanguage;
  readonly set: PriceSet;
  readonly groupId: number | null;
  readonly since: string;
  readonly today: string;
};

/** Answers what was noted. */
async function note(db: Database, { email, userId, skus, language, set, groupId, since, today }: Wait) {
  const group = sql`${groupId}::integer`;
  const price = priceNow({ set: sql`${set}::text`, group, today });
  const { rows } = await sql<{ readonly sku: string }>`
    insert into price_waits (email, sku, language, price_set, price_group, told_price, since, user_id)
    select ${email}, p.sku, ${language}, ${set}, ${group}, ${price}, ${since}::timestamptz, ${userId}::integer
    from products p where p.status = 1 and p.sku = any(${[...skus]}::text[])
    order by p.sku
    on conflict (email, sku) do update set language = excluded.language, price_set = excluded.price_set,
      price_group = excluded.price_group, told_price = excluded.told_price, since = excluded.since,
      user_id = coalesce(price_waits.user_id, excluded.user_id)
    returning sku`.execute(db);
  await sql`
    delete from price_waits where id in (
      select id from price_waits where email = ${email} order by since desc, id desc offset ${MOST_WAITS}
    )`.execute(db);
  return new Set(rows.map(({ sku }) => sku));
}
