import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createAccounts } from '#api/accounts/accounts.ts';
import { hashOf } from '#api/accounts/tokens.ts';
import { endWaits } from '#api/alerts/unsubscribe.ts';
import { connect, type Database } from '#api/database/open-database.ts';
import { deliverDue, type Send } from '#api/mail/deliver-mail.ts';
import { createOutbox, type Outbox } from '#api/mail/outbox.ts';
import { createShopClock } from '#api/process/shop-clock.ts';
import { createDemoDatabase } from '#api/testing/demo-database.ts';
import { OPENING_MS, TODAY } from '#api/testing/open-test-api.ts';
import type { TestDatabase } from '#api/testing/test-database.ts';
import { tellRestocked } from './tell-restocked.ts';

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

const SKU = 'RT-TE-220';
const LONGER_THAN_A_STATEMENT_MS = 15_000;
const clock = createShopClock(() => TODAY);
const accounts = createAccounts({ clock }, {});

const waiting = (...emails: readonly string[]) =>
  db
    .insertInto('stock_waits')
    .values(emails.map((email) => ({ sku: SKU, email, store_code: 'default', since: new Date(TODAY).toISOString() })))
    .execute();
const left = async () => (await db.selectFrom('stock_waits').select('email').orderBy('id').execute()).length;
const mailed = async () =>
  (await db.selectFrom('mails').select('recipient').execute()).map(({ recipient }) => recipient).toSorted();

const outbox = () => createOutbox({ db, clock, isServed: true, wake: null });

test('a round that ends in between has neither sent nor forgotten anything', async () => {
  await waiting('one@mail.test', 'two@mail.test');
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
  await expect(tellRestocked({ db, accounts, outbox: dying })).rejects.toThrow('killed');
  expect([await left(), await mailed()]).toEqual([2, []]);
  expect(await tellRestocked({ db, accounts, outbox: outbox() })).toBe(2);
  expect([await left(), await mailed()]).toEqual([0, ['one@mail.test', 'two@mail.test']]);
});

test('two rounds at once send one mail each', async () => {
  const emails = Array.from({ length: 50 }, (_, at) => `many.${at}@mail.test`);
  await waiting(...emails);
  const desk = { db, accounts, outbox: outbox() };
  const told = await Promise.all([tellRestocked(desk), tellRestocked(desk)]);
  expect(told.reduce((sum, each) => sum + each)).toBe(50);
  expect((await mailed()).filter((to) => to.startsWith('many.'))).toEqual(emails.toSorted());
});

test('who ends it in between gets no mail that is still on its way', async () => {
  const mail = { subject: 'Back', text: 'It is back.' };
  const unsubscribe = (hash: string) => ({ url: 'https://api.test/mail/unsubscribe', hash });
  const { put } = createOutbox({ db, clock, isServed: true, wake: () => {} });
  const reader = 'reader@mail.test';
  await put({ ...mail, to: reader, unsubscribe: unsubscribe(hashOf('first')) });
  await put({ ...mail, to: reader, unsubscribe: unsubscribe('second') });
  await put({ ...mail, to: reader });
  await put({ ...mail, to: 'other@mail.test', unsubscribe: unsubscribe('third') });
  expect(await endWaits({ db, clock }, 'first')).toBe(true);
  const sent: string[] = [];
  const send: Send = async ({ to, unsubscribeUrl }) => {
    sent.push(`${to} ${unsubscribeUrl === undefined ? 'of something else' : 'of a piece'}`);
    return 'delivered';
  };
  await deliverDue({ db, clock, send, log: () => {} }, new AbortController().signal);
  expect(sent.toSorted()).toEqual(['other@mail.test of a piece', 'reader@mail.test of something else']);
  await db.deleteFrom('mails').execute();
});

// In PGlite there is one connection: nobody could hold anything while somebody else asks.
test.skipIf(inject('demoTemplate') === null)(
  'what another round has taken holds up nobody',
  async () => {
    await waiting('taken@mail.test', 'free@mail.test');
    await db.transaction().execute(async (other) => {
      await other.selectFrom('stock_waits').select('id').where('email', '=', 'taken@mail.test').forUpdate().execute();
      expect(await tellRestocked({ db, accounts, outbox: outbox() })).toBe(1);
    });
    expect(await mailed()).toContain('free@mail.test');
    expect(await mailed()).not.toContain('taken@mail.test');
    expect(await tellRestocked({ db, accounts, outbox: outbox() })).toBe(1);
  },
  LONGER_THAN_A_STATEMENT_MS,
);

const there = { enabled: true, qty: 3, is_in_stock: true, stock_status: 1 };

test.each([{ enabled: false }, { qty: 0 }, { is_in_stock: false }, { stock_status: 0 }])(
  'nobody is told of what cannot be bought: %j',
  async (change) => {
    const desk = { db, accounts, outbox: outbox() };
    await db
      .updateTable('stock')
      .set({ ...there, ...change })
      .where('sku', '=', SKU)
      .execute();
    await waiting('strict@mail.test');
    expect(await tellRestocked(desk)).toBe(0);
    await db.updateTable('stock').set(there).where('sku', '=', SKU).execute();
    expect(await tellRestocked(desk)).toBe(1);
  },
);

test('what is sold out is waited for, and so is a sku that a collection leaves out', async () => {
  await db.updateTable('stock').set({ qty: 0 }).where('sku', '=', SKU).execute();
  await waiting('patient@mail.test');
  const gone = { sku: 'GONE', email: 'patient@mail.test', store_code: 'default', since: new Date(TODAY).toISOString() };
  await db.insertInto('stock_waits').values(gone).execute();
  expect(await tellRestocked({ db, accounts, outbox: outbox() })).toBe(0);
  expect(await left()).toBe(2);
});
