import type { Database } from '#api/database/open-database.ts';

/** The mails of the outbox, oldest first. */
export async function listMails(db: Database): Promise<readonly unknown[]> {
  const rows = await db.selectFrom('mails').selectAll().orderBy('created_at').execute();
  return rows.map(({ recipient, reply_to, subject, body, html, about, unsubscribe_url }) => ({
    to: recipient,
    replyTo: reply_to,
    subject,
    text: body,
    html,
    about,
    unsubscribe: unsubscribe_url,
  }));
}

/** What the mails tell of that are told once, oldest first: short where there are thousands. */
export async function listToldOnce(db: Database): Promise<readonly string[]> {
  const rows = await db.selectFrom('mails').select('about').orderBy('created_at').execute();
  return rows.flatMap(({ about }) => about ?? []);
}

/** The carts that were filled and not ordered, by id. */
export async function listCartStates(db: Database): Promise<readonly unknown[]> {
  const rows = await db.selectFrom('cart_states').selectAll().orderBy('id').execute();
  return rows.map(({ id, state, store_code }) => ({ id, state, store_code }));
}

/** The marketing events as they were kept, oldest first, and whether the network has taken them. */
export async function listConversions(db: Database): Promise<readonly unknown[]> {
  const rows = await db.selectFrom('conversions').selectAll().orderBy('id').execute();
  return rows.map(({ record, forwarded_at }) => ({ ...record, isForwarded: forwarded_at !== null }));
}
