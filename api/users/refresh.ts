import type { Shop } from '#api/shop/shop.ts';
import type { Call } from '#api/transport/call.ts';
import { type Outcome, refusal } from '#api/transport/outcome.ts';
import { pairOutcome } from './log-in.ts';
import { renewSession } from './sessions.ts';

const REFUSED = refusal(401, 'Error refreshing user token. User is not authorized to access the resource');

/** POST /api/user/refresh. */
export async function refresh(shop: Shop, { body }: Call): Promise<Outcome> {
  const pair = await renewSession(shop, (body as { readonly refreshToken: string }).refreshToken);
  return pair ? pairOutcome(pair) : REFUSED;
}
