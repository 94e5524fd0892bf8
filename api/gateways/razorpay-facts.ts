import { createHmac, timingSafeEqual } from 'node:crypto';
import type { PaymentFact, ReadWebhook, Webhook } from './payment-gateway.ts';
import { amountIn, currencyIn, fieldAt, idIn } from './read-fields.ts';

/**
 * What a webhook of Razorpay says. It is signed with HMAC-SHA256 over its bytes, in hexadecimal digits. The package has a
 * function for that, which compares with `===` and so takes longer the more digits are right; here the time says nothing.
 */
export function readRazorpayWebhook({ body, headers }: Webhook, secret: string): ReadWebhook {
  const signature = Buffer.from(headers.get('x-razorpay-signature') ?? '');
  const expected = Buffer.from(createHmac('sha256', secret).update(body).digest('hex'));
  const isSigned = signature.length === expected.length && timingSafeEqual(signature, expected);
  if (!isSigned) return { kind: 'forged' };
  const facts = factsOf(parsed(body));
  return facts === null ? { kind: 'damaged' } : { kind: 'facts', facts };
}

function parsed(body: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(body).toString('utf8'));
  } catch {
    return null;
  }
}

/** Null where it is not what is documented; nothing where it is about something that the shop does not follow. */
function factsOf(event: unknown): readonly PaymentFact[] | null {
  const payload = fieldAt(event, 'payload');
  switch (fieldAt(event, 'event')) {
    case 'payment_link.paid': {
      const pageId = idIn(payload, 'payment_link', 'entity', 'id');
      return pageId === null ? null : listed(takenOf(pageId, fieldAt(payload, 'payment', 'entity')));
    }
    case 'payment_link.expired':
    case 'payment_link.cancelled': {
      const pageId = idIn(payload, 'payment_link', 'entity', 'id');
      return pageId === null ? null : [{ kind: 'ended', pageId }];
    }
    case 'refund.processed':
    case 'refund.failed': {
      const refund = fieldAt(payload, 'refund', 'entity');
      return refundFacts(refund, fieldAt(event, 'event') === 'refund.failed' ? 'failed' : 'processed');
    }
    default:
      return typeof fieldAt(event, 'event') === 'string' ? [] : null;
  }
}

function takenOf(pageId: string, payment: unknown): PaymentFact | null {
  const paymentId = idIn(payment, 'id');
  const amount = amountIn(payment, 'amount');
  const currency = currencyIn(payment, 'currency');
  if (paymentId === null || amount === null || currency === null) return null;
  return { kind: 'taken', pageId, paymentId, amount, currency };
}

/** What a refund says that stands as told; null where it is not what is documented. */
export function refundFacts(refund: unknown, status: unknown): readonly PaymentFact[] | null {
  const refundId = idIn(refund, 'id');
  const paymentId = idIn(refund, 'payment_id');
  if (refundId === null || paymentId === null) return null;
  const key = idIn(refund, 'notes', 'key');
  if (status === 'failed') return [{ kind: 'refund-failed', paymentId, refundId, key }];
  if (status !== 'processed') return [{ kind: 'refund-begun', paymentId, refundId, key }];
  const amount = amountIn(refund, 'amount');
  const currency = currencyIn(refund, 'currency');
  if (amount === null || currency === null) return null;
  return [{ kind: 'given-back', paymentId, refundId, key, amount, currency }];
}

/** What a payment link says of its payments: a row of it has no currency of its own. */
export function linkPaymentFact(link: unknown, row: unknown): PaymentFact | null {
  const pageId = idIn(link, 'id');
  const paymentId = idIn(row, 'payment_id');
  const amount = amountIn(row, 'amount');
  const currency = currencyIn(link, 'currency');
  const isTaken = fieldAt(row, 'status') === 'captured' || fieldAt(row, 'status') === 'refunded';
  if (!isTaken || pageId === null || paymentId === null || amount === null || currency === null) return null;
  return { kind: 'taken', pageId, paymentId, amount, currency };
}

function listed(fact: PaymentFact | null): readonly PaymentFact[] | null {
  return fact === null ? null : [fact];
}
