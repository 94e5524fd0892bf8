import { dataOf, type GraphqlRequest } from '#api/contract-kit/calls/graphql-calls.ts';
import type { Kit } from '#api/contract-kit/calls/kit.ts';
import { KURTA, NOBODY } from '#api/contract-kit/calls/reference-data.ts';
import type { Check } from '#api/contract-kit/run/check.ts';
import { ask, idsOf } from '#api/contract-kit/search/ask.ts';
import { same } from '#api/contract-kit/shared/mismatch.ts';
import { type Agreement, agreements } from './agreements.ts';

/** Section 6 over GraphQL: what is found is what the search finds. */
export const agreementChecks: readonly Check[] = [
  ...agreements.map(agreementCheck),
  {
    id: 'graphql/as-search',
    section: 6,
    operation: 'graphql',
    rule: 'products over GraphQL are those of the search',
    async run(kit) {
      const query =
        'query P($f: ProductFilterInput) { products(filter: $f, pageSize: 1) { total_count items { sku } } }';
      const data = await dataOf(kit, { query, variables: { f: { sku: { eq: KURTA } } } });
      same(data, { products: { total_count: 1, items: [{ sku: KURTA }] } });
    },
  },
  {
    id: 'graphql/facets',
    section: 6,
    operation: 'graphql',
    rule: 'aggregations are those of the search, under the same keys',
    async run(kit) {
      const facets = ['color', 'category', 'discount', 'price'].map((field) => ({ field, scope: 'catalog' }));
      const query = 'query P($a: [AggregationInput!]) { products(aggregations: $a, pageSize: 1) { aggregations } }';
      const { products } = await dataOf<{ readonly products: object }>(kit, { query, variables: { a: facets } });
      same(products, { aggregations: (await ask(kit, { facets, size: 1 })).aggregations });
    },
  },
  ...pageSizes(),
  {
    id: 'graphql/unknown-attributes',
    section: 6,
    operation: 'graphql',
    rule: 'attributes that nobody knows are left out',
    async run(kit) {
      const query = `{ customAttributeMetadata(attributes: { attribute_code: { in: ["color", "${NOBODY}"] } })
        { total_count items { attribute_code } } }`;
      same(await dataOf(kit, { query }), {
        customAttributeMetadata: { total_count: 1, items: [{ attribute_code: 'color' }] },
      });
    },
  },
  {
    id: 'graphql/approved-reviews',
    section: 6,
    operation: 'graphql',
    rule: 'only approved reviews are ever returned, also when others are asked for',
    async run(kit) {
      const query = '{ reviews(filter: { review_status: { in: [2, 3] } }) { total_count } }';
      same(await dataOf(kit, { query }), { reviews: { total_count: 0 } });
    },
  },
];

type Answered = { readonly items: readonly { readonly id: number }[]; readonly total_count: number };

function agreementCheck({ name, rule, question, given, country = 'IN' }: Agreement): Check {
  return {
    id: `graphql/${name}`,
    section: 6,
    operation: 'graphql',
    rule,
    async run(kit) {
      const known = await ask(kit, { size: 24, ...question, country });
      const { products } = await productsOf(kit, {
        query: `{ products(${given}) { total_count items { id } } }`,
        country,
      });
      same([products.total_count, products.items.map(({ id }) => id)], [known.total, idsOf(known)], 'total and ids');
    },
  };
}

function productsOf(kit: Kit, request: GraphqlRequest): Promise<{ readonly products: Answered }> {
  return dataOf(kit, request);
}

function pageSizes(): readonly Check[] {
  const cases = [
    { name: 'none', given: 'pageSize: 0, currentPage: 0', expected: { page_size: 24, current_page: 1 } },
    { name: 'negative', given: 'pageSize: -3, currentPage: -1', expected: { page_size: 24, current_page: 1 } },
    { name: 'too-many', given: 'pageSize: 9999, currentPage: 2', expected: { page_size: 4_000, current_page: 2 } },
  ];
  return cases.map(({ name, given, expected }) => ({
    id: `graphql/page-${name}`,
    section: 6,
    operation: 'graphql',
    rule: `${given} is page_size ${expected.page_size}, current_page ${expected.current_page}`,
    async run(kit) {
      const query = `{ categories(${given}) { page_info { page_size current_page } } }`;
      same(await dataOf(kit, { query }), { categories: { page_info: expected } });
    },
  }));
}
