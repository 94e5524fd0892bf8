import type { FilterValue } from './filters-model.ts';

type Place = { readonly pathname: string; readonly search: string };

const WHOLE = 'all'; // of an address: the groups whose values are all shown
const MOST = 12;
const FEW_MORE = 3; // a group that is hardly longer is shown whole

/** The values of a long group that have the most hits, and all that are chosen, in the order of the group. */
export function mostUseful(values: readonly FilterValue[]): readonly FilterValue[] {
  if (values.length <= MOST + FEW_MORE) return values;
  const best = new Set(values.toSorted((a, b) => b.count - a.count).slice(0, MOST));
  return values.filter((value) => value.isChosen || best.has(value));
}

/** Whether an address asks for all values of a group. */
export function isWhole(code: string, { search }: Place): boolean {
  return new URLSearchParams(search).getAll(WHOLE).includes(code);
}

/** The address of the same list with all values of a group, for a page without scripts. */
export function wholeGroupAddress(code: string, { pathname, search }: Place): string {
  const query = new URLSearchParams(search);
  query.append(WHOLE, code);
  return `${pathname}?${query}#filters`;
}
