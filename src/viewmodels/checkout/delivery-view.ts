import type { DeliveryDays } from '#domain/checkout/delivery-days.ts';
import { weekdayText } from '../shared/written-date.ts';

/** A day for people, and as machines read it (`YYYY-MM-DD`). */
export type DayView = { readonly text: string; readonly iso: string };

/** The first and the last day on which a parcel may arrive. */
export type DeliveryView = { readonly first: DayView; readonly last: DayView };

/** Both days in words: `Friday, 27 November` in `en-IN`. */
export function deliveryView({ first, last }: DeliveryDays, locale: string): DeliveryView {
  const written = (iso: string): DayView => ({ iso, text: weekdayText(iso, locale) });
  return { first: written(first), last: written(last) };
}
