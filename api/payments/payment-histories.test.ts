import fc from 'fast-check';
import { expect, test } from 'vitest';
import { leftToGiveBack } from './follow-fact.ts';
import {
  askAt,
  askBack,
  createGatewayModel,
  createShopModel,
  DUE,
  endAt,
  finishAt,
  type GatewayModel,
  giveBackAt,
  giveUp,
  hear,
  payAt,
  receive,
  refundAt,
  type ShopModel,
} from './shop-and-gateway-for-tests.ts';

/** What may happen, in whatever order; `at` picks one of what there is. */
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('pay' as const), amount: fc.constantFrom(DUE, DUE, DUE, 1, DUE + 1) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('pay-in-dollars' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('end' as const) }) },
  { weight: 8, arbitrary: fc.record({ do: fc.constant('deliver' as const), at: fc.nat() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('forge' as const), at: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('hold-is-over' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('ask' as const) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('send-refunds' as const),
      becomes: fc.constantFrom('processed' as const, 'pending' as const, 'failed' as const),
      isHeard: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('finish' as const), at: fc.nat(), isGiven: fc.boolean() }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('give-back-by-hand' as const),
      at: fc.nat(),
      amount: fc.integer({ min: 1, max: DUE }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('return' as const), amount: fc.integer({ min: 1, max: DUE }) }) },
);

type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const picked = <T>(rows: readonly T[], at: number): T | undefined => rows[at % Math.max(1, rows.length)];

function ask(gateway: GatewayModel, shop: ShopModel): void {
  for (const fact of askAt(gateway)) hear(shop, fact);
}

/** An answer may be lost: then the refund is asked for again, with its key. */
function sendRefunds(
  gateway: GatewayModel,
  shop: ShopModel,
  how: { becomes: 'processed' | 'pending' | 'failed'; isHeard: boolean },
): void {
  for (const asked of shop.ledger.asked.filter(({ status }) => status === 'asked')) {
    const refund = refundAt(gateway, asked, how.becomes);
    if (!how.isHeard) continue;
    if (refund === null) giveUp(shop, asked.key);
  }
  if (how.isHeard) ask(gateway, shop);
}

function take(gateway: GatewayModel, shop: ShopModel, now: Step): void {
  if (now.do === 'pay') payAt(gateway, now.amount);
  if (now.do === 'pay-in-dollars') payAt(gateway, DUE, 'USD');
  if (now.do === 'end') endAt(gateway);
  if (now.do === 'hold-is-over') hear(shop, { kind: 'ended', pageId: 'plink_1' });
  if (now.do === 'ask') ask(gateway, shop);
  if (now.do === 'send-refunds') sendRefunds(gateway, shop, now);
  if (now.do === 'deliver' || now.do === 'forge') {
    const webhook = picked(gateway.sent, now.at);
    const isForged = now.do === 'forge';
    const body = isForged ? webhook?.body.replace(/\d/, (digit) => String((Number(digit) + 1) % 10)) : webhook?.body;
    if (webhook && body) expect(receive(shop, { ...webhook, body })).toBe(!isForged);
  }
  if (now.do === 'finish') {
    const refund = picked(gateway.refunds, now.at);
    if (refund) finishAt(gateway, refund, now.isGiven ? 'processed' : 'failed');
  }
  if (now.do === 'give-back-by-hand') {
    const payment = picked(gateway.payments, now.at);
    if (payment)
      giveBackAt(gateway, payment, { amount: Math.min(now.amount, payment.amount), key: null, status: 'processed' });
  }
  if (now.do === 'return') {
    const left = leftToGiveBack(shop.ledger);
    if (left && left.left >= now.amount) askBack(shop, left.paymentId, now.amount);
  }
}

const sum = (rows: readonly { readonly amount: number }[]): number => rows.reduce((all, { amount }) => all + amount, 0);

/** What holds at every moment. */
function expectSound(shop: ShopModel): void {
  const { taken, givenBack, asked } = shop.ledger;
  const paying = taken.filter(({ paysOrder }) => paysOrder);
  expect(paying.length).toBe(shop.order.status === 'processing' ? 1 : 0);
  expect(paying.every(({ amount, currency }) => amount === DUE && currency === 'INR')).toBe(true);
  expect(new Set(taken.map(({ paymentId }) => paymentId)).size).toBe(taken.length);
  expect(new Set(givenBack.map(({ refundId }) => refundId)).size).toBe(givenBack.length);
  for (const payment of taken) {
    expect(sum(givenBack.filter(({ paymentId }) => paymentId === payment.paymentId))).toBeLessThanOrEqual(
      payment.amount,
    );
    expect(asked.filter((each) => each.key === `refund-of-${payment.paymentId}`)).toHaveLength(
      payment.paysOrder ? 0 : 1,
    );
  }
  expect(shop.statuses.length).toBeLessThanOrEqual(2); // from waiting to paid or canceled, and never on
}

/** What holds once the gateway was asked, and has done what it was asked for. */
function expectSettled(gateway: GatewayModel, shop: ShopModel): void {
  const { taken, givenBack, asked } = shop.ledger;
  expect(taken.map(({ paymentId }) => paymentId).toSorted()).toEqual(gateway.payments.map(({ id }) => id).toSorted());
  expect(sum(taken)).toBe(sum(gateway.payments));
  const given = gateway.refunds.filter(({ status }) => status === 'processed');
  expect(sum(givenBack)).toBe(sum(given));
  expect(asked.filter(({ status }) => status === 'asked')).toEqual([]);
  const keys = gateway.refunds.flatMap(({ key }) => key ?? []);
  expect(new Set(keys).size).toBe(keys.length);
  for (const payment of taken.filter(({ paysOrder }) => !paysOrder)) {
    const back = given.filter((each) => each.payment_id === payment.paymentId);
    const own = asked.find((each) => each.key === `refund-of-${payment.paymentId}`);
    if (own?.status === 'given') expect(sum(back)).toBe(payment.amount);
    else expect(own?.status).toBe('failed'); // the gateway refused it: somebody gave it back by hand, or it cannot be
  }
}

test('in 10,000 histories the ledger agrees with the order and the gateway, and nothing is paid or given back twice', () => {
  const reached = new Set<string>();
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (history) => {
      const gateway = createGatewayModel();
      const shop = createShopModel();
      for (const now of history) {
        take(gateway, shop, now);
        expectSound(shop);
      }
      ask(gateway, shop);
      sendRefunds(gateway, shop, { becomes: 'processed', isHeard: true });
      for (const refund of gateway.refunds) finishAt(gateway, refund, 'processed');
      ask(gateway, shop);
      expectSound(shop);
      expectSettled(gateway, shop);
      reached.add(`${shop.order.status} after ${Math.min(2, gateway.payments.length)}`);
    }),
    { numRuns: 10_000 },
  );
  const ends = ['pending_payment', 'processing', 'canceled'].flatMap((status) =>
    [0, 1, 2].map((paid) => `${status} after ${paid}`),
  );
  expect([...reached].toSorted()).toEqual(ends.filter((end) => end !== 'processing after 0').toSorted());
}, 120_000);
