import { sql } from 'kysely';
import { changeCredit } from '#api/accounts/change-credit.ts';
import { hashOf } from '#api/accounts/tokens.ts';
import { optionWordsOf } from '#api/cart/cart-replies.ts';
import { freeOptionsOf } from '#api/cart/free-options.ts';
import { COURIER, isSent, paymentMethodsFor } from '#api/cart/methods.ts';
import type { Row } from '#api/cart/totals.ts';
import { countUse } from '#api/cart/valid-coupon.ts';
import type { Database } from '#api/database/open-database.ts';
import type { Pieces } from '#api/database/order-tables.ts';
import { makeDaysOf } from '#api/delivery/days-to-leave.ts';
import { readerOf } from '#api/mail/mail-language.ts';
import { amountOf } from '#api/money/paise.ts';
import { putOrderMail } from '#api/order-mails/put-order-mail.ts';
import { type BegunPayment, beginPayment } from '#api/payments/begin-payment.ts';
import { channelOf, channelTitle } from '#api/payments/payment-channel.ts';
import { timestampAt } from '#api/process/shop-clock.ts';
import type { OrderPlacement } from '#api/records/order-records.ts';
import type { Attempt } from './attempt.ts';
import type { OrderLine } from './order-request.ts';
import { type PricedOrder, priceOrder } from './price-order.ts';
import { type Items, reduceStock, type Take } from './take-stock.ts';

export type Bought = {
  readonly items: Items;
  readonly stock: { readonly takes: readonly Take[] };
};

/**
 * Writes the order, its lines, the stock left, the closed cart, the answer and the mail that tells of it, priced by the
 * server. Null when another request has placed the same order_id meanwhile: nothing is written then.
 */
export async function writeOrder(attempt: Attempt, { items, stock }: Bought): Promise<OrderPlacement | null> {
  const { db, request, shop } = attempt;
  const now = shop.clock.now();
  const priced = await priceOrder(attempt, items, now);
  const { payment_method_code: method } = request.addressInformation;
  const payment = beginPayment(shop, { method, amount: priced.sums.grandTotal, country: attempt.call.country });
  const placement = placementOf(request.order_id, { number: await nextNumber(db), priced, now, payment });
  if (!(await claim(db, placement))) return null;
  await db.insertInto('orders').values(orderRow(attempt, { placement, priced, payment })).execute();
  await db
    .insertInto('order_lines')
    .values(priced.sums.rows.map((row, at) => lineRow(row, { at, line: request.products[at], placement })))
    .execute();
  await db
    .insertInto('order_pieces')
    .values(stock.takes.map((take) => ({ ...take, entity_id: Number(placement.backendOrderId) })))
    .execute();
  await reduceStock(db, stock.takes);
  await consume(attempt, placement, priced);
  await putOrderMail(shop, db, { entityId: Number(placement.backendOrderId), occasion: 'placed' });
  return placement;
}

/** The use of the coupon, the store credit, and the cart that brought both. */
async function consume({ db, call }: Attempt, placement: OrderPlacement, { sums, coupon, cart }: PricedOrder) {
  if (coupon !== null) await countUse(db, coupon, 1);
  if (sums.credit > 0 && call.user) {
    await changeCredit(db, {
      userId: call.user.id,
      action: 'spent',
      amount: -sums.credit,
      at: placement.transferedAt,
      comment: null,
      order_increment_id: placement.orderNumber,
    });
  }
  if (!cart) return;
  await db.updateTable('carts').set({ closed_at: placement.transferedAt }).where('id', '=', cart.id).execute();
}

async function nextNumber(db: Database): Promise<number> {
  const { rows } = await sql<{ number: number }>`select nextval('order_numbers')::int as number`.execute(db);
  return rows[0]?.number ?? 0;
}

type Placing = {
  readonly number: number;
  readonly priced: PricedOrder;
  readonly now: number;
  readonly payment: BegunPayment;
};

function placementOf(order_id: string, { number, priced, now, payment }: Placing): OrderPlacement {
  return {
    order_id,
    backendOrderId: String(number),
    orderNumber: `AF${String(number).padStart(9, '0')}`,
    transferedAt: timestampAt(now),
    grand_total: amountOf(priced.sums.grandTotal),
    currency_code: 'INR',
    redirect_url: payment.url,
  };
}

/** The unique key decides who places the order; a second request waits here for the first to end. */
async function claim(db: Database, placement: OrderPlacement): Promise<boolean> {
  const row = await db
    .insertInto('order_answers')
    .values({ order_id: placement.order_id, answer: JSON.stringify(placement) })
    .onConflict((conflict) => conflict.column('order_id').doNothing())
    .returning('order_id')
    .executeTakeFirst();
  return row !== undefined;
}

type Written = {
  readonly placement: OrderPlacement;
  readonly priced: PricedOrder;
  readonly payment: BegunPayment;
};

function orderRow({ call, request, shop }: Attempt, { placement, priced, payment: begun }: Written) {
  const { sums: totals, coupon } = priced;
  const { shippingAddress, billingAddress, payment_method_code: method } = request.addressInformation;
  return {
    entity_id: Number(placement.backendOrderId),
    increment_id: placement.orderNumber,
    order_id: placement.order_id,
    user_id: call.user?.id ?? null,
    status: begun.status,
    placed_at: placement.transferedAt,
    updated_at: placement.transferedAt,
    country: call.country,
    currency: call.currency,
    store_code: call.storeCode,
    language: readerOf(call).language,
    cart_id: request.cart_id ?? null,
    coupon,
    subtotal: totals.subtotal,
    subtotal_incl_tax: totals.subtotalInclTax,
    discount: totals.discount,
    tax: totals.tax,
    store_credit: totals.credit,
    grand_total: totals.grandTotal,
    payment_method: method,
    payment_title: paymentTitleOf(request, { shop, gateway: begun.gateway }),
    gateway: begun.gateway,
    payment_hash: begun.secret === null ? null : hashOf(begun.secret),
    shipping_description: COURIER.method_title,
    shipping_address: shippingAddress ? JSON.stringify(shippingAddress) : null,
    billing_address: JSON.stringify(billingAddress),
    request: JSON.stringify(request),
  };
}

function paymentTitleOf(
  request: Attempt['request'],
  { shop, gateway }: Pick<BegunPayment, 'gateway'> & Pick<Attempt, 'shop'>,
): string {
  const { payment_method_code: method } = request.addressInformation;
  const channel = channelOf(request);
  if (channel !== null) return channelTitle(channel, gateway);
  const code = gateway ?? method;
  const methods = ['IN', 'ROW'].flatMap((country) => paymentMethodsFor({ gateways: shop.gateways, country }, true));
  return methods.find((each) => each.code === code)?.title ?? method;
}

type Placed = { readonly at: number; readonly line: OrderLine | undefined; readonly placement: OrderPlacement };

/** What nobody sends is not given back, nor what was made to measure. */
function lineRow({ item, qty, ...row }: Row, { at, line, placement: { backendOrderId } }: Placed) {
  return {
    entity_id: Number(backendOrderId),
    position: at + 1,
    product_id: item.id,
    sku: item.sku,
    parent_sku: item.product.sku,
    name: item.name,
    product_type: item.product.type_id,
    qty,
    price: row.price,
    price_incl_tax: row.priceInclTax,
    row_total_incl_tax: row.totalInclTax,
    discount: row.discount,
    image: item.image,
    make_days: makeDaysOf(item.product, item.sku),
    options: JSON.stringify(optionWordsOf(item)),
    is_returnable: isSent(item) && freeOptionsOf(line ?? {}).custom_options === undefined,
    pieces: item.pieces ? JSON.stringify([{ sku: item.sku, qty: 1 }, ...item.pieces.map(pieceOf)]) : null,
  };
}

function pieceOf({ sku, qty }: Pieces): Pieces {
  return { sku, qty };
}
