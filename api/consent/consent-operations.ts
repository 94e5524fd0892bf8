import { timestampAt } from '#api/process/shop-clock.ts';
import type { Shop } from '#api/shop/shop.ts';
import { BODY_LIMIT, type Call, type Operation } from '#api/transport/call.ts';
import { type Outcome, refusal, success } from '#api/transport/outcome.ts';

/** Nobody changes their mind more often. */
const RECORDED_PER_MINUTE = 30;

/** What shoppers agree to, so that the merchant can show it. Contract, section 14. */
export function consentOperations(shop: Shop): readonly Operation[] {
  return [
    {
      operationId: 'consentRecord',
      method: 'POST',
      path: '/api/consent/record',
      cache: 'private',
      ownTokenCheck: true,
      bodyLimit: BODY_LIMIT,
      perMinute: RECORDED_PER_MINUTE,
      answer: (call) => record(shop, call),
    },
  ];
}

type Recorded = {
  readonly number: string;
  readonly version: number;
  readonly asked: readonly string[];
  readonly allowed: readonly string[];
  readonly chosen_at: string;
};

/** The first record of a number stays: it may be sent again, and nobody writes over that of somebody else. */
async function record({ db, clock }: Shop, { body, storeCode }: Call): Promise<Outcome> {
  const { number, version, asked, allowed, chosen_at } = body as Recorded;
  if (!allowed.every((purpose) => asked.includes(purpose))) return refusal(400, 'Only what was asked can be allowed');
  await db
    .insertInto('consent_records')
    .values({
      ...{ number, version, store_code: storeCode },
      asked: JSON.stringify([...new Set(asked)]),
      allowed: JSON.stringify([...new Set(allowed)]),
      chosen_at,
      recorded_at: timestampAt(clock.now()),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return success(true);
}
