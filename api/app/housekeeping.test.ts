import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '#api/database/migrate.ts';
import { connect, type Database } from '#api/database/open-database.ts';
import { createShopClock } from '#api/process/shop-clock.ts';
import { OPENING_MS, TODAY } from '#api/testing/open-test-api.ts';
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts';
import { keepHouse } from './housekeeping.ts';

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  db = await connect(database.address);
  await migrate(db);
}, OPENING_MS);
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const DAY_MS = 86_400_000;
const clock = createShopClock(() => TODAY);
const ago = (days: number) => new Date(TODAY - days * DAY_MS).toISOString();

/** A cart's state, a mail that waits and one that does not, as many days old. */
async function leaveCartAndMails(days: number): Promise<void> {
  const state = { id: `c${days}`, state: '{}', store_code: 'default', written_at: ago(days) };
  await db.insertInto('cart_states').values(state).execute();
  for (const isWaiting of [true, false]) {
    const id = `00000000-0000-4000-8000-0000000000${days}`.replace('4000', isWaiting ? '4001' : '4000');
    const mail = { id, recipient: 'a@mail.test', subject: `${days} ${isWaiting}`, body: '', created_at: ago(days) };
    await db
      .insertInto('mails')
      .values({ ...mail, next_attempt_at: isWaiting ? ago(0) : null })
      .execute();
  }
}

/** A mail as old with an address that ends such mails. */
async function leaveMailWithLink(days: number): Promise<void> {
  const mail = { id: crypto.randomUUID(), recipient: 'a@mail.test', subject: `link ${days}`, body: '' };
  await db
    .insertInto('mails')
    .values({ ...mail, created_at: ago(days), unsubscribe_hash: `${days}` })
    .execute();
}

async function leaveConversion(days: number): Promise<void> {
  const record = { event_name: `${days}`, record: '{}', received_at: ago(days) };
  await db.insertInto('conversions').values(record).execute();
}

async function leaveStockWait(days: number): Promise<void> {
  const wait = { sku: 'S', email: `${days}@mail.test`, store_code: 'default', since: ago(days) };
  await db.insertInto('stock_waits').values(wait).execute();
}

/** Of a product that is sold, and of one that is gone. */
async function leavePriceWaits(): Promise<void> {
  await sql`insert into products (id, sku, name, type_id, status, created_at, updated_at, tax_rate, regular_in, special_in,
      regular_us, special_us, regular_other, special_other, facts, record)
    values (7, 'S', 'Silk Tee', 'simple', 1, now(), now(), 500, 1, 0, 1, 0, 1, 0, '{}', '{}')`.execute(db);
  await sql`insert into price_waits (sku, email, language, price_set, told_price, since)
    values ('S', 'new', 'en', 'IN', 1, ${ago(179)}), ('S', 'old', 'en', 'IN', 1, ${ago(181)}),
      ('GONE', 'new', 'en', 'IN', 1, ${ago(1)})`.execute(db);
}

async function leaveConsent(days: number): Promise<void> {
  const choice = { version: 1, asked: '[]', allowed: '[]', store_code: 'default', chosen_at: ago(days) };
  await db
    .insertInto('consent_records')
    .values({ ...choice, number: `${days}`, recorded_at: ago(days) })
    .execute();
}

async function leaveSharedLists(): Promise<void> {
  const list = { secret_hash: '', title: '', name: '', skus: '[]', shared_at: ago(9) };
  for (const [hash, expires_at] of Object.entries({ new: ago(-1), old: ago(0) }))
    await db
      .insertInto('shared_lists')
      .values({ ...list, hash, expires_at })
      .execute();
}

/** Of each kind that a mail or a session opens things with, one that is over and one that is not. */
async function leaveKeys(): Promise<void> {
  await db
    .insertInto('mail_tokens')
    .values([
      { hash: 'old', expires_at: ago(0) },
      { hash: 'new', expires_at: ago(-1) },
    ])
    .execute();
  const person = { firstname: 'T', lastname: 'S', password_hash: '', created_at: ago(9), updated_at: ago(9) };
  await db
    .insertInto('users')
    .values({ ...person, id: 7, email: 't@mail.test', email_key: 't@mail.test', custom_attributes: '[]' })
    .execute();
  const times = { new: ago(-1), old: ago(0) };
  for (const [name, expires_at] of Object.entries(times)) {
    const session = { id: name, user_id: 7, generation: 0, renewed_at: ago(9), expires_at };
    await db.insertInto('sessions').values(session).execute();
    await db.insertInto('access_tokens').values({ hash: name, session_id: 'new', expires_at }).execute();
    await db.insertInto('password_resets').values({ hash: name, user_id: 7, expires_at }).execute();
  }
}

test('what visitors leave behind is thrown away when its time is over, and not before', async () => {
  for (const days of [29, 31]) await leaveCartAndMails(days);
  for (const days of [31, 179, 181]) await leaveMailWithLink(days);
  for (const days of [89, 91]) await leaveConversion(days);
  for (const days of [179, 181]) await leaveStockWait(days);
  for (const days of [1_094, 1_096]) await leaveConsent(days);
  await leaveKeys();
  await leaveSharedLists();
  await keepHouse({ db, clock });
  const left = {
    states: await db.selectFrom('cart_states').select('id').execute(),
    mails: await db.selectFrom('mails').select('subject').orderBy('subject').execute(),
    consents: await db.selectFrom('consent_records').select('number').execute(),
    events: await db.selectFrom('conversions').select('event_name').execute(),
    waits: await db.selectFrom('stock_waits').select('email').execute(),
    tokens: await db.selectFrom('mail_tokens').select('hash').execute(),
    sessions: await db.selectFrom('sessions').select('id').execute(),
    accessTokens: await db.selectFrom('access_tokens').select('hash').execute(),
    links: await db.selectFrom('password_resets').select('hash').execute(),
    lists: await db.selectFrom('shared_lists').select('hash').execute(),
  };
  expect(left).toEqual({
    states: [{ id: 'c29' }],
    mails: [
      { subject: '29 false' },
      { subject: '29 true' },
      { subject: '31 true' },
      { subject: 'link 179' },
      { subject: 'link 31' },
    ],
    consents: [{ number: '1094' }],
    events: [{ event_name: '89' }],
    waits: [{ email: '179@mail.test' }],
    tokens: [{ hash: 'new' }],
    sessions: [{ id: 'new' }],
    accessTokens: [{ hash: 'new' }],
    links: [{ hash: 'new' }],
    lists: [{ hash: 'new' }],
  });
});

test('waits for prices end with their time, and with what they are for', async () => {
  await leavePriceWaits();
  await keepHouse({ db, clock });
  expect(await db.selectFrom('price_waits').select(['sku', 'email']).execute()).toEqual([{ sku: 'S', email: 'new' }]);
});

test('of a mail whose time is over nothing stays that opens anything', async () => {
  await db.deleteFrom('mails').execute();
  const link = {
    recipient: 'a@mail.test',
    body: 'key=secret',
    html: '<p>key=secret</p>',
    unsubscribe_url: 'https://api.test/?key=secret',
    created_at: ago(0),
    next_attempt_at: ago(0),
  };
  for (const [subject, expires_at] of [
    ['over', ago(0)],
    ['good', ago(-1)],
    ['lasts', null],
  ] as const) {
    await db
      .insertInto('mails')
      .values({ ...link, id: crypto.randomUUID(), subject, expires_at })
      .execute();
  }
  await keepHouse({ db, clock });
  const mails = db
    .selectFrom('mails')
    .select(['subject', 'body', 'html', 'unsubscribe_url', 'next_attempt_at'])
    .orderBy('subject');
  const kept = {
    body: 'key=secret',
    html: link.html,
    unsubscribe_url: link.unsubscribe_url,
    next_attempt_at: new Date(TODAY),
  };
  expect(await mails.execute()).toEqual([
    { subject: 'good', ...kept },
    { subject: 'lasts', ...kept },
    { subject: 'over', body: '', html: null, unsubscribe_url: null, next_attempt_at: null },
  ]);
});
