import { type Day, dayAt } from '#domain/shared/clock.ts';

/** How many working days a parcel takes from the order to the door, at best and at most. */
export type DaysOnTheWay = { readonly least: number; readonly most: number };

/** What the merchant promises, by where the parcel goes. */
export type DeliveryRules = { readonly india: DaysOnTheWay; readonly abroad: DaysOnTheWay };

/** The days between which a parcel arrives. */
export type DeliveryDays = { readonly first: Day; readonly last: Day };

const DAY_MS = 86_400_000; // a day of India, which keeps one time all year
const SUNDAY = 0;

/** Contract, section 12: of the days that are promised so many pass until a parcel leaves. */
const DAYS_TO_LEAVE = 3;

/** `country` is an ISO 3166-1 code. What takes more days to ship arrives later by the others. */
export function daysOnTheWay(country: string, rules: DeliveryRules, daysToShip: number | null = null): DaysOnTheWay {
  const { least, most } = country === 'IN' ? rules.india : rules.abroad;
  const later = Math.max(0, (daysToShip ?? 0) - DAYS_TO_LEAVE);
  return { least: least + later, most: most + later };
}

/** Of something of a parcel, the working days until it is made; null or missing where nothing is known. */
type Sent = { readonly makeDays?: number | null };

/** When a parcel arrives that is ordered at `orderedAt` (ms since 1970), by its slowest piece; `country` is an ISO 3166-1 code. */
export function deliveryDays(
  orderedAt: number,
  country: string,
  rules: DeliveryRules,
  lines: readonly Sent[] = [],
): DeliveryDays {
  const slowest = Math.max(0, ...lines.map(({ makeDays }) => makeDays ?? 0));
  const { least, most } = daysOnTheWay(country, rules, slowest);
  return { first: workingDayAfter(orderedAt, least), last: workingDayAfter(orderedAt, most) };
}

/** Nobody packs or delivers on Sundays. */
function workingDayAfter(moment: number, days: number): Day {
  let left = days;
  let day = Date.parse(dayAt(moment));
  while (left > 0) {
    day += DAY_MS;
    if (new Date(day).getUTCDay() !== SUNDAY) left -= 1;
  }
  return new Date(day).toISOString().slice(0, 10);
}
