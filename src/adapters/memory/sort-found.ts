import type { FieldReader, FieldValue } from './match-condition.ts';

/** How a field is read, and which fields can be sorted by. */
export type Order<T> = { readonly read: FieldReader<T>; readonly sorts: readonly string[] };

type Key = { readonly field: string; readonly isDescending: boolean };

/**
 * Sorts by `field:asc|desc`, several by commas, all among those that can be sorted by. Missing values come last, ties
 * by id in the direction of the first key.
 */
export function inOrderOf<T extends { readonly id: number }>(
  sort: string,
  items: readonly T[],
  { read, sorts }: Order<T>,
): readonly T[] {
  const keys = sort
    .split(',')
    .map(keyOf)
    .filter(({ field }) => sorts.includes(field));
  const byId: Key = { field: 'id', isDescending: keys[0]?.isDescending ?? false };
  return items.toSorted((a, b) => {
    const differences = [...keys, byId].map((key) => compare(read(a, key.field)[0], read(b, key.field)[0], key));
    return differences.find((difference) => difference !== 0) ?? 0;
  });
}

function keyOf(text: string): Key {
  const [field = '', direction] = text.split(':');
  return { field, isDescending: direction === 'desc' };
}

function compare(a: FieldValue | undefined, b: FieldValue | undefined, { isDescending }: Key): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  const upwards = a < b ? -1 : Number(a > b);
  return isDescending ? -upwards : upwards;
}
