import { sql } from 'kysely';
import { columnOf, listOf, valuesIn, valuesOf } from './search-filters.ts';
import type { AvailableFilter } from './search-query.ts';
import { bucketOf } from './search-ranges.ts';
import type { Fragment, SearchSource, ValueList } from './search-source.ts';

export type TermsRow = { readonly field: string; readonly key: unknown; readonly doc_count: number };

/** The facets of a search, each with the place of the column of `matching` that is counted for it. */
export type Facet = AvailableFilter & { readonly at: number };

/** Two fields whose values stand in one list are counted together: of one column twice a database makes one. */
export function facetsOf(source: SearchSource, wanted: readonly AvailableFilter[]): readonly Facet[] {
  const columns = wanted.map((facet) => listOf(source, facet.field, facet.scope ?? 'catalog')?.column ?? facet);
  return wanted.map((facet, place) => ({ ...facet, at: columns.indexOf(columns[place] ?? facet) }));
}

/** Those that have a column of their own. */
function counted(facets: readonly Facet[]): readonly Facet[] {
  return facets.filter(({ at }, place) => at === place);
}

/** What the facets count, carried by each row of `matching`. */
export function facetColumns(source: SearchSource, facets: readonly Facet[]): readonly Fragment[] {
  return counted(facets).map((facet) => sql`${carriedOf(source, facet)} as ${columnAt(facet.at)}`);
}

function columnAt(at: number): Fragment {
  return sql.ref(`facet_${at}`);
}

/** The range of what is counted in ranges; the value of a field that has one, the id of its list where there is one, else any values as JSON. */
function carriedOf(source: SearchSource, facet: AvailableFilter): Fragment {
  const { field, scope = 'catalog' } = facet;
  if (isRange(source, field) && source.paise) return bucketOf(facet, source.paise);
  const column = columnOf(source, field, scope);
  if (column) return column;
  const list = listOf(source, field, scope);
  if (list) return list.column;
  return sql`(select coalesce(jsonb_agg(value), '[]') from (${valuesOf(source, field, scope)}) v)`;
}

/**
 * How often each value, or each whole list of values, comes among the rows of `matching`: for all facets in one run, as the
 * table `counted`. Which facet a row of it is about is `facet`.
 */
export function countsOf(facets: readonly Facet[]): Fragment {
  const places = counted(facets).map(({ at }) => at);
  const columns = places.map(columnAt);
  if (columns.length === 0) return sql`select 0 as facet, count(*) as times from matching`;
  const sets = sql.join(columns.map((column) => sql`(${column})`));
  return sql`
    select ${sql.join(columns)}, ${placeOf(places)} as facet, count(*) as times
    from matching group by grouping sets (${sets})`;
}

/** Which of the columns a row is grouped by. */
function placeOf(places: readonly number[]): Fragment {
  const cases = places.map((at) => sql`when grouping(${columnAt(at)}) then ${sql.lit(at)}`);
  return sql`case 0 ${sql.join(cases, sql` `)} end`;
}

/** Every row is counted once for each facet, so that any facet tells how many there are. */
export const TOTAL = sql`(select coalesce(sum(times), 0)::int from counted where facet = 0)`;

/** The counts of the facets by their values, over the rows of `counted`, as the table `terms`. */
export function termsOf(source: SearchSource, facets: readonly Facet[]): Fragment {
  const terms = facets.flatMap((facet) => (isRange(source, facet.field) ? [] : [sql`(${termsRows(source, facet)})`]));
  if (terms.length === 0) return sql`select null::text as field, null::jsonb as key, 0 as doc_count where false`;
  return sql.join(terms, sql` union all `);
}

/** The price of a product is counted in ranges; every other field by its values. */
export function isRange(source: SearchSource, field: string): boolean {
  return field === 'price' && source.paise !== null;
}

/** A row counts once for each of its values, the commonest first. */
function termsRows(source: SearchSource, { field, scope = 'catalog', options, at }: Facet): Fragment {
  const list = listOf(source, field, scope);
  const values = columnOf(source, field, scope) ? single(field, at) : list ? listed(list, at) : several(at);
  return sql`
    select ${field}::text as field, to_jsonb(value) as key, sum(times)::int as doc_count
    from ${values}
    group by value order by doc_count desc, value limit ${options?.size ?? 100}`;
}

/** Null is no value, and neither is a discount of nothing. Contract, section 6. */
function single(field: string, at: number): Fragment {
  const isValue = field === 'discount' ? sql`value <> 0` : sql`value is not null`;
  return sql`(select ${columnAt(at)} as value, times from counted where facet = ${sql.lit(at)}) each where ${isValue}`;
}

function listed(list: ValueList, at: number): Fragment {
  return sql`
    counted join value_lists on value_lists.id = ${columnAt(at)} cross join lateral ${valuesIn(list)} value
    where facet = ${sql.lit(at)}`;
}

function several(at: number): Fragment {
  return sql`
    counted cross join lateral jsonb_array_elements(${columnAt(at)}) value
    where facet = ${sql.lit(at)} and jsonb_typeof(value) in ('number', 'string', 'boolean')`;
}
