import { sql } from 'kysely';
import { listOf, valuesOf } from './search-filters.ts';
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

/** The value of a field that has one, whole numbers where the source lists them, else any values as JSON. */
function carriedOf(source: SearchSource, { field, scope = 'catalog' }: AvailableFilter): Fragment {
  const column = source.columns.get(field);
  if (column) return column;
  if (isListed(source, field, scope)) return sql`${listOf(source, field, scope)}`;
  return sql`(select coalesce(jsonb_agg(value), '[]') from (${valuesOf(source, field, scope)}) v)`;
}

function isListed(source: SearchSource, field: string, scope: Scope): boolean {
  return listOf(source, field, scope) !== null;
}

/** Counts over the rows of `matching`: one part per wanted facet, terms for all but the price. */
export function facetRows(source: SearchSource, wanted: readonly AvailableFilter[]): Fragment {
  const terms = wanted.flatMap((facet, at) => (isRange(source, facet.field) ? [] : [termsRows(source, facet, at)]));
  if (terms.length === 0) return sql`select null::text as field, null::jsonb as key, 0 as doc_count where false`;
  return sql.join(
    terms.map((rows) => sql`(${rows})`),
    sql` union all `,
  );
}

/** The price of a product is counted in ranges; every other field by its values. */
export function isRange(source: SearchSource, field: string): boolean {
  return field === 'price' && source.columns.has('price');
}

/** A row counts once for each of its values, the commonest first. */
function termsRows(source: SearchSource, { field, scope = 'catalog', options }: AvailableFilter, at: number): Fragment {
  const column = columnAt(at);
  const values = source.columns.has(field) ? single(field, column) : several(column, isListed(source, field, scope));
  return sql`
    select ${field}::text as field, to_jsonb(value) as key, count(*)::int as doc_count
    from ${values}
    group by value order by doc_count desc, value limit ${options?.size ?? 100}`;
}

/** Null is no value, and neither is a discount of nothing. Contract, section 6. */
function single(field: string, column: Fragment): Fragment {
  const isValue = field === 'discount' ? sql`value <> 0` : sql`value is not null`;
  return sql`(select ${column} as value from matching) each where ${isValue}`;
}

function several(column: Fragment, isListed: boolean): Fragment {
  return isListed
    ? sql`matching cross join lateral unnest(${column}) value`
    : sql`matching cross join lateral jsonb_array_elements(${column}) value
      where jsonb_typeof(value) in ('number', 'string', 'boolean')`;
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
    const least = from === undefined ? sql`true` : sql`${columnAt(at)} >= ${from}::numeric`;
    const most = to === undefined ? sql`true` : sql`${columnAt(at)} < ${to}::numeric`;
    return sql`count(*) filter (where ${least} and ${most})::int`;
  });
  if (counts.length === 0) return sql`'[]'::jsonb`;
  return sql`(select to_jsonb(array[${sql.join(counts)}]::integer[]) from matching)`;
}
