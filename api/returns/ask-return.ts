import type { Database } from '#api/database/open-database.ts';
import { putReturnMail } from '#api/order-mails/put-return-mail.ts';
import { type StoredOrder, withLines } from '#api/orders/read-order.ts';
import { givenBack, readReturns, returnReply, type StoredReturn } from '#api/orders/read-returns.ts';
import { timestampAt } from '#api/process/shop-clock.ts';
import type { Shop } from '#api/shop/shop.ts';
import { type Outcome, refusal, success } from '#api/transport/outcome.ts';
import { notTaken, type ReturnRequest } from './may-return.ts';
import { amountFor, creditShareOf } from './price-return.ts';

/**
 * Takes a return at most once per return_id. The row of the order is held until the transaction ends, so that all that is
 * asked of an order, in whatever tabs, is asked one after the other: a repeat finds the first return, and nobody gives back
 * more than there is.
 */
export function askReturn(shop: Shop, entityId: number, request: ReturnRequest): Promise<Outcome> {
  return shop.db.transaction().execute(async (db) => {
    const order = await heldOrder(db, entityId);
    const before = order.returns.find(({ return_id }) => return_id === request.return_id);
    if (before) return success(returnReply(before), { replayed: true });
    const now = shop.clock.now();
    const problem = notTaken(order, request, { now, returnDays: shop.returnDays });
    if (problem !== null) return refusal(422, problem);
    const asked = await writeReturn(db, order, { request, at: timestampAt(now) });
    await putReturnMail(shop, db, { occasion: 'asked', returnId: asked.id });
    shop.log(`return ${asked.number} asked`);
    return success(returnReply(asked), { replayed: false });
  });
}

/** An order whose row is held until the transaction ends. */
export async function heldOrder(db: Database, entityId: number): Promise<StoredOrder> {
  const held = db.selectFrom('orders').selectAll().where('entity_id', '=', entityId).forUpdate();
  const [order] = await withLines(db, [await held.executeTakeFirstOrThrow()]);
  if (!order) throw new RangeError(`There is no order ${entityId}.`);
  return order;
}

type Asked = { readonly request: Omit<ReturnRequest, 'orderId' | 'email'>; readonly at: string };

/** Writes a return down as it was asked for, with what is paid back for it. */
export async function writeReturn(db: Database, stored: StoredOrder, { request, at }: Asked): Promise<StoredReturn> {
  const { order, returns } = stored;
  const lines = request.items.map((item) => ({ ...item, amount: amountOfLine(stored, item) }));
  const amount = lines.reduce((sum, line) => sum + line.amount, 0);
  const { id } = await db
    .insertInto('returns')
    .values({
      entity_id: order.entity_id,
      return_id: request.return_id,
      number: `${order.increment_id}-R${returns.length + 1}`,
      status: 'asked',
      refund: request.refund,
      note: request.note?.trim() ?? '',
      amount,
      credit_share: creditShareOf(paidOf(stored), amount),
      asked_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('return_lines')
    .values(
      lines.map(({ item_id, qty, reason, amount: back }) => {
        return { return_id: id, position: item_id, qty, reason, amount: back };
      }),
    )
    .execute();
  const asked = (await readReturns(db, [order.entity_id])).find((each) => each.id === id);
  if (!asked) throw new RangeError(`The return ${id} was not written.`);
  return asked;
}

function amountOfLine(stored: StoredOrder, { item_id, qty }: ReturnRequest['items'][number]): number {
  const line = stored.lines.find(({ position }) => position === item_id);
  if (!line) throw new RangeError(`There is no line ${item_id}.`);
  const paid = line.row_total_incl_tax - line.discount;
  return amountFor({ qty: line.qty, paid, ...givenBack(stored.returns, item_id) }, qty);
}

/** What was refused is not paid back. */
function paidOf({ order, returns }: StoredOrder) {
  const back = returns.filter(({ status }) => status !== 'refused');
  const creditBack = back.reduce((sum, { credit_share }) => sum + credit_share, 0);
  const all = back.reduce((sum, { amount }) => sum + amount, 0);
  return { money: order.grand_total, credit: order.store_credit, creditBack, moneyBack: all - creditBack };
}
