import { inCart, linesOf, putLine, userCart } from '#api/contract-kit/calls/cart-calls.ts';
import { KURTA_M, TEE } from '#api/contract-kit/calls/reference-data.ts';
import type { Check } from '#api/contract-kit/run/check.ts';
import { column } from '#api/contract-kit/shared/column.ts';
import { same } from '#api/contract-kit/shared/mismatch.ts';

/** Section 3: the one open cart of a user. */
export const userCartChecks: readonly Check[] = [
  {
    id: 'cart/of-user',
    section: 3,
    operation: 'cartCreate',
    rule: 'with a token the same open cart every time; without a cart id it is meant',
    proves: ['cartCreate 200 user'],
    async run(kit) {
      const { token } = await kit.newUser();
      const create = () => userCart(kit.client, token);
      const cart = await create();
      same(await create(), cart, 'cart id');
      await putLine(kit.client, { cart, sku: TEE, qty: 2, token });
      const lines = await kit.client.succeed<readonly { readonly qty: number }[]>('cartPull', { query: { token } });
      same(column(lines, 'qty'), [2], 'quantities without a cart id');
    },
  },
  {
    id: 'cart/of-another',
    section: 3,
    operation: 'cartPull',
    rule: 'a cart of a user needs the token of its owner, else 404',
    async run(kit) {
      const { token } = await kit.sharedUser();
      const cart = await userCart(kit.client, token);
      for (const other of ['', (await kit.stranger()).token]) {
        await kit.client.refuse('cartPull', inCart(cart, other), 404, `No such entity with cartId = ${cart}`);
      }
    },
  },
  {
    id: 'cart/not-merged',
    section: 3,
    operation: 'cartCreate',
    rule: 'items are never merged by the server: the guest cart stays as it is',
    async run(kit) {
      const guest = await kit.filledCart();
      const { token } = await kit.newUser();
      const cart = await userCart(kit.client, token);
      same(await linesOf(kit, cart, token), [], 'lines of the user');
      same(column(await linesOf(kit, guest), 'sku'), [KURTA_M, TEE], 'skus of the guest');
    },
  },
];
