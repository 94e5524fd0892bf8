import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Database } from '#api/database/open-database.ts';
import type { OrderTable } from '#api/database/order-tables.ts';
import type { GatewayName, PaymentFact } from '#api/gateways/payment-gateway.ts';
import { putOrderMail } from '#api/order-mails/put-order-mail.ts';
import { timestampAt } from '#api/process/shop-clock.ts';
import type { Shop } from '#api/shop/shop.ts';
import { cancelOrder } from './cancel-order.ts';
import { CHARGED_IN, type Consequence, follow, type TakenPayment } from './follow-fact.ts';
import { readLedger } from './read-ledger.ts';

/** How often what is owed and was begun is asked about. */
export const OWED_MS = 6 * 3_600_000;

/** Whatever books payments needs of the shop. */
export type Books = Pick<Shop, 'db' | 'clock' | 'log' | 'outbox' | 'accounts'>;

/** A row that is held, and what is written beside it: all of it is kept together or not at all. */
type Booking = {
  readonly shop: Books;
  readonly db: Database;
  readonly order: Selectable<OrderTable>;
  readonly gateway: GatewayName;
  readonly at: string;
};

/**
 * Notes what a gateway has said, and does what follows: each fact in a transaction of its own that holds the order, so that
 * the same webhook twice at once counts once. Answers whether something is to be given back now.
 */
export async function bookFacts(shop: Books, gateway: GatewayName, facts: readonly PaymentFact[]): Promise<boolean> {
  let isOwing = false;
  for (const fact of facts) isOwing = (await bookFact(shop, gateway, fact)) || isOwing;
  return isOwing;
}

async function bookFact(shop: Books, gateway: GatewayName, fact: PaymentFact): Promise<boolean> {
  const entityId = await orderOf(shop.db, gateway, fact);
  if (entityId === null) {
    shop.log(`${gateway} tells of a payment of no order: ${fact.kind}`);
    return false;
  }
  return shop.db.transaction().execute(async (db) => {
    const held = db.selectFrom('orders').selectAll().where('entity_id', '=', entityId).forUpdate();
    const order = await held.executeTakeFirstOrThrow();
    const booking = { shop, db, order, gateway, at: timestampAt(shop.clock.now()) };
    const asPaid = { status: order.status, due: order.grand_total };
    return write(booking, follow(asPaid, await readLedger(db, entityId), fact));
  });
}

/** A payment is known by its page, what is given back by its payment. */
async function orderOf(db: Database, gateway: GatewayName, fact: PaymentFact): Promise<number | null> {
  const isOfPage = fact.kind === 'taken' || fact.kind === 'ended';
  const row = isOfPage
    ? db
        .selectFrom('payment_pages')
        .select('entity_id')
        .where('page_id', '=', fact.pageId)
        .where('gateway', '=', gateway)
    : db
        .selectFrom('payments')
        .select('entity_id')
        .where('gateway_id', '=', fact.paymentId)
        .where('gateway', '=', gateway);
  return (await row.executeTakeFirst())?.entity_id ?? null;
}

async function write(booking: Booking, consequence: Consequence): Promise<boolean> {
  const { shop, order, gateway } = booking;
  switch (consequence.kind) {
    case 'paid':
      await writeTaken(booking, consequence.payment);
      await pay(booking);
      return false;
    case 'surplus':
      await writeTaken(booking, consequence.payment);
      await owe(booking, consequence);
      return true;
    case 'canceled':
      await cancel(booking);
      return false;
    case 'given-back':
      await writeGivenBack(booking, consequence);
      return false;
    case 'refund-begun':
      await setBegun(booking, consequence.key);
      return false;
    case 'refund-failed':
      await setRefund(booking, consequence.key, 'failed');
      shop.log(`${gateway} could not give back a payment of order ${order.increment_id}: see to it there`);
      return false;
    case 'odd':
      shop.log(`${gateway} tells of order ${order.increment_id} what cannot be: ${consequence.why}`);
      return false;
    default:
      return false;
  }
}

async function writeTaken({ db, order, gateway, at }: Booking, payment: TakenPayment): Promise<void> {
  const { paymentId, amount, currency, paysOrder } = payment;
  const row = {
    gateway,
    gateway_id: paymentId,
    payment_id: paymentId,
    entity_id: order.entity_id,
    kind: 'taken' as const,
  };
  await db
    .insertInto('payments')
    .values({ ...row, amount, currency, pays_order: paysOrder, noted_at: at })
    .execute();
}

async function pay({ shop, db, order, at }: Booking): Promise<void> {
  const { entity_id: entityId } = order;
  const paid = db.updateTable('orders').set({ status: 'processing', updated_at: at });
  await paid.where('entity_id', '=', entityId).execute();
  await putOrderMail(shop, db, { entityId, occasion: 'paid' });
}

/** Also used where an order has waited for too long: it holds the order's row. */
export async function cancel({ shop, db, order, at }: Omit<Booking, 'gateway'>): Promise<void> {
  await cancelOrder({ db, at }, order);
  await putOrderMail(shop, db, { entityId: order.entity_id, occasion: 'payment-failed' });
}

type Surplus = Extract<Consequence, { readonly kind: 'surplus' }>;

/** What nobody waits for goes back by itself. The gateway is asked after the transaction, and again until it answers. */
async function owe({ shop, db, order, gateway, at }: Booking, { payment, reason }: Surplus): Promise<void> {
  const { paymentId: payment_id, amount } = payment;
  const ids = { key: randomUUID(), gateway, payment_id, entity_id: order.entity_id, return_id: null };
  const open = { status: 'asked' as const, asked_at: at, next_try_at: at };
  await db
    .insertInto('payment_refunds')
    .values({ ...ids, amount, reason, ...open })
    .execute();
  await putOrderMail(shop, db, { entityId: order.entity_id, occasion: 'payment-returned', paymentId: payment_id });
  shop.log(`a payment of order ${order.increment_id} goes back: ${reason}`);
}

type Given = Extract<Consequence, { readonly kind: 'given-back' }>;

async function writeGivenBack(booking: Booking, { refund, key }: Given): Promise<void> {
  const { db, order, gateway, at } = booking;
  const { refundId, paymentId, amount } = refund;
  const of = db.selectFrom('payments').select('currency').where('gateway', '=', gateway);
  const { currency } = (await of.where('gateway_id', '=', paymentId).executeTakeFirst()) ?? { currency: CHARGED_IN };
  await db
    .insertInto('payments')
    .values({
      ...{ gateway, gateway_id: refundId, payment_id: paymentId, entity_id: order.entity_id, kind: 'given_back' },
      ...{ amount, currency, pays_order: false, noted_at: at },
    })
    .execute();
  if (key !== null) await setRefund(booking, key, 'given');
}

/** It is not asked for again; what becomes of it is asked about where no webhook tells it. */
async function setBegun({ shop, db, order }: Booking, key: string): Promise<void> {
  await db.updateTable('payment_refunds').set({ next_try_at: null }).where('key', '=', key).execute();
  const pages = db.updateTable('payment_pages').set({ next_ask_at: timestampAt(shop.clock.now() + OWED_MS) });
  await pages.where('entity_id', '=', order.entity_id).where('next_ask_at', 'is', null).execute();
}

async function setRefund({ db }: Pick<Booking, 'db'>, key: string, status: 'given' | 'failed'): Promise<void> {
  await db.updateTable('payment_refunds').set({ status, next_try_at: null }).where('key', '=', key).execute();
}
