import type { Tries } from '#api/accounts/tries.ts';
import { ownedOrTracked } from '#api/orders/tracked-order.ts';
import type { Shop } from '#api/shop/shop.ts';
import { BODY_LIMIT, type Operation } from '#api/transport/call.ts';
import { refusal, type ValidationError } from '#api/transport/outcome.ts';
import { askReturn } from './ask-return.ts';
import type { ReturnRequest } from './may-return.ts';

const NOT_FOUND = refusal(404, 'Order not found');

/** Asking for a return; `tries` are those of whoever names an order and its e-mail, be it to look at it or for this. */
export function returnOperation(shop: Shop, tries: Tries): Operation {
  return {
    operationId: 'orderReturn',
    method: 'POST',
    path: '/api/order/return',
    cache: 'private',
    bodyLimit: BODY_LIMIT,
    perMinute: 20,
    answer: async ({ body, user }) => {
      const request = body as ReturnRequest;
      const faults = doubleLines(request);
      if (faults.length > 0) return refusal(400, faults);
      const order = await ownedOrTracked(shop.db, tries, { ...request, user });
      return order ? askReturn(shop, order.order.entity_id, request) : NOT_FOUND;
    },
  };
}

function doubleLines({ items }: ReturnRequest): readonly ValidationError[] {
  const ids = items.map(({ item_id }) => item_id);
  return ids.flatMap((id, at) =>
    ids.indexOf(id) === at ? [] : [{ field: `items.${at}.item_id`, keyword: 'unique', message: 'is named twice' }],
  );
}
