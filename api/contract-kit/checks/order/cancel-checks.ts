import { newOrderId, placeOrder, plentyOrder, returnOf } from '#api/contract-kit/calls/order-calls.ts';
import { MUMBAI, NOBODY } from '#api/contract-kit/calls/reference-data.ts';
import { newEmail } from '#api/contract-kit/calls/user-calls.ts';
import { answerName } from '#api/contract-kit/contract/documented-answers.ts';
import type { Check } from '#api/contract-kit/run/check.ts';
import { same } from '#api/contract-kit/shared/mismatch.ts';

type Told = {
  readonly status: string;
  readonly is_cancelable?: boolean;
  readonly cancellation?: { readonly amount?: number; readonly refunded_at?: string | null } | null;
};

/** Who may cancel what. Of an order that was packed or sent nothing is asked: no caller can bring that about. */
export const cancelChecks: readonly Check[] = [
  {
    id: 'order/cancel-unknown',
    section: 3,
    operation: 'orderCancel',
    rule: 'an unknown order, one of somebody else, a wrong e-mail and none are refused alike, with 404 "Order not found"',
    proves: [answerName('orderCancel', 404, 'Order not found')],
    async run(kit) {
      const { token } = await kit.sharedUser();
      const stranger = await kit.stranger();
      const { orderNumber: orderId } = (await placeOrder(kit, await plentyOrder(kit), token)).result;
      for (const [as, body] of [
        ['', { orderId }],
        ['', { orderId, email: newEmail() }],
        [stranger.token, { orderId }],
        [stranger.token, { orderId, email: newEmail() }],
        [token, { orderId: newOrderId() }],
        ['', { orderId: NOBODY, email: MUMBAI.email }],
      ] as const) {
        await kit.client.refuse('orderCancel', { query: { token: as }, body }, 404, 'Order not found');
      }
      const told = await kit.client.succeed<Told>('orderTrack', { body: { orderId, email: MUMBAI.email } });
      same([told.status, told.is_cancelable, told.cancellation ?? null], ['pending', true, null], 'the order');
    },
  },
  {
    id: 'order/cancel-once',
    section: 7,
    operation: 'orderCancel',
    rule: 'an order is canceled by its owner or by its e-mail, is the same asked again, and nothing of it can be returned',
    proves: [answerName('orderReturn', 422, 'The order {number} is canceled')],
    async run(kit) {
      const { token } = await kit.sharedUser();
      const { orderNumber: orderId } = (await placeOrder(kit, await plentyOrder(kit), token)).result;
      const named = { orderId, email: MUMBAI.email };
      for (const [as, body] of [
        [token, { orderId }],
        ['', named],
      ] as const) {
        const told = await kit.client.succeed<Told>('orderCancel', { query: { token: as }, body });
        const { amount = null, refunded_at = null } = told.cancellation ?? {};
        const standing = [told.status, told.is_cancelable, amount, refunded_at];
        same(standing, ['canceled', false, 0, null], 'status, is_cancelable and what is paid back');
      }
      const body = { ...returnOf(orderId), email: MUMBAI.email };
      await kit.client.refuse('orderReturn', { query: { token }, body }, 422, `The order ${orderId} is canceled`);
    },
  },
  {
    id: 'order/cancel-masked',
    section: 3,
    operation: 'orderCancel',
    rule: 'who only has the address of an order learns that its shopper canceled it, and no amount',
    proves: [],
    async run(kit) {
      const order = await plentyOrder(kit);
      await placeOrder(kit, order);
      const { order_id: orderId } = order;
      await kit.client.succeed('orderCancel', { query: { token: '' }, body: { orderId, email: MUMBAI.email } });
      const told = await kit.client.succeed<Told>('orderGet', { query: { orderId, token: '' } });
      const fields = Object.keys(told.cancellation ?? {});
      same([told.status, told.is_cancelable ?? null, fields], ['canceled', null, ['canceled_at']], 'the masked order');
    },
  },
];
