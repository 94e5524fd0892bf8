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
import type { StripeSettings } from './stripe.ts';

type PlayedSession = {
  readonly id: string;
  readonly object: 'checkout.session';
  readonly client_reference_id: string;
  readonly amount_total: number;
  readonly currency: string;
  readonly success_url: string;
  readonly cancel_url: string;
  readonly expires_at: number;
  readonly url: string;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid';
  payment_intent: string | null;
};

type PlayedRefund = {
  readonly id: string;
  readonly object: 'refund';
  readonly payment_intent: string;
  readonly amount: number;
  readonly currency: string;
  readonly metadata: Readonly<Record<string, string>>;
  status: 'pending' | 'succeeded' | 'failed';
};

export type PlayedStripe = PlayedServer & {
  readonly settings: StripeSettings;
  readonly sessions: readonly PlayedSession[];
  readonly refunds: readonly PlayedRefund[];
  readonly pay: (session: PlayedSession) => Signed;
  readonly expire: (session: PlayedSession) => Signed;
  readonly refundsAre: (status: PlayedRefund['status']) => void;
  readonly finish: (refund: PlayedRefund, status: 'succeeded' | 'failed') => Signed;
};

const SECRETS = { secretKey: 'sk_test_played', webhookSecret: 'whsec_played' };

/** Signed with HMAC-SHA256 over the second and the body, as Stripe documents it. */
export function signByStripe(body: string, { secret = SECRETS.webhookSecret, secondsAgo = 0 } = {}): Signed {
  const second = Math.floor(Date.now() / 1_000) - secondsAgo;
  const signature = createHmac('sha256', secret).update(`${second}.${body}`).digest('hex');
  return { body, headers: { 'content-type': 'application/json', 'stripe-signature': `t=${second},v1=${signature}` } };
}

type Books = {
  readonly sessions: PlayedSession[];
  readonly refunds: PlayedRefund[];
  readonly byKey: Map<string, PlayedAnswer>;
  refundsAre: PlayedRefund['status'];
};

/**
 * Plays Stripe as its documentation tells of it: sessions of Checkout with their page, refunds, one answer for one key, and
 * signed webhooks. Source: docs.stripe.com, API of Checkout sessions and refunds, idempotent requests, webhook signatures.
 */
export async function playStripe(): Promise<PlayedStripe> {
  const books: Books = { sessions: [], refunds: [], byKey: new Map(), refundsAre: 'succeeded' };
  const server = await openPlayedServer((call) => answer(books, call));
  return {
    ...server,
    settings: { ...SECRETS, origin: server.origin, limitMs: 30_000 },
    sessions: books.sessions,
    refunds: books.refunds,
    pay,
    expire: (session) => {
      session.status = 'expired';
      return event('checkout.session.expired', session);
    },
    refundsAre: (status) => {
      books.refundsAre = status;
    },
    finish: (refund, status) => {
      refund.status = status;
      return event(status === 'failed' ? 'refund.failed' : 'refund.updated', refund);
    },
  };
}

const newId = (kind: string) => `${kind}_${randomBytes(12).toString('hex')}`;
const refused = (code: string) => json(400, { error: { type: 'invalid_request_error', code, message: 'Refused.' } });

function event(type: string, object: object): Signed {
  return signByStripe(JSON.stringify({ id: newId('evt'), object: 'event', type, data: { object } }));
}

function pay(session: PlayedSession): Signed {
  Object.assign(session, { status: 'complete', payment_status: 'paid', payment_intent: newId('pi') });
  return event('checkout.session.completed', session);
}

function create({ sessions }: Books, { body, host }: PlayedCall): PlayedAnswer {
  const given = new URLSearchParams(body);
  const told = (name: string): string => given.get(name) ?? '';
  if ([...given.keys()].some((name) => name.startsWith('payment_method_types')))
    return refused('payment_method_types_no_longer_supported');
  const id = newId('cs_test');
  const session: PlayedSession = {
    id,
    object: 'checkout.session',
    client_reference_id: told('client_reference_id'),
    amount_total: Number(told('line_items[0][price_data][unit_amount]')) * Number(told('line_items[0][quantity]')),
    currency: told('line_items[0][price_data][currency]'),
    success_url: told('success_url'),
    cancel_url: told('cancel_url'),
    expires_at: Number(told('expires_at')),
    url: `${host}/c/pay/${id}`,
    status: 'open',
    payment_status: 'unpaid',
    payment_intent: null,
  };
  sessions.push(session);
  return json(200, session);
}

function refund({ sessions, refunds, refundsAre }: Books, { body }: PlayedCall): PlayedAnswer {
  const given = new URLSearchParams(body);
  const session = sessions.find((each) => each.payment_intent === given.get('payment_intent'));
  const amount = Number(given.get('amount'));
  const back = refunds.filter((each) => each.payment_intent === session?.payment_intent && each.status !== 'failed');
  const left = (session?.amount_total ?? 0) - back.reduce((sum, each) => sum + each.amount, 0);
  if (!session?.payment_intent || amount > left) return refused('charge_already_refunded');
  const made: PlayedRefund = {
    ...{ id: newId('re'), object: 'refund', payment_intent: session.payment_intent, amount },
    ...{ currency: session.currency, metadata: { key: given.get('metadata[key]') ?? '' }, status: refundsAre },
  };
  refunds.push(made);
  return json(200, made);
}

/** What was answered to a key is answered to it again. */
function once({ byKey }: Books, { headers }: PlayedCall, make: () => PlayedAnswer): PlayedAnswer {
  const key = String(headers['idempotency-key'] ?? '');
  const made = byKey.get(key) ?? make();
  byKey.set(key, made);
  return made;
}

function show(session: PlayedSession, { method, body }: PlayedCall): PlayedAnswer {
  const outcome = method === 'POST' ? new URLSearchParams(body).get('outcome') : null;
  if (outcome !== 'pay')
    return { status: 200, body: payForm(`/c/pay/${session.id}`, session.amount_total), headers: HTML };
  pay(session);
  return { status: 303, body: '', headers: { location: session.success_url } };
}

function answer(books: Books, call: PlayedCall): PlayedAnswer {
  const { sessions, refunds } = books;
  const session = sessions.find(({ id }) => call.path.split('/').includes(id));
  if (call.path.startsWith('/c/pay/')) return session ? show(session, call) : json(404, {});
  if (call.headers.authorization !== `Bearer ${SECRETS.secretKey}`)
    return json(401, { error: { type: 'invalid_request_error', message: 'Invalid API Key' } });
  if (call.path === '/v1/checkout/sessions') return once(books, call, () => create(books, call));
  if (call.path === '/v1/refunds' && call.method === 'POST') return once(books, call, () => refund(books, call));
  if (call.path === '/v1/refunds') {
    const own = refunds.filter((each) => each.payment_intent === call.query.get('payment_intent'));
    return json(200, { object: 'list', data: own, has_more: false, url: '/v1/refunds' });
  }
  if (session === undefined) return refused('resource_missing');
  if (!call.path.endsWith('/expire')) return json(200, session);
  if (session.status !== 'open') return refused('checkout_session_not_open');
  session.status = 'expired';
  return json(200, session);
}
