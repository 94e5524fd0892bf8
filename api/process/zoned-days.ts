const DAY_MS = 86_400_000;

/** The calendar day of a moment in a time zone, `YYYY-MM-DD`. */
export function dayIn(zone: string, milliseconds: number): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short', calendar: 'gregory' }).format(
    milliseconds,
  );
}

/** So many days later in the calendar, whatever the clocks do meanwhile. */
export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The day itself, or the Monday after it where it is a Saturday or a Sunday. */
export function workingDayFrom(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  if (weekday === 6) return daysAfter(day, 2);
  return weekday === 0 ? daysAfter(day, 1) : day;
}

/** When a day is over in a time zone, in milliseconds: the first moment of the next. Also where midnight is skipped. */
export function endOfDay(zone: string, day: string): number {
  const midnight = Date.parse(`${daysAfter(day, 1)}T00:00:00Z`);
  const once = midnight - offsetAt(zone, midnight);
  return Math.max(once, midnight - offsetAt(zone, once));
}

/** How far the clocks of a time zone are ahead of UTC at a moment, in milliseconds. */
function offsetAt(zone: string, milliseconds: number): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    ...{ timeZone: zone, calendar: 'gregory', hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric' },
    ...{ hour: 'numeric', minute: 'numeric', second: 'numeric' },
  }).formatToParts(milliseconds);
  const read = (type: string): number => Number(parts.find((part) => part.type === type)?.value);
  const local = Date.UTC(read('year'), read('month') - 1, read('day'), read('hour'), read('minute'), read('second'));
  return local - milliseconds;
}
