const MINUTE_MS = 60_000;
const MINUTES_IN_AN_HOUR = 60;
const MINUTES_IN_A_DAY = 1_440;

/** How long ago something was, in the words of a locale: `now`, `5 minutes ago`, `2 hours ago`, `yesterday`. */
export function agoText(at: number, now: number, locale: string): string {
  const minutes = Math.max(0, Math.floor((now - at) / MINUTE_MS));
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  if (minutes === 0) return words.format(0, 'second');
  if (minutes < MINUTES_IN_AN_HOUR) return words.format(-minutes, 'minute');
  if (minutes < MINUTES_IN_A_DAY) return words.format(-Math.floor(minutes / MINUTES_IN_AN_HOUR), 'hour');
  return words.format(-Math.floor(minutes / MINUTES_IN_A_DAY), 'day');
}
