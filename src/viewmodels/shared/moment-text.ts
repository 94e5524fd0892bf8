import { DATE_FORMAT, DATE_MARKS } from '#domain/storeview/date-format.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';
import { writingLocale } from '../messages/languages.ts';
import { noonOf, writtenDate } from './written-date.ts';

/** For whom a moment is written, and how the store view writes it. */
export type Dated = Pick<StoreView, 'country' | 'locale' | 'localised'>;

const FOR_MACHINES = 'YYYY-MM-DDTHH:mm:ssZ';

/**
 * A moment for people, in the store's time zone: `21 November 2026 1:30 am` in `en-IN` (STORE-27); '' when it is no
 * moment. Without a format it is `2026-11-21T01:30:00+05:30` (STORE-28).
 */
export function momentText(timestamp: string, view: Dated, format: string = formatOf(view)): string {
  const moment = Date.parse(timestamp);
  if (Number.isNaN(moment)) return '';
  const locale = writingLocale(view);
  const parts = partsOf(moment);
  return (format || FOR_MACHINES).replace(DATE_MARKS, (mark) => {
    if (mark === 'l' || mark === 'LT') return writtenDate(moment, locale, mark === 'l' ? 'day' : 'time');
    return parts[mark] ?? mark;
  });
}

/** A moment for people, and as machines read it. */
export type MomentView = { readonly text: string; readonly at: string };

/** `ms` is in milliseconds since 1970. */
export function momentView(ms: number, view: Dated): MomentView {
  const at = new Date(ms).toISOString();
  return { text: momentText(at, view), at };
}

/** The day of a moment, in the store's time zone, as its format writes days; '' when it is no moment. */
export function dayText(timestamp: string, view: Dated): string {
  const [day = 'l'] = /l|[YMD][YMD./ -]*[YMD]/.exec(formatOf(view) || FOR_MACHINES) ?? [];
  return momentText(timestamp, view, day);
}

/** A day of the calendar, `YYYY-MM-DD`; what is no day stays as it is. */
export function calendarDayText(day: string, view: Dated): string {
  return dayText(noonOf(day), view) || day;
}

function formatOf({ localised }: Dated): string {
  return localised?.dateFormat ?? DATE_FORMAT;
}

const OFFSET_MS = 19_800_000; // India keeps one time, five and a half hours ahead, all year

function partsOf(moment: number): Readonly<Record<string, string>> {
  const [YYYY = '', MM = '', DD = '', HH = '', mm = '', ss = ''] = new Date(moment + OFFSET_MS)
    .toISOString()
    .split(/\D/);
  return { YYYY, MM, DD, HH, mm, ss, Z: '+05:30' };
}
