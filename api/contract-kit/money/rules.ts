import type { Prices, TaxRule } from '#api/contract-kit/calls/shapes.ts';

/** Section 4 in whole paise, worked out a second time so that a server can be judged by it. */

export type Country = 'IN' | 'US' | 'GB' | 'ROW';

export function paise(amount: number): number {
  return Math.round(amount * 100);
}

export function rupees(inPaise: number): number {
  return inPaise / 100;
}

/** Half up, without the error of a division in floating point. */
function roundedQuotient(dividend: number, divisor: number): number {
  return Math.floor((2 * dividend + divisor) / (2 * divisor));
}

const SCALE = 10_000;

/** `rate` in percent. What is left of an amount without the tax in it. */
export function withoutTax(inclusive: number, rate: number): number {
  return roundedQuotient(inclusive * 100 * SCALE, Math.round((100 + rate) * SCALE));
}

export function withTax(exclusive: number, rate: number): number {
  return roundedQuotient(exclusive * Math.round((100 + rate) * SCALE), 100 * SCALE);
}

export function percentOf(amount: number, percent: number): number {
  return roundedQuotient(amount * Math.round(percent * SCALE), 100 * SCALE);
}

/** Percent of the tax rule of the class; 0 where there is none, and outside India. */
export function rateOf(taxClass: number, rules: readonly TaxRule[], country: Country): number {
  if (country !== 'IN') return 0;
  const rule = rules.find(({ product_tax_class_ids }) => product_tax_class_ids.includes(taxClass));
  return rule?.rates.find(({ tax_country_id }) => tax_country_id === 'IN')?.rate ?? 0;
}

/** Made once: to make one takes longer than a thousand days to write. */
const STORE_DAYS = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });

/** `YYYY-MM-DD` where the store is. */
export function storeDay(time: number): string {
  return STORE_DAYS.format(time);
}

type Set = { readonly regular: number; readonly special: number };

function setOf(prices: Prices, country: Country): Set {
  const [regular, special] =
    country === 'IN'
      ? [prices.originalPriceInclTax, prices.special_price]
      : country === 'US'
        ? [prices.price_by_currency, prices.special_price_by_currency]
        : [prices.price_for_other, prices.special_price_for_other];
  return { regular: paise(regular), special: paise(special ?? 0) };
}

/** What a shopper of the country pays for one, in paise; `day` is the store's. */
export function sellingPrice(prices: Prices, country: Country, day: string): number {
  const { regular, special } = setOf(prices, country);
  return specialApplies(prices, { regular, special }, day) ? special : regular;
}

function specialApplies(prices: Prices, { regular, special }: Set, day: string): boolean {
  const [from, to] = [prices.special_from_date ?? day, prices.special_to_date ?? day];
  return special > 0 && special < regular && from <= day && day <= to;
}

/** Percent off in the country's own set, rounded half up; 0 where no special price applies. */
export function discountOf(prices: Prices, country: Country, day: string): number {
  const { regular, special } = setOf(prices, country);
  if (!specialApplies(prices, { regular, special }, day)) return 0;
  return roundedQuotient((regular - special) * 100, regular);
}
