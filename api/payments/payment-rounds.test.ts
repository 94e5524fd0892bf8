import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { OPENING_MS } from '#api/testing/open-test-api.ts';
import { openPaidShop, type PaidShop } from './payments-for-tests.ts';

let paid: PaidShop;
let before: number;
beforeAll(async () => {
  paid = await openPaidShop();
}, OPENING_MS);
beforeEach(async () => {
  paid.shop.clock.stopAt(null);
  before = await paid.stock();
});
afterEach(() => {
  paid.played.be('well');
  paid.played.refundsAre('processed');
});
afterAll(() => paid.close());

test('a payment that nobody tells of is found', async () => {
  const { placed, link } = await paid.opened();
  paid.played.pay(link);
  await paid.round(1);
  expect(await paid.statusOf(placed)).toBe('pending_payment');
  await paid.round(3);
  expect(await paid.statusOf(placed)).toBe('processing');
  expect(await paid.mails(placed)).toEqual(['order-paid', 'order-placed']);
});

test('an order waits for its hour, then its page is ended, it is canceled and its pieces are for sale', async () => {
  const { placed, link } = await paid.opened();
  for (const minutes of [3, 20, 45, 61]) await paid.round(minutes);
  expect([await paid.statusOf(placed), await paid.stock()]).toEqual(['pending_payment', before - 1]);
  await paid.round(63);
  expect([await paid.statusOf(placed), await paid.stock()]).toEqual(['canceled', before]);
  expect(link.status).toBe('cancelled');
  expect(await paid.mails(placed)).toEqual(['order-payment-failed', 'order-placed']);
});

test('what was paid in the last minute and not told is found before the order is canceled', async () => {
  const { placed, link } = await paid.opened();
  await paid.round(3);
  paid.played.pay(link);
  await paid.round(63);
  expect(await paid.statusOf(placed)).toBe('processing');
});

test('while the gateway is away nothing is canceled: nobody knows whether it is paid', async () => {
  const { placed, link } = await paid.opened();
  paid.played.pay(link);
  paid.played.be('away');
  for (const minutes of [3, 63, 90]) await paid.round(minutes);
  expect(await paid.statusOf(placed)).toBe('pending_payment');
  paid.played.be('well');
  await paid.round(95);
  expect(await paid.statusOf(placed)).toBe('processing');
});

test('a gateway that hangs is asked once in a round, however many payments are open, and all of them in the next', async () => {
  const all = await Promise.all([1, 2, 3].map(() => paid.opened()));
  for (const { link } of all) paid.played.pay(link);
  paid.played.be('hung');
  const calls = paid.played.calls.length;
  await paid.round(3);
  expect(paid.played.calls).toHaveLength(calls + 1);
  paid.played.be('well');
  await paid.round(4.1);
  expect(await Promise.all(all.map(({ placed }) => paid.statusOf(placed)))).toEqual(Array(3).fill('processing'));
});

test('an order whose page nobody opens is canceled after its hour, and its page opens no more', async () => {
  const placed = await paid.place();
  await paid.round(61);
  expect(await paid.statusOf(placed)).toBe('pending_payment');
  expect((await paid.look(placed.redirect_url)).headers.get('location')).toContain('/payment/unknown');
  await paid.round(62);
  expect([await paid.statusOf(placed), await paid.stock()]).toEqual(['canceled', before]);
  expect(await paid.mails(placed)).toEqual(['order-payment-failed', 'order-placed']);
});

test('a page that is opened late may be paid on for its whole time', async () => {
  const placed = await paid.place();
  await paid.round(50);
  await paid.open(placed);
  await paid.round(100);
  expect(await paid.statusOf(placed)).toBe('pending_payment');
  await paid.round(113);
  expect(await paid.statusOf(placed)).toBe('canceled');
});

test('money that comes after the order is canceled and is not told is found for days, and goes back', async () => {
  const { placed, link } = await paid.opened();
  await paid.round(63);
  paid.played.pay(link);
  await paid.round(64);
  expect((await paid.ledger(placed)).taken).toEqual([]);
  await paid.round(25 * 60);
  expect(await paid.statusOf(placed)).toBe('canceled');
  expect(await paid.ledger(placed)).toMatchObject({ taken: [{ paysOrder: false }], givenBack: [{ amount: 168_000 }] });
});

test('a refund that the gateway does not take is asked for again, and is one', async () => {
  const { placed, link } = await paid.opened();
  await paid.tell(paid.played.pay(link));
  const second = paid.played.pay(link);
  const count = paid.played.refunds.length;
  paid.played.be('deaf');
  await paid.tell(second);
  await paid.shop.api.settled();
  expect((await paid.ledger(placed)).asked).toMatchObject([{ status: 'asked' }]);
  expect(paid.played.refunds).toHaveLength(count + 1);
  paid.played.be('well');
  await paid.round(2);
  expect(await paid.ledger(placed)).toMatchObject({ givenBack: [{ amount: 168_000 }], asked: [{ status: 'given' }] });
  expect(paid.played.refunds).toHaveLength(count + 1);
});

test('a refund that takes its time is not asked for again, and found where nobody tells of it', async () => {
  const { placed, link } = await paid.opened();
  await paid.tell(paid.played.pay(link));
  paid.played.refundsAre('pending');
  const count = paid.played.refunds.length;
  await paid.tell(paid.played.pay(link));
  await paid.shop.api.settled();
  for (const minutes of [2, 10]) await paid.round(minutes);
  expect(paid.played.refunds).toHaveLength(count + 1);
  expect((await paid.ledger(placed)).asked).toMatchObject([{ status: 'asked' }]);
  const refund = paid.played.refunds.at(-1);
  if (refund) paid.played.finish(refund, 'processed');
  await paid.round(7 * 60);
  expect((await paid.ledger(placed)).asked).toMatchObject([{ status: 'given' }]);
});

test('a refund that the gateway refuses is left to people, with a line that names the order', async () => {
  const { placed, link } = await paid.opened();
  await paid.tell(paid.played.pay(link));
  const second = paid.played.pay(link);
  const { payload } = JSON.parse(second.body) as { payload: { payment: { entity: { id: string } } } };
  paid.played.giveBack(payload.payment.entity.id, 1);
  await paid.tell(second);
  await paid.shop.api.settled();
  expect((await paid.ledger(placed)).asked).toMatchObject([{ status: 'failed' }]);
  expect(paid.lines).toContain(`a refund of order ${placed.orderNumber} is left to people: razorpay refuses it`);
});
