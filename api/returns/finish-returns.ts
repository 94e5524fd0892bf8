import { sendRefunds } from '#api/payments/send-refunds.ts';
import type { Shop } from '#api/shop/shop.ts';
import { moveReturn } from './move-return.ts';

const AT_ONCE = 50;

/** Returns whose money a gateway says is given back are paid back now, with their mail. Answers how many. */
export async function finishReturns(shop: Shop): Promise<number> {
  if (shop.gateways.size === 0) return 0;
  const given = await shop.db
    .selectFrom('returns')
    .innerJoin('payment_refunds', 'payment_refunds.return_id', 'returns.id')
    .select('returns.number')
    .where('returns.status', '=', 'received')
    .where('payment_refunds.status', '=', 'given')
    .limit(AT_ONCE)
    .execute();
  for (const { number } of given) await moveReturn(shop, number, { status: 'refunded' });
  return given.length;
}

/** Asks the gateway now, and does what follows from its answer. */
export async function payBackNow(shop: Shop): Promise<void> {
  await sendRefunds(shop);
  await finishReturns(shop);
}
