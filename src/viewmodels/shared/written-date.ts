const STORE_TIME = 'Asia/Kolkata';

/** The month has its name, since one reader's 11/12 is another one's 12/11. */
const styles = {
  day: { dateStyle: 'long' },
  weekday: { weekday: 'long', day: 'numeric', month: 'long' },
  time: { timeStyle: 'short' },
} as const satisfies Readonly<Record<string, Intl.DateTimeFormatOptions>>;

/** Made once and kept: to make the ten formats of a home page takes a seventh of the time that it takes to draw it. */
const known = new Map<string, Intl.DateTimeFormat>();

/**
 * The one place where days and times are written, in the store's time zone: `moment` is in milliseconds since 1970,
 * `locale` that of `writingLocale`. The calendar is one for all, and spaces of any
 * width are plain ones, so that a server and every browser write the same.
 */
export function writtenDate(moment: number, locale: string, style: keyof typeof styles): string {
  const key = `${locale} ${style}`;
  const format =
    known.get(key) ?? new Intl.DateTimeFormat(locale, { ...styles[style], timeZone: STORE_TIME, calendar: 'gregory' });
  known.set(key, format);
  return format.format(moment).replace(/[\u00a0\u202f]/g, ' ');
}

/** A moment of a day of the calendar, `YYYY-MM-DD`, which is the same in every time zone. */
export function noonOf(day: string): string {
  return `${day.slice(0, 10)}T12:00:00+05:30`;
}

/** A day of the calendar with its weekday; what is no day stays as it is. */
export function weekdayText(day: string, locale: string): string {
  const noon = Date.parse(noonOf(day));
  return Number.isNaN(noon) ? day : writtenDate(noon, locale, 'weekday');
}
