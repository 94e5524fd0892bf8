import type { Shop } from '#reference-api/shop/shop.ts';
import { type Call, type Operation, ORDER_BODY_LIMIT } from '#reference-api/transport/call.ts';
import { type Outcome, refusal, success } from '#reference-api/transport/outcome.ts';
import { placeOrder } from './place-order.ts';
import { isOpenTo, orderReply, readOrder } from './read-order.ts';

/** Placing an order and reading it. */
export function orderOperations(shop: Shop): readonly Operation[] {
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
  ];
}

async function getOrder({ db, clock }: Shop, { query, user }: Call): Promise<Outcome> {
  const orderId = query.get('orderId') ?? '';
  if (orderId === '') return refusal(400, 'orderId parameter is required');
  const order = await readOrder(db, orderId, user);
  if (!order) return refusal(404, 'Order not found');
  return success(orderReply(order, isOpenTo(user, order, clock.now())));
}
