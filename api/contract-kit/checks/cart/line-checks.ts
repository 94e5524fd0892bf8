import { inCart, linesOf, updateLine } from '#api/contract-kit/calls/cart-calls.ts';
import { INDIGO_M, KURTA, KURTA_M, KURTA_S, TEE } from '#api/contract-kit/calls/reference-data.ts';
import type { Check } from '#api/contract-kit/run/check.ts';
import { column } from '#api/contract-kit/shared/column.ts';
import { holds, same } from '#api/contract-kit/shared/mismatch.ts';

/** The lines of a cart, set to a quantity. */
export const lineChecks: readonly Check[] = [
  {
    id: 'cart/create-new',
    section: 3,
    operation: 'cartCreate',
    rule: 'without a token every call gives a new, empty guest cart',
    proves: ['cartCreate 200 guest', 'cartPull 200 empty', 'cartPullPost 200 empty'],
    async run(kit) {
      const [one, other] = [await kit.newCart(), await kit.newCart()];
      holds(one !== other, 'two ids', [one, other]);
      same(await linesOf(kit, one), []);
      same(await kit.client.succeed('cartPullPost', inCart(one)), []);
    },
  },
  {
    id: 'cart/update-line',
    section: 0,
    operation: 'cartUpdate',
    rule: 'the result is the stored line: child sku, root sku, type of the root, id of the cart',
    async run(kit) {
      const cart = await kit.newCart();
      const line = await updateLine(kit, cart, { sku: KURTA_M, qty: 2, product_option: INDIGO_M });
      const { sku, parent_sku, qty, product_type, quote_id } = line;
      same(
        { sku, parent_sku, qty, product_type, quote_id },
        { sku: KURTA_M, parent_sku: KURTA, qty: 2, product_type: 'configurable', quote_id: cart },
      );
      same(await linesOf(kit, cart), [line], 'lines');
    },
  },
  {
    id: 'cart/update-absolute',
    section: 8,
    operation: 'cartUpdate',
    rule: 'qty is absolute: with and without item_id, and repeated',
    async run(kit) {
      const cart = await kit.newCart();
      const { item_id } = await updateLine(kit, cart, { sku: TEE, qty: 2 });
      const steps = [{ qty: 3 }, { qty: 3 }, { qty: 1, item_id }, { qty: 1, item_id: String(item_id) }];
      for (const step of steps) {
        const line = await updateLine(kit, cart, { sku: TEE, ...step });
        same([line.item_id, line.qty], [item_id, step.qty], 'item_id and qty');
      }
      same(column(await linesOf(kit, cart), 'qty'), [1], 'quantities');
    },
  },
  {
    id: 'cart/update-unknown-item',
    section: 0,
    operation: 'cartUpdate',
    rule: 'an unknown item_id falls back to sku and options',
    async run(kit) {
      const cart = await kit.newCart();
      const { item_id } = await updateLine(kit, cart, { sku: TEE, qty: 1 });
      const line = await updateLine(kit, cart, { sku: TEE, qty: 4, item_id: 999_999_999 });
      same([line.item_id, line.qty], [item_id, 4], 'item_id and qty');
    },
  },
  {
    id: 'cart/update-takes-sku',
    section: 0,
    operation: 'cartUpdate',
    rule: 'a line found by item_id takes the sku of the body, and another line of that sku goes',
    async run(kit) {
      const cart = await kit.newCart();
      const { item_id } = await updateLine(kit, cart, { sku: KURTA_M, qty: 1 });
      await updateLine(kit, cart, { sku: TEE, qty: 2 });
      await updateLine(kit, cart, { sku: TEE, qty: 5, item_id });
      const lines = await linesOf(kit, cart);
      same(
        lines.map((line) => [line.item_id, line.sku, line.qty]),
        [[item_id, TEE, 5]],
        'lines',
      );
    },
  },
  {
    id: 'cart/update-parent',
    section: 0,
    operation: 'cartUpdate',
    rule: 'a configurable sku with its options is the child',
    async run(kit) {
      const cart = await kit.newCart();
      const line = await updateLine(kit, cart, { sku: KURTA, qty: 1, product_option: INDIGO_M });
      same([line.sku, line.parent_sku], [KURTA_M, KURTA], 'sku and parent_sku');
      const same_line = await updateLine(kit, cart, { sku: KURTA_M, qty: 2 });
      same(same_line.item_id, line.item_id, 'item_id by the sku of the child');
    },
  },
  {
    id: 'cart/update-out-of-stock',
    section: 9,
    operation: 'cartUpdate',
    rule: 'allowOutOfStockInCart is on: what is sold out may lie in the cart',
    run: async (kit) => void (await updateLine(kit, await kit.newCart(), { sku: KURTA_S, qty: 1 })),
  },
];
