import { groupTokenOf } from '#api/groups/group-token.ts';
import type { Shop } from '#api/shop/shop.ts';
import type { SignedIn } from '#api/transport/call.ts';
import { type Outcome, success, UNAUTHORISED } from '#api/transport/outcome.ts';
import { loadUser } from './load-user.ts';

/** The account as it is now, with the token that opens the prices of its group. */
export async function showUser(
  { db, clock, accounts }: Pick<Shop, 'db' | 'clock' | 'accounts'>,
  { id }: Pick<SignedIn, 'id'>,
): Promise<Outcome> {
  const user = await loadUser(db, id);
  if (!user) return UNAUTHORISED;
  const claim = { user: id, group: user.group_id, expiresAt: clock.now() + accounts.groupTokenMs };
  return success({ ...user, groupToken: groupTokenOf(claim, accounts.groupKeys) });
}
