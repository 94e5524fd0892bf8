import type { Check } from '#api/contract-kit/run/check.ts';
import { ask, askByGet, idsOf } from '#api/contract-kit/search/ask.ts';
import { same } from '#api/contract-kit/shared/mismatch.ts';

/** Section 6: what can be searched besides products. */
export const entityChecks: readonly Check[] = [
  {
    id: 'catalog/entity-type-missing',
    section: 6,
    operation: 'catalogSearch',
    rule: 'a search without a type is refused with 400',
    run: async ({ client }) => same((await client.call('catalogSearch')).status, 400, 'status'),
  },
  ...['category', 'attribute', 'taxrule', 'cms_page', 'cms_block', 'cms_hierarchy', 'review'].map(
    (type): Check => ({
      id: `catalog/type-${type}`,
      section: 6,
      operation: 'catalogSearch',
      rule: `${type} can be searched, filtered by id and sorted by it`,
      proves: [`catalogSearch 200 ${type}`],
      async run(kit) {
        const found = await ask<{ readonly id: number }>(kit, { type, sort: 'id:desc', size: 50 });
        const ids = idsOf(found);
        same(
          ids,
          ids.toSorted((one, other) => other - one),
          'ids',
        );
        const [first] = ids;
        if (first === undefined) return;
        const filters = [{ attribute: 'id', value: { eq: first } }];
        same(idsOf(await askByGet(kit, { type, filters })), [first], 'ids by the filter');
      },
    }),
  ),
];
