import { changeCredit } from '#api/accounts/change-credit.ts';
import { amountOf, paiseOf } from '#api/money/paise.ts';
import { timestampAt } from '#api/process/shop-clock.ts';
import { emailKey } from '#api/records/customer.ts';
import type { Shop } from '#api/shop/shop.ts';

/** Gives an account store credit, in rupees; answers its balance. Throws RangeError for an unknown account. */
export async function putCredit(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  { email, amount }: { readonly email: string; readonly amount: number },
): Promise<{ readonly balance: number }> {
  const user = await db.selectFrom('users').select('id').where('email_key', '=', emailKey(email)).executeTakeFirst();
  if (!user) throw new RangeError(`There is no account ${email}.`);
  const booking = { action: 'credited', comment: null, order_increment_id: null } as const;
  const at = timestampAt(clock.now());
  const balance = await db
    .transaction()
    .execute((transaction) => changeCredit(transaction, { userId: user.id, amount: paiseOf(amount), at, ...booking }));
  return { balance: amountOf(balance ?? 0) };
}
