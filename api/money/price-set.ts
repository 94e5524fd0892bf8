import type { PriceRecord } from '#api/records/product-records.ts';
import { type BasisPoints, type Paise, paiseOf, wholePercent, withTax } from './paise.ts';

/** Which of the three price sets of a product a country pays. Source: contract, section 4. */
export type PriceSet = 'IN' | 'US' | 'OTHER';

export type Price = {
  readonly regular: Paise;
  /** 0 when no special price applies on the day. */
  readonly special: Paise;
  readonly selling: Paise;
  /** Whole percent; 0 without a special price. */
  readonly discount: number;
};

/** Value of the country-id header: missing is IN, anything unknown is ROW. */
export function countryOf(header: string | null): string {
  if (header === null || header === '') return 'IN';
  return ['IN', 'US', 'GB'].includes(header) ? header : 'ROW';
}

export function priceSetOf(country: string): PriceSet {
  if (country === 'IN') return 'IN';
  return country === 'US' ? 'US' : 'OTHER';
}

/** GST applies in India only; export prices are final. */
export function taxRateIn(set: PriceSet, rate: BasisPoints): BasisPoints {
  return set === 'IN' ? rate : 0;
}

function amountsOf(record: PriceRecord, set: PriceSet, rate: BasisPoints): { regular: Paise; special: Paise } {
  switch (set) {
    case 'IN':
      return { regular: withTax(paiseOf(record.price), rate), special: paiseOf(record.special_price ?? 0) };
    case 'US':
      return { regular: paiseOf(record.price_by_currency), special: paiseOf(record.special_price_by_currency ?? 0) };
    case 'OTHER':
      return { regular: paiseOf(record.price_for_other), special: paiseOf(record.special_price_for_other ?? 0) };
  }
}

/** Days compare as text, both ends inclusive, null is open. */
function isOnSale({ special_from_date: from, special_to_date: to }: PriceRecord, today: string): boolean {
  return (from === null || from <= today) && (to === null || today <= to);
}

/** What a product or variant costs on a day of the store (`YYYY-MM-DD`). */
export function priceOn(record: PriceRecord, { set, rate, today }: PriceQuestion): Price {
  const { regular, special } = amountsOf(record, set, rate);
  const applies = special > 0 && special < regular && isOnSale(record, today);
  if (!applies) return { regular, special: 0, selling: regular, discount: 0 };
  return { regular, special, selling: special, discount: wholePercent(regular - special, regular) };
}

export type PriceQuestion = { readonly set: PriceSet; readonly rate: BasisPoints; readonly today: string };
