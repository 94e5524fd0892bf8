import { afterEach, beforeEach, expect, test } from 'vitest';
import { GatewayAway, GatewayRefused, type PaymentGateway } from './payment-gateway.ts';
import type { Signed } from './played-server-for-tests.ts';
import { openStripe } from './stripe.ts';
import { type PlayedStripe, playStripe, signByStripe } from './stripe-for-tests.ts';

let played: PlayedStripe;
let gateway: PaymentGateway;
beforeEach(async () => {
  played = await playStripe();
  gateway = await openStripe(played.settings);
});
afterEach(() => played.close());

const CHARGE = {
  reference: 'AF000070012-a',
  title: 'AF000070012',
  amount: 168_000,
  currency: 'INR',
  channel: null,
  backUrl: 'https://api.shop.test/payment/back?state=a',
  leftUrl: 'https://api.shop.test/payment/back?state=a&left=1',
  endsAt: 1_800_000_000_000,
} as const;
const KEY = '550e8400-e29b-41d4-a716-446655440000';

const read = ({ body, headers }: Signed) =>
  gateway.readWebhook({ body: Buffer.from(body), headers: new Headers(headers) });

async function begun() {
  await gateway.begin(CHARGE);
  const session = played.sessions.at(-1);
  if (session === undefined) throw new Error('No session was made.');
  return session;
}

test('a payment begins as a session of the order, for cards, over its amount, which ends and leads back', async () => {
  const page = await gateway.begin(CHARGE);
  const [session] = played.sessions;
  expect(page).toEqual({ id: session?.id, url: `${played.origin}/c/pay/${session?.id}` });
  expect(Object.fromEntries(new URLSearchParams(played.calls[0]?.body))).toEqual({
    mode: 'payment',
    'allowed_payment_method_types[0]': 'card',
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][currency]': 'inr',
    'line_items[0][price_data][unit_amount]': '168000',
    'line_items[0][price_data][product_data][name]': 'AF000070012',
    client_reference_id: 'AF000070012-a',
    success_url: CHARGE.backUrl,
    cancel_url: CHARGE.leftUrl,
    expires_at: '1800000000',
  });
});

test.each(['away', 'hung', 'deaf'] as const)(
  'a gateway that is %s is told as such, in its time, and is asked once',
  async (mood) => {
    played.be(mood);
    for (const limitMs of [100, 1_000, 20_000]) {
      const hurried = await openStripe({ ...played.settings, limitMs });
      await expect(hurried.begin(CHARGE)).rejects.toThrow(GatewayAway);
      if (played.calls.length > 0) break; // on a busy machine a call takes its time to arrive
    }
    expect(played.calls).toHaveLength(1);
    const hurried = await openStripe({ ...played.settings, limitMs: 100 });
    await expect(hurried.ask('cs_test_a')).rejects.toThrow(GatewayAway);
  },
);

test('what it refuses is told with its code alone', async () => {
  expect(await gateway.ask('cs_test_none').catch((error: unknown) => error)).toMatchObject({
    name: 'GatewayRefused',
    code: 'resource_missing',
  });
  const stranger = await openStripe({ ...played.settings, secretKey: 'sk_test_c4n4ry' });
  const refusal = await stranger.begin(CHARGE).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(GatewayRefused);
  expect(JSON.stringify(refusal) + String(refusal)).not.toContain('c4n4ry');
});

test('a webhook and the answer to a question tell the same of a payment', async () => {
  const session = await begun();
  expect(await gateway.ask(session.id)).toEqual([]);
  const told = read(played.pay(session));
  const { id: pageId, payment_intent: paymentId } = session;
  const fact = { kind: 'taken', pageId, paymentId, amount: 168_000, currency: 'INR' };
  expect(told).toEqual({ kind: 'facts', facts: [fact] });
  expect(await gateway.ask(pageId)).toEqual([fact]);
});

test('a session that is ended by the shop or by time takes no more, and says so', async () => {
  const session = await begun();
  await gateway.end(session.id);
  const ended = [{ kind: 'ended', pageId: session.id }];
  expect(await gateway.ask(session.id)).toEqual(ended);
  expect(read(played.expire(session))).toEqual({ kind: 'facts', facts: ended });
  await expect(gateway.end(session.id)).rejects.toThrow(GatewayRefused);
});

test('a refund that is asked for twice with one key is one, and more than was paid is refused', async () => {
  const session = await begun();
  played.pay(session);
  const paymentId = session.payment_intent ?? '';
  const asked = { paymentId, amount: 68_000, key: KEY };
  const first = await gateway.refund(asked);
  const refundId = played.refunds[0]?.id;
  expect(first).toEqual([{ kind: 'given-back', paymentId, refundId, key: KEY, amount: 68_000, currency: 'INR' }]);
  expect(await gateway.refund(asked)).toEqual(first);
  expect(played.refunds).toHaveLength(1);
  expect((await gateway.ask(session.id)).slice(1)).toEqual(first);
  await expect(gateway.refund({ ...asked, amount: 100_001, key: `${KEY}-2` })).rejects.toThrow(GatewayRefused);
});

test('a refund that takes its time is told later, whatever comes of it', async () => {
  const session = await begun();
  played.pay(session);
  played.refundsAre('pending');
  const paymentId = session.payment_intent ?? '';
  const begunRefund = await gateway.refund({ paymentId, amount: 168_000, key: KEY });
  const [refund] = played.refunds;
  if (refund === undefined) throw new Error('No refund was made.');
  const told = { paymentId, refundId: refund.id, key: KEY };
  expect(begunRefund).toEqual([{ kind: 'refund-begun', ...told }]);
  expect(read(played.finish(refund, 'failed'))).toEqual({ kind: 'facts', facts: [{ kind: 'refund-failed', ...told }] });
  expect(read(played.finish(refund, 'succeeded'))).toMatchObject({ facts: [{ kind: 'given-back', ...told }] });
});

test.each([
  ['nothing', ''],
  ['no JSON', '{'],
  ['no type', '{"object":"event"}'],
  ['no session', '{"type":"checkout.session.completed","data":{"object":{}}}'],
  ['an id that is a path', '{"type":"checkout.session.expired","data":{"object":{"id":"../a"}}}'],
  ['a refund of nothing', '{"type":"refund.updated","data":{"object":{"id":"re_1"}}}'],
  [
    'an amount that is none',
    '{"type":"checkout.session.completed","data":{"object":{"id":"cs_1","payment_status":"paid","payment_intent":"pi_1","amount_total":1.5,"currency":"inr"}}}',
  ],
])('a signed webhook with %s in it says nothing', (_what, body) => {
  expect(read(signByStripe(body)).kind).not.toBe('facts');
});

test('events that the shop does not follow say nothing', () => {
  expect(read(signByStripe('{"type":"charge.succeeded","data":{"object":{}}}'))).toEqual({ kind: 'facts', facts: [] });
});

test('what is signed otherwise, or was signed long ago, is forged', async () => {
  const { body, headers } = played.pay(await begun());
  const others = [
    {},
    { 'stripe-signature': '' },
    { 'stripe-signature': (headers['stripe-signature'] ?? '').replace('v1=', 'v0=') },
    signByStripe(body, { secret: 'whsec_another' }).headers,
    signByStripe(`${body} `).headers,
    signByStripe(body, { secondsAgo: 301 }).headers,
  ];
  for (const each of others) expect(read({ body, headers: each })).toEqual({ kind: 'forged' });
  expect(read({ body: body.replace('168000', '1'), headers })).toEqual({ kind: 'forged' });
  expect(read(signByStripe(body, { secondsAgo: 200 })).kind).toBe('facts');
});
