import { newOrderId, placeOrder, plentyOrder, returnOf } from '#api/contract-kit/calls/order-calls.ts';
import { MUMBAI, NOBODY } from '#api/contract-kit/calls/reference-data.ts';
import { newEmail } from '#api/contract-kit/calls/user-calls.ts';
import { answerName } from '#api/contract-kit/contract/documented-answers.ts';
import type { Check } from '#api/contract-kit/run/check.ts';
import { same } from '#api/contract-kit/shared/mismatch.ts';

/** Who may give what back. What was delivered no caller can bring about: of it nothing is asked here. */
export const returnChecks: readonly Check[] = [
  {
    id: 'order/return-unknown',
    section: 3,
    operation: 'orderReturn',
    rule: 'an unknown order, one of somebody else, a wrong e-mail and none are refused alike, with 404 "Order not found"',
    proves: [answerName('orderReturn', 404, 'Order not found')],
    async run(kit) {
      const { token } = await kit.sharedUser();
      const stranger = await kit.stranger();
      const { orderNumber } = (await placeOrder(kit, await plentyOrder(kit), token)).result;
      const own = returnOf(orderNumber);
      for (const [as, body] of [
        ['', own],
        ['', { ...own, email: newEmail() }],
        [stranger.token, own],
        [stranger.token, { ...own, email: newEmail() }],
        [token, returnOf(newOrderId())],
        ['', { ...returnOf(NOBODY), email: MUMBAI.email }],
      ] as const) {
        await kit.client.refuse('orderReturn', { query: { token: as }, body }, 404, 'Order not found');
      }
    },
  },
  {
    id: 'order/return-not-delivered',
    section: 7,
    operation: 'orderReturn',
    rule: 'what has not come is not taken back, asked for by its owner or by its e-mail, and leaves nothing behind',
    proves: [answerName('orderReturn', 422, 'The order {number} is not delivered')],
    async run(kit) {
      const { token } = await kit.sharedUser();
      const { orderNumber } = (await placeOrder(kit, await plentyOrder(kit), token)).result;
      const sentence = `The order ${orderNumber} is not delivered`;
      const named = { orderId: orderNumber, email: MUMBAI.email };
      for (const [as, body] of [
        [token, returnOf(orderNumber)],
        ['', { ...returnOf(orderNumber), ...named }],
      ] as const) {
        await kit.client.refuse('orderReturn', { query: { token: as }, body }, 422, sentence);
      }
      type Told = { readonly returns?: readonly unknown[]; readonly return_until?: string | null };
      const { returns = [], return_until = null } = await kit.client.succeed<Told>('orderTrack', { body: named });
      same([returns, return_until], [[], null], 'returns and return_until');
    },
  },
];
