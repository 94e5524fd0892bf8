import type { Tries } from '#api/accounts/tries.ts';
import type { Database } from '#api/database/open-database.ts';
import type { SignedIn } from '#api/transport/call.ts';
import { isOwnedBy, type OrderKey, readOrder, readTracked, type StoredOrder } from './read-order.ts';

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

/** What the body of a call names of an order; without an e-mail it is its owner's. */
export type OrderOfCaller = { readonly orderId: string; readonly email?: string };

/** By the token of its owner, else by its e-mail; null for whoever has neither, as for an order that is unknown. */
export async function ownedOrTracked(
  db: Database,
  tries: Tries,
  { orderId, email, user }: OrderOfCaller & { readonly user: SignedIn | null },
): Promise<StoredOrder | null> {
  const own = user && (await readOrder(db, orderId, user));
  if (own && isOwnedBy(user, own)) return own;
  return email === undefined ? null : trackedOrder(db, tries, { orderId, email });
}
