import type { Facet, FacetValue, FilterCode } from './filters.ts';

/**
 * The values on offer with the counts of the present choice. A value without a hit stays, with count 0, so that nothing
 * disappears under a finger. `counted` brings for each attribute the counts that hold for it.
 */
export function withCounts(
  offered: readonly Facet[],
  counted: (code: FilterCode) => readonly Facet[],
): readonly Facet[] {
  return offered.map(({ code, values }) => {
    const present = counted(code).find((facet) => facet.code === code)?.values ?? [];
    const counts = new Map(present.map(({ id, count }) => [id, count]));
    return { code, values: values.map((value) => ({ ...value, count: counts.get(value.id) ?? 0 })) };
  });
}

/** The facets in the shop's order, each in the order a shopper expects, without the empty ones. */
export function arranged(facets: readonly Facet[], codes: readonly FilterCode[]): readonly Facet[] {
  return codes.flatMap((code) => {
    const values = facets.find((facet) => facet.code === code)?.values ?? [];
    return values.length === 0 ? [] : [{ code, values: inOrder(code, values) }];
  });
}

/** Sizes grow, discounts shrink, prices keep their order; everything else goes by its name. */
function inOrder(code: FilterCode, values: readonly FacetValue[]): readonly FacetValue[] {
  switch (code) {
    case 'price':
      return values;
    case 'size':
      return values.toSorted((a, b) => Number(a.id) - Number(b.id));
    case 'discount':
      return values.toSorted((a, b) => Number(b.id) - Number(a.id));
    default:
      return values.toSorted((a, b) => (a.label < b.label ? -1 : Number(a.label > b.label)));
  }
}
