import { changeCredit } from '#api/accounts/change-credit.ts';
import { putBackStock } from '#api/catalog/put-back-stock.ts';
import type { Database } from '#api/database/open-database.ts';
import type { RefundStatus } from '#api/database/payment-tables.ts';
import { putReturnMail } from '#api/order-mails/put-return-mail.ts';
import { type StoredOrder, withLines } from '#api/orders/read-order.ts';
import { returnReply, type StoredReturn } from '#api/orders/read-returns.ts';
import { timestampAt } from '#api/process/shop-clock.ts';
import type { Shop } from '#api/shop/shop.ts';
import { type Outcome, refusal, success } from '#api/transport/outcome.ts';
import { creditOf, owesByGateway, refundStatusOf } from './give-back-at-gateway.ts';

/** What the merchant says of a return; `refused` with what the shopper reads of it. */
export type Move =
  | { readonly status: 'received' | 'refunded' }
  | { readonly status: 'refused'; readonly refusal: string };

const NO_RETURN = refusal(404, 'No such return');
const MOST_LISTED = 200;

/** What waits to come or to be paid back, the first asked first; nothing of whose it is. */
export async function openReturns({ db }: Shop): Promise<Outcome> {
  const open = await db
    .selectFrom('returns')
    .select(['number', 'status', 'asked_at'])
    .where('status', 'in', ['asked', 'received'])
    .orderBy('id')
    .limit(MOST_LISTED)
    .execute();
  return success(open.map((each) => ({ ...each, asked_at: timestampAt(each.asked_at.getTime()) })));
}

export async function lookAtReturn({ db }: Shop, number: string): Promise<Outcome> {
  const found = await returnOf(db, number);
  return found ? success(standing(found)) : NO_RETURN;
}

/**
 * Said again it is the same, and nobody is told twice: a change, its stock, its money and its mail are kept together or not at all.
 * Where a gateway gives the money back it is `refunded` once the gateway says so, and stays as it is until then.
 */
export function moveReturn(shop: Shop, number: string, move: Move): Promise<Outcome> {
  return shop.db.transaction().execute(async (db) => {
    const held = db.selectFrom('returns').select('entity_id').where('number', '=', number);
    await db.selectFrom('orders').select('entity_id').where('entity_id', '=', held).forUpdate().execute();
    const found = await returnOf(db, number);
    if (!found) return NO_RETURN;
    if (found.stored.status === move.status) return success(standing(found));
    const problem = notMoved(found.stored, move);
    if (problem !== null) return refusal(422, problem);
    const at = timestampAt(shop.clock.now());
    if (move.status === 'refunded' && (await owesByGateway({ shop, db, at }, found)))
      return success(standing({ ...found, atGateway: 'asked' }));
    if (move.status === 'received') await putBackStock(db, piecesOf(found));
    if (move.status === 'refunded') await payBack(db, found, at);
    await stand(db, found.stored, { move, at });
    await putReturnMail(shop, db, { occasion: move.status, returnId: found.stored.id });
    const now = await returnOf(db, number);
    return success(standing(now ?? found));
  });
}

type Found = {
  readonly order: StoredOrder;
  readonly stored: StoredReturn;
  /** How far the gateway is that gives its money back; null where none does. */
  readonly atGateway: RefundStatus | null;
};

async function returnOf(db: Database, number: string): Promise<Found | null> {
  const row = await db
    .selectFrom('orders')
    .selectAll()
    .where('entity_id', '=', db.selectFrom('returns').select('entity_id').where('number', '=', number))
    .executeTakeFirst();
  const [order] = row ? await withLines(db, [row]) : [];
  const stored = order?.returns.find((each) => each.number === number);
  return order && stored ? { order, stored, atGateway: await refundStatusOf(db, stored) } : null;
}

/** Money goes back for what has come, and only what has not come can be refused. */
function notMoved({ number, status }: StoredReturn, move: Move): string | null {
  const needs = move.status === 'refunded' ? 'received' : 'asked';
  return status === needs ? null : `The return ${number} is ${status}`;
}

function piecesOf({ order, stored }: Found) {
  return stored.lines.flatMap(({ position, qty }) => {
    const line = order.lines.find((each) => each.position === position);
    const pieces = line?.pieces ?? [{ sku: line?.sku ?? '', qty: 1 }];
    return pieces.map((piece) => ({ sku: piece.sku, qty: piece.qty * qty }));
  });
}

/** The row of the ledger; what goes into store credit is there at once. */
async function payBack(db: Database, found: Found, at: string): Promise<void> {
  const { order, stored } = { order: found.order.order, stored: found.stored };
  const credit = creditOf(found);
  const ids = { return_id: stored.id, entity_id: order.entity_id };
  await db
    .insertInto('refunds')
    .values({ ...ids, amount: stored.amount, store_credit: credit, refunded_at: at })
    .execute();
  if (credit === 0 || order.user_id === null) return;
  await changeCredit(db, {
    userId: order.user_id,
    action: 'refunded',
    amount: credit,
    at,
    comment: null,
    order_increment_id: order.increment_id,
  });
}

async function stand(
  db: Database,
  { id }: StoredReturn,
  { move, at }: { readonly move: Move; readonly at: string },
): Promise<void> {
  const when = { received: { received_at: at }, refunded: { refunded_at: at }, refused: { refused_at: at } };
  const why = move.status === 'refused' ? { refusal: move.refusal } : {};
  await db
    .updateTable('returns')
    .set({ status: move.status, ...when[move.status], ...why })
    .where('id', '=', id)
    .execute();
}

/** What whoever opens the parcel has to know; nothing of whose it is. */
function standing({ order, stored, atGateway }: Found) {
  const { return_id, items, ...told } = returnReply(stored);
  const named = items.map((item) => {
    const line = order.lines.find(({ position }) => position === item.item_id);
    return { ...item, sku: line?.sku ?? '', name: line?.name ?? '' };
  });
  const { increment_id, payment_title } = order.order;
  return { ...told, order: increment_id, payment: payment_title, at_gateway: atGateway, items: named };
}
