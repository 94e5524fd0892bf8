import type { OrderBody } from '#api/contract-kit/calls/order-calls.ts';
import {
  newOrderId,
  orderOf,
  ordersOf,
  placeOrder,
  plentyOrder,
  readOrder,
} from '#api/contract-kit/calls/order-calls.ts';
import { sellablePlenty } from '#api/contract-kit/calls/plenty.ts';
import { MUMBAI, NOBODY } from '#api/contract-kit/calls/reference-data.ts';
import type { Order, Placement } from '#api/contract-kit/calls/shapes.ts';
import { answerName } from '#api/contract-kit/contract/documented-answers.ts';
import type { Check } from '#api/contract-kit/run/check.ts';
import { column } from '#api/contract-kit/shared/column.ts';
import { same } from '#api/contract-kit/shared/mismatch.ts';

/** How an order is read again, and by whom. */
export const orderReadingChecks: readonly Check[] = [
  {
    id: 'order/read',
    section: 0,
    operation: 'orderGet',
    rule: 'an order is read by its order_id without a token, as it was placed',
    async run(kit) {
      const product = await sellablePlenty(kit);
      const body = orderOf({ lines: [{ sku: product.sku, qty: 1 }] });
      const parts = { query: { token: '' }, body, headers: { currency: 'USD' } };
      const placed = await kit.client.succeed<Placement>('orderCreate', parts);
      const order = await readOrder(kit, body.order_id);
      same(
        [order.order_id, order.increment_id, String(order.entity_id), order.grand_total, order.display_currency_code],
        [body.order_id, placed.orderNumber, placed.backendOrderId, placed.grand_total, 'USD'],
        'id, number, entity, total and currency',
      );
      same(order.items[0]?.price_incl_tax, product.priceInclTax, 'price_incl_tax');
    },
  },
  {
    id: 'order/shipments',
    section: 7,
    operation: 'orderGet',
    rule: 'of an order that was just placed nothing is on its way, and whoever has its address alone learns of no parcel',
    async run(kit) {
      const { token } = await kit.sharedUser();
      const body = await plentyOrder(kit);
      await placeOrder(kit, body, token);
      const own = await kit.client.succeed<Order>('orderGet', { query: { orderId: body.order_id, token } });
      const masked = await readOrder(kit, body.order_id);
      same([own.shipments ?? [], masked.shipments ?? null], [[], null], 'shipments');
    },
  },
  {
    id: 'order/page-to-pay',
    section: 7,
    operation: 'orderGet',
    rule: 'an order that waits for no payment names no page to pay on',
    async run(kit) {
      const body = await plentyOrder(kit);
      await placeOrder(kit, body);
      const order = await readOrder(kit, body.order_id);
      same([order.status === 'pending_payment', order.payment.page_url ?? null], [false, null], 'payment.page_url');
    },
  },
  {
    id: 'order/counted-ids',
    section: 0,
    operation: 'orderGet',
    rule: 'refused with 404 "Order not found": entity_id or increment_id without the token of its owner',
    proves: [answerName('orderGet', 404, 'Order not found')],
    async run(kit) {
      const { backendOrderId, orderNumber } = (await placeOrder(kit, await plentyOrder(kit))).result;
      for (const orderId of [backendOrderId, orderNumber, NOBODY, newOrderId()]) {
        await kit.client.refuse('orderGet', { query: { orderId } }, 404, 'Order not found');
      }
    },
  },
  {
    id: 'order/masked',
    section: 3,
    operation: 'orderGet',
    rule: "without the token of its owner an order says nothing of people but the country; a guest's has no owner",
    async run(kit) {
      const owner = await kit.newUser();
      const stranger = await kit.sharedUser();
      for (const token of ['', owner.token]) {
        const body = await plentyOrder(kit);
        await placeOrder(kit, body, token);
        for (const asking of ['', stranger.token]) {
          const query = { orderId: body.order_id, token: asking };
          const order = await kit.client.succeed<Order>('orderGet', { query });
          const { is_masked, billing_address, shipping_address } = order;
          const people = Object.keys(order).filter((name) => name.startsWith('customer_'));
          const { country_id } = MUMBAI;
          same(
            { is_masked, billing_address, shipping_address, people },
            { is_masked: true, billing_address: { country_id }, shipping_address: { country_id }, people: [] },
            'what is told of people',
          );
        }
      }
    },
  },
  {
    id: 'order/get-without-id',
    section: 0,
    operation: 'orderGet',
    rule: 'refused with 400 "orderId parameter is required": missing or empty',
    proves: [answerName('orderGet', 400, 'orderId parameter is required')],
    async run({ client }) {
      await client.refuse('orderGet', {}, 400, 'orderId parameter is required');
      await client.refuse('orderGet', { query: { orderId: '' } }, 400, 'orderId parameter is required');
    },
  },
  {
    id: 'order/of-user',
    section: 7,
    operation: 'orderCreate',
    rule: 'with a token the order belongs to the user, whatever user_id says, and heads their history',
    async run(kit) {
      const { token } = await kit.newUser();
      const body = { ...(await plentyOrder(kit)), user_id: '1' };
      const { result: placed } = await placeOrder(kit, body, token);
      same(column(await ordersOf(kit, token), 'order_id'), [body.order_id], 'orders of the user');
      const stranger = await kit.sharedUser();
      for (const orderId of [placed.backendOrderId, placed.orderNumber]) {
        const order = await kit.client.succeed<Order>('orderGet', { query: { orderId, token } });
        same(order.order_id, body.order_id, 'order_id');
        await kit.client.refuse('orderGet', { query: { orderId, token: stranger.token } }, 404, 'Order not found');
      }
    },
  },
  {
    id: 'order/guest-whatever-user-id',
    section: 7,
    operation: 'orderCreate',
    rule: 'without a token it is a guest order, whatever user_id says',
    async run(kit) {
      const { token } = await kit.sharedUser();
      const before = await ordersOf(kit, token);
      const user = await kit.client.succeed<{ readonly id: number }>('userMe', { query: { token } });
      await placeOrder(kit, { ...(await plentyOrder(kit)), user_id: String(user.id) } as OrderBody);
      same(await ordersOf(kit, token), before, 'orders of the user');
    },
  },
];
