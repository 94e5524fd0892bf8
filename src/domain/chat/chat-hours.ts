import { dayAt } from '../shared/clock.ts';

/** When somebody answers in the chat, in the store's own time. */
export type ChatHours = {
  /** From 0, a Sunday, to 6; the first may come after the last one. */
  readonly firstDay: number;
  readonly lastDay: number;
  /** Minutes of the day; the last one does not count. */
  readonly from: number;
  readonly to: number;
};

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Without hours somebody always answers. */
export function isAnswered(hours: ChatHours | null, now: number): boolean {
  if (hours === null) return true;
  const minutes = (now - midnightOf(now)) / MINUTE_MS;
  return isDay(hours, now) && minutes >= hours.from && minutes < hours.to;
}

/** The next moment at which somebody begins to answer. */
export function answeredFrom(hours: ChatHours, now: number): number {
  const days = Array.from({ length: 8 }, (_, ahead) => midnightOf(now) + ahead * DAY_MS);
  const begins = days.filter((day) => isDay(hours, day)).map((day) => day + hours.from * MINUTE_MS);
  return begins.find((begin) => begin > now) ?? now;
}

function isDay({ firstDay, lastDay }: ChatHours, moment: number): boolean {
  const day = new Date(dayAt(moment)).getUTCDay();
  return firstDay <= lastDay ? day >= firstDay && day <= lastDay : day >= firstDay || day <= lastDay;
}

function midnightOf(moment: number): number {
  return Date.parse(`${dayAt(moment)}T00:00:00+05:30`);
}
