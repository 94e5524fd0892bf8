import { pageSizeOf, type SearchFields } from '#api/catalog/read-search.ts';
import type { EntityType } from '#api/catalog/search-query.ts';

/** Arguments of a query as GraphQL has read them: of the right types, and any of them may be null. */
export type QueryArguments = {
  readonly search?: string | null;
  readonly filter?: FilterInput | null;
  /** The filter of customAttributeMetadata. */
  readonly attributes?: FilterInput | null;
  readonly pageSize?: number | null;
  readonly currentPage?: number | null;
  readonly sort?: Readonly<Record<string, 'ASC' | 'DESC' | null>> | null;
  readonly aggregations?: readonly FacetInput[] | null;
  readonly groupId?: number | null;
  readonly groupToken?: string | null;
};

type FilterInput = Readonly<Record<string, unknown>>;
type RangeInput = { readonly from?: number | null; readonly to?: number | null };
type FacetInput = {
  readonly field: string;
  readonly scope?: string | null;
  readonly size?: number | null;
  readonly ranges?: readonly RangeInput[] | null;
};
type CustomFilter = { readonly attribute: string; readonly value: unknown };

/** Names that GraphQL cannot spell as they are. Source: contract, schema.graphql. */
const FIELD_OF: Readonly<Record<string, string>> = {
  stock_is_in_stock: 'stock.is_in_stock',
  stock_qty: 'stock.qty',
  configurable_children_sku: 'configurable_children.sku',
  category_name: 'category.name',
};

/** A query in the words of GET /api/catalog, which checks what is in them. */
export function searchFieldsOf(type: EntityType, given: QueryArguments, sortKeys: readonly string[]): SearchFields {
  const { groupId, groupToken, pageSize } = given;
  const size = pageSizeOf(pageSize ?? 0);
  return {
    type,
    searchQuery: {
      _searchText: given.search ?? '',
      _appliedFilters: filtersOf(given.filter ?? given.attributes ?? {}),
      _availableFilters: (given.aggregations ?? []).map(facetOf),
    },
    size,
    from: (currentPageOf(given) - 1) * size,
    sort: sortKeys.flatMap((key) => sortPart(key, given.sort?.[key])).join(','),
    ...(typeof groupId === 'number' ? { groupId } : {}),
    ...(typeof groupToken === 'string' ? { groupToken } : {}),
  };
}

/** Counted from 1; below 1 stands for 1. */
export function currentPageOf({ currentPage }: QueryArguments): number {
  return Math.max(1, currentPage ?? 1);
}

function filtersOf(filter: FilterInput): readonly object[] {
  return Object.entries(filter).flatMap(([name, value]) => {
    if (value === null) return [];
    if (name !== 'custom') return [filterOf(FIELD_OF[name] ?? name, value)];
    return (value as readonly CustomFilter[]).map((custom) => filterOf(custom.attribute, custom.value));
  });
}

/** A null as operand stays: it is refused, as it is by GET /api/catalog. */
function filterOf(attribute: string, value: unknown): object {
  const { scope, ...operators } = value as { readonly scope?: string | null };
  return { attribute, value: operators, scope: scope ?? 'default' };
}

function facetOf({ field, scope, size, ranges }: FacetInput): object {
  const wanted = ranges ? { ranges: ranges.map(rangeOf) } : {};
  return { field, scope: scope ?? 'catalog', options: { size: size ?? 100, ...wanted } };
}

/** An end that is null is open, as one that is missing. */
function rangeOf({ from, to }: RangeInput): object {
  return { ...(typeof from === 'number' ? { from } : {}), ...(typeof to === 'number' ? { to } : {}) };
}

function sortPart(key: string, direction: 'ASC' | 'DESC' | null | undefined): readonly string[] {
  return direction ? [`${FIELD_OF[key] ?? key}:${direction.toLowerCase()}`] : [];
}
