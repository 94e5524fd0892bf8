import type { Selectable } from 'kysely';
import { notePaidBack } from '#api/cancellations/pay-back.ts';
import type { Database } from '#api/database/open-database.ts';
import type { OrderStatus, OrderTable } from '#api/database/order-tables.ts';
import { putOrderMail } from '#api/order-mails/put-order-mail.ts';
import { readShipments, shipmentReply } from '#api/orders/read-shipments.ts';
import { timestampAt } from '#api/process/shop-clock.ts';
import type { Shop } from '#api/shop/shop.ts';
import { type Outcome, refusal, success } from '#api/transport/outcome.ts';
import type { Parcel } from './read-parcel.ts';

type Order = Selectable<OrderTable>;

/** What is done to an order whose row is held, so that all that is done to it happens one after the other. */
type Moving = { readonly shop: Shop; readonly db: Database; readonly order: Order; readonly at: string };

const NO_ORDER = refusal(404, 'No such order');

/** How an order stands; nothing of whose it is. */
export async function lookAtOrder({ db }: Shop, number: string): Promise<Outcome> {
  const order = await db.selectFrom('orders').selectAll().where('increment_id', '=', number).executeTakeFirst();
  return order ? success(await standing(db, order)) : NO_ORDER;
}

/** It is packed: from now on its shopper cannot cancel it. */
export function packOrder(shop: Shop, number: string): Promise<Outcome> {
  return moved(shop, number, async ({ db, order, at }) => {
    if (order.packed_at !== null) return null;
    const problem = notSent(order);
    if (problem !== null) return problem;
    await db
      .updateTable('orders')
      .set({ packed_at: at, updated_at: at })
      .where('entity_id', '=', order.entity_id)
      .execute();
    return null;
  });
}

/** What was paid for an order that its shopper canceled went back. */
export function payBackOrder(shop: Shop, number: string): Promise<Outcome> {
  return moved(shop, number, ({ db, order }) => notePaidBack(shop, db, order));
}

/** A parcel leaves. Told again it is the same parcel, and nobody is told twice. */
export function shipOrder(shop: Shop, number: string, parcel: Parcel): Promise<Outcome> {
  return moved(shop, number, async (moving) => {
    if (await isKnown(moving, parcel)) return null;
    const problem = notSent(moving.order);
    if (problem !== null) return problem;
    const { db, order, at } = moving;
    const shipment = await db
      .insertInto('shipments')
      .values({ entity_id: order.entity_id, ...parcel, shipped_at: at })
      .returning('id')
      .executeTakeFirstOrThrow();
    await stand(moving, 'shipped');
    await putOrderMail(shop, db, {
      entityId: order.entity_id,
      occasion: 'shipped',
      shipment: { ...parcel, id: shipment.id },
    });
    return null;
  });
}

/** All that was sent has arrived. */
export function deliverOrder(shop: Shop, number: string): Promise<Outcome> {
  return moved(shop, number, async (moving) => {
    const { db, order, at } = moving;
    if (order.status === 'complete') return null;
    if (order.status !== 'shipped') return `Nothing of the order ${number} is on its way`;
    await db
      .updateTable('shipments')
      .set({ delivered_at: at })
      .where('entity_id', '=', order.entity_id)
      .where('delivered_at', 'is', null)
      .execute();
    await stand(moving, 'complete');
    await putOrderMail(shop, db, { entityId: order.entity_id, occasion: 'delivered' });
    return null;
  });
}

/** `move` answers why it did nothing, or null; a change and its mail are kept together or not at all. */
function moved(shop: Shop, number: string, move: (moving: Moving) => Promise<string | null>): Promise<Outcome> {
  return shop.db.transaction().execute(async (db) => {
    const held = db.selectFrom('orders').selectAll().where('increment_id', '=', number).forUpdate();
    const order = await held.executeTakeFirst();
    if (!order) return NO_ORDER;
    const problem = await move({ shop, db, order, at: timestampAt(shop.clock.now()) });
    if (problem !== null) return refusal(422, problem);
    const now = await db.selectFrom('orders').selectAll().where('entity_id', '=', order.entity_id).executeTakeFirst();
    return success(await standing(db, now ?? order));
  });
}

async function isKnown({ db, order }: Moving, { carrier, number }: Parcel): Promise<boolean> {
  const known = await readShipments(db, [order.entity_id]);
  return known.some((shipment) => shipment.carrier === carrier && shipment.number === number);
}

/** Why nothing of an order can be sent; null where it can. */
function notSent({ increment_id, status, shipping_address }: Order): string | null {
  if (status === 'canceled') return `The order ${increment_id} is canceled`;
  if (status === 'pending_payment') return `The order ${increment_id} is not paid`;
  if (status === 'complete') return `The order ${increment_id} is delivered`;
  return shipping_address === null ? `Nothing of the order ${increment_id} is sent` : null;
}

async function stand({ db, order, at }: Moving, status: OrderStatus): Promise<void> {
  await db.updateTable('orders').set({ status, updated_at: at }).where('entity_id', '=', order.entity_id).execute();
}

async function standing(db: Database, { increment_id, status, packed_at, entity_id }: Order) {
  const packed = packed_at && timestampAt(packed_at.getTime());
  return {
    number: increment_id,
    status,
    packed_at: packed,
    shipments: (await readShipments(db, [entity_id])).map(shipmentReply),
  };
}
