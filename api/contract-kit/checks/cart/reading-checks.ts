import { inCart, linesOf, putLine } from '#api/contract-kit/calls/cart-calls.ts';
import { KURTA_M, TEE } from '#api/contract-kit/calls/reference-data.ts';
import type { Check } from '#api/contract-kit/run/check.ts';
import { column } from '#api/contract-kit/shared/column.ts';
import { same } from '#api/contract-kit/shared/mismatch.ts';

/** The lines of a cart, read and removed. */
export const cartReadingChecks: readonly Check[] = [
  {
    id: 'cart/pull-order',
    section: 0,
    operation: 'cartPull',
    rule: 'lines come oldest first, by GET and by POST alike',
    proves: ['cartPull 200 lines', 'cartPullPost 200 lines'],
    async run(kit) {
      const cart = await kit.filledCart();
      await putLine(kit.client, { cart, sku: KURTA_M, qty: 1 });
      const lines = await linesOf(kit, cart);
      same(column(lines, 'sku'), [KURTA_M, TEE], 'skus');
      same(await kit.client.succeed('cartPullPost', inCart(cart)), lines);
    },
  },
  {
    id: 'cart/delete-repeated',
    section: 8,
    operation: 'cartDelete',
    rule: 'removing a line answers true, also when it is not there any more',
    async run(kit) {
      const cart = await kit.filledCart();
      for (const _time of [1, 2]) {
        same(await kit.client.succeed('cartDelete', { ...inCart(cart), body: { cartItem: { sku: TEE } } }), true);
      }
      same(column(await linesOf(kit, cart), 'sku'), [KURTA_M], 'skus left');
    },
  },
  {
    id: 'cart/delete-by-item',
    section: 0,
    operation: 'cartDelete',
    rule: 'a line is found by item_id before its sku',
    async run(kit) {
      const cart = await kit.filledCart();
      const [kurta] = await linesOf(kit, cart);
      const cartItem = { sku: KURTA_M, item_id: kurta?.item_id };
      await kit.client.succeed('cartDelete', { ...inCart(cart), body: { cartItem } });
      same(column(await linesOf(kit, cart), 'sku'), [TEE], 'skus left');
    },
  },
  {
    id: 'cart/guest-with-token',
    section: 3,
    operation: 'cartPull',
    rule: 'a guest cart is used with any valid token by whoever holds its id',
    async run(kit) {
      const { token } = await kit.sharedUser();
      const lines = await kit.client.succeed<readonly unknown[]>('cartPull', inCart(await kit.sharedCart(), token));
      same(lines.length, 2, 'number of lines');
    },
  },
];
