import type { PriceRecord } from '#api/records/product-records.ts';
import { type DesignSheet, type Offer, WINDOWS } from './design-sheet.ts';
import { GST } from './tax-rules.ts';

const DAY_MS = 86_400_000;

/** The day so many days after (or, below 0, before) a day; YYYY-MM-DD. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

type Dates = Pick<PriceRecord, 'special_from_date' | 'special_to_date'>;

const between = (special_from_date: string | null, special_to_date: string | null): Dates => ({
  special_from_date,
  special_to_date,
});

/** The dates of an offer, both inclusive; null is open. */
const datesOf = (offer: Offer | undefined, today: string): Dates => {
  if (offer === undefined) return between(null, null);
  if (typeof offer.window === 'object') return between(offer.window.from, null);
  const [first, last] = WINDOWS[offer.window];
  const day = (days: number | null): string | null => (days === null ? null : dayAfter(today, days));
  return between(day(first), day(last));
};

/** Whether the offer holds at home on the day its dates were made from. */
export const isRunning = (offer: Offer | undefined, today: string): boolean => {
  if (offer === undefined || offer.set === 'US') return false;
  const { special_from_date: from, special_to_date: to } = datesOf(offer, today);
  return (from === null || from <= today) && (to === null || today <= to);
};

const ABROAD = { us: 1.3, other: 1.25 } as const;
const SMALL = 1000;

/** Prices abroad carry no odd rupees: tens from a thousand up. */
const rounded = (amount: number): number => (amount < SMALL ? Math.round(amount) : Math.round(amount / 10) * 10);

const off = (amount: number, percent: number): number => Math.round((amount * (100 - percent)) / 100);

/** INR without GST, to the paisa. */
const netOf = (mrp: number, gst: DesignSheet['gst'] = 'apparel'): number =>
  Math.round((mrp * 10_000) / (100 + GST[gst].percent)) / 100;

/** The three price sets of a design, `more` INR above its own price. */
export const pricesOf = (sheet: DesignSheet, today: string, more = 0): PriceRecord => {
  const mrp = sheet.mrp + more;
  const price = netOf(mrp, sheet.gst);
  const us = sheet.abroad?.us ?? rounded(price * ABROAD.us);
  const other = sheet.abroad?.other ?? rounded(price * ABROAD.other);
  const { offer } = sheet;
  const home = offer !== undefined && offer.set === undefined ? offer.percent : null;
  return {
    price,
    special_price: home === null ? 0 : off(mrp, home),
    ...datesOf(offer, today),
    price_by_currency: us,
    special_price_by_currency: offer === undefined ? 0 : off(us, offer.percent),
    price_for_other: other,
    special_price_for_other: home === null ? 0 : off(other, home),
  };
};
