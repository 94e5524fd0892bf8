import { sql } from 'kysely';
import { optionWordsOf } from '#reference-api/cart/cart-replies.ts';
import { type Cart, openCart } from '#reference-api/cart/load-cart.ts';
import { COURIER, paymentMethodsFor } from '#reference-api/cart/methods.ts';
import { type Row, type Totals, totalsOf } from '#reference-api/cart/totals.ts';
import { countUse, validCoupon } from '#reference-api/cart/valid-coupon.ts';
import type { Database } from '#reference-api/database/open-database.ts';
import { amountOf } from '#reference-api/money/paise.ts';
import { priceSetOf } from '#reference-api/money/price-set.ts';
import { type BegunPayment, beginPayment } from '#reference-api/payments/begin-payment.ts';
import { dayAt, timestampAt } from '#reference-api/process/shop-clock.ts';
import { hashOf } from '#reference-api/users/tokens.ts';
import type { Attempt } from './attempt.ts';
import type { OrderPlacement } from './order-request.ts';
import { type Items, reduceStock, type Take } from './take-stock.ts';

export type Bought = {
  readonly items: Items;
  readonly stock: { readonly takes: readonly Take[] };
};

/**
 * Writes the order, its lines, the stock left, the closed cart and the answer, priced by the server. Null when another
 * request has placed the same order_id meanwhile: nothing is written then.
 */
export async function writeOrder(attempt: Attempt, { items, stock }: Bought): Promise<OrderPlacement | null> {
  const { db, request, shop } = attempt;
  const now = shop.clock.now();
  const cart = await usedCart(attempt, now);
  const totals = await priced(attempt, { items, cart, now });
  const due = { method: request.addressInformation.payment_method_code, amount: totals.sums.grandTotal };
  const payment = beginPayment(shop, due);
  const placement = placementOf(request.order_id, { number: await nextNumber(db), totals, now, payment });
  if (!(await claim(db, placement))) return null;
  await db
    .insertInto('orders')
    .values(orderRow(attempt, { placement, totals: totals.sums, coupon: totals.coupon, payment }))
    .execute();
  await db
    .insertInto('order_lines')
    .values(totals.sums.rows.map((row, at) => lineRow(row, at, placement)))
    .execute();
  await db
    .insertInto('order_pieces')
    .values(stock.takes.map((take) => ({ ...take, entity_id: Number(placement.backendOrderId) })))
    .execute();
  await reduceStock(db, stock.takes);
  if (totals.coupon !== null) await countUse(db, totals.coupon, 1);
  if (cart)
    await db
      .updateTable('carts')
      .set({ closed_at: timestampAt(now) })
      .where('id', '=', cart.id)
      .execute();
  return placement;
}

/** A missing cart_id means no cart here, not the caller's own. */
async function usedCart({ db, request, call }: Attempt, now: number): Promise<Cart | null> {
  const { cart_id: id = '' } = request;
  return id === '' ? null : openCart(db, { id, user: call.user, now });
}

type Priced = { readonly sums: Totals; readonly coupon: string | null };

type Pricing = { readonly items: Items; readonly cart: Cart | null; readonly now: number };

async function priced({ db, call, request }: Attempt, { items, cart, now }: Pricing): Promise<Priced> {
  const coupon = await validCoupon(db, { key: cart?.coupon ?? null, user: call.user, now, isTaken: true });
  const rows = request.products.flatMap(({ qty }, at) => {
    const item = items[at];
    return item ? [{ item, qty }] : [];
  });
  const sums = totalsOf(rows, { set: priceSetOf(call.country), today: dayAt(now), coupon, credit: 0 });
  return { sums, coupon: coupon?.code ?? null };
}

async function nextNumber(db: Database): Promise<number> {
  const { rows } = await sql<{ number: number }>`select nextval('order_numbers')::int as number`.execute(db);
  return rows[0]?.number ?? 0;
}

type Placing = {
  readonly number: number;
  readonly totals: Priced;
  readonly now: number;
  readonly payment: BegunPayment;
};

function placementOf(order_id: string, { number, totals, now, payment }: Placing): OrderPlacement {
  return {
    order_id,
    backendOrderId: String(number),
    orderNumber: `AF${String(number).padStart(9, '0')}`,
    transferedAt: timestampAt(now),
    grand_total: amountOf(totals.sums.grandTotal),
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
  readonly totals: Totals;
  readonly coupon: string | null;
  readonly payment: BegunPayment;
};

function orderRow({ call, request }: Attempt, { placement, totals, coupon, payment: begun }: Written) {
  const { shippingAddress, billingAddress, payment_method_code: method } = request.addressInformation;
  const payment = paymentMethodsFor('IN', true).find(({ code }) => code === method);
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
    cart_id: request.cart_id ?? null,
    coupon,
    subtotal: totals.subtotal,
    subtotal_incl_tax: totals.subtotalInclTax,
    discount: totals.discount,
    tax: totals.tax,
    store_credit: 0,
    grand_total: totals.grandTotal,
    payment_method: method,
    payment_title: payment?.title ?? method,
    payment_hash: begun.secret === null ? null : hashOf(begun.secret),
    shipping_description: COURIER.method_title,
    shipping_address: shippingAddress ? JSON.stringify(shippingAddress) : null,
    billing_address: JSON.stringify(billingAddress),
    request: JSON.stringify(request),
  };
}

function lineRow({ item, qty, ...row }: Row, at: number, { backendOrderId }: OrderPlacement) {
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
    options: JSON.stringify(optionWordsOf(item)),
  };
}
