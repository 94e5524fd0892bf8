import type { Parts } from '#api/contract-kit/calls/client.ts';
import { NO_CART, UNAUTHORISED } from '#api/contract-kit/calls/messages.ts';
import { NOBODY } from '#api/contract-kit/calls/reference-data.ts';
import { validCall } from '#api/contract-kit/calls/valid-calls.ts';
import { type EachRule, says, withoutQuery, withQuery } from '#api/contract-kit/checks/each/each-rule.ts';

/** Section 3: tokens and carts that are not valid. */
export const rightRules: readonly EachRule[] = [
  {
    name: 'bad-token',
    section: 3,
    rule: 'a token that is given but not valid is refused with 401',
    concerns: ({ query }) => query.includes('token'),
    answer: [401, UNAUTHORISED],
    async run(kit, { operationId, needsToken }) {
      const parts = needsToken ? {} : await validCall(kit, operationId);
      const body = needsToken ? await bodyFor(operationId) : {};
      const query = { ...parts.query, token: NOBODY };
      await kit.client.refuse(operationId, { ...body, ...parts, query }, 401, UNAUTHORISED);
    },
  },
  {
    name: 'no-token',
    section: 3,
    rule: 'without a token, or with an empty one, a call for users is refused with 401',
    concerns: ({ needsToken }) => needsToken,
    async run(kit, { operationId }) {
      const body = await bodyFor(operationId);
      await kit.client.refuse(operationId, body, 401, UNAUTHORISED);
      await kit.client.refuse(operationId, { ...body, query: { token: '' } }, 401, UNAUTHORISED);
    },
  },
  {
    name: 'unknown-cart',
    section: 3,
    rule: 'a cart that nobody has is refused with 404, by its id',
    concerns: says(NO_CART),
    answer: [404, NO_CART],
    async run(kit, { operationId }) {
      const parts = await withQuery(kit, operationId, { cartId: NOBODY });
      await kit.client.refuse(operationId, parts, 404, `No such entity with cartId = ${NOBODY}`);
    },
  },
  {
    name: 'no-cart',
    section: 3,
    rule: 'without a token and a cart id the cart is null, which nobody has',
    concerns: (operation) => says(NO_CART)(operation) && !operation.needsToken,
    async run(kit, { operationId }) {
      const parts = await withoutQuery(kit, operationId, 'cartId');
      await kit.client.refuse(operationId, parts, 404, 'No such entity with cartId = null');
    },
  },
];

/** A body for a call that needs a token, so that only the token is wrong. */
async function bodyFor(operationId: string): Promise<Parts> {
  const bodies: Readonly<Record<string, unknown>> = {
    userUpdate: { customer: { email: 'contract-kit@example.com', firstname: 'A', lastname: 'B' } },
    userChangePassword: { currentPassword: 'contract kit 9', newPassword: 'contract kit 10' },
    userDelete: { currentPassword: 'contract kit 9', storeCredit: 0 },
    storeCreditSpend: { apply: true },
  };
  return operationId in bodies ? { body: bodies[operationId] } : {};
}
