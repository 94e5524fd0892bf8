import type { OpeningHours, StoreLocation } from './store-location.ts';

/** Hours of a day: `closed` all day, or `unknown`. */
export type HoursToday = OpeningHours | 'closed' | 'unknown';

/** The hours of the day that it is at the shop at a moment (milliseconds). */
export function hoursToday({ place, hours }: StoreLocation, now: number): HoursToday {
  if (!place || hours.length === 0) return 'unknown';
  const day = dayOfWeekAt(place.longitude, now);
  return hours.find(({ days }) => days.includes(day)) ?? 'closed';
}

const MS_PER_DEGREE = 240_000; // the sun passes one in four minutes

/** By the sun, as a shop tells no time zone: it is wrong around midnight alone, when shops are closed. */
function dayOfWeekAt(longitude: number, now: number): number {
  return new Date(now + longitude * MS_PER_DEGREE).getUTCDay();
}
