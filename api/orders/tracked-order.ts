import type { Tries } from '#api/accounts/tries.ts';
import type { Database } from '#api/database/open-database.ts';
import { type OrderKey, readTracked, type StoredOrder } from './read-order.ts';

/**
 * An order by its number or order_id and the e-mail of its bill; null also while it is locked. Wrong e-mails lock a number as
 * wrong passwords an account, whether there is such an order or not.
 */
export async function trackedOrder(db: Database, tries: Tries, key: OrderKey): Promise<StoredOrder | null> {
  const asked = key.orderId.toUpperCase();
  if (!(await tries.begin(asked))) return null;
  const order = await readTracked(db, key).catch(async (error: unknown) => {
    await tries.giveBack(asked);
    throw error;
  });
  if (order) await tries.forget(asked);
  return order;
}
