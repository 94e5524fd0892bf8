import { type Kysely, sql } from 'kysely';
import type { Migration } from '#api/database/migrations/migration.ts';
import { catalogue } from './migrations/0001-catalogue.ts';
import { carts } from './migrations/0002-carts.ts';
import { orders } from './migrations/0003-orders.ts';
import { search } from './migrations/0004-search.ts';
import { reviews } from './migrations/0005-reviews.ts';
import { users } from './migrations/0006-users.ts';
import { mail } from './migrations/0007-mail.ts';
import { orderRules } from './migrations/0008-orders.ts';
import { content } from './migrations/0010-content.ts';
import { payments } from './migrations/0011-payments.ts';
import { tiers } from './migrations/0012-tiers.ts';
import { mailSecrets } from './migrations/0013-mail-secrets.ts';
import { ownSkuWords } from './migrations/0014-own-sku-words.ts';
import { orderMails } from './migrations/0015-order-mails.ts';
import { searchTerms } from './migrations/0016-search-terms.ts';
import { reviewSummaries } from './migrations/0017-review-summaries.ts';
import { stockWaits } from './migrations/0018-stock-waits.ts';
import { unsubscribe } from './migrations/0019-unsubscribe.ts';
import { makeDays } from './migrations/0020-make-days.ts';
import { pageChanges } from './migrations/0021-page-changes.ts';
import { sharedLists } from './migrations/0022-shared-lists.ts';
import { consentRecords } from './migrations/0023-consent-records.ts';
import { translations } from './migrations/0024-translations.ts';
import { listedProducts } from './migrations/0025-listed-products.ts';
import { priceWaits } from './migrations/0026-price-waits.ts';
import { mailLanguages } from './migrations/0027-mail-languages.ts';
import { shipments } from './migrations/0028-shipments.ts';
import { returns } from './migrations/0029-returns.ts';
import { cancellations } from './migrations/0030-cancellations.ts';
import { paymentLedger } from './migrations/0031-payment-ledger.ts';
import { withdrawals } from './migrations/0032-withdrawals.ts';
import { ownData } from './migrations/0033-own-data.ts';
import { countryOfOrigin } from './migrations/0034-country-of-origin.ts';
import type { Tables } from './tables.ts';

/** In the order in which they are applied. */
export const migrations: readonly Migration[] = [
  catalogue,
  carts,
  orders,
  search,
  reviews,
  users,
  mail,
  orderRules,
  content,
  payments,
  tiers,
  mailSecrets,
  ownSkuWords,
  orderMails,
  searchTerms,
  reviewSummaries,
  stockWaits,
  unsubscribe,
  makeDays,
  pageChanges,
  sharedLists,
  consentRecords,
  translations,
  listedProducts,
  priceWaits,
  mailLanguages,
  shipments,
  returns,
  cancellations,
  paymentLedger,
  withdrawals,
  ownData,
  countryOfOrigin,
];

/** Brings a database forward, one transaction per migration. Answers the names of those applied now. */
export async function migrate(
  db: Kysely<Tables>,
  planned: readonly Migration[] = migrations,
): Promise<readonly string[]> {
  await sql`create table if not exists applied_migrations (name text primary key, applied_at timestamptz not null default now())`.execute(
    db,
  );
  const rows = await db.selectFrom('applied_migrations').select('name').execute();
  const done = new Set(rows.map(({ name }) => name));
  const missing = planned.filter(({ name }) => !done.has(name));
  for (const migration of missing) await apply(db, migration);
  return missing.map(({ name }) => name);
}

async function apply(db: Kysely<Tables>, { name, statements }: Migration): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    for (const statement of statements) await sql.raw(statement).execute(transaction);
    await sql`insert into applied_migrations (name) values (${name})`.execute(transaction);
  });
}
