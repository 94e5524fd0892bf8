import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { OPENING_MS } from '#api/testing/open-test-api.ts';
import type { Mail } from './mail.ts';
import { type MailDatabase, type MailTrial, mail, openMailDatabase, openMailTrial } from './mail-trial-for-tests.ts';
import { createOutbox } from './outbox.ts';

let database: MailDatabase;
let trial: MailTrial;
beforeAll(async () => {
  database = await openMailDatabase();
}, OPENING_MS);
afterAll(() => database.close());
beforeEach(async () => {
  trial = await openMailTrial(database.db);
  return () => trial.close();
});

test('a mail is written with its transaction, and only with it', async () => {
  const write = (fails: boolean) =>
    trial.db.transaction().execute(async (transaction) => {
      await trial.outbox.put(mail, transaction);
      if (fails) throw new Error('no');
    });
  await expect(write(true)).rejects.toThrow('no');
  expect(await trial.rows()).toEqual([]);
  await write(false);
  expect(await trial.rows()).toMatchObject([{ recipient: mail.to, subject: mail.subject, attempts: 0 }]);
  expect(trial.wakes).toHaveLength(2);
});

// In PGlite there is one connection: nobody could hold anything while somebody else asks.
test.each([
  ['what nobody wrote by hand', mail, 'auto-generated'],
  ['what a visitor wrote', { ...mail, replyTo: 'asha.rao@mail.test' }, undefined],
])('%s says so, so that no machine answers it', async (_what, written, says) => {
  await trial.outbox.put(written);
  await trial.deliver();
  expect(/^Auto-Submitted: (.*)$/m.exec(trial.server.taken[0]?.text ?? '')?.[1]?.trim()).toBe(says);
});

const unsubscribe = { url: `https://api.zari.example/mail/unsubscribe?key=${'k'.repeat(43)}`, hash: 'hash' };
const headersOf = (text = '') => text.slice(0, text.indexOf('\n\n')).replaceAll(/\r?\n[ \t]+/g, ' ');

test('a mail that somebody waits for says where one click ends it, and forgets the address when it is delivered', async () => {
  await trial.outbox.put({ ...mail, unsubscribe });
  expect(await trial.rows()).toMatchObject([{ unsubscribe_url: unsubscribe.url, unsubscribe_hash: 'hash' }]);
  await trial.deliver();
  const headers = headersOf(trial.server.taken[0]?.text);
  expect(headers).toContain(`\nList-Unsubscribe: <${unsubscribe.url}>`);
  expect(headers).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\s*$/m);
  expect(headers).toMatch(/^Auto-Submitted: auto-generated\s*$/m);
  expect(await trial.rows()).toMatchObject([{ unsubscribe_url: null, unsubscribe_hash: 'hash' }]);
});

test('any other mail says nothing of lists', async () => {
  await trial.outbox.put({ ...mail, html: '<p>Hello</p>' });
  await trial.outbox.put({ ...mail, replyTo: 'tara@mail.test' });
  await trial.deliver();
  expect(trial.server.taken).toHaveLength(2);
  expect(trial.server.taken.map(({ text }) => text).join('\n')).not.toMatch(/^List-/m);
});

test('a mail with HTML goes out as text and as HTML, and neither is kept after', async () => {
  await trial.outbox.put({ ...mail, html: '<p lang="de">Grüße</p>' });
  expect(await trial.rows()).toMatchObject([{ html: '<p lang="de">Grüße</p>' }]);
  await trial.deliver();
  const text = trial.server.taken[0]?.text ?? '';
  expect(text).toMatch(/^Content-Type: multipart\/alternative;/m);
  const kinds = [...text.matchAll(/^Content-Type: (text\/\w+); charset=utf-8$/gm)].map(([, kind]) => kind);
  expect(kinds).toEqual(['text/plain', 'text/html']);
  expect(text).toContain('<p lang=3D"de">Gr=C3=BC=C3=9Fe</p>');
  expect(await trial.rows()).toMatchObject([{ body: '', html: null }]);
});

test('of mails about the same thing the first one is kept, also of two at once', async () => {
  const about = 'order-placed 1';
  await Promise.all(['first', 'second'].map((subject) => trial.outbox.put({ ...mail, subject, about })));
  await trial.outbox.put({ ...mail, subject: 'third', about });
  await trial.outbox.put({ ...mail, about: 'order-placed 2' });
  await trial.outbox.put(mail);
  await trial.outbox.put(mail);
  const kept = await trial.rows();
  expect(kept.map((row) => row.about).toSorted()).toEqual([null, null, about, 'order-placed 2']);
  expect(kept.find((row) => row.about === about)?.subject).not.toBe('third');
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
  await expect(trial.outbox.put({ ...mail, ...part })).rejects.toThrow(RangeError);
  expect(await trial.rows()).toEqual([]);
});

test('mail that is only kept waits for nothing', async () => {
  await createOutbox({ ...trial.means, isServed: true, wake: null }).put(mail);
  expect(await trial.rows()).toMatchObject([{ next_attempt_at: null, delivered_at: null, attempts: 0 }]);
  expect(await trial.deliver()).toBe(0);
});
