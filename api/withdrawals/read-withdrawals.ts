import type { Selectable } from 'kysely';
import type { Database } from '#api/database/open-database.ts';
import type { WithdrawalTable } from '#api/database/withdrawal-tables.ts';
import { amountOf, type Paise } from '#api/money/paise.ts';
import { timestampAt } from '#api/process/shop-clock.ts';
import type { Shop } from '#api/shop/shop.ts';

type StoredWithdrawal = Selectable<WithdrawalTable>;

/** Who states it: what they read, and where. */
export type Reading = { readonly language: string | null; readonly storeCode: string; readonly country: string };

/** What a withdrawal has come to. */
export type Consequence = {
  readonly amount: Paise;
  readonly returnNumber: string | null;
  /** Names of what is not part of it. */
  readonly excepted: readonly string[];
};

/** What is paid back, and what of the order is not part of it. */
export async function consequenceOf(db: Database, withdrawal: StoredWithdrawal): Promise<Consequence> {
  const { entity_id, outcome, return_id } = withdrawal;
  if (outcome === 'canceled') {
    const row = db.selectFrom('cancellations').select('amount').where('entity_id', '=', entity_id);
    return { amount: (await row.executeTakeFirst())?.amount ?? 0, returnNumber: null, excepted: [] };
  }
  if (outcome === 'open') return { amount: 0, returnNumber: null, excepted: [] };
  const returned = db.selectFrom('returns').select(['amount', 'number']).where('id', '=', return_id);
  const { amount, number } = await returned.executeTakeFirstOrThrow();
  const left = db.selectFrom('order_lines').select('name').where('entity_id', '=', entity_id);
  const excepted = await left.where('is_returnable', '=', false).orderBy('position').execute();
  return { amount, returnNumber: number, excepted: excepted.map(({ name }) => name) };
}

/** The Withdrawal of the contract. */
export async function withdrawalReply(
  { returnAddress }: Pick<Shop, 'returnAddress'>,
  db: Database,
  told: StoredWithdrawal,
) {
  const { id, order_named, pieces, outcome, declared_at, due_on } = told;
  const { amount, returnNumber, excepted } = await consequenceOf(db, told);
  return {
    number: `W-${id}`,
    order: order_named,
    pieces,
    outcome,
    declared_at: timestampAt(declared_at.getTime()),
    due_on,
    amount: outcome === 'open' ? null : amountOf(amount),
    return_number: returnNumber,
    return_address: outcome === 'returning' ? returnAddress : [],
    excepted,
  };
}
