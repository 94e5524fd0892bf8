import type { Found, Product } from '#contract-kit/calls/shapes.ts';
import type { Check } from '#contract-kit/run/check.ts';
import { holds } from '#contract-kit/run/mismatch.ts';

/** Searches for a group of customers. */
export const groupChecks: readonly Check[] = [
  {
    id: 'catalog/group-not-stored',
    section: 1,
    operation: 'catalogSearch',
    rule: 'searches with groupId are never stored',
    async run({ client }) {
      const { headers } = await client.call('catalogSearch', { query: { type: 'product', size: '1', groupId: '1' } });
      holds((headers.get('cache-control') ?? '').includes('no-store'), 'no-store', headers.get('cache-control'));
    },
  },
  {
    id: 'catalog/group-tiers',
    section: 4,
    operation: 'catalogSearch',
    rule: 'with groupId only the tier prices of that group and of all groups are kept',
    async run(kit) {
      const query = { type: 'product', size: '1000', groupId: '1' };
      const { items } = await kit.client.succeed<Found<Product>>('catalogSearch', { query });
      const groups = items.flatMap(({ tier_prices = [] }) => tier_prices.map((tier) => tier.customer_group_id));
      holds(
        groups.every((group) => [1, 32_000].includes(group)),
        'groups 1 and 32000',
        groups,
      );
    },
  },
];
