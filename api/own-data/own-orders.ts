import type { Database } from '#api/database/open-database.ts';
import { amountOf } from '#api/money/paise.ts';
import { orderReply, type StoredOrder, withLines } from '#api/orders/read-order.ts';
import { timestampAt } from '#api/process/shop-clock.ts';
import type { Shop } from '#api/shop/shop.ts';

/** All orders of a user, oldest first: as their page tells them, with what was paid and paid back. */
export async function ownOrders(shop: Shop, userId: number): Promise<readonly Record<string, unknown>[]> {
  const { db } = shop;
  const rows = await db.selectFrom('orders').selectAll().where('user_id', '=', userId).orderBy('entity_id').execute();
  if (rows.length === 0) return [];
  const ids = rows.map(({ entity_id }) => entity_id);
  const [money, statements] = [await moneyOf(db, ids), await withdrawalsOf(db, ids)];
  return (await withLines(db, rows)).map((stored) => {
    const { entity_id: id } = stored.order;
    return { ...told(shop, stored), ...money(id), withdrawals: statements(id) };
  });
}

/** Without the address of the page where it is paid, which whoever has the file could open. */
function told(shop: Shop, stored: StoredOrder): Record<string, unknown> {
  const { payment_method: method, payment_title: title, gateway, language, country, packed_at } = stored.order;
  return {
    ...orderReply(stored, { isMasked: false, shop }),
    payment: { method, title, gateway },
    language,
    country,
    packed_at: packed_at && textOf(packed_at),
  };
}

/** Amounts that gateways took and gave back are in the units of their currency, those of refunds in rupees. */
async function moneyOf(db: Database, orders: readonly number[]) {
  const payments = await db
    .selectFrom('payments')
    .select(['entity_id', 'gateway', 'gateway_id', 'kind', 'amount', 'currency', 'pays_order', 'noted_at'])
    .where('entity_id', 'in', orders)
    .orderBy('noted_at')
    .execute();
  const asked = await db
    .selectFrom('payment_refunds')
    .select(['entity_id', 'gateway', 'amount', 'reason', 'status', 'asked_at'])
    .where('entity_id', 'in', orders)
    .orderBy('asked_at')
    .execute();
  const refunds = await db.selectFrom('refunds').selectAll().where('entity_id', 'in', orders).execute();
  return (order: number) => {
    const isOfOrder = ({ entity_id }: { readonly entity_id: number }): boolean => entity_id === order;
    return {
      payments: payments.filter(isOfOrder).map(({ entity_id: _order, amount, noted_at, ...payment }) => ({
        ...payment,
        amount: amountOf(amount),
        noted_at: textOf(noted_at),
      })),
      payments_going_back: asked.filter(isOfOrder).map(({ entity_id: _order, amount, asked_at, ...refund }) => ({
        ...refund,
        amount: amountOf(amount),
        asked_at: textOf(asked_at),
      })),
      refunds: refunds.filter(isOfOrder).map(({ return_id, amount, store_credit, refunded_at }) => ({
        return_id,
        amount: amountOf(amount),
        store_credit: amountOf(store_credit),
        refunded_at: textOf(refunded_at),
      })),
    };
  };
}

/** What was stated to withdraw from an order, in the words of whoever did. */
async function withdrawalsOf(db: Database, orders: readonly number[]) {
  const rows = await db
    .selectFrom('withdrawals')
    .select(['entity_id', 'name', 'email', 'pieces', 'declared_at', 'due_on', 'outcome', 'settled_at'])
    .where('entity_id', 'in', orders)
    .orderBy('declared_at')
    .execute();
  return (order: number) =>
    rows
      .filter(({ entity_id }) => entity_id === order)
      .map(({ entity_id: _order, declared_at, settled_at, ...statement }) => ({
        ...statement,
        declared_at: textOf(declared_at),
        settled_at: settled_at && textOf(settled_at),
      }));
}

function textOf(moment: Date): string {
  return timestampAt(moment.getTime());
}
