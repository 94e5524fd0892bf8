import type { Selectable } from 'kysely';
import type { Database } from '#api/database/open-database.ts';
import type { OrderTable } from '#api/database/order-tables.ts';
import type { Paise } from '#api/money/paise.ts';
import { putOrderMail } from '#api/order-mails/put-order-mail.ts';
import { isCancelable, readCancellations } from '#api/orders/read-cancellations.ts';
import { orderReply, withLines } from '#api/orders/read-order.ts';
import { cancelOrder } from '#api/payments/cancel-order.ts';
import { oweByGateway } from '#api/payments/owe-by-gateway.ts';
import { timestampAt } from '#api/process/shop-clock.ts';
import type { Shop } from '#api/shop/shop.ts';
import { type Outcome, refusal, success } from '#api/transport/outcome.ts';

type Order = Selectable<OrderTable>;

/**
 * Cancels an order for its shopper, once: asked again the answer is the same, and nobody is told twice. The row of the order is
 * held until the transaction ends, so that an order is either canceled or packed. What a gateway took it is asked to give back.
 */
export function cancelPlaced(shop: Shop, entityId: number): Promise<Outcome> {
  return shop.db.transaction().execute(async (db) => {
    const order = await heldOrder(db, entityId);
    const [before] = await readCancellations(db, [entityId]);
    if (before) return standing(shop, db, order);
    if (!isCancelable(order)) return refusal(422, whyNot(order));
    await cancelHeld({ shop, db, at: timestampAt(shop.clock.now()) }, order);
    return standing(shop, db, await heldOrder(db, entityId));
  });
}

type Canceling = { readonly shop: Shop; readonly db: Database; readonly at: string };

/** Cancels an order that is cancelable and whose row is held. Answers what is paid back. */
export async function cancelHeld({ shop, db, at }: Canceling, order: Order): Promise<Paise> {
  const { entity_id: entityId } = order;
  const amount = paidFor(order);
  await cancelOrder({ db, at }, order);
  await db.insertInto('cancellations').values({ entity_id: entityId, amount, canceled_at: at }).execute();
  await oweByGateway({ shop, db, at }, { order, amount, reason: 'canceled', returnId: null });
  await putOrderMail(shop, db, { entityId, occasion: 'canceled', refund: amount });
  shop.log(`order ${order.increment_id} canceled by its shopper`);
  return amount;
}

function heldOrder(db: Database, entityId: number): Promise<Order> {
  return db.selectFrom('orders').selectAll().where('entity_id', '=', entityId).forUpdate().executeTakeFirstOrThrow();
}

async function standing(shop: Shop, db: Database, order: Order): Promise<Outcome> {
  const [stored] = await withLines(db, [order]);
  if (!stored) throw new RangeError(`There is no order ${order.entity_id}.`);
  return success(orderReply(stored, { isMasked: false, shop }));
}

function whyNot({ increment_id: number, status }: Order): string {
  if (status === 'canceled') return `The order ${number} is canceled`;
  return status === 'processing' || status === 'pending'
    ? `The order ${number} is packed`
    : `The order ${number} is on its way`;
}

/** Cash is paid at the door, and a payment that is waited for has not arrived. */
function paidFor({ status, grand_total }: Order): Paise {
  return status === 'processing' ? grand_total : 0;
}
