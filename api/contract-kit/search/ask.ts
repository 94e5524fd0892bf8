import type { Parts } from '#api/contract-kit/calls/client.ts';
import type { Kit } from '#api/contract-kit/calls/kit.ts';
import type { Found, Product } from '#api/contract-kit/calls/shapes.ts';
import type { Country } from '#api/contract-kit/money/rules.ts';

export type Filter = { readonly attribute: string; readonly value: unknown; readonly scope?: 'default' | 'catalog' };
export type Facet = { readonly field: string; readonly scope?: string; readonly options?: unknown };

export type Question = {
  readonly type?: string;
  readonly text?: string;
  readonly filters?: readonly Filter[];
  readonly facets?: readonly Facet[];
  readonly sort?: string;
  readonly size?: number;
  readonly from?: number;
  readonly country?: Country;
};

const ALL = 4_000;

/** A search by POST, so that no filter is too long for it; without a size everything that fits. */
export function ask<T = Product>({ client }: Kit, question: Question): Promise<Found<T>> {
  return client.succeed<Found<T>>('catalogSearchPost', partsOf(question));
}

/** The same by GET. */
export function askByGet<T = Product>({ client }: Kit, question: Question): Promise<Found<T>> {
  const { body, headers } = partsOf(question);
  const { searchQuery, ...rest } = body;
  const named = Object.entries(rest).map(([name, value]) => [name, String(value)]);
  const query = { ...Object.fromEntries(named), request: JSON.stringify(searchQuery) };
  return client.succeed<Found<T>>('catalogSearch', { query, headers });
}

function partsOf({ type = 'product', text, filters, facets, country = 'IN', size = ALL, ...rest }: Question) {
  const searchQuery = {
    ...(text === undefined ? {} : { _searchText: text }),
    ...(filters ? { _appliedFilters: filters } : {}),
    ...(facets ? { _availableFilters: facets } : {}),
  };
  return { body: { type, searchQuery, size, ...rest }, headers: { 'country-id': country } } satisfies Parts;
}

/** Keeps a search within the products that the kit has read, however large the shop is. */
export async function withinCatalog(kit: Kit): Promise<Filter> {
  const products = await kit.catalog();
  return { attribute: 'id', value: { lte: products.at(-1)?.id ?? 0 } };
}

export function idsOf(found: Found<{ readonly id: number }>): readonly number[] {
  return found.items.map(({ id }) => id);
}
