import type { WireAggregations, WireBucket } from '#adapters/wire/parse-aggregations.ts';
import { type Facet, type FacetValue, type FilterCode, filterCodes } from '#domain/catalog/filters.ts';

/** The values that a search counted. Values without a label are left out (CAT-027); price ranges need none. */
export function facetsOf(aggregations: WireAggregations): readonly Facet[] {
  return filterCodes.flatMap((code) => {
    const values = merged(bucketsOf(aggregations, code)).filter(({ label }) => code === 'price' || label !== '');
    return values.length === 0 ? [] : [{ code, values }];
  });
}

/** Older servers count what variants offer apart, as `_options` (contract, section 2). */
function bucketsOf(aggregations: WireAggregations, code: FilterCode): readonly WireBucket[] {
  if (code === 'price') return aggregations['agg_range_price'] ?? [];
  const name = `agg_terms_${code}`;
  return [...(aggregations[name] ?? []), ...(aggregations[`${name}_options`] ?? [])];
}

/** A value that was counted twice is the same products seen from two sides: the larger count holds. */
function merged(buckets: readonly WireBucket[]): readonly FacetValue[] {
  const values = new Map<string, FacetValue>();
  for (const { key, label, own_label: own, doc_count } of buckets) {
    const known = values.get(key);
    const count = Math.max(doc_count, known?.count ?? 0);
    values.set(key, { id: key, label: label.trim(), count, ...(own && { ownLabel: own.trim() }) });
  }
  return [...values.values()];
}
