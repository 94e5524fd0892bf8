import { freeOptionsOf } from '#api/cart/free-options.ts';
import { loadLineItems } from '#api/cart/load-cart.ts';
import { hasShippable, payingFor, paymentMethodsFor, shippingMethodsFor } from '#api/cart/methods.ts';
import { groupOf } from '#api/cart/with-cart.ts';
import type { Database } from '#api/database/open-database.ts';
import { countryOf, priceSetOf } from '#api/money/price-set.ts';
import type { Shop } from '#api/shop/shop.ts';
import type { Call } from '#api/transport/call.ts';
import { type Outcome, refusal, success, UNAUTHORISED, type ValidationError } from '#api/transport/outcome.ts';
import type { Attempt } from './attempt.ts';
import { notDelivered, notSent } from './not-delivered.ts';
import { faultsOfRequest, type OrderRequest } from './order-request.ts';
import { type Items, takeStock } from './take-stock.ts';
import { writeOrder } from './write-order.ts';

/** Places an order at most once per order_id. The sequence is that of the contract, section 7. */
export async function placeOrder(shop: Shop, call: Call): Promise<Outcome> {
  const request = call.body as OrderRequest;
  const before = await firstAnswer(shop.db, request.order_id);
  if (before) return before;
  if (call.token !== '' && !call.user) return UNAUTHORISED;
  return shop.db.transaction().execute((db) => attempt({ shop, call, db, request }));
}

/**
 * Nothing is written before the order is sure to be placed, so a refusal leaves nothing behind. A second request with
 * the same order_id waits for the stock of the first, then finds its answer.
 */
async function attempt(attempted: Attempt): Promise<Outcome> {
  const { db, request } = attempted;
  const items = await itemsOf(attempted);
  const faults = [...faultsOf(attempted, items)];
  if (faults.length > 0) return refusal(400, faults);
  const stock = await takeStock(db, request.products, items);
  const meanwhile = await firstAnswer(db, request.order_id);
  if (meanwhile) return meanwhile;
  if (stock.kind === 'missing') return refusal(500, `Error while adding products. ${stock.sku} is not available`);
  const answer = await writeOrder(attempted, { items, stock });
  return answer ? success(answer, { replayed: false }) : ((await firstAnswer(db, request.order_id)) ?? FAILED);
}

async function itemsOf({ db, request, call }: Attempt): Promise<Items> {
  return loadLineItems(
    db,
    request.products.map((line) => ({ sku: line.sku, options: freeOptionsOf(line) })),
    groupOf(call),
  );
}

const FAILED = refusal(500, 'Error placing an order.');

async function firstAnswer(db: Database, orderId: string): Promise<Outcome | null> {
  const row = await db.selectFrom('order_answers').select('answer').where('order_id', '=', orderId).executeTakeFirst();
  return row ? success(row.answer, { replayed: true }) : null;
}

/**
 * What is bought is what the database says of it, never what its line says. How to send and to pay something that nobody
 * sells cannot be said: its own refusal follows.
 */
function faultsOf({ shop, call, request }: Attempt, items: Items): readonly ValidationError[] {
  const known = items.filter((item) => item !== null);
  const shippable = hasShippable(known);
  const faults = faultsOfRequest(request, shippable);
  if (faults.length > 0 || (!shippable && known.length < items.length)) return faults;
  const elsewhere = pricedElsewhere(request, call.country, shippable);
  if (elsewhere.length > 0) return elsewhere;
  const offered = notOffered(request, paymentMethodsFor(payingFor({ shop, call }), shippable), shippable);
  if (offered.length > 0 || !shippable) return offered;
  const kept = notSent(request, known);
  return kept.length > 0 ? kept : notDelivered(request);
}

/** An order pays the prices of where it goes, not of where its caller says to be. What is not sent goes where its bill goes. */
function pricedElsewhere(
  { addressInformation: given }: OrderRequest,
  country: string,
  shippable: boolean,
): readonly ValidationError[] {
  const name = shippable ? 'shippingAddress' : 'billingAddress';
  const destination = countryOf(given[name]?.country_id ?? null);
  if (priceSetOf(destination) === priceSetOf(country)) return [];
  const message = `is not of the price set of country-id ${country}`;
  return [{ field: `addressInformation.${name}.country_id`, keyword: 'enum', message }];
}

type Offered = readonly { readonly code: string }[];

function notOffered(
  { addressInformation: given }: OrderRequest,
  payments: Offered,
  shippable: boolean,
): readonly ValidationError[] {
  const couriers = shippable ? shippingMethodsFor([]) : [];
  const isShipped = couriers.some(
    (courier) =>
      courier.carrier_code === given.shipping_carrier_code && courier.method_code === given.shipping_method_code,
  );
  const isPaid = payments.some(({ code }) => code === given.payment_method_code);
  const fields = [
    ...(isPaid ? [] : ['payment_method_code']),
    ...(isShipped || !shippable ? [] : ['shipping_method_code']),
  ];
  return fields.map((field) => ({
    field: `addressInformation.${field}`,
    keyword: 'enum',
    message: 'is not available',
  }));
}
