import type { FilterCode } from '#domain/catalog/filters.ts';

/** Whoever looks for one of these finds it by the order of all. */
const SCALES: readonly FilterCode[] = ['size', 'price', 'discount'];

/** The values that still lead to a product first, the others behind them, each in the order of their group; a scale as it is. */
export function deadEndsLast<Value extends { readonly isOut: boolean }>(
  code: FilterCode,
  values: readonly Value[],
): readonly Value[] {
  return SCALES.includes(code) ? values : values.toSorted((one, other) => Number(one.isOut) - Number(other.isOut));
}
