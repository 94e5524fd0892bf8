import { dayAt, timestampAt } from '#api/process/shop-clock.ts';
import type { Zone } from './pin-zones.ts';

/** As the contract has it: the last day on which it arrives, and until when that is promised. */
export type DeliveryEstimate = {
  readonly postcode: string;
  readonly is_deliverable: boolean;
  readonly deliver_by: string | null;
  readonly order_before: string | null;
  readonly cash_on_delivery: boolean;
  readonly home_returns: boolean;
};

type Question = {
  readonly postcode: string;
  /** Null where nobody delivers. */
  readonly zone: Zone | null;
  /** Working days until all of it can be sent. */
  readonly daysToLeave: number;
  readonly now: number;
};

const DAY_MS = 86_400_000;
const SUNDAY = 0;
const CUT_OFF = '14:00:00+05:30'; // when the day's parcels are put together

export function deliveryEstimate({ postcode, zone, daysToLeave, now }: Question): DeliveryEstimate {
  if (zone === null) {
    const never = { deliver_by: null, order_before: null, cash_on_delivery: false, home_returns: false };
    return { postcode, is_deliverable: false, ...never };
  }
  const from = packedWith(now);
  return {
    postcode,
    is_deliverable: true,
    deliver_by: workingDayAfter(from, daysToLeave + zone.daysOnTheWay),
    order_before: timestampAt(cutOffOf(from)),
    cash_on_delivery: zone.takesCash,
    home_returns: zone.collectsReturns,
  };
}

/** The working day with whose parcels an order of this moment is counted. */
function packedWith(now: number): string {
  const today = dayAt(now);
  return isWorkingDay(today) && now < cutOffOf(today) ? today : workingDayAfter(today, 1);
}

function cutOffOf(day: string): number {
  return Date.parse(`${day}T${CUT_OFF}`);
}

function workingDayAfter(start: string, days: number): string {
  let day = start;
  for (let left = days; left > 0; ) {
    day = new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, start.length);
    if (isWorkingDay(day)) left -= 1;
  }
  return day;
}

/** Nobody packs or delivers on Sundays. */
function isWorkingDay(day: string): boolean {
  return new Date(day).getUTCDay() !== SUNDAY;
}
