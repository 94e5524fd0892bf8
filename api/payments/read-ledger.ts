import type { Database } from '#api/database/open-database.ts';
import type { Ledger } from './follow-fact.ts';

/** All that is noted of the money of an order. */
export async function readLedger(db: Database, entityId: number): Promise<Ledger> {
  const rows = await db.selectFrom('payments').selectAll().where('entity_id', '=', entityId).execute();
  const asked = await db.selectFrom('payment_refunds').selectAll().where('entity_id', '=', entityId).execute();
  return {
    taken: rows
      .filter(({ kind }) => kind === 'taken')
      .map(({ payment_id, amount, currency, pays_order }) => {
        return { paymentId: payment_id, amount, currency, paysOrder: pays_order };
      }),
    givenBack: rows
      .filter(({ kind }) => kind === 'given_back')
      .map(({ gateway_id, payment_id, amount }) => ({ refundId: gateway_id, paymentId: payment_id, amount })),
    asked: asked.map(({ key, payment_id, amount, status }) => ({ key, paymentId: payment_id, amount, status })),
  };
}
