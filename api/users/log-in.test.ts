import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AccountSettings, createAccounts } from '#api/accounts/accounts.ts';
import { migrate } from '#api/database/migrate.ts';
import { connect, type Database } from '#api/database/open-database.ts';
import { createShopClock } from '#api/process/shop-clock.ts';
import { Unavailable } from '#api/process/unavailable.ts';
import { OPENING_MS, TODAY } from '#api/testing/open-test-api.ts';
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts';
import { logIn } from './log-in.ts';

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

const clock = createShopClock(() => TODAY);
const opened = (given: Partial<AccountSettings> = {}) => ({
  db,
  clock,
  accounts: createAccounts({ clock }, given),
  log: () => {},
});

/** A fifth of what a password costs: slow enough that sixty cannot be let in at once. */
const SLOW = { N: 2 ** 14, r: 8, p: 1 };

/** `correct horse 9` by N=1024, r=8, p=1. */
const WEAK = 'scrypt$1024$8$1$c2FsdHNhbHRzYWx0c2FsdA$8d83STKjY32nz1NVF14R6git62_HIfoe3o69K6jsNNo';

test('a hash of smaller parameters is made anew when its owner signs in, and only then', async () => {
  const at = new Date(TODAY).toISOString();
  const names = { email: 'old@mail.test', email_key: 'old@mail.test', firstname: 'O', lastname: 'L' };
  const user = { ...names, custom_attributes: '[]', password_hash: WEAK, created_at: at, updated_at: at };
  await db.insertInto('users').values(user).execute();
  const hashNow = async () => (await db.selectFrom('users').select('password_hash').executeTakeFirst())?.password_hash;
  const shop = opened();
  const attempt = (password: string) => logIn(shop, { body: { username: names.email, password }, client: '' });
  expect((await attempt('correct horse 8')).code).toBe(401);
  expect(await hashNow()).toBe(WEAK);
  expect((await attempt('correct horse 9')).code).toBe(200);
  expect(await hashNow()).toMatch(/^scrypt\$16384\$8\$5\$/);
  expect((await attempt('correct horse 9')).code).toBe(200);
});

test('whoever finds too many at the door is sent away, and let in later', async () => {
  const shop = opened({ passwordCost: SLOW });
  const attempt = (username: string) => logIn(shop, { body: { username, password: 'some password' }, client: '' });
  const all = await Promise.allSettled(Array.from({ length: 60 }, (_, at) => attempt(`u${at}@mail.test`)));
  const reasons = all.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
  expect(reasons.length).toBeGreaterThan(0);
  expect(reasons.every((reason) => reason instanceof Unavailable)).toBe(true);
  expect((await attempt('later@mail.test')).code).toBe(401);
});
