import type { Found, Product } from '#api/contract-kit/calls/shapes.ts';
import type { Check } from '#api/contract-kit/run/check.ts';
import { holds, same } from '#api/contract-kit/shared/mismatch.ts';

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
  {
    id: 'catalog/group-price',
    section: 4,
    operation: 'catalogSearch',
    rule: 'with groupId no product costs more than its tier of one piece',
    async run({ client }) {
      const query = { type: 'product', size: '1000', groupId: GROUP };
      const { items } = await client.succeed<Found<Product>>('catalogSearch', { query });
      const dearer = items.filter((product) => !isSet(product) && product.priceInclTax > lowestTier(product));
      holds(
        dearer.length === 0,
        'none',
        dearer.map(({ sku }) => sku),
      );
    },
  },
  {
    id: 'catalog/group-sets',
    section: 4,
    operation: 'catalogSearch',
    rule: 'with groupId no grouped product costs more than its parts cost the group together',
    async run({ client }) {
      const query = { type: 'product', size: '1000', groupId: GROUP };
      const { items } = await client.succeed<Found<Product>>('catalogSearch', { query });
      const dearer = items.filter((product) => product.priceInclTax > sumOfParts(product, items) + HALF_A_PAISA);
      holds(
        dearer.length === 0,
        'none',
        dearer.map(({ sku }) => sku),
      );
    },
  },
  {
    id: 'catalog/group-order',
    section: 6,
    operation: 'catalogSearch',
    rule: 'with groupId products are sorted by the prices that they answer',
    async run({ client }) {
      const query = { type: 'product', size: '1000', groupId: GROUP, sort: 'price:desc' };
      const { items } = await client.succeed<Found<Product>>('catalogSearch', { query });
      const prices = items.map(({ priceInclTax }) => priceInclTax);
      same(
        prices,
        prices.toSorted((one, other) => other - one),
        'prices',
      );
    },
  },
];

/** A group that has a tier of one piece in the collection of our own API; any other number will do elsewhere. */
const GROUP = '2';

/** Costs what its parts cost, whatever its own tiers say. */
function isSet({ type_id: type }: Product): boolean {
  return type === 'grouped' || type === 'bundle';
}

/** Amounts are rupees as numbers, and their sum is not exact. */
const HALF_A_PAISA = 0.005;

/** What one of each simple product of a grouped one costs; Infinity for what is none, or where one of them was not found. */
function sumOfParts({ type_id: type, product_links: links = [] }: Product, items: readonly Product[]): number {
  const skus = links
    .filter(({ link_type, linked_product_type: of }) => link_type === 'associated' && of === 'simple')
    .map(({ linked_product_sku: sku }) => sku);
  if (type !== 'grouped' || skus.length === 0) return Infinity;
  return skus
    .map((sku) => items.find((item) => item.sku === sku)?.priceInclTax ?? Infinity)
    .reduce((sum, price) => sum + price, 0);
}

function lowestTier({ tier_prices = [] }: Product): number {
  return Math.min(...tier_prices.filter(({ qty, value }) => qty === 1 && value > 0).map(({ value }) => value));
}
