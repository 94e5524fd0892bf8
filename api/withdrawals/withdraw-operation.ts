import type { Tries } from '#api/accounts/tries.ts';
import { payBackCanceled } from '#api/cancellations/finish-cancellations.ts';
import { readerOf } from '#api/mail/mail-language.ts';
import { ownedOrTracked } from '#api/orders/tracked-order.ts';
import type { Shop } from '#api/shop/shop.ts';
import { BODY_LIMIT, type Operation } from '#api/transport/call.ts';
import { refusal } from '#api/transport/outcome.ts';
import { keepStatement, withdrawFrom } from './withdraw.ts';
import { statementOf, type WithdrawalRequest } from './withdrawal-request.ts';

/** Withdrawing from an order; `tries` are those of whoever names an order and its e-mail, for whatever. */
export function withdrawOperation(shop: Shop, tries: Tries): Operation {
  return {
    operationId: 'orderWithdraw',
    method: 'POST',
    path: '/api/order/withdraw',
    cache: 'private',
    bodyLimit: BODY_LIMIT,
    perMinute: 10,
    answer: async (call) => {
      const request = call.body as WithdrawalRequest;
      const statement = statementOf(request);
      const empty = (['order_named', 'name'] as const).find((field) => statement[field] === '');
      if (empty) {
        const field = empty === 'name' ? 'name' : 'orderId';
        return refusal(400, [{ field, keyword: 'minLength', message: 'must not be blank' }]);
      }
      const reading = { ...readerOf(call), country: call.country };
      const order = await ownedOrTracked(shop.db, tries, { ...request, user: call.user });
      if (!order) return keepStatement(shop, { statement, reading });
      const outcome = await withdrawFrom(shop, order.order.entity_id, { statement, reading });
      // Once the answer is given, since the gateway may take its time.
      if (outcome.code === 200) shop.background.run(() => payBackCanceled(shop));
      return outcome;
    },
  };
}
