import type { IncomingMessage } from 'node:http';
import { type ModerationRules, mayDecide } from '#api/reviews/moderation.ts';
import type { Shop } from '#api/shop/shop.ts';
import { envelope } from '#api/transport/envelope.ts';
import { type Outcome, refusal } from '#api/transport/outcome.ts';
import { readBody, refusedBody } from '#api/transport/read-body.ts';
import { deliverOrder, lookAtOrder, shipOrder } from './move-order.ts';
import { readParcel } from './read-parcel.ts';

/**
 * How an order goes on its way, beside the contract: `npm run orders` calls it, and whatever packs and sends.
 *
 * | call | does |
 * | --- | --- |
 * | GET /fulfilment/orders/:number | how the order stands and what was sent of it |
 * | POST /fulfilment/orders/:number | {"status": "shipped", "carrier", "number", "url"?}: a parcel left |
 * | POST /fulfilment/orders/:number | {"status": "delivered"}: all that was sent has arrived |
 */
export const FULFILMENT = '/fulfilment/orders/';

const BODY_LIMIT = 10_000;

/** `rules`: who may do so; another key than that of reviews, since who reads those need not send anything. */
export async function answerFulfilment(
  shop: Shop,
  rules: ModerationRules,
  request: Request,
  incoming: IncomingMessage | null,
): Promise<Response> {
  return envelope(mayDecide(rules, request, incoming) ? await answer(shop, request) : refusal(404, 'Not found'));
}

async function answer(shop: Shop, request: Request): Promise<Outcome> {
  const number = new URL(request.url).pathname.slice(FULFILMENT.length).toUpperCase();
  if (!/^[A-Z0-9-]{1,50}$/.test(number)) return refusal(400, 'A number is like AF000070012');
  if (request.method === 'GET') return lookAtOrder(shop, number);
  if (request.method !== 'POST') return refusal(404, 'Not found');
  const body = await readBody(request, BODY_LIMIT);
  if (body.kind !== 'read') return refusedBody(body);
  const outcome = await move(shop, number, Object(body.value) as Readonly<Record<string, unknown>>);
  if (outcome.code === 200) shop.log(`order ${number} ${String(Object(body.value)['status'])}`);
  return outcome;
}

async function move(shop: Shop, number: string, told: Readonly<Record<string, unknown>>): Promise<Outcome> {
  if (told['status'] === 'delivered') return deliverOrder(shop, number);
  if (told['status'] !== 'shipped') return refusal(400, 'status must be shipped or delivered');
  const parcel = readParcel(told);
  return typeof parcel === 'string' ? refusal(400, parcel) : shipOrder(shop, number, parcel);
}
