import type { OpeningHours, StoreLocation } from './store-location.ts';

/** Whether a shop is open at a moment; the times are by its own clock, `20:00`. `unknown`: nobody can say. */
export type Opening =
  | { readonly kind: 'open'; readonly until: string }
  | { readonly kind: 'opens'; readonly at: string }
  | { readonly kind: 'closed' }
  | { readonly kind: 'unknown' };

/** How a shop stands at a moment (milliseconds): open until, opening later that day, or closed for the day. */
export function openingOf({ country, place, hours }: StoreLocation, now: number): Opening {
  const zone = zoneOf(country, place?.longitude ?? null);
  if (zone === null || hours.length === 0) return { kind: 'unknown' };
  const { day, time } = clockAt(zone, now);
  const today = hours.find(({ days }) => days.includes(day));
  if (!today || time >= today.closes) return { kind: 'closed' };
  return time < today.opens ? { kind: 'opens', at: today.opens } : { kind: 'open', until: today.closes };
}

/** The hours of each day of the week, Monday first; null on a day without. Nothing when nobody can say. */
export function weekOf({ hours }: StoreLocation): readonly (OpeningHours | null)[] {
  return hours.length === 0 ? [] : WEEK.map((day) => hours.find(({ days }) => days.includes(day)) ?? null);
}

/** Days of the week as `OpeningHours` counts them, Monday first. */
export const WEEK = [1, 2, 3, 4, 5, 6, 0] as const;

/** Countries that have one time for all of them. */
const ZONES: Readonly<Record<string, string>> = {
  AE: 'Asia/Dubai',
  DE: 'Europe/Berlin',
  FR: 'Europe/Paris',
  GB: 'Europe/London',
  IN: 'Asia/Kolkata',
  SG: 'Asia/Singapore',
};

/** The United States from east to west, each zone up to a degree of longitude; near a border it may be an hour off. */
const ZONES_OF_US = [
  { from: -87, zone: 'America/New_York' },
  { from: -101, zone: 'America/Chicago' },
  { from: -114, zone: 'America/Denver' },
  { from: -180, zone: 'America/Los_Angeles' },
] as const;

function zoneOf(country: string, longitude: number | null): string | null {
  if (country !== 'US' || longitude === null) return ZONES[country] ?? null;
  return ZONES_OF_US.find(({ from }) => longitude >= from)?.zone ?? null;
}

const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

function clockAt(timeZone: string, now: number): { readonly day: number; readonly time: string } {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const parts = Object.fromEntries(format.formatToParts(now).map(({ type, value }) => [type, value]));
  return { day: DAYS.indexOf(parts['weekday'] ?? ''), time: `${parts['hour']}:${parts['minute']}` };
}
