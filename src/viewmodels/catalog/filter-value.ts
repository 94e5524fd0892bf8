import type { Choice, FacetValue, FilterCode } from '#domain/catalog/filters.ts';
import { wordedId } from '#domain/catalog/worded-id.ts';
import { swatchOf } from './swatches.ts';

/** A value of a group; without a hit it cannot be chosen any more, only taken back. */
export type FilterValue = Choice & {
  /** As a form sends it, and an address writes it. */
  readonly written: string;
  readonly name: string;
  /** The name is the shop's own word, and not the catalog's. */
  readonly isOurs: boolean;
  readonly count: number;
  readonly isChosen: boolean;
  readonly isOut: boolean;
  readonly hex: string | null;
};

/** `ownName` is what the shop calls it by itself; null where the catalog names it. */
type Told = { readonly isChosen: boolean; readonly ownName: string | null };

export function filterValue(code: FilterCode, value: FacetValue, { isChosen, ownName }: Told): FilterValue {
  const { id, label, ownLabel = label, count } = value;
  return {
    code,
    id,
    written: wordedId(code, value),
    name: ownName ?? label,
    isOurs: ownName !== null,
    count,
    isChosen,
    isOut: count === 0 && !isChosen,
    hex: code === 'color' ? swatchOf(ownLabel) : null,
  };
}
