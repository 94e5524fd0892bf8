import { createTries, type Tries } from '#api/accounts/tries.ts';
import type { Shop } from '#api/shop/shop.ts';
import { BODY_LIMIT, type Call, type Operation, ORDER_BODY_LIMIT } from '#api/transport/call.ts';
import { type Outcome, refusal, success } from '#api/transport/outcome.ts';
import { placeOrder } from './place-order.ts';
import { isOwnedBy, type OrderKey, orderReply, readOrder, readTracked } from './read-order.ts';

const NOT_FOUND = refusal(404, 'Order not found');

/** Placing an order and reading it. */
export function orderOperations(shop: Shop): readonly Operation[] {
  const tries = createTries(shop, 'orders');
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

async function getOrder({ db }: Shop, { query, user }: Call): Promise<Outcome> {
  const orderId = query.get('orderId') ?? '';
  if (orderId === '') return refusal(400, 'orderId parameter is required');
  const order = await readOrder(db, orderId, user);
  return order ? success(orderReply(order, !isOwnedBy(user, order))) : NOT_FOUND;
}

/** Wrong e-mails lock a number as wrong passwords an account, whether there is such an order or not. */
async function trackOrder({ db }: Shop, tries: Tries, { body }: Call): Promise<Outcome> {
  const key = body as OrderKey;
  const asked = key.orderId.toUpperCase();
  if (!(await tries.begin(asked))) return NOT_FOUND;
  const order = await readTracked(db, key).catch(async (error: unknown) => {
    await tries.giveBack(asked);
    throw error;
  });
  if (!order) return NOT_FOUND;
  await tries.forget(asked);
  return success(orderReply(order, false));
}
