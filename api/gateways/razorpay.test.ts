import { validateWebhookSignature } from 'razorpay/dist/utils/razorpay-utils.js';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { GatewayAway, GatewayRefused, type PaymentGateway } from './payment-gateway.ts';
import type { Signed } from './played-server-for-tests.ts';
import { openRazorpay } from './razorpay.ts';
import { type PlayedRazorpay, playRazorpay, sign } from './razorpay-for-tests.ts';

let played: PlayedRazorpay;
let gateway: PaymentGateway;
beforeEach(async () => {
  played = await playRazorpay();
  gateway = await openRazorpay(played.settings);
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
const linkOf = () => {
  const [link] = played.links;
  if (link === undefined) throw new Error('No link was made.');
  return link;
};

async function paid(): Promise<{ readonly pageId: string; readonly paymentId: string }> {
  await gateway.begin(CHARGE);
  const told = read(played.pay(linkOf()));
  const [fact] = told.kind === 'facts' ? told.facts : [];
  if (fact?.kind !== 'taken') throw new Error('Nothing was paid.');
  return fact;
}

test('a payment begins as a link of the order, over its amount, which ends, asks nobody by mail and leads back', async () => {
  const page = await gateway.begin(CHARGE);
  expect(page).toEqual({ id: linkOf().id, url: `${played.origin}/i/${linkOf().id}` });
  const sent: unknown = JSON.parse(played.calls[0]?.body ?? '');
  expect(sent).toEqual({
    amount: 168_000,
    currency: 'INR',
    accept_partial: false,
    reference_id: 'AF000070012-a',
    description: 'AF000070012',
    expire_by: 1_800_000_000,
    customer: {},
    notify: { sms: false, email: false },
    reminder_enable: false,
    callback_url: CHARGE.backUrl,
    callback_method: 'get',
  });
});

test.each([
  ['upi', [{ method: 'upi' }]],
  ['cards', [{ method: 'card' }, { method: 'netbanking' }]],
] as const)('the page begins with what was chosen in the shop: %s', async (channel, instruments) => {
  await gateway.begin({ ...CHARGE, channel });
  expect(linkOf().options).toMatchObject({
    checkout: { config: { display: { blocks: { first: { instruments } }, sequence: ['block.first'] } } },
  });
});

test('a payment that was begun and never heard of is the same one when it is begun again', async () => {
  played.be('deaf');
  await expect(gateway.begin(CHARGE)).rejects.toThrow(GatewayAway);
  played.be('well');
  expect((await gateway.begin(CHARGE)).id).toBe(linkOf().id);
  expect(played.links).toHaveLength(1);
});

test('a reference that is taken for another amount is no page of this order', async () => {
  await gateway.begin(CHARGE);
  await expect(gateway.begin({ ...CHARGE, amount: 1 })).rejects.toThrow(GatewayRefused);
});

test('a gateway that is away or hangs is told as such, in its time', async () => {
  const hurried = await openRazorpay({ ...played.settings, limitMs: 100 });
  for (const mood of ['away', 'hung'] as const) {
    played.be(mood);
    await expect(hurried.begin(CHARGE)).rejects.toThrow(GatewayAway);
    await expect(hurried.ask('plink_a')).rejects.toThrow(GatewayAway);
    await expect(hurried.refund({ paymentId: 'pay_a', amount: 1, key: KEY })).rejects.toThrow(GatewayAway);
  }
});

test('what it refuses is told with its code alone: wrong keys, an unknown link', async () => {
  await expect(gateway.ask('plink_none')).rejects.toThrow(GatewayRefused);
  const stranger = await openRazorpay({ ...played.settings, keySecret: 'c4n4ry' });
  const refusal = await stranger.begin(CHARGE).catch((error: unknown) => error);
  expect(refusal).toMatchObject({ name: 'GatewayRefused', code: 'BAD_REQUEST_ERROR' });
  expect(JSON.stringify(refusal) + String(refusal)).not.toContain('c4n4ry');
});

test('a webhook and the answer to a question tell the same of a payment', async () => {
  const { pageId, paymentId } = await paid();
  const fact = { kind: 'taken', pageId, paymentId, amount: 168_000, currency: 'INR' };
  expect(await gateway.ask(pageId)).toEqual([fact]);
});

test('a link that is ended by the shop takes no more, and says so', async () => {
  const { id } = await gateway.begin(CHARGE);
  expect(await gateway.ask(id)).toEqual([]);
  await gateway.end(id);
  expect(await gateway.ask(id)).toEqual([{ kind: 'ended', pageId: id }]);
  expect(read(played.stop(linkOf(), 'expired'))).toEqual({ kind: 'facts', facts: [{ kind: 'ended', pageId: id }] });
});

test('a refund that is asked for twice with one key is one', async () => {
  const { pageId, paymentId } = await paid();
  const asked = { paymentId, amount: 68_000, key: KEY };
  const first = await gateway.refund(asked);
  expect(first).toEqual([
    { kind: 'given-back', paymentId, refundId: played.refunds[0]?.id, key: KEY, amount: 68_000, currency: 'INR' },
  ]);
  expect(await gateway.refund(asked)).toEqual(first);
  expect(played.refunds).toHaveLength(1);
  expect((await gateway.ask(pageId)).slice(1)).toEqual(first);
  await expect(gateway.refund({ ...asked, amount: 100_001, key: `${KEY}-2` })).rejects.toThrow(GatewayRefused);
});

test('a refund that takes its time is told later, whatever comes of it', async () => {
  const { paymentId } = await paid();
  played.refundsAre('pending');
  const begun = await gateway.refund({ paymentId, amount: 168_000, key: KEY });
  const [refund] = played.refunds;
  if (refund === undefined) throw new Error('No refund was made.');
  const told = { paymentId, refundId: refund.id, key: KEY };
  expect(begun).toEqual([{ kind: 'refund-begun', ...told }]);
  expect(read(played.finish(refund, 'failed'))).toEqual({ kind: 'facts', facts: [{ kind: 'refund-failed', ...told }] });
  expect(read(played.finish(refund, 'processed'))).toMatchObject({
    facts: [{ kind: 'given-back', ...told, amount: 168_000 }],
  });
});

const PAID = { event: 'payment_link.paid', payload: { payment_link: { entity: { id: 'plink_a' } } } };

test.each([
  ['nothing', ''],
  ['no JSON', '{'],
  ['no event', '{}'],
  ['a list', '[]'],
  ['no payment', JSON.stringify(PAID)],
  [
    'an id that is a path',
    JSON.stringify({ event: 'payment_link.expired', payload: { payment_link: { entity: { id: '../a' } } } }),
  ],
  ['a refund of nothing', JSON.stringify({ event: 'refund.processed', payload: {} })],
])('a signed webhook with %s in it is damaged', (_what, body) => {
  expect(read(sign(body))).toEqual({ kind: 'damaged' });
});

test.each([0, -1, 1.5, '1.5', 1e21, null, true])('an amount of %j is none', (amount) => {
  const payload = { ...PAID.payload, payment: { entity: { id: 'pay_a', amount, currency: 'INR' } } };
  expect(read(sign(JSON.stringify({ ...PAID, payload })))).toEqual({ kind: 'damaged' });
});

test('events that the shop does not follow say nothing', () => {
  expect(read(sign('{"event":"payment.failed","payload":{}}'))).toEqual({ kind: 'facts', facts: [] });
});

test('what is signed otherwise is forged, and the package says the same of each', async () => {
  await gateway.begin(CHARGE);
  const { body, headers } = played.pay(linkOf());
  const signature = headers['x-razorpay-signature'] ?? '';
  const others = [
    '',
    signature.toUpperCase(),
    signature.slice(1),
    `${signature}0`,
    sign(body, 'another').headers['x-razorpay-signature'] ?? '',
    sign(`${body} `).headers['x-razorpay-signature'] ?? '',
  ];
  for (const [at, each] of [signature, ...others].entries()) {
    const isRight = validateWebhookSignature(body, each, played.settings.webhookSecret);
    expect(isRight).toBe(at === 0);
    expect(read({ body, headers: { 'x-razorpay-signature': each } }).kind).toBe(isRight ? 'facts' : 'forged');
  }
  expect(read({ body, headers: {} })).toEqual({ kind: 'forged' });
});
