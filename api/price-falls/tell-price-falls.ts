import { sql } from 'kysely';
import { newUnsubscribe } from '#api/alerts/unsubscribe.ts';
import type { Database } from '#api/database/open-database.ts';
import { mailLanguageOf } from '#api/mail/mail-language.ts';
import type { Paise } from '#api/money/paise.ts';
import type { PriceSet } from '#api/money/price-set.ts';
import { dayAt, timestampAt } from '#api/process/shop-clock.ts';
import type { Shop } from '#api/shop/shop.ts';
import { priceFallMail } from './price-fall-mail.ts';
import { canBeHad, priceNow } from './price-now.ts';

/** What is told by, and where links in mails lead. */
export type PriceFallDesk = Pick<Shop, 'db' | 'outbox' | 'accounts' | 'clock'>;

/** Prices change by a merchant's hand or with the day; whoever sees one fall need not hear of it in seconds. */
export const PRICE_FALL_ROUND_MS = 60_000;

const DAY_MS = 86_400_000;
const AT_ONCE = 20;
const LONGEST_MAIL = 100; // products, as many as one call asks about
/** Paise. Prices are shown in whole rupees: less than one is no fall that anybody could see. */
const LEAST_FALL = 100;

/**
 * Tells everybody of what costs less than they were last told: one mail with all of it, and one a day at most, so that a sale
 * is no flood of mails. The mail and the price that is told by it are one transaction. Answers how many mails were written.
 */
export async function tellPriceFalls(desk: PriceFallDesk): Promise<number> {
  let told = 0;
  while (true) {
    const some = await desk.db.transaction().execute((transaction) => tellSome(desk, transaction));
    told += some;
    if (some < AT_ONCE) return told;
  }
}

async function tellSome({ clock, outbox, accounts }: PriceFallDesk, transaction: Database): Promise<number> {
  const now = clock.now();
  const readers = await takeReaders(transaction, now);
  for (const { id, email, mails } of readers) {
    const fallen = await tellOf(transaction, email, now);
    if (fallen.length === 0) continue; // a price rose in between
    const language = mailLanguageOf({ language: fallen[0]?.language ?? null, storeCode: '' });
    const falls = fallen.map(({ name, sku, url_key, price, before, price_set }) => ({
      name,
      before,
      price,
      set: price_set,
      address: `${accounts.storefrontUrl}/${['p', sku, url_key].map(encodeURIComponent).join('/')}`,
    }));
    const mail = priceFallMail(language, falls, newUnsubscribe(accounts.apiUrl, language));
    await outbox.put({ ...mail, to: email, about: `price-fell ${id} ${mails}` }, transaction);
  }
  return readers.length;
}

type Reader = { readonly id: number; readonly email: string; readonly mails: number };

/** Waits `w` for a product `p` that can be had for less than was told. */
const fallenAt = (now: number) => {
  const price = priceNow({ set: sql.ref('w.price_set'), group: sql.ref('w.price_group'), today: dayAt(now) });
  return { price, isFallen: sql`${price} > 0 and ${price} <= w.told_price - ${LEAST_FALL} and ${canBeHad}` };
};

/**
 * Some readers to be told, each by the first of their waits. It stands for all of them: `skip locked` leaves to another
 * process the readers that it tells at the same time, and whom it has told has no wait that is fallen.
 */
async function takeReaders(transaction: Database, now: number): Promise<readonly Reader[]> {
  const { isFallen } = fallenAt(now);
  const { rows } = await sql<Reader>`
    select w.id, w.email, w.mails from price_waits w join products p on p.sku = w.sku
    where ${isFallen} and w.id in (
      select min(w.id) from price_waits w join products p on p.sku = w.sku
      where ${isFallen} group by w.email
      having not exists (
        select from price_waits other
        where other.email = w.email and other.told_at > ${timestampAt(now - DAY_MS)}::timestamptz
      )
    )
    order by w.id limit ${AT_ONCE} for update of w skip locked`.execute(transaction);
  return rows;
}

type Fallen = {
  readonly sku: string;
  readonly name: string;
  readonly url_key: string;
  readonly language: string;
  readonly price_set: PriceSet;
  readonly before: Paise;
  readonly price: Paise;
};

/** Notes the prices of now as told, and answers what has fallen; what was asked for last comes first. */
async function tellOf(transaction: Database, email: string, now: number): Promise<readonly Fallen[]> {
  const { price, isFallen } = fallenAt(now);
  const { rows } = await sql<Fallen>`
    with fallen as (
      select w.id, w.told_price as before, ${price} as price, p.name, p.record ->> 'url_key' as url_key
      from price_waits w join products p on p.sku = w.sku
      where w.email = ${email} and ${isFallen}
      order by w.id limit ${LONGEST_MAIL} for update of w skip locked
    ), told as (
      update price_waits w set told_price = fallen.price, told_at = ${timestampAt(now)}::timestamptz, mails = w.mails + 1
      from fallen where w.id = fallen.id
      returning w.sku, w.language, w.price_set, w.since, w.id, fallen.name, fallen.url_key, fallen.before, fallen.price
    )
    select * from told order by since desc, id`.execute(transaction);
  return rows;
}
