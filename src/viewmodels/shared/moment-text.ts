import { writtenDate } from './written-date.ts';

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
  return format.replace(/\b(?:LT|l)\b/g, (token) => writtenDate(moment, locale, token === 'l' ? 'day' : 'time'));
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

const OFFSET_MS = 19_800_000; // India keeps one time, five and a half hours ahead, all year

function isoText(moment: number): string {
  return `${new Date(moment + OFFSET_MS).toISOString().slice(0, 19)}+05:30`;
}
