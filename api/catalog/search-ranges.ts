import { sql } from 'kysely';
import type { AvailableFilter, PriceRange } from './search-query.ts';
import type { Fragment } from './search-source.ts';

const DEFAULT_RANGES: readonly PriceRange[] = [
  { from: 0, to: 50 },
  { from: 50, to: 100 },
  { from: 100, to: 150 },
  { from: 150 },
]; // contract, section 6

export function rangesOf(facet: AvailableFilter): readonly PriceRange[] {
  return facet.options?.ranges ?? DEFAULT_RANGES;
}

/** All ends of the ranges of a facet, from below. */
function endsOf(facet: AvailableFilter): readonly number[] {
  const ends = rangesOf(facet).flatMap(({ from, to }) => [from ?? [], to ?? []].flat());
  return [...new Set(ends)].toSorted((one, other) => one - other);
}

/** How many of the ends a price has reached: one small number tells every range that it is in, also where they overlap. */
export function bucketOf(facet: AvailableFilter, paise: Fragment): Fragment {
  const ends = endsOf(facet);
  if (ends.length === 0) return sql`0`;
  return sql`width_bucket(${paise}, array[${sql.join(ends.map(paiseFrom))}])`;
}

/** The first whole paise that are no less than an amount, within what a column of paise holds. */
function paiseFrom(amount: number): Fragment {
  return sql`least(greatest(ceil(${amount}::numeric * 100), -1), 9000000000000000000)::bigint`;
}

/**
 * The counts of a price facet over the rows of `counted`: a list, one per range; from inclusive, to exclusive.
 */
export function rangeCounts(facet: AvailableFilter & { readonly at: number; readonly set: number }): Fragment {
  const ends = endsOf(facet);
  const bucket = sql.ref(`facet_${facet.at}`);
  const counts = rangesOf(facet).map(({ from, to }) => {
    const least = from === undefined ? sql`true` : sql`${bucket} > ${sql.lit(ends.indexOf(from))}`;
    const most = to === undefined ? sql`true` : sql`${bucket} <= ${sql.lit(ends.indexOf(to))}`;
    return sql`coalesce(sum(times) filter (where ${least} and ${most}), 0)::int`;
  });
  if (counts.length === 0) return sql`'[]'::jsonb`;
  return sql`(select to_jsonb(array[${sql.join(counts)}]::integer[]) from counted where counted_set = ${sql.lit(facet.set)})`;
}
