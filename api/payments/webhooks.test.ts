import { afterAll, beforeAll, expect, test } from 'vitest';
import { sign } from '#api/gateways/razorpay-for-tests.ts';
import { OPENING_MS } from '#api/testing/open-test-api.ts';
import { API, openPaidShop, type PaidShop } from './payments-for-tests.ts';
import { WEBHOOKS } from './webhook-page.ts';

let paid: PaidShop;
beforeAll(async () => {
  paid = await openPaidShop();
}, OPENING_MS);
afterAll(() => paid.close());

test('a payment that is told before the shopper is back pays the order, with one mail', async () => {
  const { placed, link } = await paid.opened();
  expect(await paid.statusOf(placed)).toBe('pending_payment');
  const answer = await paid.tell(paid.played.pay(link));
  expect([answer.status, await answer.json()]).toEqual([200, { code: 200, result: 'noted' }]);
  expect(await paid.statusOf(placed)).toBe('processing');
  expect(await paid.mails(placed)).toEqual(['order-paid', 'order-placed']);
  expect(await paid.ledger(placed)).toMatchObject({ taken: [{ amount: 168_000, paysOrder: true }], asked: [] });
});

test('the same webhook many times at once counts once', async () => {
  const { placed, link } = await paid.opened();
  const webhook = paid.played.pay(link);
  const answers = await Promise.all(Array.from({ length: 8 }, () => paid.tell(webhook)));
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
  await paid.shop.api.settled();
  expect(await paid.ledger(placed)).toMatchObject({ taken: [{ paysOrder: true }], givenBack: [], asked: [] });
  expect(await paid.mails(placed)).toEqual(['order-paid', 'order-placed']);
});

test('of two payments that are told at once one pays the order, and the other goes back', async () => {
  const { placed, link } = await paid.opened();
  const webhooks = [paid.played.pay(link), paid.played.pay(link)];
  await Promise.all(webhooks.map((webhook) => paid.tell(webhook)));
  await paid.shop.api.settled();
  const { taken, givenBack, asked } = await paid.ledger(placed);
  expect(taken.map(({ paysOrder }) => paysOrder).toSorted()).toEqual([false, true]);
  expect([givenBack, asked]).toMatchObject([[{ amount: 168_000 }], [{ amount: 168_000, status: 'given' }]]);
  expect(await paid.statusOf(placed)).toBe('processing');
});

test.each([{ amount: 1 }, { amount: 168_001 }, { currency: 'USD' }])(
  'what is not what the order costs goes back, and the order waits on: %j',
  async (other) => {
    const { placed, link } = await paid.opened();
    await paid.tell(paid.played.pay(link, other));
    await paid.shop.api.settled();
    expect(await paid.statusOf(placed)).toBe('pending_payment');
    const amount = other.amount ?? 168_000;
    expect(await paid.ledger(placed)).toMatchObject({ taken: [{ paysOrder: false }], givenBack: [{ amount }] });
  },
);

test('a page that has ended cancels its order, and what is paid there after all goes back', async () => {
  const before = await paid.stock();
  const { placed, link } = await paid.opened();
  const late = paid.played.pay(link);
  await paid.tell(paid.played.stop(link, 'expired'));
  expect(await paid.statusOf(placed)).toBe('canceled');
  expect(await paid.stock()).toBe(before);
  await paid.tell(late);
  await paid.shop.api.settled();
  expect(await paid.statusOf(placed)).toBe('canceled');
  const occasions = [/^order-payment-failed$/, /^order-payment-returned pay_/, /^order-placed$/];
  expect(await paid.mails(placed)).toEqual(occasions.map((occasion) => expect.stringMatching(occasion)));
  expect(await paid.ledger(placed)).toMatchObject({
    taken: [{ paysOrder: false }],
    givenBack: [{ amount: 168_000 }],
    asked: [{ status: 'given' }],
  });
});

test('what the merchant gives back at the gateway is noted, once', async () => {
  const { placed, link } = await paid.opened();
  await paid.tell(paid.played.pay(link));
  const [fact] = (await paid.ledger(placed)).taken;
  const { paymentId } = fact as unknown as { readonly paymentId: string };
  const webhook = paid.played.giveBack(paymentId, 8_000);
  for (const _time of [1, 2]) await paid.tell(webhook);
  expect(await paid.ledger(placed)).toMatchObject({ givenBack: [{ amount: 8_000 }], asked: [] });
  expect(await paid.statusOf(placed)).toBe('processing');
});

test('what is not signed by the gateway changes nothing, and is told without a word of it', async () => {
  const { placed, link } = await paid.opened();
  const { body, headers } = paid.played.pay(link);
  const forged = [
    { body, headers: {} },
    sign(body, 'c4n4ry-secret'),
    { body: body.replace('168000', '16800'), headers },
    { body: `${body} `, headers },
  ];
  for (const webhook of forged) expect((await paid.tell(webhook)).status).toBe(401);
  expect(await paid.statusOf(placed)).toBe('pending_payment');
  const told = paid.lines.filter((line) => line.includes('webhook')).join('\n');
  expect(told).toContain('a webhook of razorpay was refused: The signature is not right');
  expect(paid.lines.join('\n')).not.toMatch(/c4n4ry|played-(key|webhook)-secret|168000/);
});

test.each([
  ['damaged', '{"event":"payment_link.paid"}', 400],
  ['no JSON', 'payment', 400],
  ['too large', `"${'a'.repeat(100_001)}"`, 413],
])('a signed webhook that is %s gets a clear answer', async (_what, body, status) => {
  const answer = await paid.tell(sign(body));
  expect([answer.status, ((await answer.json()) as { code: number }).code]).toEqual([status, status]);
});

test('a payment of a link that is not the shop’s is noted by nobody, and told again by nobody', async () => {
  const entity = { id: 'plink_of_another_shop' };
  const payment = { entity: { id: 'pay_1', amount: 168_000, currency: 'INR' } };
  const body = JSON.stringify({ event: 'payment_link.paid', payload: { payment_link: { entity }, payment } });
  expect((await paid.tell(sign(body))).status).toBe(200);
  expect(paid.lines).toContain('razorpay tells of a payment of no order: taken');
});

test('webhooks are posted, to a gateway that the shop has', async () => {
  const look = await paid.look(`${API}${WEBHOOKS}razorpay`);
  expect([look.status, look.headers.get('allow')]).toEqual([405, 'POST']);
  for (const name of ['stripe', 'constructor', '', 'razorpay/']) {
    expect((await paid.send('{}', {}, name)).status).toBe(404);
  }
});
