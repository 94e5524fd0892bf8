import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openPaidShop, type PaidShop, type Placed } from '#api/payments/payments-for-tests.ts';
import { OPENING_MS } from '#api/testing/open-test-api.ts';
import { ADDRESS } from '#api/testing/order-for-tests.ts';
import { FULFILMENT } from './fulfilment-page.ts';

let paid: PaidShop;
beforeAll(async () => {
  paid = await openPaidShop();
}, OPENING_MS);
afterEach(() => {
  paid.played.be('well');
  paid.played.refundsAre('processed');
});
afterAll(() => paid.close());

type Told = { readonly cancellation: { readonly amount: number; readonly refunded_at: string | null } | null };

async function bought() {
  const opened = await paid.opened({ information: { payment_method_code: 'razorpay' } });
  return { ...opened, pay: () => paid.tell(paid.played.pay(opened.link)) };
}

async function cancel({ orderNumber: orderId }: Placed): Promise<Told> {
  const body = { orderId, email: ADDRESS.email };
  const { result } = await paid.shop.call<Told>('orderCancel', '/api/order/cancel?token=', { body });
  await paid.shop.api.settled();
  return result;
}

async function standing({ orderNumber: orderId }: Placed): Promise<Told> {
  const body = { orderId, email: ADDRESS.email };
  return (await paid.shop.call<Told>('orderTrack', '/api/order/track', { body })).result;
}

const waits = async () => (await paid.shop.bench<readonly { order: string }[]>(FULFILMENT)).result;

test('what was paid at a gateway goes back there by itself, once, and is told by mail when it did', async () => {
  const { placed, pay } = await bought();
  await pay();
  const count = paid.played.refunds.length;
  expect((await cancel(placed)).cancellation).toMatchObject({ amount: 1_680, refunded_at: null });
  await cancel(placed);
  expect(paid.played.refunds.slice(count)).toMatchObject([{ amount: 168_000, status: 'processed' }]);
  expect((await standing(placed)).cancellation?.refunded_at).toMatch(/Z$/);
  expect(await paid.ledger(placed)).toMatchObject({ givenBack: [{ amount: 168_000 }], asked: [{ status: 'given' }] });
  expect((await paid.mails(placed)).filter((occasion) => occasion.includes('paid-back'))).toHaveLength(1);
});

test('while the gateway is away the order is canceled, and nobody else is asked to pay it back', async () => {
  const { placed, pay } = await bought();
  await pay();
  paid.played.be('away');
  await cancel(placed);
  expect((await standing(placed)).cancellation).toMatchObject({ amount: 1_680, refunded_at: null });
  expect((await waits()).map(({ order }) => order)).not.toContain(placed.orderNumber);
  paid.played.be('well');
  await paid.round(2);
  expect((await standing(placed)).cancellation?.refunded_at).toMatch(/Z$/);
});

test('what the gateway cannot give back waits for people', async () => {
  const { placed, pay } = await bought();
  await pay();
  paid.played.refundsAre('pending');
  await cancel(placed);
  const refund = paid.played.refunds.at(-1);
  if (refund === undefined) throw new Error('Nothing was asked for.');
  await paid.tell(paid.played.finish(refund, 'failed'));
  expect((await waits()).map(({ order }) => order)).toContain(placed.orderNumber);
});

test('a payment that comes after its order was canceled goes back by itself, and is no refund of the cancellation', async () => {
  const { placed, pay } = await bought();
  expect((await cancel(placed)).cancellation).toMatchObject({ amount: 0 });
  await pay();
  await paid.round(1);
  const { taken, givenBack } = await paid.ledger(placed);
  expect([taken, givenBack]).toMatchObject([[{ amount: 168_000, paysOrder: false }], [{ amount: 168_000 }]]);
  expect((await standing(placed)).cancellation).toMatchObject({ amount: 0, refunded_at: null });
});
