import type { Condition } from '#domain/catalog/search-query.ts';
import { wordsOf } from '#domain/catalog/words.ts';
import { type Money, paise } from '#domain/shared/money.ts';

export type FieldValue = string | number | boolean;

/** All values of a field; none when the field is missing or does not exist. */
export type FieldReader<T> = (item: T, field: string) => readonly FieldValue[];

/** A field with several values matches when any does; equality compares texts (contract, section 6). */
export function matches(values: readonly FieldValue[], condition: Condition): boolean {
  switch (condition.kind) {
    case 'is':
      return values.some((value) => String(value) === String(condition.value));
    case 'any-of':
      return values.some((value) => condition.values.map(String).includes(String(value)));
    case 'between':
      return values.some((value) => isBetween(Number(value), condition.from, condition.below));
    case 'priced':
      return values.some((value) => isBetween(paise(Number(value)), condition.from, condition.below));
    case 'begins':
      return values.some((value) => wordsOf(String(value)).some((word) => word.startsWith(condition.start)));
    default:
      return condition satisfies never;
  }
}

function isBetween<T extends number | Money>(value: T, from: T | null, below: T | null): boolean {
  return (from === null || value >= from) && (below === null || value < below);
}
