import { inCart } from '#api/contract-kit/calls/cart-calls.ts';
import type { Parts } from '#api/contract-kit/calls/client.ts';
import type { Kit } from '#api/contract-kit/calls/kit.ts';
import { placeOrder, plentyOrder } from '#api/contract-kit/calls/order-calls.ts';
import { validCall } from '#api/contract-kit/calls/valid-calls.ts';
import type { DocumentedOperation } from '#api/contract-kit/contract/read-contract.ts';
import type { Check } from '#api/contract-kit/run/check.ts';
import { holds } from '#api/contract-kit/shared/mismatch.ts';

/** The bodies that the contract gives as examples are bodies that a server understands. */
export function exampleChecks(operations: readonly DocumentedOperation[]): readonly Check[] {
  return operations.flatMap(({ operationId, area, exampleBodies }) =>
    Object.entries(exampleBodies).map(([name, body]) => ({
      id: `${area}/${operationId}-example-${name}`,
      section: 2,
      operation: operationId,
      rule: `the example "${name}" is never refused for its form`,
      run: (kit: Kit) => isUnderstood(kit, operationId, body),
    })),
  );
}

/** What the example is about may be gone, or be somebody else's: any answer but 400 shows that it was read. */
async function isUnderstood(kit: Kit, operationId: string, body: object): Promise<void> {
  const answer = await kit.client.call(operationId, await harmlessCall(kit, operationId, body));
  holds(answer.status !== 400, 'no refusal for its form', answer.body);
}

/** In a cart of its own, and as the repeat of an order, which sells nothing. */
async function harmlessCall(kit: Kit, operationId: string, body: object): Promise<Parts> {
  if (operationId === 'orderCreate') {
    const { result } = await placeOrder(kit, await plentyOrder(kit));
    return { query: { token: '' }, body: { ...body, order_id: result.order_id } };
  }
  const valid = await validCall(kit, operationId);
  const isGuest = valid.query?.['token'] === '' && valid.query['cartId'] !== undefined;
  return { ...valid, ...(isGuest ? inCart(await kit.filledCart()) : {}), body };
}
