import { UNAUTHORISED } from '#api/contract-kit/calls/messages.ts';
import type { OrderBody } from '#api/contract-kit/calls/order-calls.ts';
import { orderOf, piecesOf, placeOrder, plentyOrder } from '#api/contract-kit/calls/order-calls.ts';
import { sellablePlenty } from '#api/contract-kit/calls/plenty.ts';
import { KURTA_S, NOBODY } from '#api/contract-kit/calls/reference-data.ts';
import { paise, rupees } from '#api/contract-kit/money/rules.ts';
import type { Check } from '#api/contract-kit/run/check.ts';
import { same } from '#api/contract-kit/shared/mismatch.ts';

/** Section 7: an order is placed once, and in which sequence the server decides. */
export const onceChecks: readonly Check[] = [
  {
    id: 'order/placement',
    section: 7,
    operation: 'orderCreate',
    rule: 'a new order echoes its id, is not replayed and is charged at the prices of the server',
    proves: ['orderCreate 200 placed'],
    async run(kit) {
      const product = await sellablePlenty(kit);
      const body = orderOf({ lines: [{ sku: product.sku, qty: 2 }] });
      const { result, meta } = await placeOrder(kit, body);
      same(
        [result.order_id, result.grand_total],
        [body.order_id, rupees(2 * paise(product.priceInclTax))],
        'id and total',
      );
      same(meta, { replayed: false }, 'meta');
    },
  },
  {
    id: 'order/repeat',
    section: 7,
    operation: 'orderCreate',
    rule: 'a repeated order_id gets the first result, replayed, whatever the rest of the body says',
    proves: ['orderCreate 200 replayed'],
    async run(kit) {
      const body = await plentyOrder(kit);
      const first = await placeOrder(kit, body);
      const other = {
        ...body,
        products: [{ sku: NOBODY, qty: 9, price: 1 }],
        transmited: true,
        updated_at: '2026-01-01T00:00:00Z',
      };
      for (const again of [body, other]) {
        const { result, meta } = await placeOrder(kit, again);
        same(result, first.result);
        same(meta, { replayed: true }, 'meta');
      }
    },
  },
  {
    id: 'order/repeat-bad-token',
    section: 7,
    operation: 'orderCreate',
    rule: 'a repeated order_id is answered before the token is looked at, a new one after',
    async run(kit) {
      const body = await plentyOrder(kit);
      const bad = (each: OrderBody) => kit.client.call('orderCreate', { query: { token: NOBODY }, body: each });
      same((await bad(body)).body, { code: 401, result: UNAUTHORISED });
      await kit.client.refuse('orderGet', { query: { orderId: body.order_id } }, 404, 'Order not found');
      await placeOrder(kit, body);
      same((await bad(body)).meta, { replayed: true }, 'meta of the repeat with a bad token');
    },
  },
  {
    id: 'order/concurrent',
    section: 7,
    operation: 'orderCreate',
    rule: 'one order_id sent at the same time is one order: all callers get one result',
    async run(kit) {
      const { sku } = await sellablePlenty(kit);
      const body = orderOf({ lines: [{ sku, qty: 1 }] });
      const before = await piecesOf(kit, sku);
      const answers = await Promise.all([1, 2, 3, 4].map(() => placeOrder(kit, body)));
      for (const { result } of answers) same(result, answers[0]?.result);
      const fresh = answers.filter(({ meta }) => (meta as { replayed: boolean }).replayed === false);
      same(fresh.length, 1, 'number of answers that are not replayed');
      same(await piecesOf(kit, sku), before - 1, 'pieces');
    },
  },
  {
    id: 'order/body-first',
    section: 7,
    operation: 'orderCreate',
    rule: 'an invalid body is refused before the token',
    async run(kit) {
      const body = { ...(await plentyOrder(kit)), products: [] };
      const { status } = await kit.client.call('orderCreate', { query: { token: NOBODY }, body });
      same(status, 400, 'status');
    },
  },
  {
    id: 'order/token-before-stock',
    section: 7,
    operation: 'orderCreate',
    rule: 'a bad token is refused before stock is looked at',
    async run(kit) {
      const parts = { query: { token: NOBODY }, body: orderOf({ lines: [{ sku: KURTA_S, qty: 1 }] }) };
      await kit.client.refuse('orderCreate', parts, 401, UNAUTHORISED);
    },
  },
];
