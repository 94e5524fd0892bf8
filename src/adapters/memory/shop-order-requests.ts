import type { PlacedOrder } from '#domain/orders/order.ts';
import type { CancelRequest } from '#domain/orders/order-gateway.ts';
import type { OrderReturn } from '#domain/orders/order-return.ts';
import type { ReturnRequest } from '#domain/orders/return-request.ts';
import type { Withdrawal, WithdrawalStatement } from '#domain/orders/withdrawal.ts';
import type { CustomerId } from '#domain/session/customer.ts';
import type { Day } from '#domain/shared/clock.ts';
import { nothing } from '#domain/shared/money.ts';
import type { Reply } from '#domain/shared/reply.ts';
import { refused } from './memory-link.ts';
import { orderNotFound } from './order-refusals.ts';
import { canceledOrder } from './shop-cancellations.ts';
import { moveStock } from './shop-order.ts';
import { notedReturn, withReturn } from './shop-returns.ts';
import { keptWithdrawal, leftOf, notWithdrawn } from './shop-withdrawals.ts';
import { change, isNamed, isTheirs, type Taken, type TakenOrder, type Terms } from './taken-orders.ts';

/** What shoppers ask of an order: whoever is its owner or names its e-mail. */
export function askedOf(taken: Taken, { products, today }: Terms) {
  return {
    /** Notes a return, each id once. */
    giveBack(request: ReturnRequest, caller: CustomerId | null): Reply<OrderReturn> {
      const known = taken.get(request.order);
      if (!known || !isTheirs(known, request, caller)) return orderNotFound;
      const { order, placed } = known;
      const before = placed.returns?.asked.find((each) => each.id === request.id);
      if (before) return { kind: 'ok', value: before };
      const noted = notedReturn(placed, request, { today: today(), hasAccount: order.owner !== null });
      if ('kind' in noted) return noted;
      change(taken, order.id, (now) => ({ ...now, returns: now.returns ? withReturn(now.returns, noted) : null }));
      return { kind: 'ok', value: noted };
    },
    /** Canceled again it is the same. */
    cancel(request: CancelRequest, caller: CustomerId | null): Reply<PlacedOrder> {
      const known = taken.get(request.order);
      if (!known || !isTheirs(known, request, caller)) return orderNotFound;
      if (known.placed.cancellation) return { kind: 'ok', value: known.placed };
      const canceled = canceledOrder(known.placed, `${today()}T06:00:00.000Z`);
      if ('kind' in canceled) return canceled;
      if (products) moveStock(known.order, products, 'back');
      return { kind: 'ok', value: change(taken, request.order, () => canceled) };
    },
  };
}

/** Withdrawing from an order, once; a statement about no order of theirs is kept alike. */
export function withdrawingOf(taken: Taken, terms: Terms) {
  const kept = new Map<string, Withdrawal>();
  const { today } = terms;

  return (statement: WithdrawalStatement, caller: CustomerId | null): Reply<Withdrawal> => {
    const { order: named, email, pieces } = statement;
    const own = [...taken.values()].find(
      (each) => isNamed(each, named) && isTheirs(each, { order: each.order.id, email }, caller),
    );
    const keys = [`${own?.order.id ?? `${named} ${email}`.toLowerCase()} `, pieces] as const;
    const before = (own && kept.get(keys[0])) ?? kept.get(keys.join(''));
    if (before) return { kind: 'ok', value: before };
    const count = kept.size + 1;
    const problem = own ? notWithdrawn(own.placed, today()) : null;
    if (problem !== null) return refused(422, problem);
    const done = own && pieces === '' ? carriedOut(own) : { outcome: 'open' as const };
    const withdrawal = keptWithdrawal(statement, { count, today: today(), ...done });
    kept.set(keys.join(''), withdrawal);
    return { kind: 'ok', value: withdrawal };
  };

  /** What is not packed is canceled, all else is a return. */
  function carriedOut({ order, placed }: TakenOrder) {
    const asked = askedOf(taken, terms);
    const { email } = order.billingAddress;
    if (placed.isCancelable) {
      asked.cancel({ order: order.id, email }, null);
      const amount = taken.get(order.id)?.placed.cancellation?.amount ?? nothing;
      return { outcome: 'canceled' as const, amount };
    }
    const { amount, number } = returned(taken, { order, placed }, today());
    return { outcome: 'returning' as const, amount, returnNumber: number, lines: placed.lines };
  }
}

/** All that is left of an order is given back, at whatever time; nothing is said of the days of returns. */
function returned(taken: Taken, { order: { id: order }, placed }: TakenOrder, today: Day): OrderReturn {
  const returns = { until: '9999-12-31', asked: placed.returns?.asked ?? [] };
  const request = { id: `withdrawal-${order}`, order, email: null, note: '', way: 'original' as const };
  const pieces = leftOf(placed).map((piece) => ({ ...piece, reason: 'changed_mind' as const }));
  const noted = notedReturn(
    { ...placed, status: 'complete', returns },
    { ...request, pieces },
    { today, hasAccount: false },
  );
  if ('kind' in noted) throw new Error(`The order ${order} is not given back.`);
  const until = placed.returns?.until ?? null;
  change(taken, order, (now) => ({ ...now, returns: withReturn({ until, asked: returns.asked }, noted) }));
  return noted;
}
