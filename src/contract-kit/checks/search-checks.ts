import { jsonOf } from '#contract-kit/calls/client.ts';
import type { Kit } from '#contract-kit/calls/kit.ts';
import { NOBODY } from '#contract-kit/calls/reference-data.ts';
import type { Found, Product } from '#contract-kit/calls/shapes.ts';
import { answerName, type Check } from '#contract-kit/run/check.ts';
import { holds, same } from '#contract-kit/run/mismatch.ts';
import { ask, askByGet, type Filter, idsOf, withinCatalogue } from '#contract-kit/search/ask.ts';
import { filterCases } from '#contract-kit/search/filter-cases.ts';

/** Products of a page by which an order is known. */
const ENOUGH = 60;
const INVALID = 'Invalid search request';
const UNAUTHORISED = "The consumer isn't authorized to access self.";

/** What is not a SearchQuery: wrong types, unknown operators, null as operand. */
const INVALID_QUERIES: readonly unknown[] = [
  [],
  7,
  { _appliedFilters: 7 },
  { _appliedFilters: [{ attribute: 'id' }] },
  { _appliedFilters: [{ attribute: 'id', value: {} }] },
  { _appliedFilters: [{ attribute: 'id', value: { eq: null } }] },
  { _appliedFilters: [{ attribute: 'id', value: { is: 1 } }] },
  { _appliedFilters: [{ attribute: 'id', value: { in: 7 } }] },
  { _appliedFilters: [{ attribute: 7, value: { eq: 1 } }] },
  { _appliedFilters: [{ attribute: 'id', value: { eq: 1 }, scope: 'other' }] },
  { _availableFilters: [{}] },
  { _availableFilters: [{ field: 'color', options: { size: 'many' } }] },
  { _searchText: 7 },
  { _searchText: 'x'.repeat(201) },
];

/** Section 6: filters, pages, and what a search refuses. */
export const searchChecks: readonly Check[] = [
  ...filterCases.map(
    ({ name, rule, filter, country = 'IN', fits }): Check => ({
      id: `catalog/filter-${name}`,
      section: 6,
      operation: 'catalogSearchPost',
      rule,
      async run(kit) {
        const filters = [filter, await withinCatalogue(kit)];
        const found = await ask(kit, { filters, country, sort: 'id:asc', size: ENOUGH });
        const expected = (await kit.catalogue()).filter(fits).map(({ id }) => id);
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
        await withinCatalogue(kit),
      ];
      const fits = ({ id, category_ids, type_id }: Product) =>
        category_ids.includes(304) && type_id === 'configurable' && id >= 1042;
      const expected = (await kit.catalogue()).filter(fits).map(({ id }) => id);
      same(idsOf(await askByGet(kit, { filters, sort: 'id:asc' })), expected);
    },
  },
  {
    id: 'catalog/get-as-post',
    section: 6,
    operation: 'catalogSearchPost',
    rule: 'GET and POST answer the same question alike',
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
  {
    id: 'catalog/pages',
    section: 6,
    operation: 'catalogSearch',
    rule: 'pages follow one another without gap or repeat; total is all matches',
    async run(kit) {
      const filters = [await withinCatalogue(kit)];
      const whole = await ask(kit, { filters, sort: 'created_at:desc' });
      const pages: Found<Product>[] = [];
      for (const from of [0, 7, 14])
        pages.push(await askByGet(kit, { filters, sort: 'created_at:desc', size: 7, from }));
      same(pages.flatMap(idsOf), idsOf(whole).slice(0, 21), 'ids');
      for (const { total, perPage } of pages) same([total, perPage], [whole.total, 7], 'total and perPage');
      same(
        pages.map(({ start }) => start),
        [0, 7, 14],
        'start',
      );
    },
  },
  {
    id: 'catalog/limits',
    section: 6,
    operation: 'catalogSearch',
    rule: 'size missing or below 1 is 24, above 4000 is 4000; a negative from is 0; past the end nothing',
    async run(kit) {
      const paged = async (more: Readonly<Record<string, string>>) => {
        const query = { type: 'category', ...more };
        const { perPage, start } = await kit.client.succeed<Found<unknown>>('catalogSearch', { query });
        return [perPage, start];
      };
      same(await paged({}), [24, 0], 'perPage and start without size');
      same(await paged({ size: '0', from: '-5' }), [24, 0], 'perPage and start of size 0, from -5');
      same(await paged({ size: '-1' }), [24, 0], 'perPage and start of size -1');
      same(await paged({ size: '9999', from: '2' }), [4_000, 2], 'perPage and start of size 9999');
      const past = await ask(kit, { size: 5, from: 1_000_000 });
      holds(past.items.length === 0 && past.total > 0, 'no items, and a total', past);
    },
  },
  {
    id: 'catalog/source',
    section: 6,
    operation: 'catalogSearch',
    rule: '_sourceInclude and _sourceExclude choose fields: dotted, by wildcard, id always',
    async run(kit) {
      const keys = async (more: string) => {
        const answer = await kit.client.send(`/api/catalog?type=product&size=1&sort=id%3Aasc&${more}`);
        const { result } = (await jsonOf(answer)) as { readonly result: Found<object> };
        return Object.keys(result.items[0] ?? {}).toSorted();
      };
      same(await keys('_sourceInclude=sku,name'), ['id', 'name', 'sku'], 'fields of sku,name');
      same(await keys('_sourceInclude=sku,name&_sourceExclude=name,id'), ['id', 'sku'], 'fields without name');
      same(await keys('_sourceInclude=stock.qty'), ['id', 'stock'], 'fields of stock.qty');
      holds((await keys('_sourceInclude=url_*')).includes('url_path'), 'url_path by url_*', 'none');
      holds(!(await keys('_sourceExclude=description')).includes('description'), 'no description', 'description');
    },
  },
  ...['catalogSearch', 'catalogSearchPost'].flatMap(refusals),
  {
    id: 'catalog/entity-type-missing',
    section: 6,
    operation: 'catalogSearch',
    rule: 'a search without a type is refused with 400',
    run: async ({ client }) => same((await client.call('catalogSearch')).status, 400, 'status'),
  },
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
  ...['category', 'attribute', 'taxrule', 'cms_page', 'cms_block', 'cms_hierarchy', 'review'].map(
    (type): Check => ({
      id: `catalog/type-${type}`,
      section: 6,
      operation: 'catalogSearch',
      rule: `${type} can be searched, filtered by id and sorted by it`,
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

function refusals(operation: string): readonly Check[] {
  const isPost = operation === 'catalogSearchPost';
  const about = (type: string, searchQuery: unknown, more: Readonly<Record<string, string>> = {}) =>
    isPost
      ? { body: { type, searchQuery, ...more } }
      : {
          query: {
            type,
            request: typeof searchQuery === 'string' ? searchQuery : JSON.stringify(searchQuery),
            ...more,
          },
        };
  const refused = (
    id: string,
    rule: string,
    status: number,
    message: string,
    run: (kit: Kit) => Promise<void>,
  ): Check => ({
    id: `catalog/${operation}-${id}`,
    section: 6,
    operation,
    rule: `refused with ${status} "${message}": ${rule}`,
    proves: [answerName(operation, status, message)],
    run,
  });
  return [
    refused('type', 'type not in the list', 400, 'No entity type registered for {type}', ({ client }) =>
      client.refuse(operation, about(NOBODY, {}), 400, `No entity type registered for ${NOBODY}`),
    ),
    refused('invalid', 'not a SearchQuery', 400, INVALID, async ({ client }) => {
      const more = isPost ? [] : ['{', 'x', ''].slice(0, 2);
      for (const query of [...INVALID_QUERIES, ...more]) {
        await client.refuse(operation, about('product', query), 400, INVALID);
      }
    }),
    refused('store', 'store unknown', 400, 'Unknown store code {store}', ({ client }) =>
      client.refuse(operation, about('product', {}, { store: NOBODY }), 400, `Unknown store code ${NOBODY}`),
    ),
    refused('group-token', 'groupToken given but not valid', 401, UNAUTHORISED, ({ client }) =>
      client.refuse(operation, about('product', {}, { groupToken: NOBODY }), 401, UNAUTHORISED),
    ),
  ];
}
