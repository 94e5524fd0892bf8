import type Stripe from 'stripe';
import { asked, type Refusal } from './asked.ts';
import {
  type AskedBack,
  type Charge,
  GATEWAY_LIMIT_MS,
  GatewayAway,
  type HostedPage,
  type PaymentFact,
  type PaymentGateway,
  type ReadWebhook,
  type Webhook,
} from './payment-gateway.ts';
import { fieldAt, idIn, pageIn } from './read-fields.ts';
import { sessionFacts, stripeFacts, stripeRefundFacts } from './stripe-facts.ts';

export type StripeSettings = {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Where a test plays the gateway; absent is Stripe. The environment has no word for it. */
  readonly origin?: string;
  readonly limitMs?: number;
};

type Link = { readonly client: Stripe; readonly settings: StripeSettings };

/** Stripe Checkout, for cards. The package is loaded where Stripe is configured, and nowhere else. */
export async function openStripe(settings: StripeSettings): Promise<PaymentGateway> {
  const { default: Client } = await import('stripe');
  const { secretKey, webhookSecret, origin, limitMs = GATEWAY_LIMIT_MS } = settings;
  const client = new Client(secretKey, {
    ...(origin === undefined ? {} : hostOf(origin)),
    timeout: limitMs,
    maxNetworkRetries: 0,
    telemetry: false,
  });
  const link = { client, settings };
  const isForged = (error: unknown): boolean => error instanceof Client.errors.StripeSignatureVerificationError;
  const within = <T>(call: () => Promise<T>): Promise<T> => asked(call, { limitMs, refusalIn });
  return {
    name: 'stripe',
    begin: (charge) => within(() => begin(link, charge)),
    readWebhook: (webhook) => read(client, webhook, { webhookSecret, isForged }),
    ask: (pageId) => within(() => ask(link, pageId)),
    end: (pageId) => within(async () => void (await client.checkout.sessions.expire(pageId))),
    refund: (back) => within(() => refund(link, back)),
  };
}

function hostOf(origin: string) {
  const { hostname, port, protocol } = new URL(origin);
  return { host: hostname, port, protocol: protocol === 'http:' ? 'http' : 'https' } as const;
}

/** A page whose answer was lost is known to nobody, so that another one may be begun. Nothing of the shopper goes there. */
async function begin({ client, settings }: Link, charge: Charge): Promise<HostedPage> {
  const { reference, title, amount, currency, backUrl, leftUrl, endsAt } = charge;
  const price_data = { currency: currency.toLowerCase(), unit_amount: amount, product_data: { name: title } };
  const session = await client.checkout.sessions.create(
    {
      mode: 'payment',
      allowed_payment_method_types: ['card'],
      line_items: [{ quantity: 1, price_data }],
      client_reference_id: reference,
      success_url: backUrl,
      cancel_url: leftUrl,
      expires_at: Math.floor(endsAt / 1_000),
    },
    { idempotencyKey: `${reference}-${endsAt}` },
  );
  const id = idIn(session, 'id');
  const url = pageIn(session, 'url', { isPlayed: settings.origin !== undefined });
  if (id === null || url === null) throw new GatewayAway();
  return { id, url };
}

type Checks = { readonly webhookSecret: string; readonly isForged: (error: unknown) => boolean };

/** The package compares in constant time, and refuses what was signed more than five minutes ago. */
function read(client: Stripe, { body, headers }: Webhook, { webhookSecret, isForged }: Checks): ReadWebhook {
  try {
    const header = headers.get('stripe-signature') ?? '';
    const facts = stripeFacts(client.webhooks.constructEvent(Buffer.from(body), header, webhookSecret));
    return facts === null ? { kind: 'damaged' } : { kind: 'facts', facts };
  } catch (error) {
    return { kind: isForged(error) ? 'forged' : 'damaged' };
  }
}

async function ask({ client }: Link, pageId: string): Promise<readonly PaymentFact[]> {
  const facts = sessionFacts(await client.checkout.sessions.retrieve(pageId));
  if (facts === null) throw new GatewayAway();
  const refunds = await Promise.all(facts.map((fact) => refundsOf(client, fact)));
  return [...facts, ...refunds.flat()];
}

async function refundsOf(client: Stripe, fact: PaymentFact): Promise<readonly PaymentFact[]> {
  if (fact.kind !== 'taken') return [];
  const { data } = await client.refunds.list({ payment_intent: fact.paymentId, limit: 100 });
  return data.flatMap((each) => stripeRefundFacts(each) ?? []);
}

async function refund({ client }: Link, { paymentId, amount, key }: AskedBack): Promise<readonly PaymentFact[]> {
  const body = { payment_intent: paymentId, amount, metadata: { key } };
  const facts = stripeRefundFacts(await client.refunds.create(body, { idempotencyKey: key }));
  if (facts === null) throw new GatewayAway();
  return facts;
}

function refusalIn(error: unknown): Refusal {
  const status = fieldAt(error, 'statusCode');
  return { status: typeof status === 'number' ? status : null, code: idIn(error, 'code') ?? idIn(error, 'type') };
}
