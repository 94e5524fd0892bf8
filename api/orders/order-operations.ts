import type { Tries } from '#api/accounts/tries.ts';
import type { Shop } from '#api/shop/shop.ts';
import { BODY_LIMIT, type Call, type Operation, ORDER_BODY_LIMIT } from '#api/transport/call.ts';
import { type Outcome, refusal, success } from '#api/transport/outcome.ts';
import { placeOrder } from './place-order.ts';
import { isOwnedBy, type OrderKey, orderReply, readOrder } from './read-order.ts';
import { trackedOrder } from './tracked-order.ts';

const NOT_FOUND = refusal(404, 'Order not found');

/** Placing an order and reading it; `tries` are those of whoever names an order and its e-mail. */
export function orderOperations(shop: Shop, tries: Tries): readonly Operation[] {
  return [
    {
      operationId: 'orderCreate',
      method: 'POST',
      path: '/api/order',
      cache: 'private',
      bodyLimit: ORDER_BODY_LIMIT,
      ownTokenCheck: true,
      answer: (call) => placeOrder(shop, call),
    },
    {
      operationId: 'orderGet',
      method: 'GET',
      path: '/api/order/get',
      cache: 'private',
      perMinute: 30, // numbers of orders must not be tried through
      answer: (call) => getOrder(shop, call),
    },
    {
      operationId: 'orderTrack',
      method: 'POST',
      path: '/api/order/track',
      cache: 'private',
      bodyLimit: BODY_LIMIT,
      isRead: true,
      ownTokenCheck: true, // it is looked at by nobody
      perMinute: 20,
      answer: (call) => trackOrder(shop, tries, call),
    },
  ];
}

async function getOrder(shop: Shop, { query, user }: Call): Promise<Outcome> {
  const orderId = query.get('orderId') ?? '';
  if (orderId === '') return refusal(400, 'orderId parameter is required');
  const order = await readOrder(shop.db, orderId, user);
  return order ? success(orderReply(order, { isMasked: !isOwnedBy(user, order), shop })) : NOT_FOUND;
}

async function trackOrder(shop: Shop, tries: Tries, { body }: Call): Promise<Outcome> {
  const order = await trackedOrder(shop.db, tries, body as OrderKey);
  return order ? success(orderReply(order, { isMasked: false, shop })) : NOT_FOUND;
}
