import { migrate } from '#api/database/migrate.ts';
import { connect, type Database } from '#api/database/open-database.ts';
import { createShopClock } from '#api/process/shop-clock.ts';
import { TODAY } from '#api/testing/open-test-api.ts';
import { createTestDatabase } from '#api/testing/test-database.ts';
import { deliverDue } from './deliver-mail.ts';
import type { Mail } from './mail.ts';
import { createOutbox } from './outbox.ts';
import { createSmtp } from './smtp.ts';
import { openSmtpServer } from './smtp-server-for-tests.ts';

export const mail: Mail = { to: 'meera.iyer@mail.test', subject: 'Grüße – नमस्ते', text: 'First line\n.\nPrice: ₹1,500' };

export type MailDatabase = { readonly db: Database; readonly close: () => Promise<void> };

/** A database of its own, for the mails of one file of tests. */
export async function openMailDatabase(): Promise<MailDatabase> {
  const database = await createTestDatabase();
  const db = await connect(database.address);
  await migrate(db);
  return {
    db,
    close: async () => {
      await db.destroy();
      await database.drop();
    },
  };
}

export type MailTrial = Awaited<ReturnType<typeof openMailTrial>>;

/** An outbox without mails, on the morning of TODAY, with a mail server that takes what is delivered. */
export async function openMailTrial(db: Database) {
  await db.deleteFrom('mails').execute();
  const clock = createShopClock();
  clock.stopAt(TODAY);
  const lines: string[] = [];
  const wakes: string[] = [];
  const log = (line: string) => void lines.push(line);
  const server = await openSmtpServer();
  const send = createSmtp({ url: server.url, from: { name: 'Zari', address: 'care@zari.example' } }, log);
  const means = { db, clock, log };
  return {
    db,
    clock,
    lines,
    wakes,
    server,
    send,
    means,
    outbox: createOutbox({ db, clock, isServed: true, wake: () => wakes.push('now') }),
    deliver: () => deliverDue({ ...means, send }, new AbortController().signal),
    rows: () => db.selectFrom('mails').selectAll().execute(),
    later: (ms: number) => clock.stopAt(clock.now() + ms),
    close: () => server.close(),
  };
}
