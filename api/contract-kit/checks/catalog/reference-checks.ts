import { CATEGORIES, KURTA, KURTA_M, KURTA_S, TEE } from '#api/contract-kit/calls/reference-data.ts';
import type { Found, Product } from '#api/contract-kit/calls/shapes.ts';
import type { Check } from '#api/contract-kit/run/check.ts';
import { column } from '#api/contract-kit/shared/column.ts';
import { same } from '#api/contract-kit/shared/mismatch.ts';

/** Section 9: products and categories with which every server starts. */
export const referenceChecks: readonly Check[] = [
  {
    id: 'catalog/reference-categories',
    section: 9,
    operation: 'catalogSearch',
    rule: 'the reference categories are there; the root has level 1',
    async run({ client }) {
      const request = JSON.stringify({ _appliedFilters: [{ attribute: 'id', value: { in: CATEGORIES } }] });
      const { items } = await client.succeed<Found<{ readonly id: number; readonly level: number }>>('catalogSearch', {
        query: { type: 'category', request },
      });
      same(column(items, 'id'), CATEGORIES, 'ids');
      same(items[0]?.level, 1, 'level of the root');
    },
  },
  {
    id: 'catalog/reference-products',
    section: 9,
    operation: 'productList',
    rule: 'the reference products are there, one configurable, one simple',
    async run({ client }) {
      const { items } = await client.succeed<{ readonly items: readonly Product[] }>('productList', {
        query: { skus: `${KURTA},${TEE}` },
      });
      same(column(items, 'type_id'), ['configurable', 'simple'], 'types');
      const children = items[0]?.configurable_children ?? [];
      same(column(children, 'sku').toSorted(), [KURTA_M, KURTA_S], 'children');
    },
  },
];
