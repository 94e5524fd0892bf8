import type { Tries } from '#api/accounts/tries.ts';
import { type OrderOfCaller, ownedOrTracked } from '#api/orders/tracked-order.ts';
import type { Shop } from '#api/shop/shop.ts';
import { BODY_LIMIT, type Operation } from '#api/transport/call.ts';
import { refusal } from '#api/transport/outcome.ts';
import { cancelPlaced } from './cancel-placed.ts';

const NOT_FOUND = refusal(404, 'Order not found');

/** Canceling an order that was placed; `tries` are those of whoever names an order and its e-mail, for whatever. */
export function cancelOperation(shop: Shop, tries: Tries): Operation {
  return {
    operationId: 'orderCancel',
    method: 'POST',
    path: '/api/order/cancel',
    cache: 'private',
    bodyLimit: BODY_LIMIT,
    perMinute: 20,
    answer: async ({ body, user }) => {
      const order = await ownedOrTracked(shop.db, tries, { ...(body as OrderOfCaller), user });
      return order ? cancelPlaced(shop, order.order.entity_id) : NOT_FOUND;
    },
  };
}
