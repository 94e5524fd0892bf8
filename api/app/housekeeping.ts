import { sql } from 'kysely';
import { ERASED } from '#api/mail/deliver-mail.ts';
import { faultLine } from '#api/process/fault-line.ts';
import type { Shop } from '#api/shop/shop.ts';

const DAY_MS = 86_400_000;
const ROUND_MS = 3_600_000;

/** For how long what visitors leave behind is kept, in days. A link that ends waits works as long as one may last. */
const KEPT_DAYS = {
  cartState: 30,
  consentRecord: 3 * 365,
  conversion: 90,
  mail: 30,
  pageChange: 1,
  priceWait: 180,
  stockWait: 180,
  unsubscribeLink: 180,
} as const;

/** Throws away what is over: links, lists, sessions and tokens that nobody can use any more, and what was kept long enough. */
export async function keepHouse({ db, clock }: Pick<Shop, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const ago = (days: number) => new Date(now - days * DAY_MS);
  for (const table of [
    'mail_tokens',
    'password_resets',
    'access_tokens',
    'deleted_account_tokens',
    'sessions',
    'shared_lists',
  ] as const) {
    await db.deleteFrom(table).where('expires_at', '<=', new Date(now)).execute();
  }
  await db.deleteFrom('cart_states').where('written_at', '<', ago(KEPT_DAYS.cartState)).execute();
  await db.deleteFrom('stock_waits').where('since', '<', ago(KEPT_DAYS.stockWait)).execute();
  await db.deleteFrom('price_waits').where('since', '<', ago(KEPT_DAYS.priceWait)).execute();
  await sql`delete from price_waits w where not exists (select from products p where p.sku = w.sku)`.execute(db);
  await db.deleteFrom('page_changes').where('changed_at', '<', ago(KEPT_DAYS.pageChange)).execute();
  await db.deleteFrom('consent_records').where('recorded_at', '<', ago(KEPT_DAYS.consentRecord)).execute();
  await db.deleteFrom('conversions').where('received_at', '<', ago(KEPT_DAYS.conversion)).execute();
  await db
    .updateTable('mails')
    .set({ ...ERASED, next_attempt_at: null })
    .where('expires_at', '<=', new Date(now))
    .execute();
  const sent = db.deleteFrom('mails').where('next_attempt_at', 'is', null);
  await sent.where('unsubscribe_hash', 'is', null).where('created_at', '<', ago(KEPT_DAYS.mail)).execute();
  await sent.where('created_at', '<', ago(KEPT_DAYS.unsubscribeLink)).execute();
}

/** Keeps house every hour. */
export function startHousekeeping(shop: Pick<Shop, 'db' | 'clock' | 'log'>): { close(): void } {
  const tell = (error: unknown) => shop.log(faultLine(error));
  const rounds = setInterval(() => void keepHouse(shop).catch(tell), ROUND_MS).unref();
  return { close: () => clearInterval(rounds) };
}
