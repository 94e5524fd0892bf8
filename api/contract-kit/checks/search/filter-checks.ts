import type { Product } from '#api/contract-kit/calls/shapes.ts';
import type { Check } from '#api/contract-kit/run/check.ts';
import { ask, askByGet, type Filter, idsOf, withinCatalog } from '#api/contract-kit/search/ask.ts';
import { filterCases } from '#api/contract-kit/search/filter-cases.ts';
import { same } from '#api/contract-kit/shared/mismatch.ts';

/** Of `in` and `nin`. */
const MOST_VALUES = 4_000;
/** Products of a page by which an order is known. */
const ENOUGH = 60;

/** Section 6: filters. */
export const filterChecks: readonly Check[] = [
  ...filterCases.map(
    ({ name, rule, filter, country = 'IN', fits }): Check => ({
      id: `catalog/filter-${name}`,
      section: 6,
      operation: 'catalogSearchPost',
      rule,
      async run(kit) {
        const filters = [filter, await withinCatalog(kit)];
        const found = await ask(kit, { filters, country, sort: 'id:asc', size: ENOUGH });
        const expected = (await kit.catalog()).filter(fits).map(({ id }) => id);
        same({ total: found.total, ids: idsOf(found) }, { total: expected.length, ids: expected.slice(0, ENOUGH) });
      },
    }),
  ),
  {
    id: 'catalog/filters-together',
    section: 6,
    operation: 'catalogSearch',
    rule: 'all filters hold together',
    async run(kit) {
      const filters = [
        { attribute: 'category_ids', value: { in: [304] } },
        { attribute: 'type_id', value: { eq: 'configurable' } },
        { attribute: 'id', value: { gte: 1042 } },
        await withinCatalog(kit),
      ];
      const fits = ({ id, category_ids, type_id }: Product) =>
        category_ids.includes(304) && type_id === 'configurable' && id >= 1042;
      const expected = (await kit.catalog()).filter(fits).map(({ id }) => id);
      same(idsOf(await askByGet(kit, { filters, sort: 'id:asc' })), expected);
    },
  },
  {
    id: 'catalog/filter-many-values',
    section: 6,
    operation: 'catalogSearchPost',
    rule: 'a list of values may be as long as the contract says',
    async run(kit) {
      const all = (await kit.catalog()).map(({ id }) => id);
      const within = await withinCatalog(kit);
      const nobodys = Array.from({ length: MOST_VALUES - 1 }, (_, at) => 900_000_000 + at);
      for (const [values, found] of [
        [nobodys.slice(0, 600), 0],
        [[...nobodys, all[0]], 1],
      ] as const) {
        const counts = ['in', 'nin'].map(async (operator) => {
          const filters = [{ attribute: 'id', value: { [operator]: values } }, within];
          return (await ask(kit, { filters, size: 1 })).total;
        });
        same(
          await Promise.all(counts),
          [found, all.length - found],
          `matches of in and nin of ${values.length} values`,
        );
      }
    },
  },
  {
    id: 'catalog/get-as-post',
    section: 6,
    operation: 'catalogSearchPost',
    rule: 'GET and POST answer the same question alike',
    proves: ['catalogSearchPost 200 product'],
    async run(kit) {
      const question = {
        filters: [{ attribute: 'price', value: { gte: 1_000 }, scope: 'catalog' }] satisfies Filter[],
        facets: [{ field: 'color' }, { field: 'price' }],
        sort: 'price:asc',
        size: 5,
        from: 3,
      };
      same(await ask(kit, question), await askByGet(kit, question));
    },
  },
];
