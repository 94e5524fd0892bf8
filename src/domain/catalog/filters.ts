import { type Money, majorOf, moneyOf, nothing } from '#domain/shared/money.ts';
import type { OwnLabel } from './in-language.ts';

/** What a list can be narrowed by, in the order it is offered (CAT-077, CONF-09); the last where the merchant wants it. */
export const filterCodes = [
  'category_product',
  'category',
  'color',
  'discount',
  'size',
  'rts',
  'gender',
  'price',
  'country_of_origin',
] as const;

export type FilterCode = (typeof filterCodes)[number];

export function isFilterCode(name: string): name is FilterCode {
  return (filterCodes as readonly string[]).includes(name);
}

/** Those that are no option of a piece, of which the whole shop speaks. */
export type ListFilterCode = Exclude<FilterCode, 'color' | 'size'>;

/** The chosen values by attribute; an attribute without any is absent (CAT-075, CAT-080). */
export type ChosenFilters = Readonly<Partial<Record<FilterCode, readonly string[]>>>;

export const noFilters: ChosenFilters = {};

/** A value a list can be narrowed to, and how many products it would leave. */
export type FacetValue = OwnLabel & { readonly id: string; readonly label: string; readonly count: number };

/** The values on offer for one attribute (CAT-075, CAT-078). */
export type Facet = { readonly code: FilterCode; readonly values: readonly FacetValue[] };

export type FilterRules = {
  /** The attributes on offer, in their order (CONF-09). */
  readonly defaultFilters: readonly FilterCode[];
  /** More than one value of an attribute may be chosen (CONF-56). */
  readonly isMultiselect: boolean;
};

export type Choice = { readonly code: FilterCode; readonly id: string };

/** A chosen value is let go, any other one is taken; only one price range ever holds (CAT-079 to CAT-084). */
export function withToggled(
  chosen: ChosenFilters,
  { code, id }: Choice,
  { isMultiselect }: Pick<FilterRules, 'isMultiselect'>,
): ChosenFilters {
  const ids = chosen[code] ?? [];
  if (ids.includes(id))
    return withValues(
      chosen,
      code,
      ids.filter((each) => each !== id),
    );
  return withValues(chosen, code, isMultiselect && code !== 'price' ? [...ids, id] : [id]);
}

/** Puts exactly these values in the place of an attribute's. */
export function withValues(chosen: ChosenFilters, code: FilterCode, ids: readonly string[]): ChosenFilters {
  const { [code]: _before, ...others } = chosen;
  return ids.length === 0 ? others : { ...others, [code]: ids };
}

/** The attributes that narrow a list. */
export function chosenCodes(chosen: ChosenFilters): readonly FilterCode[] {
  return filterCodes.filter((code) => chosen[code] !== undefined);
}

export function isSameChoice(one: ChosenFilters, other: ChosenFilters): boolean {
  return filterCodes.every((code) => (one[code] ?? []).join() === (other[code] ?? []).join());
}

/** The lower bound belongs to the range, the upper one does not; null is open (CAT-090). */
export type PriceRange = { readonly from: Money | null; readonly below: Money | null };

/** The ranges every list offers. Source: specification §9 (CAT-089, CONF-10). */
export function usualPriceRanges(): readonly PriceRange[] {
  return [inRupees(0, 50), inRupees(50, 100), inRupees(100, 150), inRupees(150, null)];
}

function inRupees(from: number, below: number | null): PriceRange {
  return { from: moneyOf(from), below: below === null ? null : moneyOf(below) };
}

/** `50-100`, `150-*`, in rupees (CAT-088). */
export function priceRangeId({ from, below }: PriceRange): string {
  return [from, below].map((bound) => (bound === null ? '*' : majorOf(bound))).join('-');
}

const RANGE = /^(\*|\d{1,9}(?:\.\d{1,2})?)-(\*|\d{1,9}(?:\.\d{1,2})?)$/;

/** Splits an id on its hyphen; null for what is no range, or one that holds nothing (CAT-087, CAT-088). */
export function priceRangeOf(id: string): PriceRange | null {
  const [, lower, upper] = RANGE.exec(id) ?? [];
  if (lower === undefined || upper === undefined) return null;
  const range = { from: boundOf(lower), below: boundOf(upper) };
  if (range.from === null && range.below === null) return null;
  return range.below !== null && (range.from ?? nothing) >= range.below ? null : range;
}

function boundOf(text: string): Money | null {
  return text === '*' ? null : moneyOf(Number(text));
}
