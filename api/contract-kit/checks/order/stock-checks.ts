import { orderOf, piecesOf, placeOrder } from '#api/contract-kit/calls/order-calls.ts';
import { sellablePlenty } from '#api/contract-kit/calls/plenty.ts';
import { KURTA_S, NOBODY, TEE } from '#api/contract-kit/calls/reference-data.ts';
import { answerName } from '#api/contract-kit/contract/documented-answers.ts';
import type { Check } from '#api/contract-kit/run/check.ts';
import { same } from '#api/contract-kit/shared/mismatch.ts';

/** Section 7: an order takes its pieces or leaves nothing behind. */
export const orderStockChecks: readonly Check[] = [
  ...[
    ['sold-out', 'is sold out', KURTA_S, 1],
    ['unknown-sku', 'is unknown', NOBODY, 1],
    ['too-many', 'is asked for in more pieces than there are', TEE, 9_000],
  ].map(
    ([name, why, sku, qty]): Check => ({
      id: `order/${name}`,
      section: 7,
      operation: 'orderCreate',
      rule: `refused with 500 "Error while adding products. {sku} is not available": a line ${why}; nothing stays behind`,
      proves: [answerName('orderCreate', 500, 'Error while adding products. {sku} is not available')],
      async run(kit) {
        const plenty = await sellablePlenty(kit);
        const lines = [
          { sku: plenty.sku, qty: 1 },
          { sku: String(sku), qty: Number(qty) },
        ];
        const body = orderOf({ lines });
        const before = await piecesOf(kit, plenty.sku);
        const message = `Error while adding products. ${sku} is not available`;
        await kit.client.refuse('orderCreate', { query: { token: '' }, body }, 500, message);
        await kit.client.refuse('orderGet', { query: { orderId: body.order_id } }, 404, 'Order not found');
        same(await piecesOf(kit, plenty.sku), before, 'pieces of the other line');
        const { meta } = await placeOrder(kit, { ...body, products: body.products.slice(0, 1) });
        same(meta, { replayed: false }, 'meta of a new attempt with the same order_id');
      },
    }),
  ),
  {
    id: 'order/stock',
    section: 7,
    operation: 'orderCreate',
    rule: 'an order takes its pieces out of the stock, a repeat does not',
    async run(kit) {
      const { sku } = await sellablePlenty(kit);
      const body = orderOf({ lines: [{ sku, qty: 2 }] });
      const before = await piecesOf(kit, sku);
      for (const _time of [1, 2]) await placeOrder(kit, body);
      same(await piecesOf(kit, sku), before - 2, 'pieces');
    },
  },
];
