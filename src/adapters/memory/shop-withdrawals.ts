import { mayBeReturned } from '#domain/orders/may-be-returned.ts';
import type { PlacedLine, PlacedOrder } from '#domain/orders/order.ts';
import type { Withdrawal, WithdrawalOutcome, WithdrawalStatement } from '#domain/orders/withdrawal.ts';
import type { Day } from '#domain/shared/clock.ts';
import { type Money, nothing } from '#domain/shared/money.ts';
import { isInUnion } from '#domain/storeview/european-union.ts';

const DAYS = 14;
const DAY_MS = 86_400_000;

/** So many days later in the calendar. */
function daysAfter(day: Day, days: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Why an order cannot be withdrawn from, in a sentence; null where it can. The days are those of UTC here. */
export function notWithdrawn(order: PlacedOrder, today: Day): string | null {
  const { number, status, isCancelable, shipments = [], shippingAddress, billingAddress } = order;
  if (!isInUnion(shippingAddress ?? billingAddress))
    return `The order ${number} went to no country of the European Union`;
  if (status === 'canceled') return `The order ${number} is canceled`;
  if (isCancelable === true) return null;
  const until = lastDay(shipments.map(({ deliveredAt }) => deliveredAt));
  if (until !== null && today > until) return `The order ${number} could be withdrawn from until ${until}`;
  if (leftOf(order).length > 0) return null;
  const wasNever = order.lines.every(({ isReturnable }) => isReturnable === false);
  return wasNever ? `Nothing of the order ${number} can be withdrawn from` : `The order ${number} is given back`;
}

/** Null while not all has come. */
function lastDay(arrivals: readonly (string | null)[]): Day | null {
  const came = arrivals.filter((moment) => moment !== null).toSorted();
  const last = came.at(-1);
  if (last === undefined || came.length < arrivals.length) return null;
  const day = daysAfter(last.slice(0, 10), DAYS);
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return daysAfter(day, weekday === 6 ? 2 : weekday === 0 ? 1 : 0);
}

/** What can be given back, at whatever time. */
export function leftOf({
  lines,
  returns,
}: PlacedOrder): readonly { readonly item: number; readonly quantity: number }[] {
  const asked = returns?.asked ?? [];
  const open = mayBeReturned({ status: 'complete', lines, returns: { until: '9999-12-31', asked } }, '0000-01-01');
  const told = open.kind === 'open' ? open.lines : [];
  return told.flatMap(({ item, left }) => (left > 0 ? [{ item, quantity: left }] : []));
}

type Kept = {
  readonly count: number;
  readonly outcome: WithdrawalOutcome;
  readonly today: Day;
  readonly amount?: Money;
  readonly returnNumber?: string;
  readonly lines?: readonly PlacedLine[];
};

/** A statement as the shop keeps it. */
export function keptWithdrawal({ order, pieces }: WithdrawalStatement, kept: Kept): Withdrawal {
  const { count, outcome, today, amount = nothing, returnNumber = null, lines = [] } = kept;
  return {
    number: `W-${count}`,
    order: order.toUpperCase(),
    pieces,
    outcome,
    declaredAt: `${today}T06:00:00.000Z`,
    dueOn: daysAfter(today, DAYS),
    amount: outcome === 'open' ? null : amount,
    returnNumber,
    returnAddress: [],
    excepted: lines.filter(({ isReturnable }) => isReturnable === false).map(({ name }) => name),
  };
}
