import type { Shop } from '#api/shop/shop.ts';
import type { SignedIn } from '#api/transport/call.ts';
import { readGroupToken } from './group-token.ts';

type Asked = { readonly groupId?: number; readonly groupToken?: string };

/**
 * The group whose tier prices a search shows; null when none is asked for. A group token is refused when it is not good,
 * and when somebody else shows it who is signed in. A bare number is believed: it shows prices and changes none, for a
 * cart is always priced by its owner's own group. Source: contract, section 4.
 */
export function priceGroupOf(
  { accounts, clock }: Pick<Shop, 'accounts' | 'clock'>,
  { groupId, groupToken = '' }: Asked,
  user: SignedIn | null,
): number | null | 'refused' {
  if (groupToken === '') return groupId ?? null;
  const claim = readGroupToken(groupToken, accounts.groupKeys, clock.now());
  if (!claim || (user && user.id !== claim.user)) return 'refused';
  return claim.group;
}
