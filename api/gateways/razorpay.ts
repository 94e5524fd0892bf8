import type Razorpay from 'razorpay';
import { asked, type Refusal } from './asked.ts';
import {
  type AskedBack,
  type Charge,
  GATEWAY_LIMIT_MS,
  GatewayAway,
  type HostedPage,
  type PaymentFact,
  type PaymentGateway,
} from './payment-gateway.ts';
import { linkPaymentFact, readRazorpayWebhook, refundFacts } from './razorpay-facts.ts';
import { amountIn, fieldAt, idIn, listAt, pageIn } from './read-fields.ts';

export type RazorpaySettings = {
  readonly keyId: string;
  readonly keySecret: string;
  readonly webhookSecret: string;
  /** Where a test plays the gateway; absent is Razorpay. The environment has no word for it. */
  readonly origin?: string;
  readonly limitMs?: number;
};

/** What the package calls with. It has no setting for the host, the time or the header of a refund, but it is at hand. */
type Caller = {
  readonly defaults: object;
  readonly post: (path: string, body: unknown, options: object) => Promise<{ readonly data: unknown }>;
};

type Link = { readonly client: Razorpay; readonly caller: Caller; readonly settings: RazorpaySettings };

/** The package is loaded where Razorpay is configured, and nowhere else. */
export async function openRazorpay(settings: RazorpaySettings): Promise<PaymentGateway> {
  const { default: Client } = await import('razorpay');
  const client = new Client({ key_id: settings.keyId, key_secret: settings.keySecret });
  const { rq: caller } = client.api as unknown as { readonly rq: Caller };
  const { origin, limitMs = GATEWAY_LIMIT_MS } = settings;
  const limits = { timeout: limitMs, maxRedirects: 0, maxContentLength: MOST_BYTES };
  Object.assign(caller.defaults, limits, origin === undefined ? {} : { baseURL: origin });
  const link = { client, caller, settings };
  const within = <T>(call: () => Promise<T>): Promise<T> => asked(call, { limitMs, refusalIn });
  return {
    name: 'razorpay',
    begin: (charge) => within(() => begin(link, charge)),
    readWebhook: (webhook) => readRazorpayWebhook(webhook, settings.webhookSecret),
    ask: (pageId) => within(() => ask(link, pageId)),
    end: (pageId) => within(async () => void (await client.paymentLink.cancel(pageId))),
    refund: (back) => within(() => refund(link, back)),
  };
}

const MOST_BYTES = 1_000_000;

/** A reference is taken once: what was begun and never heard of is found by it. */
async function begin(link: Link, charge: Charge): Promise<HostedPage> {
  const { paymentLink } = link.client;
  try {
    return pageOf(link, await paymentLink.create(linkOf(charge)));
  } catch (error) {
    if (refusalIn(error).status !== 400) throw error;
    const query: object = { reference_id: charge.reference };
    const known: unknown = await paymentLink.all(query);
    const same = listAt(known, 'payment_links').find((each) => fieldAt(each, 'reference_id') === charge.reference);
    if (same === undefined || amountIn(same, 'amount') !== charge.amount) throw error;
    return pageOf(link, same);
  }
}

type Body = Parameters<Razorpay['paymentLink']['create']>[0];

/** Nothing of the shopper goes there; the page asks for what it needs. It offers UPI by app or QR code, as the law has it. */
function linkOf({ reference, title, amount, currency, channel, backUrl, endsAt }: Charge): Body {
  const body = {
    amount,
    currency,
    accept_partial: false,
    reference_id: reference,
    description: title,
    expire_by: Math.floor(endsAt / 1_000),
    customer: {},
    notify: { sms: false, email: false },
    reminder_enable: false,
    callback_url: backUrl,
    callback_method: 'get',
  };
  if (channel === null) return body;
  const [name, methods] = channel === 'upi' ? ['UPI', ['upi']] : ['Cards and net banking', ['card', 'netbanking']];
  const first = { name, instruments: methods.map((method) => ({ method })) };
  const display = { blocks: { first }, sequence: ['block.first'], preferences: { show_default_blocks: true } };
  return { ...body, options: { checkout: { config: { display } } } } as unknown as Body;
}

function pageOf({ settings }: Link, answer: unknown): HostedPage {
  const id = idIn(answer, 'id');
  const url = pageIn(answer, 'short_url', { isPlayed: settings.origin !== undefined });
  if (id === null || url === null) throw new GatewayAway();
  return { id, url };
}

async function ask({ client }: Link, pageId: string): Promise<readonly PaymentFact[]> {
  const link: unknown = await client.paymentLink.fetch(pageId);
  const taken = listAt(link, 'payments').flatMap((row) => linkPaymentFact(link, row) ?? []);
  const refunds = await Promise.all(taken.map((fact) => refundsOf(client, fact)));
  const isOver = ['expired', 'cancelled'].includes(String(fieldAt(link, 'status')));
  return [...taken, ...refunds.flat(), ...(isOver ? [{ kind: 'ended' as const, pageId }] : [])];
}

async function refundsOf(client: Razorpay, fact: PaymentFact): Promise<readonly PaymentFact[]> {
  if (fact.kind !== 'taken') return [];
  const answer: unknown = await client.payments.fetchMultipleRefund(fact.paymentId, { count: 100 });
  return listAt(answer, 'items').flatMap((each) => refundFacts(each, fieldAt(each, 'status')) ?? []);
}

/** The package's own verb has no room for the header that makes a refund one. */
async function refund({ caller }: Link, { paymentId, amount, key }: AskedBack): Promise<readonly PaymentFact[]> {
  const headers = { 'X-Refund-Idempotency': key };
  const body = { amount, speed: 'normal', receipt: key, notes: { key } };
  const { data } = await caller.post(`/v1/payments/${encodeURIComponent(paymentId)}/refund`, body, { headers });
  const facts = refundFacts(data, fieldAt(data, 'status'));
  if (facts === null) throw new GatewayAway();
  return facts;
}

/** The package throws objects of its own, and errors of its caller where that is used itself. */
function refusalIn(error: unknown): Refusal {
  const status = fieldAt(error, 'statusCode') ?? Reflect.get(Object(fieldAt(error, 'response')), 'status');
  return { status: typeof status === 'number' ? status : null, code: idIn(error, 'error', 'code') };
}
