import { sql } from 'kysely';
import type { Database } from '#api/database/open-database.ts';
import type { CreditAction } from '#api/database/user-tables.ts';
import type { Paise } from '#api/money/paise.ts';

export type CreditChange = {
  readonly userId: number;
  readonly action: CreditAction;
  /** Positive for credit, negative for spending. */
  readonly amount: Paise;
  /** RFC 3339. */
  readonly at: string;
  readonly comment: string | null;
  readonly order_increment_id: string | null;
};

/**
 * Books a change of store credit; call it in the transaction of what it pays for. Answers the balance after it, null
 * where there is not so much: nothing is booked then. Two changes of one balance come one after the other.
 */
export async function changeCredit(
  db: Database,
  { userId, amount, at, ...entry }: CreditChange,
): Promise<Paise | null> {
  const balance = await move(db, userId, amount);
  if (balance === null) return null;
  await db
    .insertInto('store_credit_entries')
    .values({ user_id: userId, created_at: at, amount, balance_after: balance, ...entry })
    .execute();
  return balance;
}

/** What a user can spend now. */
export async function balanceOf(db: Database, userId: number): Promise<Paise> {
  const row = await db.selectFrom('store_credits').select('balance').where('user_id', '=', userId).executeTakeFirst();
  return row?.balance ?? 0;
}

async function move(db: Database, userId: number, amount: Paise): Promise<Paise | null> {
  await db
    .insertInto('store_credits')
    .values({ user_id: userId, balance: 0 })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
  const row = await db
    .updateTable('store_credits')
    .set({ balance: sql<number>`balance + ${amount}` })
    .where('user_id', '=', userId)
    .where(sql<boolean>`balance + ${amount} >= 0`)
    .returning('balance')
    .executeTakeFirst();
  return row?.balance ?? null;
}
