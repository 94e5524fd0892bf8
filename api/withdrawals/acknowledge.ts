import type { Selectable } from 'kysely';
import type { Database } from '#api/database/open-database.ts';
import type { WithdrawalTable } from '#api/database/withdrawal-tables.ts';
import { type MailedWithdrawal, withdrawalLetterOf } from '#api/order-mails/withdrawal-letter.ts';
import { htmlOf, textOf } from '#api/order-mails/write-letter.ts';
import { STORE_TIME_ZONE } from '#api/process/shop-clock.ts';
import { isInUnion, zonesOf } from '#api/records/european-union.ts';
import type { Shop } from '#api/shop/shop.ts';
import { consequenceOf, type Reading } from './read-withdrawals.ts';

type Told = { readonly withdrawal: Selectable<WithdrawalTable>; readonly reading: Reading };

/** As whose amounts and days are written where nobody says the country: calls of all others than three say `ROW`. */
const HOME = 'IN';

/** Puts the acknowledgement into the outbox with the transaction, to the address of the statement; of each outcome there is one. */
export async function acknowledge(
  { outbox, accounts, returnAddress }: Pick<Shop, 'outbox' | 'accounts' | 'returnAddress'>,
  db: Database,
  { withdrawal, reading }: Told,
): Promise<void> {
  const { id, email, entity_id } = withdrawal;
  const found = await orderOf(db, entity_id);
  const letter = withdrawalLetterOf(await mailed(db, withdrawal, { order: found, reading }), {
    ...accounts,
    returnAddress,
  });
  await outbox.put(
    {
      to: email,
      about: [`order-withdrawn-${withdrawal.outcome}`, found?.order_id, id].filter(Boolean).join(' '),
      subject: letter.subject,
      text: textOf(letter),
      html: htmlOf(letter),
    },
    db,
  );
}

async function orderOf(db: Database, entityId: number | null) {
  if (entityId === null) return null;
  return db.selectFrom('orders').selectAll().where('entity_id', '=', entityId).executeTakeFirstOrThrow();
}

type Found = { readonly order: Awaited<ReturnType<typeof orderOf>>; readonly reading: Reading };

async function mailed(
  db: Database,
  withdrawal: Selectable<WithdrawalTable>,
  { order, reading }: Found,
): Promise<MailedWithdrawal> {
  const country = (order?.shipping_address ?? order?.billing_address)?.country_id ?? reading.country;
  return {
    ...{ number: `W-${withdrawal.id}`, orderNamed: withdrawal.order_named, name: withdrawal.name },
    ...{ email: withdrawal.email, pieces: withdrawal.pieces, outcome: withdrawal.outcome },
    ...{ declaredAt: withdrawal.declared_at, dueOn: withdrawal.due_on, order },
    ...(await consequenceOf(db, withdrawal)),
    zone: isInUnion(country) ? zonesOf(country)[0] : STORE_TIME_ZONE,
    reader: {
      language: reading.language ?? order?.language ?? null,
      store_code: order?.store_code ?? reading.storeCode,
      shipping_address: null,
      billing_address: { country_id: /^[A-Z]{2}$/.test(country) ? country : HOME },
    },
  };
}
