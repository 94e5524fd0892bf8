import { sendRefunds } from '#api/payments/send-refunds.ts';
import type { Shop } from '#api/shop/shop.ts';
import { notePaidBack } from './pay-back.ts';

const AT_ONCE = 50;

/** Canceled orders whose money a gateway says is given back are paid back now, with their mail. Answers how many. */
export async function finishCancellations(shop: Shop): Promise<number> {
  if (shop.gateways.size === 0) return 0;
  const given = await shop.db
    .selectFrom('cancellations')
    .innerJoin('payment_refunds', 'payment_refunds.entity_id', 'cancellations.entity_id')
    .innerJoin('payments', (join) =>
      join
        .onRef('payments.gateway', '=', 'payment_refunds.gateway')
        .onRef('payments.gateway_id', '=', 'payment_refunds.payment_id'),
    )
    .select('cancellations.entity_id')
    .where('cancellations.refunded_at', 'is', null)
    .where('cancellations.amount', '>', 0)
    .where('payment_refunds.status', '=', 'given')
    .where('payments.pays_order', '=', true)
    .limit(AT_ONCE)
    .execute();
  for (const { entity_id } of given) await finish(shop, entity_id);
  return given.length;
}

function finish(shop: Shop, entityId: number): Promise<unknown> {
  return shop.db.transaction().execute(async (db) => {
    const held = db.selectFrom('orders').select(['entity_id', 'increment_id']).where('entity_id', '=', entityId);
    await notePaidBack(shop, db, await held.forUpdate().executeTakeFirstOrThrow());
  });
}

/** Asks the gateway now, and does what follows from its answer. */
export async function payBackCanceled(shop: Shop): Promise<void> {
  await sendRefunds(shop);
  await finishCancellations(shop);
}
