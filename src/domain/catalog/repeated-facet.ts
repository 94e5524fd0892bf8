import type { FacetValue } from './filters.ts';

/**
 * Whether the one attribute only says again what the other one says: two of three of its values, or more, have a namesake
 * there, `Sarees` beside `Saree`.
 */
export function isRepeatedBy(one: readonly FacetValue[], other: readonly FacetValue[]): boolean {
  const repeated = one.filter(({ label }) => other.some((each) => isNamesake(label, each.label)));
  return one.length > 0 && repeated.length * 3 >= one.length * 2;
}

const LONGEST_ENDING = 2; // of a plural: Dresses, Kleider

function isNamesake(one: string, other: string): boolean {
  const [shorter = '', longer = ''] = [one.toLowerCase(), other.toLowerCase()].toSorted((a, b) => a.length - b.length);
  return longer.startsWith(shorter) && longer.length - shorter.length <= LONGEST_ENDING;
}
