import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createAccounts } from '#api/accounts/accounts.ts';
import { hashPassword, QUICK } from '#api/accounts/password-hash.ts';
import { hashOf } from '#api/accounts/tokens.ts';
import { migrate } from '#api/database/migrate.ts';
import { connect, type Database } from '#api/database/open-database.ts';
import { createOutbox } from '#api/mail/outbox.ts';
import { createBackground } from '#api/process/background.ts';
import { createShopClock } from '#api/process/shop-clock.ts';
import { OPENING_MS, TODAY } from '#api/testing/open-test-api.ts';
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts';
import { changePassword } from './change-password.ts';
import { logIn } from './log-in.ts';
import { requestReset, resetPassword } from './reset-password.ts';
import { signedInBy } from './sessions.ts';
import { updateUser } from './update-user.ts';

const WEAKER = { N: 2 ** 9, r: 8, p: 1 };
const OLD = 'a quiet river';
const NEW = 'battery staple 7';
const ID = 701;

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

beforeEach(async () => {
  await sql`truncate users, mails cascade`.execute(db);
  await addUser(ID, 'tara@mail.test', await hashPassword(OLD, QUICK));
});

async function addUser(id: number, email: string, password_hash: string): Promise<void> {
  const at = new Date(TODAY).toISOString();
  const names = { firstname: 'Tara', lastname: 'Sen', custom_attributes: '[]' };
  const user = { id, email, email_key: email, ...names, password_hash, created_at: at, updated_at: at };
  await db.insertInto('users').values(user).execute();
}

/** A shop in which something else happens right after the first password was looked at. */
function shopWhere(meanwhile: () => Promise<unknown> = async () => undefined) {
  const clock = createShopClock(() => TODAY);
  const accounts = createAccounts({ clock }, { passwordCost: QUICK });
  const { check, hash } = accounts.passwords;
  let happened: Promise<unknown> | null = null;
  const passwords = {
    hash,
    check: async (password: string, known: string) => {
      const found = await check(password, known);
      happened ??= meanwhile();
      await happened;
      return found;
    },
  };
  const outbox = createOutbox({ db, clock, isServed: true, wake: null });
  return {
    db,
    clock,
    outbox,
    accounts: { ...accounts, passwords },
    background: createBackground(() => {}),
    log: () => {},
  };
}

const caller = { languages: [], storeCode: 'default' };
const user = { id: ID, groupId: 1, session: '' };
const change = (shop: ReturnType<typeof shopWhere>, currentPassword: string, newPassword: string) =>
  changePassword(shop, { ...caller, body: { currentPassword, newPassword } }, user);
const enter = (shop: ReturnType<typeof shopWhere>, password: string) =>
  logIn(shop, { body: { username: 'tara@mail.test', password }, client: '' });
const move = (shop: ReturnType<typeof shopWhere>, email: string, more: object = { currentPassword: OLD }) =>
  updateUser(shop, { ...caller, body: { customer: { email, firstname: 'Tara', lastname: 'Sen' }, ...more } }, user);

const WRONG = { code: 422, result: "The password doesn't match this account. Verify the password and try again." };

test('a password that was changed while another change was proved by it proves nothing any more', async () => {
  const shop = shopWhere(() => change(shopWhere(), OLD, NEW));
  expect(await change(shop, OLD, 'a loud river')).toEqual(WRONG);
  expect((await enter(shopWhere(), NEW)).code).toBe(200);
});

test('another e-mail is refused when its password was changed meanwhile', async () => {
  const shop = shopWhere(() => change(shopWhere(), OLD, NEW));
  expect(await move(shop, 'moved@mail.test')).toEqual(WRONG);
  expect((await enter(shopWhere(), NEW)).code).toBe(200);
});

test('nobody signs in with a password that was changed while it was looked at', async () => {
  const shop = shopWhere(() => change(shopWhere(), OLD, NEW));
  expect((await enter(shop, OLD)).code).toBe(401);
  expect(await db.selectFrom('sessions').select('id').execute()).toEqual([]);
});

test('a hash that is made stronger never brings back the password before', async () => {
  await db
    .updateTable('users')
    .set({ password_hash: await hashPassword(OLD, WEAKER) })
    .execute();
  const shop = shopWhere(() => change(shopWhere(), OLD, NEW));
  expect((await enter(shop, OLD)).code).toBe(401);
  expect((await enter(shopWhere(), NEW)).code).toBe(200);
});

test('two who sign in at once both come in, also when one of them makes the hash stronger', async () => {
  await db
    .updateTable('users')
    .set({ password_hash: await hashPassword(OLD, WEAKER) })
    .execute();
  const shop = shopWhere(() => enter(shopWhere(), OLD));
  expect((await enter(shop, OLD)).code).toBe(200);
  expect(await db.selectFrom('sessions').select('id').execute()).toHaveLength(2);
});

test('an account that has moved meanwhile is not moved back without its password', async () => {
  const holder = await db.startTransaction().execute();
  await holder.updateTable('users').set({ email: 'moved@mail.test', email_key: 'moved@mail.test' }).execute();
  const back = move(shopWhere(), 'tara@mail.test', {});
  await untilBlocked();
  await holder.commit().execute();
  expect(await back).toEqual(WRONG);
});

test('a link for a new password is never mailed to an address that the account has left', async () => {
  const shop = shopWhere();
  const holder = await db.startTransaction().execute();
  await holder.updateTable('users').set({ email: 'moved@mail.test', email_key: 'moved@mail.test' }).execute();
  await requestReset(shop, { ...caller, body: { email: 'tara@mail.test' } });
  await untilBlocked();
  await holder.commit().execute();
  await shop.background.settled();
  expect(await db.selectFrom('mails').select('recipient').execute()).toEqual([]);
  expect(await db.selectFrom('password_resets').select('hash').execute()).toEqual([]);
});

test('a password that is changed in two ways at once is changed in one, and the two do not wait for each other', async () => {
  const expires_at = new Date(TODAY + 60_000).toISOString();
  await db
    .insertInto('password_resets')
    .values({ hash: hashOf('link'), user_id: ID, expires_at })
    .execute();
  const holder = await db.startTransaction().execute();
  await holder.selectFrom('users').selectAll().forUpdate().execute();
  const changed = change(shopWhere(), OLD, NEW);
  await untilBlocked();
  const reset = resetPassword(shopWhere(), {
    secret: 'link',
    password: 'a loud river',
    reader: { language: null, storeCode: '' },
  });
  await untilBlocked(2);
  await holder.commit().execute();
  const isChanged = (await changed).code === 200;
  expect([isChanged, await reset].filter(Boolean)).toEqual([true]);
});

test('a session that opens while all others end is not one of an ended password, whoever comes first', async () => {
  const old = new Date(TODAY - 1).toISOString();
  const session = { id: 'ended', user_id: ID, generation: 0, renewed_at: old, expires_at: old };
  await db.insertInto('sessions').values(session).execute();
  const both = await Promise.all([change(shopWhere(), OLD, NEW), enter(shopWhere(), OLD)]);
  expect(both[0].code).toBe(200);
  const { result } = both[1];
  if (both[1].code === 200) expect(await signedInBy(shopWhere(), String(result))).toBeNull();
});

/** Until so many wait for what a transaction holds. In its thread the database has one connection: everybody waits for that. */
async function untilBlocked(count = 1): Promise<void> {
  if (!process.env['TEST_DATABASE_URL']) return;
  await vi.waitFor(async () => {
    const { rows } = await sql`
      select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    expect(rows.length).toBeGreaterThanOrEqual(count);
  }, 10_000);
}
