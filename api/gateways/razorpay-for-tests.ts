import { createHmac, randomBytes } from 'node:crypto';
import {
  HTML,
  json,
  openPlayedServer,
  type PlayedAnswer,
  type PlayedCall,
  type PlayedServer,
  payForm,
  type Signed,
} from './played-server-for-tests.ts';
import type { RazorpaySettings } from './razorpay.ts';

type PlayedLink = {
  readonly id: string;
  readonly reference_id: string;
  readonly description: string;
  readonly amount: number;
  readonly currency: string;
  readonly callback_url: string;
  readonly expire_by: number;
  readonly options: unknown;
  status: 'created' | 'paid' | 'cancelled' | 'expired';
};

type PlayedPayment = {
  readonly id: string;
  readonly link: PlayedLink;
  readonly amount: number;
  readonly currency: string;
};

type PlayedRefund = {
  readonly id: string;
  readonly payment_id: string;
  readonly amount: number;
  readonly currency: string;
  readonly notes: unknown;
  status: 'pending' | 'processed' | 'failed';
};

/** What a test does at the gateway. Each answers the webhook that tells of it, which nobody has sent yet. */
export type PlayedRazorpay = PlayedServer & {
  readonly settings: RazorpaySettings;
  readonly links: readonly PlayedLink[];
  readonly refunds: readonly PlayedRefund[];
  readonly pay: (link: PlayedLink, other?: Other) => Signed;
  readonly stop: (link: PlayedLink, status: 'cancelled' | 'expired') => Signed;
  /** What becomes of refunds that are asked for from now on. */
  readonly refundsAre: (status: PlayedRefund['status']) => void;
  readonly finish: (refund: PlayedRefund, status: 'processed' | 'failed') => Signed;
  /** Somebody gives back at the gateway itself. */
  readonly giveBack: (paymentId: string, amount: number) => Signed;
};

const SECRETS = { keyId: 'rzp_test_played', keySecret: 'played-key-secret', webhookSecret: 'played-webhook-secret' };

export function sign(body: string, secret = SECRETS.webhookSecret): Signed {
  const signature = createHmac('sha256', secret).update(body).digest('hex');
  return { body, headers: { 'content-type': 'application/json', 'x-razorpay-signature': signature } };
}

const newId = (kind: string) => `${kind}_${randomBytes(7).toString('hex')}`;
const refused = (description: string) => json(400, { error: { code: 'BAD_REQUEST_ERROR', description } });
const entityOf = (link: PlayedLink, payments: readonly PlayedPayment[]) => ({
  ...link,
  entity: 'payment_link',
  payments: payments
    .filter((payment) => payment.link === link)
    .map(({ id, amount }) => ({ payment_id: id, plink_id: link.id, amount, status: 'captured', method: 'upi' })),
});

/** What the played gateway knows. */
type Books = {
  readonly links: PlayedLink[];
  readonly payments: PlayedPayment[];
  readonly refunds: PlayedRefund[];
  readonly byKey: Map<string, PlayedRefund>;
  refundsAre: PlayedRefund['status'];
};

/**
 * Plays Razorpay as its documentation tells of it: payment links with their page, payments, refunds that one key makes one,
 * and webhooks signed with HMAC-SHA256. Source: razorpay.com/docs, APIs of payment links and refunds, webhooks.
 */
export async function playRazorpay(): Promise<PlayedRazorpay> {
  const books: Books = { links: [], payments: [], refunds: [], byKey: new Map(), refundsAre: 'processed' };
  const server = await openPlayedServer((call) => answer(books, call));
  return {
    ...server,
    settings: { ...SECRETS, origin: server.origin, limitMs: 3_000 },
    links: books.links,
    refunds: books.refunds,
    pay: (link, other) => pay(books, link, other),
    stop: (link, status) => {
      link.status = status;
      return event(`payment_link.${status}`, { payment_link: { entity: entityOf(link, books.payments) } });
    },
    refundsAre: (status) => {
      books.refundsAre = status;
    },
    finish: (refund, status) => {
      refund.status = status;
      return refundEvent(refund);
    },
    giveBack: (paymentId, amount) => {
      const refund = putRefund(books, paymentId, { amount, notes: [], status: 'processed' });
      if (refund === null) throw new Error('More than was paid.');
      return refundEvent(refund);
    },
  };
}

function event(name: string, payload: object): Signed {
  return sign(JSON.stringify({ entity: 'event', event: name, contains: Object.keys(payload), payload }));
}

function refundEvent(refund: PlayedRefund): Signed {
  return event(`refund.${refund.status}`, { refund: { entity: refund } });
}

type Other = { readonly amount?: number; readonly currency?: string };

function pay(
  { payments }: Books,
  link: PlayedLink,
  { amount = link.amount, currency = link.currency }: Other = {},
): Signed {
  const payment = { id: newId('pay'), link, amount, currency };
  payments.push(payment);
  link.status = 'paid';
  return event('payment_link.paid', {
    payment_link: { entity: entityOf(link, payments) },
    payment: { entity: { id: payment.id, amount, currency, status: 'captured', notes: [] } },
  });
}

/** Null for more than is left of the payment. */
function putRefund(
  { payments, refunds }: Books,
  paymentId: string,
  { amount, ...more }: Pick<PlayedRefund, 'amount' | 'notes' | 'status'>,
): PlayedRefund | null {
  const payment = payments.find(({ id }) => id === paymentId);
  const back = refunds.filter((each) => each.payment_id === paymentId && each.status !== 'failed');
  const left = (payment?.amount ?? 0) - back.reduce((sum, each) => sum + each.amount, 0);
  if (payment === undefined || amount > left) return null;
  const refund = { id: newId('rfnd'), payment_id: paymentId, amount, currency: payment.currency, ...more };
  refunds.push(refund);
  return refund;
}

/** A reference is taken once. */
function create({ links, payments }: Books, { body, host }: PlayedCall): PlayedAnswer {
  const given = JSON.parse(body) as Omit<PlayedLink, 'id' | 'status'>;
  if (links.some((each) => each.reference_id === given.reference_id))
    return refused(`payment link with given reference_id (${given.reference_id}) already exists`);
  const link: PlayedLink = { ...given, id: newId('plink'), status: 'created' };
  links.push(link);
  return json(200, { ...entityOf(link, payments), short_url: `${host}/i/${link.id}` });
}

function refundOf(books: Books, paymentId: string, { headers, body }: PlayedCall): PlayedAnswer {
  const key = String(headers['x-refund-idempotency'] ?? '');
  const known = books.byKey.get(key);
  if (known) return json(200, known);
  const { amount, notes } = JSON.parse(body) as Pick<PlayedRefund, 'amount' | 'notes'>;
  const refund = key.length < 10 ? null : putRefund(books, paymentId, { amount, notes, status: books.refundsAre });
  if (refund === null) return refused('The total refund amount is greater than the refund payment amount');
  books.byKey.set(key, refund);
  return json(200, refund);
}

function show(books: Books, link: PlayedLink, { method, body }: PlayedCall): PlayedAnswer {
  const outcome = method === 'POST' ? new URLSearchParams(body).get('outcome') : null;
  if (outcome !== 'pay') return { status: 200, body: payForm(`/i/${link.id}`, link.amount), headers: HTML };
  pay(books, link);
  const back = new URL(link.callback_url);
  back.searchParams.set('razorpay_payment_link_id', link.id);
  return { status: 303, body: '', headers: { location: back.href } };
}

function answer(books: Books, call: PlayedCall): PlayedAnswer {
  const [, area, what, id, verb] = call.path.split('/');
  const link = books.links.find((each) => each.id === id || each.id === what);
  if (area === 'i') return link ? show(books, link, call) : json(404, {});
  const login = `Basic ${Buffer.from(`${SECRETS.keyId}:${SECRETS.keySecret}`).toString('base64')}`;
  if (call.headers.authorization !== login) return json(401, { error: { code: 'BAD_REQUEST_ERROR' } });
  if (what === 'payments' && verb === 'refund') return refundOf(books, id ?? '', call);
  if (what === 'payments') return json(200, { items: books.refunds.filter((each) => each.payment_id === id) });
  if (id === undefined && call.method === 'POST') return create(books, call);
  if (id === undefined) {
    const same = books.links.filter((each) => each.reference_id === call.query.get('reference_id'));
    return json(200, { payment_links: same.map((each) => ({ ...each, short_url: `${call.host}/i/${each.id}` })) });
  }
  if (link === undefined) return refused('The id provided does not exist');
  if (verb === 'cancel' && link.status !== 'created') return refused('Payment link cannot be cancelled');
  if (verb === 'cancel') link.status = 'cancelled';
  return json(200, entityOf(link, books.payments));
}
