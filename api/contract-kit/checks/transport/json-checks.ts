import { KURTA_M } from '#api/contract-kit/calls/reference-data.ts';
import type { Fault } from '#api/contract-kit/contract/fault.ts';
import type { Check } from '#api/contract-kit/run/check.ts';
import { same } from '#api/contract-kit/shared/mismatch.ts';

const NESTED = `${'{"a":'.repeat(40)}1${'}'.repeat(40)}`;

/** Bodies that are JSON and cannot be taken, with the field and the rule that the refusal must name. */
const refusedBodies: readonly (readonly [string, string, string])[] = [
  [`{"cartItem":{"sku":"${KURTA_M}","qty":1,"qty":2}}`, 'cartItem.qty', 'unique'],
  [`{"cartItem":{"sku":"${KURTA_M}","qty":1,"more":${NESTED}}}`, `cartItem.more${'.a'.repeat(30)}`, 'maxDepth'],
  [`{"cartItem":{"sku":"${KURTA_M}\\u0000","qty":1}}`, 'cartItem.sku', 'pattern'],
  [`{"cartItem":{"sku":"${KURTA_M}","qty":1,"__proto__":{}}}`, 'cartItem.__proto__', 'pattern'],
];

/** Section 1: what is JSON is never called none. */
export const jsonChecks: readonly Check[] = [
  {
    id: 'transport/json-by-field',
    section: 1,
    operation: 'cartUpdate',
    rule: 'JSON that cannot be taken is refused by its field',
    async run(kit) {
      const query = { token: '', cartId: await kit.sharedCart() };
      for (const [text, field, keyword] of refusedBodies) {
        const { status, result } = await kit.client.call<readonly Fault[]>('cartUpdate', { query, text });
        const told = Array.isArray(result) ? result.map((fault: Fault) => [fault.field, fault.keyword]) : result;
        same([status, told], [400, [[field, keyword]]]);
      }
    },
  },
  {
    id: 'transport/text-by-characters',
    section: 1,
    operation: 'mailSend',
    rule: 'a text is as long as it has characters, however many bytes each takes',
    async run(kit) {
      const address = 'contract-kit@example.com';
      const mail = {
        token: 'none',
        sourceAddress: address,
        targetAddress: kit.options.mailTo,
        subject: 'Contract kit',
      };
      const body = { ...mail, emailText: '🪔'.repeat(10_000) };
      await kit.client.refuse('mailSend', { body }, 422, 'Email is not authorized!');
    },
  },
];
