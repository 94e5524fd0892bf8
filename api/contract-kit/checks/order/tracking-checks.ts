import { newOrderId, placeOrder, plentyOrder } from '#api/contract-kit/calls/order-calls.ts';
import { MUMBAI, NOBODY } from '#api/contract-kit/calls/reference-data.ts';
import type { Order } from '#api/contract-kit/calls/shapes.ts';
import { newEmail } from '#api/contract-kit/calls/user-calls.ts';
import { answerName } from '#api/contract-kit/contract/documented-answers.ts';
import type { Check } from '#api/contract-kit/run/check.ts';
import { same } from '#api/contract-kit/shared/mismatch.ts';

/** How an order is found by its number and e-mail. */
export const orderTrackingChecks: readonly Check[] = [
  {
    id: 'order/track',
    section: 3,
    operation: 'orderTrack',
    rule: 'by its number or order_id and the e-mail of its bill an order is told whole, to a guest and of a user alike',
    async run(kit) {
      const { token } = await kit.sharedUser();
      for (const owner of ['', token]) {
        const body = await plentyOrder(kit);
        const { orderNumber } = (await placeOrder(kit, body, owner)).result;
        for (const orderId of [orderNumber, orderNumber.toLowerCase(), body.order_id]) {
          for (const email of [MUMBAI.email, MUMBAI.email.toUpperCase()]) {
            const order = await kit.client.succeed<Order>('orderTrack', { body: { orderId, email } });
            same(
              [order.order_id, order.increment_id, order.is_masked, order.billing_address['telephone']],
              [body.order_id, orderNumber, false, MUMBAI.telephone],
              'id, number, is_masked and telephone',
            );
          }
        }
      }
    },
  },
  {
    id: 'order/track-unknown',
    section: 3,
    operation: 'orderTrack',
    rule: 'an unknown order and a wrong e-mail are refused alike, with 404 "Order not found"',
    proves: [answerName('orderTrack', 404, 'Order not found')],
    async run(kit) {
      const order = await plentyOrder(kit);
      const { backendOrderId, orderNumber } = (await placeOrder(kit, order)).result;
      for (const body of [
        { orderId: orderNumber, email: newEmail() },
        { orderId: order.order_id, email: newEmail() },
        { orderId: backendOrderId, email: MUMBAI.email },
        { orderId: newOrderId(), email: MUMBAI.email },
        { orderId: NOBODY, email: MUMBAI.email },
      ]) {
        await kit.client.refuse('orderTrack', { body }, 404, 'Order not found');
      }
    },
  },
];
