import { sql } from 'kysely';
import type { Database } from '#api/database/open-database.ts';
import { type ShopClock, timestampAt } from '#api/process/shop-clock.ts';
import type { Mail } from './mail.ts';

/** What became of one attempt. `refused` is final: the server will never take this mail. */
export type Sent = 'delivered' | 'refused' | 'later';

/** A mail as a mail server gets it. */
export type Outgoing = Pick<Mail, 'to' | 'replyTo' | 'subject' | 'text' | 'html'> & {
  readonly unsubscribeUrl?: string;
};

/** Hands a mail to a mail server. `id` is the same at every attempt, so that a reader's server can drop a repeat. */
export type Send = (mail: Outgoing, id: string) => Promise<Sent>;

export type Delivery = {
  readonly db: Database;
  readonly clock: ShopClock;
  readonly send: Send;
  readonly log: (line: string) => void;
};

/** A mail without its text, and without what opens or ends anything. */
export const ERASED = { body: '', html: null, unsubscribe_url: null } as const;

const MINUTE_MS = 60_000;
const LONGEST_PAUSE_MS = 360 * MINUTE_MS;
const MOST_ATTEMPTS = 20; // more than three days
const CLAIM_MS = 10 * MINUTE_MS; // longer than an attempt takes
const AT_ONCE = 10;

/** 1, 2, 4 … minutes, six hours at most. */
export function pauseAfter(attempts: number): number {
  return Math.min(2 ** (attempts - 1) * MINUTE_MS, LONGEST_PAUSE_MS);
}

/** Tries every mail that is due, each once, until `signal` says to stop. Answers how many were tried. */
export async function deliverDue(delivery: Delivery, signal: AbortSignal): Promise<number> {
  let tried = 0;
  while (!signal.aborted) {
    const claimed = await claim(delivery);
    if (claimed.length === 0) return tried;
    tried += claimed.length;
    for (const mail of claimed) await attempt(delivery, mail);
  }
  return tried;
}

type Claimed = {
  readonly id: string;
  readonly recipient: string;
  readonly reply_to: string | null;
  readonly subject: string;
  readonly body: string;
  readonly html: string | null;
  readonly unsubscribe_url: string | null;
  readonly attempts: number;
};

/**
 * Takes the oldest mails that are due and still good for anything, for the time an attempt may last: a process that dies meanwhile leaves them to be
 * sent again later, and `skip locked` keeps a second process from sending them now.
 */
async function claim({ db, clock }: Delivery): Promise<readonly Claimed[]> {
  const now = clock.now();
  const { rows } = await sql<Claimed>`
    update mails set attempts = attempts + 1, next_attempt_at = ${timestampAt(now + CLAIM_MS)}
    where id in (
      select id from mails
      where next_attempt_at <= ${timestampAt(now)} and coalesce(expires_at > ${timestampAt(now)}, true)
      order by next_attempt_at, created_at limit ${AT_ONCE} for update skip locked
    )
    returning id, recipient, reply_to, subject, body, html, unsubscribe_url, attempts`.execute(db);
  return rows;
}

/** What was delivered is its reader's: its text, which may hold the key to an account, is kept here no longer. */
async function attempt(delivery: Delivery, claimed: Claimed): Promise<void> {
  const { id, recipient, reply_to, subject, body, html, unsubscribe_url, attempts } = claimed;
  const more = {
    ...(reply_to === null ? {} : { replyTo: reply_to }),
    ...(html === null ? {} : { html }),
    ...(unsubscribe_url === null ? {} : { unsubscribeUrl: unsubscribe_url }),
  };
  const sent = await delivery.send({ to: recipient, subject, text: body, ...more }, id);
  const isGivenUp = sent === 'refused' || (sent === 'later' && attempts >= MOST_ATTEMPTS);
  if (sent !== 'delivered') delivery.log(`mail ${id} attempt ${attempts} ${isGivenUp ? 'given up' : 'failed'}`);
  const now = delivery.clock.now();
  const isLater = sent === 'later' && !isGivenUp;
  await delivery.db
    .updateTable('mails')
    .set({
      next_attempt_at: isLater ? timestampAt(now + pauseAfter(attempts)) : null,
      ...(sent === 'delivered' ? { delivered_at: timestampAt(now), ...ERASED } : {}),
    })
    .where('id', '=', id)
    .execute();
}
