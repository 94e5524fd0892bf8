import { type LabelOf, labelFrom } from './bucket-labels.ts';
import type { Found } from './run-search.ts';
import type { TermsRow } from './search-facets.ts';
import type { AvailableFilter, PriceRange } from './search-query.ts';
import { rangesOf } from './search-ranges.ts';

/** The `aggregations` of a search reply, one entry for each wanted facet, also without buckets. */
export function aggregationsOf(found: Found, wanted: readonly AvailableFilter[]): Record<string, unknown> {
  const labelOf = labelFrom(found.labels);
  return Object.fromEntries(
    wanted.map((facet) =>
      facet.field === 'price'
        ? ['agg_range_price', { buckets: rangesOf(facet).flatMap((range, at) => rangeBucket(range, found.ranges[at])) }]
        : [`agg_terms_${facet.field}`, { buckets: termsOf(found.terms, facet.field, labelOf) }],
    ),
  );
}

function termsOf(rows: readonly TermsRow[], field: string, labelOf: LabelOf) {
  const own = rows.filter((row) => row.field === field);
  return own.map(({ key, doc_count }) => ({
    key: Number.isInteger(key) ? key : String(key),
    label: labelOf(field, key),
    doc_count,
  }));
}

/** None where nothing has a price that could be counted. */
function rangeBucket({ from, to }: PriceRange, doc_count: number | undefined) {
  if (doc_count === undefined) return [];
  return {
    key: `${from ?? '*'}-${to ?? '*'}`,
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
    doc_count,
  };
}
