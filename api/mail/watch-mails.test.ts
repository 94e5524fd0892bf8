import { afterAll, beforeAll, expect, test } from 'vitest';
import { OPENING_MS } from '#api/testing/open-test-api.ts';
import { createMetrics } from '#shared/metrics.ts';
import { type MailDatabase, mail, openMailDatabase, openMailTrial } from './mail-trial-for-tests.ts';
import { watchMails } from './watch-mails.ts';

let database: MailDatabase;
beforeAll(async () => {
  database = await openMailDatabase();
}, OPENING_MS);
afterAll(() => database.close());

test('what waits for its delivery is counted, and what was delivered is not', async () => {
  const trial = await openMailTrial(database.db);
  const metrics = createMetrics();
  watchMails(metrics, trial.db);
  await trial.outbox.put(mail);
  await trial.outbox.put(mail);
  expect(await metrics.text()).toContain('zari_mails_waiting 2');
  await trial.deliver();
  expect(await metrics.text()).toContain('zari_mails_waiting 0');
  await trial.close();
});
