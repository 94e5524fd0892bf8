import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '#api/database/open-database.ts';
import { type Mail, SIGNATURE } from '#api/mail/mail.ts';
import { timestampAt } from '#api/process/shop-clock.ts';
import type { Shop } from '#api/shop/shop.ts';
import { BODY_LIMIT, type Call, type Operation } from '#api/transport/call.ts';
import { type Outcome, refusal, success, tooMany } from '#api/transport/outcome.ts';

type Message = {
  readonly token: string;
  readonly sourceAddress: string;
  readonly targetAddress: string;
  readonly subject: string;
  readonly emailText: string;
  readonly confirmation?: boolean;
};

const TOKEN_MS = 600_000; // contract, MailToken
const NOT_AUTHORISED = refusal(422, 'Email is not authorized!');
const NO_TRANSPORT = refusal(500, 'No transport is defined for mail service!');
const BASE = '/api/ext/mail-service';

/** A token for each visitor, and one mail to the shop for each token. */
export function contactOperations(shop: Shop): readonly Operation[] {
  const shared = { cache: 'private', ownTokenCheck: true } as const;
  return [
    { ...shared, operationId: 'mailToken', method: 'GET', path: `${BASE}/get-token`, answer: () => giveToken(shop) },
    {
      ...shared,
      operationId: 'mailSend',
      method: 'POST',
      path: `${BASE}/send-email`,
      bodyLimit: BODY_LIMIT,
      answer: (call) => send(shop, call),
    },
  ];
}

async function giveToken({ db, clock }: Shop): Promise<Outcome> {
  const token = `mt_${randomBytes(24).toString('base64url')}`;
  const expires_at = timestampAt(clock.now() + TOKEN_MS);
  await db
    .insertInto('mail_tokens')
    .values({ hash: hashOf(token), expires_at })
    .execute();
  return success(token);
}

/** The token is used up with the mail, in one transaction: neither goes without the other. */
async function send({ db, clock, contact, outbox }: Shop, { body, client }: Call): Promise<Outcome> {
  const message = body as Message;
  const { token, sourceAddress, targetAddress } = message;
  if (!outbox.isServed) return NO_TRANSPORT;
  const now = new Date(clock.now());
  const held = db.selectFrom('mail_tokens').select('hash').where('hash', '=', hashOf(token));
  if (!(await held.where('expires_at', '>', now).executeTakeFirst())) return NOT_AUTHORISED;
  if (!contact.addresses.has(targetAddress.toLowerCase())) {
    return refusal(422, `Target email address (${targetAddress}) is not from the whitelist!`);
  }
  const wait =
    (client === '' ? 0 : await contact.byCaller.take(client)) ||
    (await contact.byReader.take(sourceAddress.toLowerCase()));
  if (wait > 0) return tooMany(wait);
  return db.transaction().execute(async (transaction) => {
    if (!(await useUp(transaction, token, now))) return NOT_AUTHORISED;
    for (const mail of mailsOf(message)) await outbox.put(mail, transaction);
    return success('OK');
  });
}

/** False when somebody else was faster. */
async function useUp(db: Database, token: string, now: Date): Promise<boolean> {
  const used = await db
    .deleteFrom('mail_tokens')
    .where('hash', '=', hashOf(token))
    .where('expires_at', '>', now)
    .returning('hash')
    .executeTakeFirst();
  return used !== undefined;
}

function mailsOf({ sourceAddress, targetAddress, subject, emailText, confirmation }: Message): readonly Mail[] {
  const toShop = { to: targetAddress, replyTo: sourceAddress, subject, text: emailText };
  return confirmation === true ? [toShop, confirmationOf({ sourceAddress, targetAddress })] : [toShop];
}

/** Anybody can name any address: in the shop's name it hears nothing that the writer has written, and follows no link. */
function confirmationOf({ sourceAddress, targetAddress }: Pick<Message, 'sourceAddress' | 'targetAddress'>): Mail {
  const paragraphs = [
    'Thank you for your message. It has arrived, and we answer to this address.',
    'If you did not write to us, somebody has given your address by mistake. You need not do anything.',
  ];
  return {
    to: sourceAddress,
    replyTo: targetAddress,
    subject: 'We have your message',
    text: `${paragraphs.join('\n\n')}\n\n${SIGNATURE}\n`,
  };
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
