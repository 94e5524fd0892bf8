import { randomUUID } from 'node:crypto';
import type { Database } from '#api/database/open-database.ts';
import { type ShopClock, timestampAt } from '#api/process/shop-clock.ts';
import { assertSendable, type Mail } from './mail.ts';

/** Where the shop puts its mail. Nobody waits for its delivery. */
export interface Outbox {
  /** False where no mail would ever be read: there is neither a server to deliver it nor a page that shows it. */
  readonly isServed: boolean;
  /**
   * Keeps a mail for delivery: for good when the promise resolves, or with the transaction that is given.
   * Of mails about the same thing the first one counts, and a second one is not kept. Rejects with RangeError for a mail
   * that must not go out.
   *
   *     await db.transaction().execute(async (transaction) => {
   *       ...
   *       await outbox.put({ to: email, subject, text }, transaction);
   *     });
   */
  put(mail: Mail, transaction?: Database): Promise<void>;
}

export type OutboxParts = {
  readonly db: Database;
  readonly clock: ShopClock;
  readonly isServed: boolean;
  /** Told when there may be something to deliver; null where mail is only kept. */
  readonly wake: (() => void) | null;
};

export function createOutbox({ db, clock, isServed, wake }: OutboxParts): Outbox {
  return {
    isServed,
    put: async (mail, transaction = db) => {
      assertSendable(mail);
      const now = timestampAt(clock.now());
      const { to, replyTo, subject, text, html, about, expiresAt, unsubscribe } = mail;
      await transaction
        .insertInto('mails')
        .values({
          id: randomUUID(),
          recipient: to,
          reply_to: replyTo ?? null,
          subject,
          body: text,
          html: html ?? null,
          about: about ?? null,
          unsubscribe_url: unsubscribe?.url ?? null,
          unsubscribe_hash: unsubscribe?.hash ?? null,
          created_at: now,
          next_attempt_at: wake ? now : null,
          expires_at: expiresAt === undefined ? null : timestampAt(expiresAt),
        })
        .onConflict((conflict) => conflict.column('about').doNothing())
        .execute();
      wake?.();
    },
  };
}
