import type { Check } from '#api/contract-kit/run/check.ts';
import { bucketsOf } from '#api/contract-kit/search/buckets.ts';
import { valuesOf } from '#api/contract-kit/search/values.ts';
import { column } from '#api/contract-kit/shared/column.ts';
import { same } from '#api/contract-kit/shared/mismatch.ts';

const DEFAULT_RANGES = [
  ['0-50', 0, 50],
  ['50-100', 50, 100],
  ['100-150', 100, 150],
  ['150-*', 150, Number.POSITIVE_INFINITY],
] as const;

/** Section 6: ranges of prices that are counted. */
export const rangeChecks: readonly Check[] = [
  ...(['IN', 'US', 'ROW'] as const).map(
    (country): Check => ({
      id: `catalog/facet-price-${country}`,
      section: 6,
      operation: 'catalogSearchPost',
      rule: `price ranges of ${country}: the default ones in their order, from inclusive, to exclusive, empty ones kept`,
      async run(kit) {
        const buckets = await bucketsOf(kit, { field: 'price', country });
        const prices = (await kit.catalog()).map((product) => Number(valuesOf(product, 'price', country)[0]));
        const expected = DEFAULT_RANGES.map(([key, from, to]) => [
          key,
          prices.filter((price) => price >= from && price < to).length,
        ]);
        same(
          buckets.map(({ key, doc_count }) => [key, doc_count]),
          expected,
        );
      },
    }),
  ),
  {
    id: 'catalog/facet-own-ranges',
    section: 6,
    operation: 'catalogSearchPost',
    rule: 'ranges of the query replace the default ones, with open ends',
    async run(kit) {
      const ranges = [{ to: 1_680 }, { from: 1_680, to: 8_960 }, { from: 8_960 }];
      const buckets = await bucketsOf(kit, { field: 'price', options: { ranges } });
      same(column(buckets, 'key'), ['*-1680', '1680-8960', '8960-*'], 'keys');
      const products = await kit.catalog();
      const prices = products.map((product) => Number(valuesOf(product, 'price')[0]));
      const counts = [prices.filter((price) => price < 1_680).length, prices.filter((price) => price >= 8_960).length];
      same([buckets[0]?.doc_count, buckets[2]?.doc_count], counts, 'counts of the open ranges');
      same(
        buckets.reduce((sum, { doc_count }) => sum + doc_count, 0),
        products.length,
        'sum of the counts',
      );
    },
  },
];
