import { KURTA } from '#contract-kit/calls/reference-data.ts';
import type { Check } from '#contract-kit/run/check.ts';
import { holds, same } from '#contract-kit/run/mismatch.ts';

/** Section 6 over GraphQL. */
export const queryChecks: readonly Check[] = [
  {
    id: 'graphql/as-search',
    section: 6,
    operation: 'graphql',
    rule: 'products over GraphQL are those of the search',
    async run({ client }) {
      const query = `query P($f: ProductFilterInput) { products(filter: $f, pageSize: 1) { total_count items { sku } } }`;
      const { body } = await client.call('graphql', { body: { query, variables: { f: { sku: { eq: KURTA } } } } });
      const { data } = body as { readonly data: { readonly products: unknown } };
      same(data.products, { total_count: 1, items: [{ sku: KURTA }] });
    },
  },
  {
    id: 'graphql/faulty',
    section: 6,
    operation: 'graphql',
    rule: 'a query that cannot be parsed or validated answers 400 with errors',
    async run({ client }) {
      for (const query of ['{', '{ nothing }', 'query { products { nothing } }', '']) {
        const { status, body } = await client.call('graphql', { body: { query } });
        same(status, 400, `status of ${query}`);
        holds(((body as { readonly errors?: readonly unknown[] }).errors ?? []).length > 0, 'errors', body);
      }
    },
  },
];
