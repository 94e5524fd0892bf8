import type { FilterCode } from '#domain/catalog/filters.ts';

const promotions: readonly { readonly code: FilterCode; readonly most: number }[] = [
  { code: 'rts', most: 1 },
  { code: 'size', most: 3 },
  { code: 'color', most: 3 },
  { code: 'price', most: 1 },
];

type Value = { readonly count: number; readonly isChosen: boolean; readonly isOut: boolean };

type Group<V extends Value> = { readonly code: FilterCode; readonly values: readonly V[] };

/** Of each attribute that most shoppers narrow by the values with the most hits. One that all of the list has narrows nothing. */
export function promotedOf<V extends Value>(groups: readonly Group<V>[], total: number): readonly V[] {
  return promotions.flatMap(({ code, most }) => {
    const values = groups.find((group) => group.code === code)?.values ?? [];
    const useful = values.filter(({ isChosen, isOut, count }) => !isChosen && !isOut && count < total);
    return useful.toSorted((a, b) => b.count - a.count).slice(0, most);
  });
}
