import type { Selectable } from 'kysely';
import { hashOf } from '#api/accounts/tokens.ts';
import type { Database } from '#api/database/open-database.ts';
import type { OrderTable } from '#api/database/order-tables.ts';
import { putOrderMail } from '#api/order-mails/put-order-mail.ts';
import { timestampAt } from '#api/process/shop-clock.ts';
import type { Shop } from '#api/shop/shop.ts';
import { cancelOrder } from './cancel-order.ts';

/** What a gateway says of a payment; `unknown` leaves it open. */
export type PaymentOutcome = 'paid' | 'failed' | 'unknown';

export type Payable = Pick<
  Selectable<OrderTable>,
  'order_id' | 'increment_id' | 'grand_total' | 'payment_title' | 'status' | 'request'
>;

/** The order that a secret pays for; null where there is none. */
export async function payableBy({ db }: Shop, secret: string): Promise<Selectable<OrderTable> | null> {
  const order = await db.selectFrom('orders').selectAll().where('payment_hash', '=', hashOf(secret)).executeTakeFirst();
  return order ?? null;
}

/**
 * Books what became of a payment and tells of it by mail, once: an order that is paid or cancelled stays so, and its
 * outcome is answered again.
 * Null for a secret that pays for nothing.
 */
export async function settlePayment(
  shop: Shop,
  secret: string,
  outcome: PaymentOutcome,
): Promise<{ readonly orderId: string; readonly outcome: PaymentOutcome } | null> {
  return shop.db.transaction().execute(async (transaction) => {
    const order = await transaction
      .selectFrom('orders')
      .selectAll()
      .where('payment_hash', '=', hashOf(secret))
      .forUpdate()
      .executeTakeFirst();
    if (!order || order.gateway !== null) return null; // what a gateway takes no stand-in settles
    const orderId = order.order_id;
    if (order.status !== 'pending_payment') return { orderId, outcome: outcomeOf(order.status) };
    await book({ shop, db: transaction, order }, outcome);
    return { orderId, outcome };
  });
}

type Booking = { readonly shop: Shop; readonly db: Database; readonly order: Selectable<OrderTable> };

async function book({ shop, db, order }: Booking, outcome: PaymentOutcome): Promise<void> {
  const at = timestampAt(shop.clock.now());
  const entityId = order.entity_id;
  if (outcome === 'failed') {
    await cancelOrder({ db, at }, order);
    await putOrderMail(shop, db, { entityId, occasion: 'payment-failed' });
  }
  if (outcome === 'paid') {
    await db
      .updateTable('orders')
      .set({ status: 'processing', updated_at: at })
      .where('entity_id', '=', entityId)
      .execute();
    await putOrderMail(shop, db, { entityId, occasion: 'paid' });
  }
}

export function outcomeOf(status: Payable['status']): PaymentOutcome {
  if (status === 'pending_payment') return 'unknown';
  return status === 'canceled' ? 'failed' : 'paid';
}
