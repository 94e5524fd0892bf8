import type { Tries } from '#api/accounts/tries.ts';
import { type OrderOfCaller, ownedOrTracked } from '#api/orders/tracked-order.ts';
import type { Shop } from '#api/shop/shop.ts';
import { BODY_LIMIT, type Operation } from '#api/transport/call.ts';
import { refusal } from '#api/transport/outcome.ts';
import { cancelPlaced } from './cancel-placed.ts';
import { payBackCanceled } from './finish-cancellations.ts';

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
      if (!order) return NOT_FOUND;
      const outcome = await cancelPlaced(shop, order.order.entity_id);
      // Once the answer is given, since the gateway may take its time.
      if (outcome.code === 200) shop.background.run(() => payBackCanceled(shop));
      return outcome;
    },
  };
}
