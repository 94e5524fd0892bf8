import { sql } from 'kysely';
import { columnOf, listOf, valuesOf } from './search-filters.ts';
import type { AvailableFilter, PriceRange, Scope } from './search-query.ts';
import type { Fragment, SearchSource } from './search-source.ts';

export type TermsRow = { readonly field: string; readonly key: unknown; readonly doc_count: number };

/** What the facets count, carried by each row of `matching`: one column each, in their order. */
export function facetColumns(source: SearchSource, wanted: readonly AvailableFilter[]): readonly Fragment[] {
  return wanted.map((facet, at) => sql`${carriedOf(source, facet)} as ${columnAt(at)}`);
}

function columnAt(at: number): Fragment {
  return sql.ref(`facet_${at}`);
}

/** Paise of what is counted in ranges; the value of a field that has one, whole numbers where the source lists them, else any values as JSON. */
function carriedOf(source: SearchSource, { field, scope = 'catalog' }: AvailableFilter): Fragment {
  if (isRange(source, field) && source.paise) return source.paise;
  const column = columnOf(source, field, scope);
  if (column) return column;
  if (isListed(source, field, scope)) return sql`${listOf(source, field, scope)}`;
  return sql`(select coalesce(jsonb_agg(value), '[]') from (${valuesOf(source, field, scope)}) v)`;
}

function isListed(source: SearchSource, field: string, scope: Scope): boolean {
  return listOf(source, field, scope) !== null;
}

/**
 * Counts over the rows of `matching`, as the tables `counted` and `terms`. Many products have the same value, or the same
 * list of values: how often each comes is counted for all facets in one run, and lists are taken apart afterwards.
 */
export function facetTables(source: SearchSource, wanted: readonly AvailableFilter[]): Fragment {
  const all = wanted.flatMap((facet, at) => (isRange(source, facet.field) ? [] : [{ facet, at }]));
  if (all.length === 0)
    return sql`terms as (select null::text as field, null::jsonb as key, 0 as doc_count where false)`;
  const columns = all.map(({ at }) => columnAt(at));
  const sets = sql.join(columns.map((column) => sql`(${column})`));
  const terms = all.map(({ facet, at }, place) => sql`(${termsRows(source, facet, { at, place })})`);
  return sql`
    counted as materialized (
      select ${sql.join(columns)}, ${placeOf(columns)} as facet, count(*) as times
      from matching group by grouping sets (${sets})
    ),
    terms as (${sql.join(terms, sql` union all `)})`;
}

/** Which of the columns a row is grouped by. */
function placeOf(columns: readonly Fragment[]): Fragment {
  return sql`case 0 ${sql.join(
    columns.map((column, place) => sql`when grouping(${column}) then ${sql.lit(place)}`),
    sql` `,
  )} end`;
}

/** The price of a product is counted in ranges; every other field by its values. */
export function isRange(source: SearchSource, field: string): boolean {
  return field === 'price' && source.paise !== null;
}

type FacetPlace = { readonly at: number; readonly place: number };

/** A row counts once for each of its values, the commonest first. */
function termsRows(
  source: SearchSource,
  { field, scope = 'catalog', options }: AvailableFilter,
  { at, place }: FacetPlace,
): Fragment {
  const column = columnAt(at);
  const isFacet = sql`facet = ${sql.lit(place)}`;
  const values = columnOf(source, field, scope)
    ? single(field, column, isFacet)
    : several(column, isFacet, isListed(source, field, scope));
  return sql`
    select ${field}::text as field, to_jsonb(value) as key, sum(times)::int as doc_count
    from ${values}
    group by value order by doc_count desc, value limit ${options?.size ?? 100}`;
}

/** Null is no value, and neither is a discount of nothing. Contract, section 6. */
function single(field: string, column: Fragment, isFacet: Fragment): Fragment {
  const isValue = field === 'discount' ? sql`value <> 0` : sql`value is not null`;
  return sql`(select ${column} as value, times from counted where ${isFacet}) each where ${isValue}`;
}

function several(column: Fragment, isFacet: Fragment, isListed: boolean): Fragment {
  return isListed
    ? sql`counted cross join lateral unnest(${column}) value where ${isFacet}`
    : sql`counted cross join lateral jsonb_array_elements(${column}) value
      where ${isFacet} and jsonb_typeof(value) in ('number', 'string', 'boolean')`;
}

const DEFAULT_RANGES: readonly PriceRange[] = [
  { from: 0, to: 50 },
  { from: 50, to: 100 },
  { from: 100, to: 150 },
  { from: 150 },
]; // contract, section 6

export function rangesOf(facet: AvailableFilter): readonly PriceRange[] {
  return facet.options?.ranges ?? DEFAULT_RANGES;
}

/** The counts of the price facet that stands at a place: a list, one per range; from inclusive, to exclusive. */
export function rangeCounts(facet: AvailableFilter, at: number): Fragment {
  const counts = rangesOf(facet).map(({ from, to }) => {
    const least = from === undefined ? sql`true` : sql`${columnAt(at)} >= ${paiseFrom(from)}`;
    const most = to === undefined ? sql`true` : sql`${columnAt(at)} < ${paiseFrom(to)}`;
    return sql`count(*) filter (where ${least} and ${most})::int`;
  });
  if (counts.length === 0) return sql`'[]'::jsonb`;
  return sql`(select to_jsonb(array[${sql.join(counts)}]::integer[]) from matching)`;
}

/** The first whole paise that are no less than an amount, within what a column of paise holds. */
function paiseFrom(amount: number): Fragment {
  return sql`least(greatest(ceil(${amount}::numeric * 100), -1), 9000000000000000000)::bigint`;
}
