import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { migrate } from '#reference-api/database/migrate.ts';
import { connect, type Database } from '#reference-api/database/open-database.ts';
import { createShopClock } from '#reference-api/process/shop-clock.ts';
import { OPENING_MS, TODAY } from '#reference-api/testing/open-test-api.ts';
import { createTestDatabase, type TestDatabase } from '#reference-api/testing/test-database.ts';
import { deliverDue, pauseAfter } from './deliver-mail.ts';
import type { Mail } from './mail.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { startPostman } from './postman.ts';
import { createSmtp } from './smtp.ts';
import { openSmtpServer, type SmtpServer } from './smtp-server-for-tests.ts';

const clock = createShopClock();
const lines: string[] = [];
const log = (line: string) => void lines.push(line);
const from = { name: 'Zari', address: 'care@zari.example' };
const mail: Mail = { to: 'meera.iyer@mail.test', subject: 'Grüße – नमस्ते', text: 'First line\n.\nPrice: ₹1,500' };

const LONGER_THAN_A_STATEMENT_MS = 15_000;

let database: TestDatabase;
let db: Database;
let server: SmtpServer;
let outbox: Outbox;
const wakes: string[] = [];

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
  await db.deleteFrom('mails').execute();
  clock.stopAt(TODAY);
  lines.length = 0;
  wakes.length = 0;
  server = await openSmtpServer();
  outbox = createOutbox({ db, clock, isServed: true, wake: () => wakes.push('now') });
  return () => server.close();
});

const deliver = () =>
  deliverDue({ db, clock, log, send: createSmtp({ url: server.url, from }, log) }, new AbortController().signal);
const rows = () => db.selectFrom('mails').selectAll().execute();
const later = (ms: number) => clock.stopAt(clock.now() + ms);

test('a mail is written with its transaction, and only with it', async () => {
  const write = (fails: boolean) =>
    db.transaction().execute(async (transaction) => {
      await outbox.put(mail, transaction);
      if (fails) throw new Error('no');
    });
  await expect(write(true)).rejects.toThrow('no');
  expect(await rows()).toEqual([]);
  await write(false);
  expect(await rows()).toMatchObject([{ recipient: mail.to, subject: mail.subject, attempts: 0 }]);
  expect(wakes).toHaveLength(2);
});

test('a mail is delivered once, in plain text, with a message id', async () => {
  await outbox.put({ ...mail, replyTo: 'tara@mail.test' });
  expect(await deliver()).toBe(1);
  expect(await deliver()).toBe(0);
  const [row] = await rows();
  expect(row).toMatchObject({ next_attempt_at: null, delivered_at: new Date(TODAY) });
  expect(server.taken).toHaveLength(1);
  const [taken] = server.taken;
  expect(taken?.from).toContain('<care@zari.example>');
  expect(taken?.to).toEqual(['RCPT TO:<meera.iyer@mail.test>']);
  expect(taken?.text).toContain(`Message-ID: <${row?.id}@zari.example>`);
  expect(taken?.text).toContain('Reply-To: tara@mail.test');
  expect(taken?.text).toMatch(/^Content-Type: text\/plain; charset=utf-8$/m);
});

// In PGlite there is one connection: nobody could hold anything while somebody else asks.
test.skipIf(!process.env['TEST_DATABASE_URL'])(
  'a mail that another process is about to send holds up no other, and is not sent a second time',
  async () => {
    await outbox.put({ ...mail, to: 'taken@mail.test' });
    await outbox.put({ ...mail, to: 'free@mail.test' });
    await db.transaction().execute(async (other) => {
      await other.selectFrom('mails').select('id').where('recipient', '=', 'taken@mail.test').forUpdate().execute();
      expect(await deliver()).toBe(1);
    });
    expect(server.taken.map(({ to }) => to)).toEqual([['RCPT TO:<free@mail.test>']]);
  },
  LONGER_THAN_A_STATEMENT_MS,
);

test.each([
  ['what nobody wrote by hand', mail, 'auto-generated'],
  ['what a visitor wrote', { ...mail, replyTo: 'asha.rao@mail.test' }, undefined],
])('%s says so, so that no machine answers it', async (_what, written, says) => {
  await outbox.put(written);
  await deliver();
  expect(/^Auto-Submitted: (.*)$/m.exec(server.taken[0]?.text ?? '')?.[1]?.trim()).toBe(says);
});

const unsubscribe = { url: `https://api.zari.example/mail/unsubscribe?key=${'k'.repeat(43)}`, hash: 'hash' };
const headersOf = (text = '') => text.slice(0, text.indexOf('\n\n')).replaceAll(/\r?\n[ \t]+/g, ' ');

test('a mail that somebody waits for says where one click ends it, and forgets the address when it is delivered', async () => {
  await outbox.put({ ...mail, unsubscribe });
  expect(await rows()).toMatchObject([{ unsubscribe_url: unsubscribe.url, unsubscribe_hash: 'hash' }]);
  await deliver();
  const headers = headersOf(server.taken[0]?.text);
  expect(headers).toContain(`\nList-Unsubscribe: <${unsubscribe.url}>`);
  expect(headers).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\s*$/m);
  expect(headers).toMatch(/^Auto-Submitted: auto-generated\s*$/m);
  expect(await rows()).toMatchObject([{ unsubscribe_url: null, unsubscribe_hash: 'hash' }]);
});

test('any other mail says nothing of lists', async () => {
  await outbox.put({ ...mail, html: '<p>Hello</p>' });
  await outbox.put({ ...mail, replyTo: 'tara@mail.test' });
  await deliver();
  expect(server.taken).toHaveLength(2);
  expect(server.taken.map(({ text }) => text).join('\n')).not.toMatch(/^List-/m);
});

test('a mail with HTML goes out as text and as HTML, and neither is kept after', async () => {
  await outbox.put({ ...mail, html: '<p lang="de">Grüße</p>' });
  expect(await rows()).toMatchObject([{ html: '<p lang="de">Grüße</p>' }]);
  await deliver();
  const text = server.taken[0]?.text ?? '';
  expect(text).toMatch(/^Content-Type: multipart\/alternative;/m);
  const kinds = [...text.matchAll(/^Content-Type: (text\/\w+); charset=utf-8$/gm)].map(([, kind]) => kind);
  expect(kinds).toEqual(['text/plain', 'text/html']);
  expect(text).toContain('<p lang=3D"de">Gr=C3=BC=C3=9Fe</p>');
  expect(await rows()).toMatchObject([{ body: '', html: null }]);
});

test('of mails about the same thing the first one is kept, also of two at once', async () => {
  const about = 'order-placed 1';
  await Promise.all(['first', 'second'].map((subject) => outbox.put({ ...mail, subject, about })));
  await outbox.put({ ...mail, subject: 'third', about });
  await outbox.put({ ...mail, about: 'order-placed 2' });
  await outbox.put(mail);
  await outbox.put(mail);
  const kept = await rows();
  expect(kept.map((row) => row.about).toSorted()).toEqual([null, null, about, 'order-placed 2']);
  expect(kept.find((row) => row.about === about)?.subject).not.toBe('third');
});

test('nobody waits for the server: it is tried again with growing pauses', async () => {
  await outbox.put(mail);
  for (const attempt of [1, 2, 3]) {
    server.sayInstead('MAIL', '451 not now');
    expect(await deliver()).toBe(1);
    expect((await rows())[0]?.next_attempt_at?.getTime()).toBe(clock.now() + pauseAfter(attempt));
    later(pauseAfter(attempt) - 1);
    expect(await deliver()).toBe(0);
    later(1);
  }
  expect(await deliver()).toBe(1);
  expect(server.taken).toHaveLength(1);
  expect([1, 2, 3, 20].map(pauseAfter)).toEqual([60_000, 120_000, 240_000, 21_600_000]);
});

test('a mail whose receipt was lost is sent again with the same message id', async () => {
  await outbox.put(mail);
  server.hangUpAfterNextMail();
  await deliver();
  later(pauseAfter(1));
  await deliver();
  const ids = server.taken.map(({ text }) => /Message-ID: (\S+)/i.exec(text)?.[1]);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
});

test('a mail that a dead process had claimed is sent later', async () => {
  await outbox.put(mail);
  const dies = () => new Promise<never>((_, reject) => reject(new Error('killed')));
  await expect(deliverDue({ db, clock, log, send: dies }, new AbortController().signal)).rejects.toThrow('killed');
  expect(await deliver()).toBe(0);
  later(600_000);
  expect(await deliver()).toBe(1);
  expect(server.taken).toHaveLength(1);
});

test('what the server will never take is given up at once, what it cannot take for days in the end', async () => {
  await outbox.put(mail);
  server.sayInstead('RCPT', '550 nobody of this name');
  expect(await deliver()).toBe(1);
  expect(await rows()).toMatchObject([{ attempts: 1, next_attempt_at: null, delivered_at: null }]);
  await db
    .updateTable('mails')
    .set({ attempts: 19, next_attempt_at: new Date(TODAY).toISOString() })
    .execute();
  server.sayInstead('MAIL', '451 not now');
  await deliver();
  expect(await rows()).toMatchObject([{ attempts: 20, next_attempt_at: null, delivered_at: null }]);
  expect(lines.join('\n')).toContain('attempt 20 given up');
});

test('the text of a mail is kept until it is delivered, and no longer', async () => {
  await outbox.put(mail);
  server.sayInstead('MAIL', '451 not now');
  await deliver();
  expect(await rows()).toMatchObject([{ body: mail.text, delivered_at: null }]);
  later(pauseAfter(1));
  await deliver();
  expect(await rows()).toMatchObject([{ subject: mail.subject, body: '', delivered_at: new Date(clock.now()) }]);
});

test('a mail whose time is over is not sent any more', async () => {
  await outbox.put({ ...mail, expiresAt: TODAY + 1_000 });
  later(1_000);
  expect(await deliver()).toBe(0);
  await outbox.put({ ...mail, expiresAt: clock.now() + 1_000 });
  expect(await deliver()).toBe(1);
  expect(server.taken).toHaveLength(1);
});

test('the log has neither readers nor texts', async () => {
  await outbox.put(mail);
  server.sayInstead('RCPT', '550 meera.iyer@mail.test is unknown');
  await deliver();
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.join('\n')).not.toMatch(/meera|Price|Grüße/);
});

test.each<[string, Partial<Mail>]>([
  ['a second header', { subject: 'Hello\r\nBcc: all@mail.test' }],
  ['a line break', { subject: 'Hello\nthere' }],
  ['a subject without end', { subject: 'x'.repeat(251) }],
  ['two readers', { to: 'a@mail.test, b@mail.test' }],
  ['a reader with a header', { to: 'a@mail.test\r\nBcc:b@mail.test' }],
  ['a reader with a name', { to: 'A <a@mail.test>' }],
  ['nobody', { to: '' }],
  ['two to answer', { replyTo: 'a@mail.test;b@mail.test' }],
  ...['https://a.test/>, <https://b.test/', 'https://a.test/\r\nBcc: b@mail.test', 'mailto:a@mail.test', ''].map(
    (url): [string, Partial<Mail>] => [`an end at "${url}"`, { unsubscribe: { url, hash: 'hash' } }],
  ),
])('%s is refused', async (_what, part) => {
  await expect(outbox.put({ ...mail, ...part })).rejects.toThrow(RangeError);
  expect(await rows()).toEqual([]);
});

test('a postman that runs delivers what is put, beside everything else', async () => {
  const postman = startPostman({ db, clock, log, send: createSmtp({ url: server.url, from }, log) });
  await createOutbox({ db, clock, isServed: true, wake: postman.wake }).put(mail);
  await expect.poll(() => server.taken.length).toBe(1);
  await postman.close();
  expect((await rows())[0]?.delivered_at).not.toBeNull();
});

test('mail that is only kept waits for nothing', async () => {
  await createOutbox({ db, clock, isServed: true, wake: null }).put(mail);
  expect(await rows()).toMatchObject([{ next_attempt_at: null, delivered_at: null, attempts: 0 }]);
  expect(await deliver()).toBe(0);
});
