import type { DeliveryDays } from '#domain/checkout/delivery-days.ts';

/** A day for people, and as machines read it (`YYYY-MM-DD`). */
export type DayView = { readonly text: string; readonly iso: string };

/** The first and the last day on which a parcel may arrive. */
export type DeliveryView = { readonly first: DayView; readonly last: DayView };

/** Both days in words: `Friday, November 27`. */
export function deliveryView({ first, last }: DeliveryDays, locale: string): DeliveryView {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
  const written = (iso: string): DayView => ({ iso, text: format.format(new Date(iso)) });
  return { first: written(first), last: written(last) };
}
