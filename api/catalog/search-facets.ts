import { sql } from 'kysely';
import { columnOf, listOf, valuesOf } from './search-filters.ts';
import type { AvailableFilter } from './search-query.ts';
import { bucketOf } from './search-ranges.ts';
import type { Fragment, SearchSource, ValueList } from './search-source.ts';

export type TermsRow = { readonly field: string; readonly key: unknown; readonly doc_count: number };

/** A facet of a search: the place of the column of `matching` that is counted for it, and of the first it is counted with. */
export type Facet = AvailableFilter & { readonly at: number; readonly set: number };

/**
 * Two fields whose values stand in one list are counted together, for of one column twice a database makes one. So are those
 * that have few values between them: to look for one place of all takes less time than for a place of each.
 */
export function facetsOf(source: SearchSource, wanted: readonly AvailableFilter[]): readonly Facet[] {
  const lists = wanted.map((facet) => listOf(source, facet.field, facet.scope ?? 'catalog'));
  const columns = wanted.map((facet, place) => lists[place]?.column ?? facet);
  const sets = wanted.map(({ field }, place) =>
    lists[place]?.hasFew ? 'few' : PRICES.includes(field) ? 'prices' : columns[place],
  );
  return wanted.map((facet, place) => {
    return { ...facet, at: columns.indexOf(columns[place] ?? facet), set: sets.indexOf(sets[place]) };
  });
}

/** A percentage, and the range of what it leaves. */
const PRICES: readonly string[] = ['price', 'discount'];

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

/** The range of what is counted in ranges; the value of a field that has one, or the id of its list; else any values as JSON. */
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
 * table `counted`. Which of the facets a row of it is about is `counted_set`.
 */
export function countsOf(facets: readonly Facet[]): Fragment {
  const own = counted(facets);
  if (own.length === 0) return sql`select 0 as counted_set, count(*) as times from matching`;
  const columns = own.map(({ at }) => columnAt(at));
  const firsts = own.filter(({ at, set }) => at === set);
  const sets = firsts.map(({ at }) => own.filter(({ set }) => set === at).map((facet) => columnAt(facet.at)));
  return sql`
    select ${sql.join(columns)}, ${setOf(firsts)} as counted_set, count(*) as times
    from matching group by grouping sets (${sql.join(sets.map((set) => sql`(${sql.join(set)})`))})`;
}

/** By which of the sets a row is grouped. */
function setOf(firsts: readonly Facet[]): Fragment {
  const cases = firsts.map(({ at }) => sql`when grouping(${columnAt(at)}) then ${sql.lit(at)}`);
  return sql`case 0 ${sql.join(cases, sql` `)} end`;
}

/** Every row is counted once in each set, so that any of them tells how many there are. */
export const TOTAL = sql`(select coalesce(sum(times), 0)::int from counted where counted_set = 0)`;

/**
 * The counts of the facets by their values, the commonest first, over the rows of `counted`, as the table `terms`. A row
 * counts once for each of its values.
 */
export function termsOf(source: SearchSource, facets: readonly Facet[]): Fragment {
  const all = facets
    .filter(({ field }) => !isRange(source, field))
    .map((facet) => ({ facet, list: listOf(source, facet.field, facet.scope ?? 'catalog') }));
  const listed = all.flatMap(({ facet, list }) => (list ? [{ facet, list }] : []));
  const others = all.flatMap(({ facet, list }) => (list ? [] : [termsRows(source, facet)]));
  const terms = [...(listed.length > 0 ? [listedTerms(listed)] : []), ...others];
  if (terms.length === 0) return sql`select null::text as field, null::jsonb as key, 0 as doc_count where false`;
  return sql.join(
    terms.map((rows) => sql`(${rows})`),
    sql` union all `,
  );
}

/** The price of a product is counted in ranges; every other field by its values. */
export function isRange(source: SearchSource, field: string): boolean {
  return field === 'price' && source.paise !== null;
}

type Listed = { readonly facet: Facet; readonly list: ValueList };

/** All facets whose values stand in lists, at once: a database takes longer to plan several than to do one. */
function listedTerms(listed: readonly Listed[]): Fragment {
  const asked = listed.map(({ facet, list }) => {
    const size = sql`${facet.options?.size ?? DEFAULT_SIZE}::integer`;
    return sql`(${facet.field}::text, ${sql.lit(facet.at)}, ${sql.lit(facet.set)}, ${list.without}::integer, ${size})`;
  });
  const places = [...new Set(listed.map(({ facet }) => facet.at))];
  const ids = places.map((at) => sql`when ${sql.lit(at)} then ${columnAt(at)}`);
  return sql`
    select field, to_jsonb(value) as key, doc_count
    from (
      select field, most, value, sum(times)::int as doc_count,
        row_number() over (partition by field order by sum(times) desc, value) as place
      from (values ${sql.join(asked)}) asked (field, at, counted_set, without, most)
      join counted using (counted_set)
      join value_lists on value_lists.id = case at ${sql.join(ids, sql` `)} end
      cross join lateral unnest(list) value
      where value is distinct from without
      group by field, most, value
    ) ranked
    where place <= most order by place`;
}

const DEFAULT_SIZE = 100; // contract, section 6

function termsRows(source: SearchSource, { field, scope = 'catalog', options, at, set }: Facet): Fragment {
  const place = { column: columnAt(at), isOwn: sql`counted_set = ${sql.lit(set)}` };
  const values = columnOf(source, field, scope) ? single(field, place) : several(place);
  return sql`
    select ${field}::text as field, to_jsonb(value) as key, sum(times)::int as doc_count
    from ${values}
    group by value order by doc_count desc, value limit ${options?.size ?? DEFAULT_SIZE}`;
}

type Place = { readonly column: Fragment; readonly isOwn: Fragment };

/** Null is no value, and neither is a discount of nothing. Contract, section 6. */
function single(field: string, { column, isOwn }: Place): Fragment {
  const isValue = field === 'discount' ? sql`value <> 0` : sql`value is not null`;
  return sql`(select ${column} as value, times from counted where ${isOwn}) each where ${isValue}`;
}

function several({ column, isOwn }: Place): Fragment {
  return sql`
    counted cross join lateral jsonb_array_elements(${column}) value
    where ${isOwn} and jsonb_typeof(value) in ('number', 'string', 'boolean')`;
}
