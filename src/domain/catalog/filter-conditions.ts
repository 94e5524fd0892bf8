import { smallestStep } from './discount-step.ts';
import { type ChosenFilters, chosenCodes, priceRangeOf } from './filters.ts';
import type { Condition } from './search-query.ts';

/** What a search must keep to for these values; values of one attribute are alternatives. */
export function conditionsOf(chosen: ChosenFilters): readonly Condition[] {
  return chosenCodes(chosen).flatMap((code): readonly Condition[] => {
    const ids = chosen[code] ?? [];
    const from = code === 'discount' ? smallestStep(ids) : null;
    if (from !== null) return [{ field: code, kind: 'between', from, below: null }];
    if (code !== 'price') return [{ field: code, kind: 'any-of', values: ids }];
    const range = priceRangeOf(ids[0] ?? '');
    return range ? [{ field: code, kind: 'priced', ...range }] : [];
  });
}
