import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createAccounts } from '#api/accounts/accounts.ts';
import { connect, type Database } from '#api/database/open-database.ts';
import { createOutbox, type Outbox } from '#api/mail/outbox.ts';
import { createShopClock, timestampAt } from '#api/process/shop-clock.ts';
import { createDemoDatabase } from '#api/testing/demo-database.ts';
import { OPENING_MS, TODAY } from '#api/testing/open-test-api.ts';
import type { TestDatabase } from '#api/testing/test-database.ts';
import { tellPriceFalls } from './tell-price-falls.ts';

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await createDemoDatabase(TODAY);
  db = await connect(database.address);
}, OPENING_MS);
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const [TEE, KURTA] = ['RT-TE-220', 'AJ-KS-1042'];
const LONGER_THAN_A_STATEMENT_MS = 15_000;
const DEAR = 99_999_900;
const clock = createShopClock(() => TODAY);
const accounts = createAccounts({ clock }, {});

/** Readers who were told a price that nothing costs any more. */
const waiting = (emails: readonly string[], skus: readonly string[] = [TEE]) =>
  db
    .insertInto('price_waits')
    .values(
      emails.flatMap((email) =>
        skus.map((sku) => ({
          ...{ email, sku, language: 'en', price_set: 'IN' as const, price_group: null },
          ...{ told_price: DEAR, since: timestampAt(TODAY) },
        })),
      ),
    )
    .execute();
const untold = async () =>
  (await db.selectFrom('price_waits').select('id').where('told_price', '=', DEAR).execute()).length;
const mailed = async () =>
  (await db.selectFrom('mails').select('recipient').execute()).map(({ recipient }) => recipient).toSorted();

const outbox = () => createOutbox({ db, clock, isServed: true, wake: null });
const desk = () => ({ db, accounts, clock, outbox: outbox() });

test('a round that ends in between has neither sent nor noted anything', async () => {
  await waiting(['one@mail.test', 'two@mail.test'], [TEE, KURTA]);
  const { put } = outbox();
  let puts = 0;
  const dying: Outbox = {
    isServed: true,
    async put(mail, transaction) {
      await put(mail, transaction);
      puts += 1;
      if (puts === 2) throw new Error('killed');
    },
  };
  await expect(tellPriceFalls({ ...desk(), outbox: dying })).rejects.toThrow('killed');
  expect([await untold(), await mailed()]).toEqual([4, []]);
  expect(await tellPriceFalls(desk())).toBe(2);
  expect([await untold(), await mailed()]).toEqual([0, ['one@mail.test', 'two@mail.test']]);
});

test('two rounds at once send one mail to each reader', async () => {
  const emails = Array.from({ length: 50 }, (_, at) => `many.${at}@mail.test`);
  await waiting(emails, [TEE, KURTA]);
  const told = await Promise.all([tellPriceFalls(desk()), tellPriceFalls(desk())]);
  expect(told.reduce((sum, each) => sum + each)).toBe(50);
  expect((await mailed()).filter((to) => to.startsWith('many.'))).toEqual(emails.toSorted());
});

// In PGlite there is one connection: nobody could hold anything while somebody else asks.
test.skipIf(inject('demoTemplate') === null)(
  'whom another round tells holds up nobody, and is not told by this one, not even of the rest',
  async () => {
    await waiting(['taken@mail.test', 'free@mail.test'], [TEE, KURTA]);
    await db.transaction().execute(async (other) => {
      const first = other.selectFrom('price_waits').select('id').where('email', '=', 'taken@mail.test').orderBy('id');
      await first.limit(1).forUpdate().execute();
      expect(await tellPriceFalls(desk())).toBe(1);
    });
    expect(await mailed()).toContain('free@mail.test');
    expect(await mailed()).not.toContain('taken@mail.test');
    expect(await tellPriceFalls(desk())).toBe(1);
  },
  LONGER_THAN_A_STATEMENT_MS,
);

test('a product that is gone is not told of', async () => {
  await waiting(['patient@mail.test'], ['GONE']);
  expect(await tellPriceFalls(desk())).toBe(0);
  expect(await untold()).toBe(1);
});
