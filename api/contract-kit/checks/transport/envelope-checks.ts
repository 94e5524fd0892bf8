import { validCall } from '#api/contract-kit/calls/valid-calls.ts';
import type { Check } from '#api/contract-kit/run/check.ts';
import { holds, same } from '#api/contract-kit/shared/mismatch.ts';

/** Section 2: what an answer comes in. */
export const envelopeChecks: readonly Check[] = [
  {
    id: 'transport/plain-failures',
    section: 2,
    operation: 'catalogSearch',
    rule: 'a failure tells nothing of the server: no HTML, no stack, no SQL',
    async run({ client }) {
      const wrong = ["'", '"; drop table products; --', '\\', '%', '{"_appliedFilters":7}'];
      for (const request of wrong) {
        const { body } = await client.call('catalogSearch', { query: { type: 'product', request } });
        holds(!TELLING.test(JSON.stringify(body)), 'a plain message', body);
      }
    },
  },
  {
    id: 'transport/envelope-code',
    section: 2,
    operation: 'cartTotals',
    rule: 'code is the HTTP status, in success and failure alike',
    async run(kit) {
      const good = await kit.client.call('cartTotals', await validCall(kit, 'cartTotals'));
      const bad = await kit.client.call('cartTotals', { query: { cartId: 'none' } });
      const codes = [good, bad].map(({ body }) => (body as { readonly code: number }).code);
      same(codes, [200, 404], 'codes');
      same([good.status, bad.status], [200, 404], 'statuses');
    },
  },
  {
    id: 'transport/bare-files',
    section: 2,
    operation: 'promotedOffers',
    rule: 'the banner files come without an envelope',
    async run(kit) {
      for (const operation of ['promotedOffers', 'headImage']) {
        const { body } = await kit.client.call(operation, await validCall(kit, operation));
        holds(!Object.hasOwn(body as object, 'code'), `${operation} without an envelope`, body);
      }
    },
  },
];

const TELLING = /<html|<!doctype| at .*\.[jt]s|select .* from|syntax error|node_modules/i;
