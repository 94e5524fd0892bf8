import { randomBytes } from 'node:crypto';
import { hashOf } from '#api/accounts/tokens.ts';
import type { Database } from '#api/database/open-database.ts';
import type { Unsubscribe } from '#api/mail/mail.ts';
import type { MailLanguage } from '#api/mail/mail-language.ts';
import { timestampAt } from '#api/process/shop-clock.ts';
import type { Shop } from '#api/shop/shop.ts';

/** Where whoever was told of a piece ends all further mails about pieces, whatever they wait for. */
export const UNSUBSCRIBE = '/mail/unsubscribe';

const SECRET_BYTES = 32;

/** A link for one mail. Nobody can read in it, or guess, whose it is; its page speaks the language of the mail. */
export function newUnsubscribe(apiUrl: string, language: MailLanguage): Unsubscribe {
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  const query = new URLSearchParams({ key: secret, language });
  return { url: `${apiUrl}${UNSUBSCRIBE}?${query}`, hash: hashOf(secret) };
}

/** To whom the mail with this link went; null for a link that is none. */
export async function readerOfLink(db: Database, secret: string): Promise<string | null> {
  const mail = await db
    .selectFrom('mails')
    .select('recipient')
    .where('unsubscribe_hash', '=', hashOf(secret))
    .executeTakeFirst();
  return mail?.recipient ?? null;
}

/**
 * Ends everything that the reader of a link waits for, and mails about it that have not gone yet; the wait that the mail
 * told of is over anyway. False for a link that is none. Waits are locked before mails, as where waits become mails.
 */
export async function endWaits({ db, clock }: Pick<Shop, 'db' | 'clock'>, secret: string): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const reader = await readerOfLink(transaction, secret);
    if (reader === null) return false;
    for (const waits of ['stock_waits', 'price_waits'] as const) {
      await transaction.deleteFrom(waits).where('email', '=', reader).execute();
    }
    await transaction
      .updateTable('mails')
      .set({ expires_at: timestampAt(clock.now()) })
      .where('recipient', '=', reader)
      .where('unsubscribe_hash', 'is not', null)
      .where('next_attempt_at', 'is not', null)
      .execute();
    return true;
  });
}
