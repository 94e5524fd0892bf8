import { linesOf, putLine, userCart } from '#api/contract-kit/calls/cart-calls.ts';
import type { Kit } from '#api/contract-kit/calls/kit.ts';
import { NO_CART, UNAUTHORISED } from '#api/contract-kit/calls/messages.ts';
import { KURTA_M } from '#api/contract-kit/calls/reference-data.ts';
import { validCall } from '#api/contract-kit/calls/valid-calls.ts';
import type { DocumentedOperation } from '#api/contract-kit/contract/read-contract.ts';
import type { Check } from '#api/contract-kit/run/check.ts';
import { same } from '#api/contract-kit/shared/mismatch.ts';

const LIFETIME_MS = 3_600_000;

/** Who may do what: every operation with a token, and every one with a cart, with those of somebody else. */
export function rightsChecks(operations: readonly DocumentedOperation[]): readonly Check[] {
  const withToken = operations.filter(({ query }) => query.includes('token'));
  const withCart = operations.filter(({ refusals }) => refusals.some(({ message }) => message === NO_CART));
  return [...withCart.map(foreignCart), ...withToken.map(revokedToken), expiredToken(withToken)];
}

/** With the token of its owner a user's cart answers; with another's or none it is as if there were none. */
function foreignCart({ operationId, needsToken }: DocumentedOperation): Check {
  return {
    id: `rights/${operationId}-of-another`,
    section: 3,
    operation: operationId,
    rule: 'the cart of a user is nobody else’s: 404 by another token and without one, and nothing changes',
    async run(kit) {
      const owner = await kit.sharedUser();
      const cart = await userCart(kit.client, owner.token);
      await putLine(kit.client, { cart, sku: KURTA_M, qty: 1, token: owner.token });
      const before = await linesOf(kit, cart, owner.token);
      const valid = await validCall(kit, operationId);
      const tokens = [(await kit.stranger()).token, ...(needsToken ? [] : [''])];
      for (const token of tokens) {
        const query = { ...valid.query, token, cartId: cart };
        await kit.client.refuse(operationId, { ...valid, query }, 404, `No such entity with cartId = ${cart}`);
      }
      same(await linesOf(kit, cart, owner.token), before, 'lines of the owner');
    },
  };
}

function revokedToken({ operationId }: DocumentedOperation): Check {
  return {
    id: `rights/${operationId}-revoked`,
    section: 3,
    operation: operationId,
    rule: 'a token that was revoked is refused with 401',
    run: async (kit) => refuses(kit, operationId, await kit.revoked()),
  };
}

function expiredToken(operations: readonly DocumentedOperation[]): Check {
  return {
    id: 'rights/expired',
    section: 3,
    operation: 'userMe',
    rule: 'a token is refused with 401 after 60 minutes, whatever is asked',
    needsTime: true,
    async run(kit) {
      const { token } = await kit.newSession();
      await kit.pass(LIFETIME_MS + 1_000);
      for (const { operationId } of operations) await refuses(kit, operationId, token);
    },
  };
}

/** A call in which nothing but the token is wrong. */
async function refuses(kit: Kit, operationId: string, token: string): Promise<void> {
  const parts = await validCall(kit, operationId);
  await kit.client.refuse(operationId, { ...parts, query: { ...parts.query, token } }, 401, UNAUTHORISED);
}
