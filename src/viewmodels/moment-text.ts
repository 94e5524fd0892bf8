const STORE_TIME = 'Asia/Kolkata';

/** How moments are written: `l` is the day and `LT` the time as a locale writes them; '' is the ISO form (CONF-18). */
const DATE_FORMAT = 'l LT';

/**
 * A moment for people, in the store's time zone: `11/21/2026 1:30 AM` (STORE-27); '' when it is no moment.
 * Without a format it is `2026-11-21T01:30:00+05:30` (STORE-28).
 */
export function momentText(timestamp: string, locale: string, format: string = DATE_FORMAT): string {
  const moment = Date.parse(timestamp);
  if (Number.isNaN(moment)) return '';
  if (format === '') return isoText(moment);
  return format.replace(/\b(?:LT|l)\b/g, (token) => written(moment, locale, token === 'l' ? DAY : TIME));
}

/** A day for people in the store's time zone, with the month by its name; '' when it is no moment. */
export function dayText(timestamp: string, locale: string): string {
  const moment = Date.parse(timestamp);
  return Number.isNaN(moment) ? '' : written(moment, locale, { dateStyle: 'long' });
}

const DAY = { year: 'numeric', month: 'numeric', day: 'numeric' } as const;
const TIME = { timeStyle: 'short' } as const;

/** Spaces of any width are plain ones, so that a server and every browser write the same. */
function written(moment: number, locale: string, how: Intl.DateTimeFormatOptions): string {
  const text = new Intl.DateTimeFormat(locale, { ...how, timeZone: STORE_TIME }).format(moment);
  return text.replace(/[\u00a0\u202f]/g, ' ');
}

const OFFSET_MS = 19_800_000; // India keeps one time, five and a half hours ahead, all year

function isoText(moment: number): string {
  return `${new Date(moment + OFFSET_MS).toISOString().slice(0, 19)}+05:30`;
}
