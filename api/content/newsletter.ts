import { timestampAt } from '#api/process/shop-clock.ts';
import type { Shop } from '#api/shop/shop.ts';
import { BODY_LIMIT, type Call, type Operation } from '#api/transport/call.ts';
import { type Outcome, refusal, success } from '#api/transport/outcome.ts';

type Status = 'subscribed' | 'unsubscribed' | 'pending';

const INVALID = refusal(400, 'Invalid e-mail provided!');

/** Who gets the shop's letters, by mail address. A repeated call changes nothing. */
export function newsletterOperations(shop: Shop): readonly Operation[] {
  const shared = { path: '/api/ext/mailchimp-subscribe/subscribe', cache: 'private', ownTokenCheck: true } as const;
  const write = (operationId: string, status: Status) => ({
    ...shared,
    operationId,
    bodyLimit: BODY_LIMIT,
    missing: (body: unknown) => (isAddressed(shop, body) ? null : INVALID),
    answer: (call: Call) => setStatus(shop, keyOf((call.body as { readonly email: string }).email), status),
  });
  return [
    { ...shared, operationId: 'newsletterStatus', method: 'GET', answer: (call) => tellStatus(shop, call) },
    { ...write('newsletterSubscribe', 'subscribed'), method: 'POST' },
    { ...write('newsletterUnsubscribe', 'unsubscribed'), method: 'DELETE' },
  ];
}

async function tellStatus(shop: Shop, { query }: Call): Promise<Outcome> {
  const email = query.get('email');
  if (!isAddressed(shop, { email })) return INVALID;
  const row = await shop.db
    .selectFrom('subscriptions')
    .select('status')
    .where('email', '=', keyOf(email ?? ''))
    .executeTakeFirst();
  return success(row?.status ?? 'unsubscribed');
}

/** Whoever was never subscribed leaves no trace by leaving. */
async function setStatus({ db, clock }: Shop, email: string, status: Status): Promise<Outcome> {
  const changed_at = timestampAt(clock.now());
  if (status === 'unsubscribed') {
    await db.updateTable('subscriptions').set({ status, changed_at }).where('email', '=', email).execute();
  } else {
    await db
      .insertInto('subscriptions')
      .values({ email, status, changed_at })
      .onConflict((conflict) => conflict.column('email').doUpdateSet({ status, changed_at }))
      .execute();
  }
  return success(status);
}

function isAddressed({ contract }: Shop, body: unknown): boolean {
  return contract.faultsOfBody('newsletterSubscribe', body).length === 0;
}

function keyOf(email: string): string {
  return email.toLowerCase();
}
