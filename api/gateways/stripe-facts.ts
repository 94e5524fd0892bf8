import type { PaymentFact } from './payment-gateway.ts';
import { amountIn, currencyIn, fieldAt, idIn } from './read-fields.ts';

/** What an event of Stripe says; null where it is not what is documented, nothing where the shop does not follow it. */
export function stripeFacts(event: unknown): readonly PaymentFact[] | null {
  const object = fieldAt(event, 'data', 'object');
  switch (fieldAt(event, 'type')) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return sessionFacts(object);
    case 'checkout.session.expired': {
      const pageId = idIn(object, 'id');
      return pageId === null ? null : [{ kind: 'ended', pageId }];
    }
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
      return stripeRefundFacts(object);
    default:
      return typeof fieldAt(event, 'type') === 'string' ? [] : null;
  }
}

/** What a session says of its payment and its end; null where it is not what is documented. */
export function sessionFacts(session: unknown): readonly PaymentFact[] | null {
  const pageId = idIn(session, 'id');
  if (pageId === null) return null;
  if (fieldAt(session, 'status') === 'expired') return [{ kind: 'ended', pageId }];
  if (fieldAt(session, 'payment_status') !== 'paid') return [];
  const paymentId = idIn(session, 'payment_intent');
  const amount = amountIn(session, 'amount_total');
  const currency = currencyIn(session, 'currency');
  if (paymentId === null || amount === null || currency === null) return null;
  return [{ kind: 'taken', pageId, paymentId, amount, currency }];
}

export function stripeRefundFacts(refund: unknown): readonly PaymentFact[] | null {
  const refundId = idIn(refund, 'id');
  const paymentId = idIn(refund, 'payment_intent');
  const amount = amountIn(refund, 'amount');
  const currency = currencyIn(refund, 'currency');
  if (refundId === null || paymentId === null || amount === null || currency === null) return null;
  const told = { paymentId, refundId, key: idIn(refund, 'metadata', 'key') };
  switch (fieldAt(refund, 'status')) {
    case 'succeeded':
      return [{ kind: 'given-back', ...told, amount, currency }];
    case 'failed':
    case 'canceled':
      return [{ kind: 'refund-failed', ...told }];
    default:
      return [{ kind: 'refund-begun', ...told }];
  }
}
