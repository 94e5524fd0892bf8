import type { OrderStatus } from '#api/database/order-tables.ts';
import type { RefundReason, RefundStatus } from '#api/database/payment-tables.ts';
import type { MinorUnits, PaymentFact } from '#api/gateways/payment-gateway.ts';

/** What orders are charged in, also where prices are shown in another currency. */
export const CHARGED_IN = 'INR';

/** An order as its payment sees it. */
export type OrderToPay = { readonly status: OrderStatus; readonly due: MinorUnits };

export type TakenPayment = {
  readonly paymentId: string;
  readonly amount: MinorUnits;
  readonly currency: string;
  /** Whether it is the one that pays the order; any other goes back. */
  readonly paysOrder: boolean;
};

export type GivenBack = { readonly refundId: string; readonly paymentId: string; readonly amount: MinorUnits };

export type AskedRefund = {
  readonly key: string;
  readonly paymentId: string;
  readonly amount: MinorUnits;
  readonly status: RefundStatus;
};

/** All that is known of the money of one order, each payment and refund once. */
export type Ledger = {
  readonly taken: readonly TakenPayment[];
  readonly givenBack: readonly GivenBack[];
  readonly asked: readonly AskedRefund[];
};

/** What follows from a fact. `odd` is for people to look at: nothing is changed by it. */
export type Consequence =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'odd'; readonly why: string }
  | { readonly kind: 'paid'; readonly payment: TakenPayment }
  | { readonly kind: 'surplus'; readonly payment: TakenPayment; readonly reason: Exclude<RefundReason, 'return'> }
  | { readonly kind: 'canceled' }
  | { readonly kind: 'given-back'; readonly refund: GivenBack; readonly key: string | null }
  /** `refund-begun`: the gateway is not asked for it again. */
  | { readonly kind: 'refund-begun' | 'refund-failed'; readonly key: string };

const NOTHING: Consequence = { kind: 'nothing' };

/**
 * What follows from something that a gateway has said, for its order and what is known of its money. A fact that is known
 * says nothing; money that an order does not wait for is noted and goes back.
 */
export function follow(order: OrderToPay, ledger: Ledger, fact: PaymentFact): Consequence {
  switch (fact.kind) {
    case 'taken':
      return followTaken(order, ledger, fact);
    case 'given-back':
      return followGivenBack(ledger, fact);
    case 'refund-begun':
      return followBegun(ledger, fact);
    case 'refund-failed':
      return followFailed(ledger, fact);
    case 'ended':
      return order.status === 'pending_payment' ? { kind: 'canceled' } : NOTHING;
    default:
      return fact satisfies never;
  }
}

type Of<Kind extends PaymentFact['kind']> = Extract<PaymentFact, { readonly kind: Kind }>;
type OfRefund = Omit<Extract<PaymentFact, { readonly kind: 'refund-begun' | 'refund-failed' }>, 'kind'>;

function followTaken(order: OrderToPay, ledger: Ledger, { paymentId, amount, currency }: Of<'taken'>): Consequence {
  const known = ledger.taken.find((each) => each.paymentId === paymentId);
  if (known !== undefined) {
    const isSame = known.amount === amount && known.currency === currency;
    return isSame ? NOTHING : { kind: 'odd', why: 'a payment is told with another amount' };
  }
  const isWaited = order.status === 'pending_payment';
  const paysOrder = isWaited && amount === order.due && currency === CHARGED_IN;
  const payment = { paymentId, amount, currency, paysOrder };
  if (paysOrder) return { kind: 'paid', payment };
  if (isWaited) return { kind: 'surplus', payment, reason: 'wrong_amount' };
  return { kind: 'surplus', payment, reason: order.status === 'canceled' ? 'canceled' : 'paid_twice' };
}

function followGivenBack({ taken, givenBack, asked }: Ledger, fact: Of<'given-back'>): Consequence {
  const { refundId, paymentId, amount, currency } = fact;
  if (givenBack.some((each) => each.refundId === refundId)) return NOTHING;
  const payment = taken.find((each) => each.paymentId === paymentId);
  if (payment === undefined) return { kind: 'odd', why: 'a refund is of an unknown payment' };
  const before = sumOf(givenBack.filter((each) => each.paymentId === paymentId));
  if (currency !== payment.currency || before + amount > payment.amount)
    return { kind: 'odd', why: 'a refund is more than was paid' };
  const own = asked.find((each) => each.key === fact.key && each.paymentId === paymentId && each.amount === amount);
  return { kind: 'given-back', refund: { refundId, paymentId, amount }, key: own?.key ?? null };
}

function followBegun({ asked }: Ledger, { key }: OfRefund): Consequence {
  const own = asked.find((each) => each.key === key && each.status === 'asked');
  return own === undefined ? NOTHING : { kind: 'refund-begun', key: own.key };
}

function followFailed({ asked, givenBack }: Ledger, { key, refundId }: OfRefund): Consequence {
  if (givenBack.some((each) => each.refundId === refundId))
    return { kind: 'odd', why: 'a refund that was given has failed after all' };
  const own = asked.find((each) => each.key === key);
  if (own === undefined) return { kind: 'odd', why: 'a refund has failed that the shop has not asked for' };
  return own.status === 'asked' ? { kind: 'refund-failed', key: own.key } : NOTHING;
}

/** What may still be given back of the payment that pays an order; null where none does. */
export function leftToGiveBack({
  taken,
  givenBack,
  asked,
}: Ledger): { readonly paymentId: string; readonly left: MinorUnits } | null {
  const payment = taken.find((each) => each.paysOrder);
  if (payment === undefined) return null;
  const { paymentId } = payment;
  const isOf = (each: { readonly paymentId: string }): boolean => each.paymentId === paymentId;
  const promised = sumOf(asked.filter((each) => isOf(each) && each.status === 'asked'));
  return { paymentId, left: payment.amount - sumOf(givenBack.filter(isOf)) - promised };
}

function sumOf(rows: readonly { readonly amount: MinorUnits }[]): MinorUnits {
  return rows.reduce((sum, { amount }) => sum + amount, 0);
}
