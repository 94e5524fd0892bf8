import { jsonOf } from '#api/contract-kit/calls/client.ts';
import { NOBODY } from '#api/contract-kit/calls/reference-data.ts';
import type { Found, Product } from '#api/contract-kit/calls/shapes.ts';
import { answerName } from '#api/contract-kit/contract/documented-answers.ts';
import type { Check } from '#api/contract-kit/run/check.ts';
import { ask, askByGet, idsOf, withinCatalog } from '#api/contract-kit/search/ask.ts';
import { column } from '#api/contract-kit/shared/column.ts';
import { holds, same } from '#api/contract-kit/shared/mismatch.ts';

/** Section 6: pages of a search, and what stands in them. */
export const pageChecks: readonly Check[] = [
  {
    id: 'catalog/pages',
    section: 6,
    operation: 'catalogSearch',
    rule: 'pages follow one another without gap or repeat; total is all matches',
    proves: ['catalogSearch 200 product'],
    async run(kit) {
      const filters = [await withinCatalog(kit)];
      const whole = await ask(kit, { filters, sort: 'created_at:desc' });
      const pages: Found<Product>[] = [];
      for (const from of [0, 7, 14])
        pages.push(await askByGet(kit, { filters, sort: 'created_at:desc', size: 7, from }));
      same(pages.flatMap(idsOf), idsOf(whole).slice(0, 21), 'ids');
      for (const { total, perPage } of pages) same([total, perPage], [whole.total, 7], 'total and perPage');
      same(column(pages, 'start'), [0, 7, 14], 'start');
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
  ...(['catalogSearch', 'catalogSearchPost'] as const).map(
    (operation): Check => ({
      id: `catalog/${operation}-nothing`,
      section: 6,
      operation,
      rule: 'a search that finds nothing is a success: no items, total 0, the page that was asked for',
      proves: [answerName(operation, 200, 'nothing')],
      async run(kit) {
        const search = operation === 'catalogSearch' ? askByGet : ask;
        const found = await search(kit, { filters: [{ attribute: 'sku', value: { eq: NOBODY } }], size: 24 });
        same(found, { items: [], total: 0, start: 0, perPage: 24, aggregations: {} });
      },
    }),
  ),
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
];
