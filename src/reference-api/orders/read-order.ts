import type { Selectable } from 'kysely';
import type { Database } from '#reference-api/database/open-database.ts';
import type { OrderLineTable, OrderStatus, OrderTable } from '#reference-api/database/tables.ts';
import { amountOf } from '#reference-api/money/paise.ts';
import type { OrderAddress } from '#reference-api/records/order-records.ts';
import type { SignedIn } from '#reference-api/transport/call.ts';

export type StoredOrder = {
  readonly order: Selectable<OrderTable>;
  readonly lines: readonly Selectable<OrderLineTable>[];
};

/** By the order_id of the storefront; by a number, which can be counted through, for its owner alone. */
export async function readOrder(db: Database, id: string, user: SignedIn | null): Promise<StoredOrder | null> {
  const number = /^\d{1,9}$/.test(id) ? Number(id) : null;
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where(({ eb, or, and }) => {
      const isNumber = or([eb('increment_id', '=', id), eb('entity_id', '=', number)]); // null equals nothing
      return or([eb('order_id', '=', id), and([isNumber, eb('user_id', '=', user?.id ?? null)])]);
    })
    .executeTakeFirst();
  return order ? ((await withLines(db, [order]))[0] ?? null) : null;
}

export async function withLines(
  db: Database,
  orders: readonly StoredOrder['order'][],
): Promise<readonly StoredOrder[]> {
  if (orders.length === 0) return [];
  const ids = orders.map(({ entity_id }) => entity_id);
  const lines = await db
    .selectFrom('order_lines')
    .selectAll()
    .where('entity_id', 'in', ids)
    .orderBy('position')
    .execute();
  const byOrder = Map.groupBy(lines, ({ entity_id }) => entity_id);
  return orders.map((order) => ({ order, lines: byOrder.get(order.entity_id) ?? [] }));
}

const OPEN_TO_GUESTS_MS = 24 * 60 * 60 * 1000;

/** Who lives where is told to the owner of an order, and of a guest's to whoever holds its id for a day. */
export function isOpenTo(user: SignedIn | null, { order }: StoredOrder, now: number): boolean {
  if (order.user_id !== null) return order.user_id === user?.id;
  return now - order.placed_at.getTime() < OPEN_TO_GUESTS_MS;
}

/** The Order of the contract, with the names and addresses of people or without. */
export function orderReply({ order, lines }: StoredOrder, isOpen: boolean): Record<string, unknown> {
  const shown = (address: OrderAddress) => (isOpen ? address : masked(address));
  const billing = shown(order.billing_address);
  return {
    ...numbersOf(order),
    customer_email: billing.email,
    customer_firstname: billing.firstname,
    customer_lastname: billing.lastname,
    total_item_count: lines.length,
    items: lines.map(lineReply),
    billing_address: billing,
    shipping_address: order.shipping_address && shown(order.shipping_address),
    shipping_description: order.shipping_description,
    payment: {
      method: order.payment_method,
      title: order.payment_title,
      additional_information: [order.payment_title],
    },
  };
}

const STATES: Readonly<Record<OrderStatus, string>> = {
  pending: 'new',
  pending_payment: 'pending_payment',
  processing: 'processing',
  canceled: 'canceled',
};

function numbersOf(order: StoredOrder['order']) {
  return {
    entity_id: order.entity_id,
    increment_id: order.increment_id,
    order_id: order.order_id,
    created_at: order.placed_at.toISOString(),
    updated_at: order.updated_at.toISOString(),
    status: order.status,
    state: STATES[order.status],
    store_code: order.store_code,
    subtotal: amountOf(order.subtotal),
    subtotal_incl_tax: amountOf(order.subtotal_incl_tax),
    shipping_amount: 0,
    discount_amount: order.discount === 0 ? 0 : -amountOf(order.discount),
    store_credit_amount: order.store_credit === 0 ? 0 : -amountOf(order.store_credit),
    tax_amount: amountOf(order.tax),
    grand_total: amountOf(order.grand_total),
    order_currency_code: 'INR',
    display_currency_code: order.currency,
    coupon_code: order.coupon,
  };
}

function lineReply(line: StoredOrder['lines'][number]) {
  return {
    item_id: line.position,
    product_id: line.product_id,
    sku: line.sku,
    parent_sku: line.parent_sku,
    name: line.name,
    product_type: line.product_type,
    qty_ordered: line.qty,
    price: amountOf(line.price),
    price_incl_tax: amountOf(line.price_incl_tax),
    row_total_incl_tax: amountOf(line.row_total_incl_tax),
    discount_amount: amountOf(line.discount),
    image: line.image,
    options: line.options,
  };
}

function masked(address: OrderAddress): OrderAddress {
  const domain = address.email.split('@').at(-1) ?? '';
  return {
    ...address,
    firstname: initialOf(address.firstname),
    lastname: initialOf(address.lastname),
    street: ['***'],
    telephone: `*****${address.telephone.slice(-2)}`,
    email: `${address.email.slice(0, 1)}***@${domain}`,
  };
}

function initialOf(name: string): string {
  return `${[...name][0] ?? ''}***`;
}
