import { succeedsHere, validCall } from '#api/contract-kit/calls/valid-calls.ts';
import { type EachRule, withQuery } from '#api/contract-kit/checks/each/each-rule.ts';
import { holds } from '#api/contract-kit/shared/mismatch.ts';

/** A valid call, and one with more than the contract knows. */
export const successRules: readonly EachRule[] = [
  {
    name: 'succeeds',
    section: 2,
    rule: 'a valid call is answered 200 in the shape of its schema',
    concerns: succeedsHere,
    answer: [200],
    run: async (kit, { operationId }) => {
      await kit.client.succeed(operationId, await validCall(kit, operationId));
    },
  },
  {
    name: 'tolerates',
    section: 1,
    rule: 'unknown parameters, headers and body fields are ignored',
    concerns: succeedsHere,
    async run(kit, { operationId }) {
      const parts = await withQuery(kit, operationId, { contractKit: 'ignored' });
      const body = typeof parts.body === 'object' ? { body: { ...parts.body, contractKit: [{ x: null }] } } : {};
      await kit.client.succeed(operationId, { ...parts, ...body, headers: { 'x-contract-kit': 'ignored' } });
    },
  },
  {
    name: 'cache',
    section: 1,
    rule: 'answers about a shopper are never stored, others vary by country',
    concerns: ({ method }) => method === 'GET',
    async run(kit, { operationId, path }) {
      const { headers, status, body } = await kit.client.call(operationId, await validCall(kit, operationId));
      holds(status === 200, '200', body);
      const control = headers.get('cache-control') ?? '';
      if (isPrivate(path)) holds(control.includes('no-store'), 'cache-control: no-store', control);
      else if (!path.startsWith('/api/banners/'))
        holds(variesByCountry(headers), 'vary: country-id', headers.get('vary'));
    },
  },
];

const PRIVATE = /^\/api\/(cart|order|user|giftcard|delivery)\/|^\/api\/ext\/(mail-service|mailchimp-subscribe)\//;

/** Cart, order, user, gift card, delivery, mail and newsletter replies (section 1). */
function isPrivate(path: string): boolean {
  return PRIVATE.test(`${path}/`);
}

function variesByCountry(headers: Headers): boolean {
  const names = (headers.get('vary') ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim());
  return names.includes('country-id') || (headers.get('cache-control') ?? '').includes('no-store');
}
