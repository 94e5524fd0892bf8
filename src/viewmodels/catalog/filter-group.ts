import { isFilterCode } from '#domain/catalog/filters.ts';
import type { FilterValue } from './filter-value.ts';
import type { FilterGroup, FiltersModel } from './filters-model.ts';

type Fields = FiltersModel['chosenFields'];
type Place = { readonly pathname: string; readonly search: string };

const WHOLE = 'all'; // in an address it names the groups whose values are all shown
const MOST = 6; // as many as leave the next group in sight
const MOST_SIZES = 12; // they stand several in a row
const FEW_MORE = 2; // a group that is hardly longer is shown whole

/** The values of a long group that have the most hits, and all that are chosen, in the order of the group. */
export function mostUseful({ code, values }: Pick<FilterGroup, 'code' | 'values'>): readonly FilterValue[] {
  const most = code === 'size' ? MOST_SIZES : MOST;
  if (values.length <= most + FEW_MORE) return values;
  const best = new Set(values.toSorted((a, b) => b.count - a.count).slice(0, most));
  return values.filter((value) => value.isChosen || best.has(value));
}

/** The ids of the chosen values of a long group, to be shown first; sizes stay in their order. */
export function chosenOfLong({ code, values }: FilterGroup): ReadonlySet<string> {
  if (code === 'size' || values.length <= MOST) return new Set();
  return new Set(values.filter(({ isChosen }) => isChosen).map(({ id }) => id));
}

/** These values first, the others behind them, each in the order of the group. */
export function withFirst(values: readonly FilterValue[], first: ReadonlySet<string>): readonly FilterValue[] {
  return first.size === 0 ? values : values.toSorted((a, b) => Number(first.has(b.id)) - Number(first.has(a.id)));
}

/** Whether an address asks for all values of a group. */
export function isWhole(code: string, { search }: Place): boolean {
  return new URLSearchParams(search).getAll(WHOLE).includes(code);
}

/** The address of the same list with all values of a group, for a page without scripts; `chosen` as it narrows the list. */
export function wholeGroupAddress(code: string, { pathname, search }: Place, chosen: Fields): string {
  const others = [...new URLSearchParams(search)].filter(([name]) => !isFilterCode(name));
  return `${pathname}?${new URLSearchParams([...chosen, ...others, [WHOLE, code]].map(([...pair]) => pair))}#filters`;
}
