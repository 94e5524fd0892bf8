import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccounts } from '#api/accounts/accounts.ts';
import { migrate } from '#api/database/migrate.ts';
import { connect, type Database } from '#api/database/open-database.ts';
import { createShopClock } from '#api/process/shop-clock.ts';
import type { Shop } from '#api/shop/shop.ts';
import { OPENING_MS, TODAY } from '#api/testing/open-test-api.ts';
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts';
import { canary, columnsOf, isText, rowsOf, write } from './kept-rows-for-tests.ts';
import { exportOwnData } from './own-data.ts';

/** Why a table is in no export. */
const NOT_EXPORTED: Readonly<Record<string, string>> = {
  access_tokens: 'hashes of what opens a session',
  password_resets: 'hashes of what opens an account',
  deleted_account_tokens: 'of accounts that are gone',
  order_answers: 'says what the order says',
  order_pieces: 'the stock that the lines of the order took',
  payment_pages: 'where a gateway takes money for an order; what it took is in the export',
  mails: 'bear an e-mail alone, which nobody has proved to be theirs; gone after 30 days',
  shared_lists: 'belong to no account: whoever has the link has them, and the device has the link',
  consent_records: 'name nobody: the device has the number and shows it',
  conversions: 'have hashes in the place of a person, and are gone after 90 days',
  mail_tokens: 'are of nobody',
  customer_groups: 'the shop’s: names of price groups',
  applied_migrations: 'the shop’s',
  attributes: 'the shop’s',
  categories: 'the shop’s',
  content: 'the shop’s',
  content_entities: 'the shop’s',
  coupons: 'the shop’s',
  listed_products: 'the shop’s',
  page_changes: 'the shop’s',
  products: 'the shop’s',
  search_places: 'the shop’s',
  search_terms: 'the shop’s',
  search_words: 'the shop’s',
  stock: 'the shop’s',
  tax_rules: 'the shop’s',
  translations: 'the shop’s',
  value_lists: 'the shop’s',
};

/** What of an exported table is left out: secrets, and what says once more what stands beside it. */
const LEFT_OUT: Readonly<Record<string, readonly string[]>> = {
  users: ['email_key', 'password_hash'],
  sessions: ['id'],
  carts: ['id', 'coupon'],
  cart_lines: ['cart_id'],
  cart_states: ['id', 'store_code'],
  orders: ['cart_id', 'payment_hash', 'request', 'gateway', 'status'],
  order_lines: ['pieces'],
  payment_refunds: ['key', 'payment_id'],
  payments: ['payment_id'],
  withdrawals: ['statement_hash', 'order_named'],
  subscriptions: ['email'], // it is that of the account: see the test
};

/** Columns that a constraint lets say few words only. */
const WORDS = /^(status|action|price_set|refund|kind|currency|reason|gateway|outcome|due_on)$/;

const [TARA, MEERA] = [701, 702];

let database: TestDatabase;
let db: Database;
let tables: Awaited<ReturnType<typeof columnsOf>>;
beforeAll(async () => {
  database = await createTestDatabase();
  db = await connect(database.address);
  await migrate(db);
  tables = await columnsOf(db);
  await sql`insert into products (id, sku, name, type_id, status, created_at, updated_at, tax_rate, regular_in, special_in,
      regular_us, special_us, regular_other, special_other, facts, record)
    values (7, 'KURTA', 'Kurta', 'simple', 1, now(), now(), 500, 1, 0, 1, 0, 1, 0, '{}', '{}')`.execute(db);
  for (const [id, mark] of [
    [TARA, 'tara'],
    [MEERA, 'meera'],
  ] as const) {
    for (const [table, said] of rowsOf(id, mark)) await write(db, tables.get(table) ?? [], mark, said);
  }
}, OPENING_MS);
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

async function exportOf(id: number): Promise<string> {
  const clock = createShopClock(() => TODAY);
  const shop = { db, clock, accounts: createAccounts({ clock }, {}), returnDays: 30, gateways: new Map() };
  return JSON.stringify(await exportOwnData(shop as unknown as Shop, { id, groupId: 1, session: '' }));
}

test('every table of the database is exported, or is listed with the reason why not', () => {
  const exported = rowsOf(TARA, 'tara').map(([table]) => table);
  const known = new Set([...exported, ...Object.keys(NOT_EXPORTED)]);
  expect([...tables.keys()].filter((table) => !known.has(table))).toEqual([]);
  expect([...known].filter((table) => !tables.has(table))).toEqual([]);
});

test('every text that is kept of a customer is in the export, but for what is left out by name', async () => {
  const told = await exportOf(TARA);
  const missing = rowsOf(TARA, 'tara').flatMap(([table]) => {
    if (table in NOT_EXPORTED) return [];
    const columns = (tables.get(table) ?? []).filter(isText).map(({ column_name }) => column_name);
    return columns
      .filter((column) => !WORDS.test(column) && !LEFT_OUT[table]?.includes(column))
      .filter((column) => !told.includes(canary('tara', table, column)))
      .map((column) => `${table}.${column}`);
  });
  expect(missing).toEqual([]);
  expect(told).toContain(`"newsletter":{"email":"${canary('tara', 'users', 'email')}","status":"subscribed"}`);
});

test('nothing that opens anything is in it, and nothing of anybody else', async () => {
  for (const [id, mark, other] of [
    [TARA, 'tara', 'meera'],
    [MEERA, 'meera', 'tara'],
  ] as const) {
    const told = await exportOf(id);
    expect(told).toContain(canary(mark, 'users', 'firstname'));
    expect(told).not.toContain(other);
    expect(told).not.toMatch(/password_hash|payment_hash|access_tokens|password_resets|-session|-cart|page_url/);
  }
});

test('of an account that is gone there is nothing', async () => {
  expect(await exportOf(799)).toContain('"code":401');
});
