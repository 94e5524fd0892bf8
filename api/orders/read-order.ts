import type { Selectable } from 'kysely';
import type { Database } from '#api/database/open-database.ts';
import type { OrderLineTable, OrderStatus, OrderTable } from '#api/database/order-tables.ts';
import { amountOf } from '#api/money/paise.ts';
import { type PayDesk, payUrlOf } from '#api/payments/begin-payment.ts';
import { emailKey } from '#api/records/customer.ts';
import type { OrderAddress } from '#api/records/order-records.ts';
import type { Shop } from '#api/shop/shop.ts';
import type { SignedIn } from '#api/transport/call.ts';
import { notWithdrawn } from './may-withdraw.ts';
import { cancellationReply, isCancelable, readCancellations, type StoredCancellation } from './read-cancellations.ts';
import { lastDayOf, readReturns, returnReply, type StoredReturn } from './read-returns.ts';
import { readShipments, type StoredShipment, shipmentReply } from './read-shipments.ts';

export type StoredOrder = {
  readonly order: Selectable<OrderTable>;
  readonly lines: readonly Selectable<OrderLineTable>[];
  readonly shipments: readonly StoredShipment[];
  readonly returns: readonly StoredReturn[];
  /** Null unless its shopper canceled it. */
  readonly cancellation: StoredCancellation | null;
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
  const shipments = await readShipments(db, ids);
  const returns = await readReturns(db, ids);
  const canceled = orders.filter(({ status }) => status === 'canceled').map(({ entity_id }) => entity_id);
  const cancellations = canceled.length === 0 ? [] : await readCancellations(db, canceled);
  return orders.map((order) => {
    const isOfOrder = ({ entity_id }: { readonly entity_id: number }): boolean => entity_id === order.entity_id;
    return {
      order,
      lines: lines.filter(isOfOrder),
      shipments: shipments.filter(isOfOrder),
      returns: returns.filter(isOfOrder),
      cancellation: cancellations.find(isOfOrder) ?? null,
    };
  });
}

export type OrderKey = { readonly orderId: string; readonly email: string };

/** By its number or order_id with the e-mail of its bill; null for an order that is unknown and for another e-mail alike. */
export async function readTracked(db: Database, { orderId, email }: OrderKey): Promise<StoredOrder | null> {
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where(({ eb, or }) => or([eb('order_id', '=', orderId), eb('increment_id', '=', orderId.toUpperCase())]))
    .executeTakeFirst();
  if (!order || emailKey(order.billing_address.email) !== emailKey(email)) return null;
  return (await withLines(db, [order]))[0] ?? null;
}

/** Who lives where is told to the owner of an order; of a guest's to nobody who only holds its id, for links are passed on. */
export function isOwnedBy(user: SignedIn | null, { order }: StoredOrder): boolean {
  return order.user_id !== null && order.user_id === user?.id;
}

/** `returnDays` is how long pieces are taken back; 0 where none are. */
type Told = { readonly isMasked: boolean; readonly shop: Pick<Shop, 'returnDays' | 'clock'> & PayDesk };

/** The Order of the contract, with the names and addresses of people, or masked. */
export function orderReply(stored: StoredOrder, { isMasked, shop }: Told): Record<string, unknown> {
  const { order, lines, shipments, cancellation } = stored;
  const { returnDays } = shop;
  const shown = (address: OrderAddress) => (isMasked ? { country_id: address.country_id } : address);
  return {
    ...numbersOf(order),
    is_masked: isMasked,
    // Carriers tell whoever has the number of a parcel where it goes.
    ...(isMasked ? {} : { ...customerOf(order.billing_address), shipments: shipments.map(shipmentReply) }),
    ...(isMasked ? {} : maysOf(stored, shop.clock.now())),
    cancellation: cancellation && cancellationReply(cancellation, isMasked),
    ...(isMasked || returnDays === 0 ? {} : returnsOf(stored, returnDays)),
    total_item_count: lines.length,
    items: lines.map(lineReply),
    billing_address: shown(order.billing_address),
    shipping_address: order.shipping_address && shown(order.shipping_address),
    shipping_description: order.shipping_description,
    payment: {
      method: order.payment_method,
      title: order.payment_title,
      additional_information: [order.payment_title],
      page_url: payUrlOf(shop, order),
    },
  };
}

/** What its shopper may do with it at a moment. */
function maysOf(stored: StoredOrder, now: number) {
  return { is_cancelable: isCancelable(stored.order), is_withdrawable: notWithdrawn(stored, now) === null };
}

function returnsOf({ shipments, returns }: StoredOrder, returnDays: number) {
  return { return_until: lastDayOf(shipments, returnDays), returns: returns.map(returnReply) };
}

function customerOf({ email, firstname, lastname }: OrderAddress) {
  return { customer_email: email, customer_firstname: firstname, customer_lastname: lastname };
}

const STATES: Readonly<Record<OrderStatus, string>> = {
  pending: 'new',
  pending_payment: 'pending_payment',
  processing: 'processing',
  shipped: 'processing',
  complete: 'complete',
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
    make_days: line.make_days,
    is_returnable: line.is_returnable,
    image: line.image,
    options: line.options,
  };
}
