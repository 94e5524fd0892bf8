import type { Kit } from '#api/contract-kit/calls/kit.ts';
import type { Product } from '#api/contract-kit/calls/shapes.ts';
import type { Country } from '#api/contract-kit/money/rules.ts';
import type { Check } from '#api/contract-kit/run/check.ts';
import { ask, type Filter } from '#api/contract-kit/search/ask.ts';
import { bucketsOf } from '#api/contract-kit/search/buckets.ts';
import { facetValuesOf, valuesOf } from '#api/contract-kit/search/values.ts';
import { same } from '#api/contract-kit/shared/mismatch.ts';

const FIELDS = ['color', 'size', 'category', 'rts', 'gender', 'category_product', 'country_of_origin', 'discount'];

type Attribute = {
  readonly attribute_code: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
};

/** Section 6: terms that are counted. */
export const facetChecks: readonly Check[] = [
  ...FIELDS.map(
    (field): Check => ({
      id: `catalog/facet-${field}`,
      section: 6,
      operation: 'catalogSearchPost',
      rule: `terms of ${field}: each product once for each value, most frequent first, then by key`,
      run: (kit) => termsFit(kit, field, 'IN', []),
    }),
  ),
  ...(['US', 'ROW'] as const).map(
    (country): Check => ({
      id: `catalog/facet-discount-${country}`,
      section: 6,
      operation: 'catalogSearchPost',
      rule: `terms of discount are those of the price set of ${country}; 0 gives no bucket`,
      run: (kit) => termsFit(kit, 'discount', country, []),
    }),
  ),
  {
    id: 'catalog/facet-own-filter',
    section: 6,
    operation: 'catalogSearchPost',
    rule: 'terms cover exactly the matches: the filter of a facet itself is not lifted',
    run: (kit) => termsFit(kit, 'color', 'IN', [{ attribute: 'color', value: { in: [49] }, scope: 'catalog' }]),
  },
  {
    id: 'catalog/facet-labels',
    section: 6,
    operation: 'catalogSearchPost',
    rule: 'labels of option ids are those of the attribute, those of category the names of the categories',
    async run(kit) {
      const attributes = await ask<Attribute>(kit, { type: 'attribute' });
      for (const field of ['color', 'size']) {
        const options = attributes.items.find(({ attribute_code }) => attribute_code === field)?.options ?? [];
        for (const { key, label } of await bucketsOf(kit, { field })) {
          same(label, options.find(({ value }) => value === String(key))?.label, `label of ${field} ${key}`);
        }
      }
      const categories = await ask<{ readonly id: number; readonly name: string }>(kit, { type: 'category' });
      for (const { key, label } of await bucketsOf(kit, { field: 'category' })) {
        same(label, categories.items.find(({ id }) => id === key)?.name, `label of category ${key}`);
      }
    },
  },
  {
    id: 'catalog/facet-most',
    section: 6,
    operation: 'catalogSearchPost',
    rule: 'size is the most buckets',
    async run(kit) {
      const all = await bucketsOf(kit, { field: 'category' });
      same(await bucketsOf(kit, { field: 'category', options: { size: 2 } }), all.slice(0, 2));
    },
  },
  {
    id: 'catalog/facet-keys',
    section: 6,
    operation: 'catalogSearchPost',
    rule: 'one key for each facet that was asked for, also of an unknown field; none when none was',
    async run(kit) {
      const facets = [{ field: 'color' }, { field: 'contract_kit' }, { field: 'price' }];
      const { aggregations } = await ask(kit, { facets, size: 1 });
      same(
        Object.keys(aggregations).toSorted(),
        ['agg_range_price', 'agg_terms_color', 'agg_terms_contract_kit'],
        'keys',
      );
      same(aggregations['agg_terms_contract_kit'], { buckets: [] }, 'the unknown field');
      same((await ask(kit, { size: 1 })).aggregations, {}, 'aggregations without facets');
    },
  },
];

async function termsFit(kit: Kit, field: string, country: Country, filters: readonly Filter[]): Promise<void> {
  const buckets = await bucketsOf(kit, { field, country, filters, options: { size: 1_000 } });
  const products = (await kit.catalog()).filter((product) => filters.every((filter) => isAmong(product, filter)));
  const counts = new Map<string, number>();
  for (const value of products.flatMap((product) => facetValuesOf(product, field, country))) {
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  const expected = [...counts].toSorted(([one, few], [other, many]) => many - few || Number(one) - Number(other));
  same(
    buckets.map(({ key, doc_count }) => [String(key), doc_count]),
    expected,
  );
}

function isAmong(product: Product, { attribute, value }: Filter): boolean {
  const wanted = (value as { readonly in: readonly number[] }).in.map(String);
  return valuesOf(product, attribute).some((each) => wanted.includes(String(each)));
}
