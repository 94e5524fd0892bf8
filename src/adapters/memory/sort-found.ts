import type { FieldReader, FieldValue } from './match-condition.ts';

type Key = { readonly field: string; readonly isDescending: boolean };

/** Sorts by `field:asc|desc`, several by commas; missing values last, ties by id in the direction of the first key. */
export function inOrderOf<T extends { readonly id: number }>(
  sort: string,
  items: readonly T[],
  read: FieldReader<T>,
): readonly T[] {
  const keys = sort.split(',').filter(Boolean).map(keyOf);
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
