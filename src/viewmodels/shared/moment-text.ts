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
  return format.replace(/\b(?:LT|l)\b/g, (token) => written(moment, locale, token === 'l' ? 'day' : 'time'));
}

/** A day for people in the store's time zone, with the month by its name; '' when it is no moment. */
export function dayText(timestamp: string, locale: string): string {
  const moment = Date.parse(timestamp);
  return Number.isNaN(moment) ? '' : written(moment, locale, 'longDay');
}

const styles = {
  day: { year: 'numeric', month: 'numeric', day: 'numeric' },
  time: { timeStyle: 'short' },
  longDay: { dateStyle: 'long' },
} as const satisfies Readonly<Record<string, Intl.DateTimeFormatOptions>>;

type Style = keyof typeof styles;

/** Spaces of any width are plain ones, so that a server and every browser write the same. */
function written(moment: number, locale: string, style: Style): string {
  return formatOf(locale, style)
    .format(moment)
    .replace(/[\u00a0\u202f]/g, ' ');
}

/** Made once and kept: to make the ten formats of a home page takes a seventh of the time that it takes to draw it. */
const known = new Map<string, Intl.DateTimeFormat>();

function formatOf(locale: string, style: Style): Intl.DateTimeFormat {
  const key = `${locale} ${style}`;
  const format = known.get(key) ?? new Intl.DateTimeFormat(locale, { ...styles[style], timeZone: STORE_TIME });
  known.set(key, format);
  return format;
}

const OFFSET_MS = 19_800_000; // India keeps one time, five and a half hours ahead, all year

function isoText(moment: number): string {
  return `${new Date(moment + OFFSET_MS).toISOString().slice(0, 19)}+05:30`;
}
