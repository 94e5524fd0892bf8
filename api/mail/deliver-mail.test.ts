import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { OPENING_MS, TODAY } from '#api/testing/open-test-api.ts';
import { deliverDue, pauseAfter } from './deliver-mail.ts';
import { type MailDatabase, type MailTrial, mail, openMailDatabase, openMailTrial } from './mail-trial-for-tests.ts';
import { createOutbox } from './outbox.ts';
import { startPostman } from './postman.ts';

const LONGER_THAN_A_STATEMENT_MS = 15_000;

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

test('a mail is delivered once, in plain text, with a message id', async () => {
  await trial.outbox.put({ ...mail, replyTo: 'tara@mail.test' });
  expect(await trial.deliver()).toBe(1);
  expect(await trial.deliver()).toBe(0);
  const [row] = await trial.rows();
  expect(row).toMatchObject({ next_attempt_at: null, delivered_at: new Date(TODAY) });
  expect(trial.server.taken).toHaveLength(1);
  const [taken] = trial.server.taken;
  expect(taken?.from).toContain('<care@zari.example>');
  expect(taken?.to).toEqual(['RCPT TO:<meera.iyer@mail.test>']);
  expect(taken?.text).toContain(`Message-ID: <${row?.id}@zari.example>`);
  expect(taken?.text).toContain('Reply-To: tara@mail.test');
  expect(taken?.text).toMatch(/^Content-Type: text\/plain; charset=utf-8$/m);
});

test.skipIf(!process.env['TEST_DATABASE_URL'])(
  'a mail that another process is about to send holds up no other, and is not sent a second time',
  async () => {
    await trial.outbox.put({ ...mail, to: 'taken@mail.test' });
    await trial.outbox.put({ ...mail, to: 'free@mail.test' });
    await trial.db.transaction().execute(async (other) => {
      await other.selectFrom('mails').select('id').where('recipient', '=', 'taken@mail.test').forUpdate().execute();
      expect(await trial.deliver()).toBe(1);
    });
    expect(trial.server.taken.map(({ to }) => to)).toEqual([['RCPT TO:<free@mail.test>']]);
  },
  LONGER_THAN_A_STATEMENT_MS,
);

test('nobody waits for the server: it is tried again with growing pauses', async () => {
  await trial.outbox.put(mail);
  for (const attempt of [1, 2, 3]) {
    trial.server.sayInstead('MAIL', '451 not now');
    expect(await trial.deliver()).toBe(1);
    expect((await trial.rows())[0]?.next_attempt_at?.getTime()).toBe(trial.clock.now() + pauseAfter(attempt));
    trial.later(pauseAfter(attempt) - 1);
    expect(await trial.deliver()).toBe(0);
    trial.later(1);
  }
  expect(await trial.deliver()).toBe(1);
  expect(trial.server.taken).toHaveLength(1);
  expect([1, 2, 3, 20].map(pauseAfter)).toEqual([60_000, 120_000, 240_000, 21_600_000]);
});

test('a mail whose receipt was lost is sent again with the same message id', async () => {
  await trial.outbox.put(mail);
  trial.server.hangUpAfterNextMail();
  await trial.deliver();
  trial.later(pauseAfter(1));
  await trial.deliver();
  const ids = trial.server.taken.map(({ text }) => /Message-ID: (\S+)/i.exec(text)?.[1]);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
});

test('a mail that a dead process had claimed is sent later', async () => {
  await trial.outbox.put(mail);
  const dies = () => new Promise<never>((_, reject) => reject(new Error('killed')));
  await expect(deliverDue({ ...trial.means, send: dies }, new AbortController().signal)).rejects.toThrow('killed');
  expect(await trial.deliver()).toBe(0);
  trial.later(600_000);
  expect(await trial.deliver()).toBe(1);
  expect(trial.server.taken).toHaveLength(1);
});

test('what the server will never take is given up at once, what it cannot take for days in the end', async () => {
  await trial.outbox.put(mail);
  trial.server.sayInstead('RCPT', '550 nobody of this name');
  expect(await trial.deliver()).toBe(1);
  expect(await trial.rows()).toMatchObject([{ attempts: 1, next_attempt_at: null, delivered_at: null }]);
  await trial.db
    .updateTable('mails')
    .set({ attempts: 19, next_attempt_at: new Date(TODAY).toISOString() })
    .execute();
  trial.server.sayInstead('MAIL', '451 not now');
  await trial.deliver();
  expect(await trial.rows()).toMatchObject([{ attempts: 20, next_attempt_at: null, delivered_at: null }]);
  expect(trial.lines.join('\n')).toContain('attempt 20 given up');
});

test('the text of a mail is kept until it is delivered, and no longer', async () => {
  await trial.outbox.put(mail);
  trial.server.sayInstead('MAIL', '451 not now');
  await trial.deliver();
  expect(await trial.rows()).toMatchObject([{ body: mail.text, delivered_at: null }]);
  trial.later(pauseAfter(1));
  await trial.deliver();
  expect(await trial.rows()).toMatchObject([
    { subject: mail.subject, body: '', delivered_at: new Date(trial.clock.now()) },
  ]);
});

test('a mail whose time is over is not sent any more', async () => {
  await trial.outbox.put({ ...mail, expiresAt: TODAY + 1_000 });
  trial.later(1_000);
  expect(await trial.deliver()).toBe(0);
  await trial.outbox.put({ ...mail, expiresAt: trial.clock.now() + 1_000 });
  expect(await trial.deliver()).toBe(1);
  expect(trial.server.taken).toHaveLength(1);
});

test('the log has neither readers nor texts', async () => {
  await trial.outbox.put(mail);
  trial.server.sayInstead('RCPT', '550 meera.iyer@mail.test is unknown');
  await trial.deliver();
  expect(trial.lines.length).toBeGreaterThan(0);
  expect(trial.lines.join('\n')).not.toMatch(/meera|Price|Grüße/);
});

test('a postman that runs delivers what is put, beside everything else', async () => {
  const postman = startPostman({ ...trial.means, send: trial.send });
  await createOutbox({ ...trial.means, isServed: true, wake: postman.wake }).put(mail);
  await expect.poll(() => trial.server.taken.length).toBe(1);
  await postman.close();
  expect((await trial.rows())[0]?.delivered_at).not.toBeNull();
});
