import { mayBeReturned } from '#domain/orders/may-be-returned.ts';
import type { PlacedLine, PlacedOrder } from '#domain/orders/order.ts';
import type { OrderReturn, OrderReturns } from '#domain/orders/order-return.ts';
import type { ReturnRequest } from '#domain/orders/return-request.ts';
import { type Day, dayAt } from '#domain/shared/clock.ts';
import { type Money, minus, nothing, paise, paiseOf, sumOf } from '#domain/shared/money.ts';
import type { Failure } from '#domain/shared/reply.ts';
import { down } from '#domain/shared/rounding.ts';
import { refused } from './memory-link.ts';

const RETURN_DAYS = 15;
const DAY_MS = 86_400_000;

export function returnUntil(deliveredAt: string): Day {
  return dayAt(Date.parse(deliveredAt) + RETURN_DAYS * DAY_MS);
}

/** A return as the shop notes it, or why it does not. `hasAccount`: it was ordered by somebody who was signed in. */
export function notedReturn(
  order: PlacedOrder,
  request: ReturnRequest,
  { today, hasAccount }: { readonly today: Day; readonly hasAccount: boolean },
): OrderReturn | Failure {
  const { asked = [] } = order.returns ?? {};
  const problem = problemOf(order, request, today);
  if (problem !== null) return refused(422, problem);
  if (request.way === 'store_credit' && !hasAccount) return refused(422, 'Store credit needs an account');
  const amount = sumOf(request.pieces, ({ item, quantity }) => amountOf(order, asked, { item, quantity }));
  return {
    id: request.id,
    number: `${order.number}-R${asked.length + 1}`,
    status: 'asked',
    askedAt: `${today}T06:00:00.000Z`,
    receivedAt: null,
    refundedAt: null,
    refusedAt: null,
    refusal: null,
    items: request.pieces.map(({ item, quantity }) => ({ item, quantity })),
    amount,
    storeCredit: request.way === 'store_credit' ? amount : nothing,
  };
}

function problemOf(order: PlacedOrder, { pieces }: ReturnRequest, today: Day): string | null {
  const { number } = order;
  const may = mayBeReturned(order, today);
  if (may.kind === 'canceled') return `The order ${number} is canceled`;
  if (may.kind === 'over') return `The order ${number} could be returned until ${may.until}`;
  if (may.kind === 'elsewhere' || may.kind === 'not-delivered') return `The order ${number} is not delivered`;
  const lines = may.kind === 'open' ? may.lines : [];
  for (const { item, quantity } of pieces) {
    const line = order.lines.find((each) => each.item === item);
    if (!line) return `The order ${number} has no line ${item}`;
    if (line.isReturnable === false) return `${line.name} cannot be returned`;
    const left = lines.find((each) => each.item === item)?.left ?? 0;
    if (quantity > left) return `Only ${left} of ${line.name} can be returned`;
  }
  return null;
}

type Piece = OrderReturn['items'][number];

/** Its share of what was paid for the line, less what is paid back of it already. */
function amountOf({ lines }: PlacedOrder, asked: OrderReturns['asked'], { item, quantity }: Piece): Money {
  const line = lines.find((each) => each.item === item);
  if (!line) return nothing;
  const upTo = (pieces: number) => paise(down((paiseOf(paidFor(line)) * pieces) / line.quantity));
  const before = asked
    .filter(({ status }) => status !== 'refused')
    .flatMap(({ items }) => items.filter((each) => each.item === item))
    .reduce((sum, piece) => sum + piece.quantity, 0);
  return minus(upTo(before + quantity), upTo(before));
}

function paidFor({ total, discount = nothing }: PlacedLine): Money {
  return minus(total, discount);
}

/** All of an order's returns with one more, or with one of them changed. */
export function withReturn({ until, asked }: OrderReturns, noted: OrderReturn): OrderReturns {
  const isKnown = asked.some(({ id }) => id === noted.id);
  return { until, asked: isKnown ? asked.map((each) => (each.id === noted.id ? noted : each)) : [...asked, noted] };
}

/** What was said of it last. */
export function movedReturn(noted: OrderReturn, status: OrderReturn['status'], at: string): OrderReturn {
  const when = { asked: {}, received: { receivedAt: at }, refunded: { refundedAt: at }, refused: { refusedAt: at } };
  return { ...noted, status, ...when[status], refusal: status === 'refused' ? 'It was worn' : null };
}
