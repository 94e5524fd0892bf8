import { sql } from 'kysely';
import { valuesOf } from './search-filters.ts';
import type { AvailableFilter, PriceRange } from './search-query.ts';
import type { Fragment, SearchSource } from './search-sources.ts';

export type TermsRow = { readonly field: string; readonly key: unknown; readonly doc_count: number };

/** Counts over the rows of `matching`: one part per wanted field, terms for all but the price. */
export function facetRows(source: SearchSource, wanted: readonly AvailableFilter[]): Fragment {
  const terms = wanted.filter(({ field }) => !isRange(source, field));
  if (terms.length === 0) return sql`select null::text as field, null::jsonb as key, 0 as doc_count where false`;
  return sql.join(
    terms.map((facet) => sql`(${termsRows(source, facet)})`),
    sql` union all `,
  );
}

/** The price of a product is counted in ranges; every other field by its values. */
export function isRange(source: SearchSource, field: string): boolean {
  return field === 'price' && source.columns.has('price');
}

function termsRows(source: SearchSource, { field, scope, options }: AvailableFilter): Fragment {
  const values = valuesOf(source, field, scope ?? 'catalog');
  const isBucket =
    field === 'discount' ? sql`value <> '0'` : sql`jsonb_typeof(value) in ('number', 'string', 'boolean')`;
  return sql`
    select ${field}::text as field, value as key, count(distinct id)::int as doc_count
    from matching cross join lateral (${values}) v
    where ${isBucket}
    group by value order by doc_count desc, value limit ${options?.size ?? 100}`;
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

/** A list of counts, one per range; from inclusive, to exclusive. */
export function rangeCounts(ranges: readonly PriceRange[]): Fragment {
  const counts = ranges.map(({ from, to }) => {
    const least = from === undefined ? sql`true` : sql`selling / 100.0 >= ${from}::numeric`;
    const most = to === undefined ? sql`true` : sql`selling / 100.0 < ${to}::numeric`;
    return sql`count(*) filter (where ${least} and ${most})::int`;
  });
  return sql`(select jsonb_build_array(${sql.join(counts)}) from matching)`;
}
