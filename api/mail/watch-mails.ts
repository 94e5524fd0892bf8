import type { Database } from '#api/database/open-database.ts';
import type { Metrics } from '#shared/metrics.ts';

/** How many mails wait for their delivery: more and more of them, and the mail server takes none. */
export function watchMails({ gauge }: Pick<Metrics, 'gauge'>, db: Database): void {
  gauge('zari_mails_waiting', 'Mails that wait for their delivery.', async () => {
    const { waiting } = await db
      .selectFrom('mails')
      .where('next_attempt_at', 'is not', null)
      .select(({ fn }) => fn.countAll<string>().as('waiting'))
      .executeTakeFirstOrThrow();
    return Number(waiting);
  });
}
