import type { Selectable } from 'kysely';
import type { OrderLineTable, OrderTable } from '#api/database/order-tables.ts';
import { dayIn, daysAfter, endOfDay, workingDayFrom } from '#api/process/zoned-days.ts';
import { isInUnion, zonesOf } from '#api/records/european-union.ts';
import { isCancelable } from './read-cancellations.ts';
import { givenBack, type StoredReturn } from './read-returns.ts';
import type { StoredShipment } from './read-shipments.ts';

/** What of an order decides whether it can be withdrawn from. */
type Withdrawable = {
  readonly order: Pick<
    Selectable<OrderTable>,
    'increment_id' | 'status' | 'packed_at' | 'shipping_address' | 'billing_address'
  >;
  readonly lines: readonly Pick<Selectable<OrderLineTable>, 'position' | 'qty' | 'is_returnable'>[];
  readonly shipments: readonly StoredShipment[];
  readonly returns: readonly StoredReturn[];
};

/** Directive 2011/83/EU, Article 9: so many days after the last piece came. */
const WITHDRAWAL_DAYS = 14;
/** Articles 13 and 14: so many days after the statement money goes back, and pieces do. */
const REFUND_DAYS = 14;

/** Until when an order can be withdrawn from: the moment after, in milliseconds, and the last day. */
export type WithdrawalWindow = { readonly endsAt: number; readonly lastDay: string };

/**
 * How long an order can be withdrawn from; null while not all has come, since then it always can. The day on which it came does not
 * count, and an end on a Saturday or Sunday moves to Monday (Regulation 1182/71). Of several time zones the last counts.
 */
export function withdrawalWindow(shipments: readonly StoredShipment[], country: string): WithdrawalWindow | null {
  const moments = shipments.map(({ delivered_at }) => delivered_at?.getTime() ?? null);
  const arrived = moments.filter((moment) => moment !== null);
  if (arrived.length === 0 || arrived.length < moments.length) return null;
  const came = Math.max(...arrived);
  const ends = zonesOf(country).map((zone) => {
    const lastDay = workingDayFrom(daysAfter(dayIn(zone, came), WITHDRAWAL_DAYS));
    return { endsAt: endOfDay(zone, lastDay), lastDay };
  });
  return ends.toSorted((one, other) => other.endsAt - one.endsAt)[0] ?? null;
}

/** The day by which money and pieces go back, `YYYY-MM-DD`: counted from the statement, where the country's capital is. */
export function refundDueOn(country: string, declaredAt: number): string {
  return daysAfter(dayIn(zonesOf(country)[0], declaredAt), REFUND_DAYS);
}

/** Where an order goes, or is billed where nothing is sent. */
export function countryOf({ order }: Pick<Withdrawable, 'order'>): string {
  return (order.shipping_address ?? order.billing_address).country_id;
}

/** Why an order cannot be withdrawn from at a moment, in a sentence; null where it can. */
export function notWithdrawn(stored: Withdrawable, now: number): string | null {
  const { order, shipments } = stored;
  const { increment_id: number, status } = order;
  const country = countryOf(stored);
  if (!isInUnion(country)) return `The order ${number} went to no country of the European Union`;
  if (status === 'canceled') return `The order ${number} is canceled`;
  if (isCancelable(order)) return null;
  const window = withdrawalWindow(shipments, country);
  if (window && now >= window.endsAt) return `The order ${number} could be withdrawn from until ${window.lastDay}`;
  if (linesLeft(stored).length > 0) return null;
  const wasNever = stored.lines.every(({ is_returnable }) => !is_returnable);
  return wasNever ? `Nothing of the order ${number} can be withdrawn from` : `The order ${number} is given back`;
}

/** What of an order is left to withdraw from: neither made to measure nor given back already. */
export function linesLeft({
  lines,
  returns,
}: Pick<Withdrawable, 'lines' | 'returns'>): readonly { readonly position: number; readonly qty: number }[] {
  return lines.flatMap(({ position, qty, is_returnable }) => {
    const left = is_returnable ? qty - givenBack(returns, position).returned : 0;
    return left > 0 ? [{ position, qty: left }] : [];
  });
}
