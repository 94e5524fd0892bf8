import type { Selectable } from 'kysely';
import { hashOf } from '#api/accounts/tokens.ts';
import type { OrderTable } from '#api/database/order-tables.ts';
import type { GatewayName, HostedPage, PaymentGateway } from '#api/gateways/payment-gateway.ts';
import { faultLine } from '#api/process/fault-line.ts';
import { timestampAt } from '#api/process/shop-clock.ts';
import type { Shop } from '#api/shop/shop.ts';
import { escapeHtml, htmlPage } from '#api/transport/html-page.ts';
import { askPage } from './ask-pages.ts';
import { PAY_PAGE } from './begin-payment.ts';
import { CHARGED_IN } from './follow-fact.ts';
import { channelOf } from './payment-channel.ts';
import { notFound, returnAddress, sentBack, wayBack } from './payment-page.ts';
import { outcomeOf, type Payable, type PaymentOutcome, payableBy } from './settle-payment.ts';

/** Where gateways send shoppers back to. */
export const BACK_PAGE = '/payment/back';

/**
 * Sends whoever has the secret of an order, or its id, on to the page of its gateway, which is begun here: the order stands, whatever the
 * gateway does, and the same address leads to the same page for as long as it can be paid.
 */
export async function payPage(shop: Shop, request: Request): Promise<Response> {
  if (request.method !== 'GET') return htmlPage('This page only leads on', wayBack(shop), 405);
  const order = await orderOf(shop, request);
  const gateway = order?.gateway ? shop.gateways.get(order.gateway) : undefined;
  if (!order || gateway === undefined) return notFound(shop);
  if (order.status !== 'pending_payment') return backTo(shop, order, outcomeOf(order.status));
  const known = await knownPage(shop, order.entity_id);
  const now = shop.clock.now();
  const isOver = known ? known.ends_at.getTime() <= now : order.placed_at.getTime() + shop.paymentHoldMs <= now;
  if (isOver) return backTo(shop, order, 'unknown');
  if (known) return sentBack(known.url);
  try {
    const page = await beginAt(shop, gateway, order);
    return page === null ? backTo(shop, order, 'unknown') : sentBack(page.url);
  } catch (error) {
    shop.log(`${gateway.name} began no payment: ${faultLine(error)}`);
    return later(shop, order);
  }
}

/** Asks the gateway what became of it, so that the shopper reads it at once; webhooks and rounds tell it as well. */
export async function backPage(shop: Shop, request: Request): Promise<Response> {
  if (request.method !== 'GET') return htmlPage('This page only leads on', wayBack(shop), 405);
  const order = await orderOf(shop, request);
  if (!order || order.gateway === null) return notFound(shop);
  if (order.status === 'pending_payment') await askPage(shop, order.entity_id);
  const { status } = (await orderOf(shop, request)) ?? order;
  const hasLeft = status === 'pending_payment' && new URL(request.url).searchParams.has('left');
  return backTo(shop, order, hasLeft ? 'failed' : outcomeOf(status));
}

type Order = Selectable<OrderTable>;

/** Null for an order that does not wait any more. No transaction is open while the gateway is asked. */
async function beginAt(shop: Shop, gateway: PaymentGateway, order: Order): Promise<HostedPage | null> {
  const backUrl = `${shop.accounts.apiUrl}${BACK_PAGE}?order=${encodeURIComponent(order.order_id)}`;
  const endsAt = shop.clock.now() + shop.paymentHoldMs;
  const page = await gateway.begin({
    reference: `${order.increment_id}-${hashOf(order.order_id).slice(0, 16)}`,
    title: order.increment_id,
    amount: order.grand_total,
    currency: CHARGED_IN,
    channel: channelOf(order.request),
    backUrl,
    leftUrl: `${backUrl}&left=1`,
    endsAt,
  });
  return keep(shop, order, { ...page, gateway: gateway.name, endsAt });
}

type Begun = HostedPage & { readonly gateway: GatewayName; readonly endsAt: number };

/** Of two that were begun at once the first is kept; a gateway answers the same page to both. */
function keep(shop: Shop, { entity_id }: Order, { id, url, gateway, endsAt }: Begun): Promise<HostedPage | null> {
  return shop.db.transaction().execute(async (db) => {
    const held = db.selectFrom('orders').select('status').where('entity_id', '=', entity_id).forUpdate();
    const { status } = await held.executeTakeFirstOrThrow();
    if (status !== 'pending_payment') return null;
    const now = shop.clock.now();
    const times = {
      begun_at: timestampAt(now),
      ends_at: timestampAt(endsAt),
      next_ask_at: timestampAt(now + FIRST_ASK_MS),
    };
    const row = { entity_id, gateway, page_id: id, url, ...times };
    await db
      .insertInto('payment_pages')
      .values(row)
      .onConflict((conflict) => conflict.column('entity_id').doNothing())
      .execute();
    const kept = db.selectFrom('payment_pages').select(['page_id as id', 'url']).where('entity_id', '=', entity_id);
    return kept.executeTakeFirstOrThrow();
  });
}

const FIRST_ASK_MS = 120_000;

async function knownPage({ db }: Shop, entityId: number) {
  return db.selectFrom('payment_pages').selectAll().where('entity_id', '=', entityId).executeTakeFirst();
}

function backTo(shop: Shop, { order_id: orderId }: Payable, outcome: PaymentOutcome): Response {
  return sentBack(returnAddress(shop, { orderId, outcome }));
}

/** Whoever has the id of an order may look at it, and so may pay for it: it tells no more than the order does. */
async function orderOf(shop: Shop, request: Request): Promise<Order | null> {
  const { searchParams } = new URL(request.url);
  const id = searchParams.get('order');
  if (id === null) return payableBy(shop, searchParams.get('state') ?? '');
  const order = await shop.db.selectFrom('orders').selectAll().where('order_id', '=', id).executeTakeFirst();
  return order ?? null;
}

function later(shop: Shop, { order_id }: Order): Response {
  const again = `${PAY_PAGE}?order=${encodeURIComponent(order_id)}`;
  const body = `<p>Your order is kept, and nothing was charged.</p>
<p><a href="${escapeHtml(again)}">Try again</a></p>`;
  const page = htmlPage('The page to pay on cannot be reached just now', `${body}${wayBack(shop)}`, 503);
  page.headers.set('retry-after', '30');
  return page;
}
