import { expect } from 'vitest';
import type { SearchQuery } from '#api/catalog/search-query.ts';
import { askGraphql } from '#api/testing/ask-graphql.ts';
import type { TestApi } from '#api/testing/open-test-api.ts';

type Page = { readonly items: readonly { readonly id: number }[]; readonly aggregations?: unknown };
export type Rest = { readonly query?: SearchQuery; readonly more?: string };
export type Graphql = { readonly types: string; readonly variables: Readonly<Record<string, unknown>> };

/** The same search in both ways: what it finds, how many there are, and what the facets count. */
export async function inBothWays(
  shop: TestApi,
  [name, type]: readonly [string, string],
  { query = {}, more = '' }: Rest,
  { types, variables }: Graphql,
  country = 'IN',
) {
  const request = encodeURIComponent(JSON.stringify(query));
  const address = `/api/catalog?type=${type}&request=${request}&${more}`;
  const headers = { 'country-id': country };
  const { result } = await shop.call<Page & { total: number }>('catalogSearch', address, { headers });
  const names = Object.keys(variables);
  const given = names.map((argument) => `${argument}: $${argument}`).join(', ');
  const facets = type === 'product' ? 'aggregations' : '';
  const { body } = await askGraphql<Readonly<Record<string, Page & { total_count: number }>>>(shop.api, {
    query: `query (${types}) { found: ${name}(${given}) { items { id } total_count ${facets} } }`,
    variables,
    country,
  });
  expect(body.errors).toBeUndefined();
  const found = body.data?.['found'];
  const plain = (page: Page, total: number) => ({
    ids: page.items.map(({ id }) => id),
    total,
    aggregations: page.aggregations ?? {},
  });
  return {
    rest: plain(result, result.total),
    graphql: found ? plain(found, found.total_count) : null,
  };
}
