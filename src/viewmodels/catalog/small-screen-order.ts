import type { FilterCode } from '#domain/catalog/filters.ts';
import type { FilterGroup } from './filters-model.ts';

const FIRST: readonly FilterCode[] = ['size', 'price', 'color'];

/**
 * The groups as a sheet over a small screen has them: what most shoppers narrow by comes first, since there one group is
 * seen at a time and all others lie below it. The merchant's order (CONF-09) holds for the rest, and wherever all are seen.
 */
export function forSmallScreen(groups: readonly FilterGroup[]): readonly FilterGroup[] {
  const first = FIRST.flatMap((code) => groups.filter((group) => group.code === code));
  return [...first, ...groups.filter((group) => !first.includes(group))];
}
