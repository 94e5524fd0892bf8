import { timestampAt } from '#api/process/shop-clock.ts';
import type { Shop } from '#api/shop/shop.ts';
import type { Call, Operation } from '#api/transport/call.ts';
import { type Outcome, refusal, success } from '#api/transport/outcome.ts';

const LARGEST_STATE = 65_536; // contract, POST /api/state/send-state

/** What lies in a cart that was not ordered, so that somebody may help. It is written here and never read over HTTP. */
export function cartStateOperations(shop: Shop): readonly Operation[] {
  return [
    {
      operationId: 'sendState',
      method: 'POST',
      path: '/api/state/send-state',
      cache: 'private',
      ownTokenCheck: true,
      bodyLimit: LARGEST_STATE,
      tooLarge: refusal(413, 'Request body too large'),
      answer: (call) => writeState(shop, call),
    },
  ];
}

/** Whoever knows the id, which cannot be guessed, may write; the last write holds. */
async function writeState({ db, clock }: Shop, { body, storeCode }: Call): Promise<Outcome> {
  const { id, state } = body as { readonly id: string; readonly state: object };
  const written = { state: JSON.stringify(state), store_code: storeCode, written_at: timestampAt(clock.now()) };
  await db
    .insertInto('cart_states')
    .values({ id, ...written })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(written))
    .execute();
  return success(true);
}
