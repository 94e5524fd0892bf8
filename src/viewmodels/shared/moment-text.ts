const STORE_TIME = 'Asia/Kolkata';

/** How moments are written: `l` is the day and `LT` the time as a locale writes them; '' is the ISO form (CONF-18). */
const DATE_FORMAT = 'l LT';

/**
 * A moment for people, in the store's time zone: `21 November 2026 1:30 am` in `en-IN` (STORE-27); '' when it is no
 * moment. Without a format it is `2026-11-21T01:30:00+05:30` (STORE-28). `locale` is that of `writingLocale`.
 */
export function momentText(timestamp: string, locale: string, format: string = DATE_FORMAT): string {
  const moment = Date.parse(timestamp);
  if (Number.isNaN(moment)) return '';
  if (format === '') return isoText(moment);
  return format.replace(/\b(?:LT|l)\b/g, (token) => written(moment, locale, token === 'l' ? 'day' : 'time'));
}

/** A moment for people, and as machines read it. */
export type MomentView = { readonly text: string; readonly at: string };

/** `ms` is in milliseconds since 1970. */
export function momentView(ms: number, locale: string): MomentView {
  const at = new Date(ms).toISOString();
  return { text: momentText(at, locale), at };
}

/** The day of a moment, in the store's time zone; '' when it is no moment. */
export function dayText(timestamp: string, locale: string): string {
  return momentText(timestamp, locale, 'l');
}

/** A day of the calendar, `YYYY-MM-DD`, which is the same in every time zone; what is no day stays as it is. */
export function calendarDayText(day: string, locale: string, style: 'day' | 'weekday' = 'day'): string {
  const noon = Date.parse(`${day.slice(0, 10)}T12:00:00+05:30`);
  return Number.isNaN(noon) ? day : written(noon, locale, style);
}

/** The month has its name, since one reader's 11/12 is another one's 12/11. */
const styles = {
  day: { dateStyle: 'long' },
  weekday: { weekday: 'long', day: 'numeric', month: 'long' },
  time: { timeStyle: 'short' },
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
