import { type PriceRange, priceRangeId, priceRangeOf } from '#domain/catalog/filters.ts';
import type { Money } from '#domain/shared/money.ts';
import { inCurrency, inRupees } from '#domain/storeview/display-price.ts';
import type { Currency } from '#domain/storeview/store-view.ts';

/** What stands in the two fields of the price, in the shopper's currency; '' is open. */
export type PriceFields = { readonly from: string; readonly to: string };

/** The id of the range that was typed; null when nothing can be read from it. Bounds the wrong way round are turned. */
export function typedRange({ from, to }: PriceFields, currency: Currency): string | null {
  const [lower, upper] = [from, to].map((text) => boundOf(text, currency)) as [Money | null, Money | null];
  const isTurned = lower !== null && upper !== null && lower > upper;
  const range: PriceRange = isTurned ? { from: upper, below: lower } : { from: lower, below: upper };
  const id = priceRangeId(range);
  return priceRangeOf(id) ? id : null;
}

/** What the fields show of a chosen range. */
export function fieldsOf(id: string | undefined, currency: Currency): PriceFields {
  const { from, below } = priceRangeOf(id ?? '') ?? { from: null, below: null };
  const written = (bound: Money | null) => (bound === null ? '' : String(inCurrency(bound, currency)));
  return { from: written(from), to: written(below) };
}

/** An amount as people type it: `2,500`, ` 2500 `. */
function boundOf(text: string, currency: Currency): Money | null {
  const digits = text.replace(/[\s,]/g, '');
  return /^\d{1,7}(\.\d{1,2})?$/.test(digits) ? inRupees(Number(digits), currency) : null;
}
