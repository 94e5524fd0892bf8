import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openPaidShop, type PaidShop, type Placed } from '#api/payments/payments-for-tests.ts';
import { OPENING_MS } from '#api/testing/open-test-api.ts';
import { ask, deliver, type Return, returnBody, tell } from './returns-for-tests.ts';

let paid: PaidShop;
beforeAll(async () => {
  paid = await openPaidShop();
}, OPENING_MS);
afterEach(() => {
  paid.played.be('well');
  paid.played.refundsAre('processed');
  paid.shop.clock.stopAt(null);
});
afterAll(() => paid.close());

const THREE = [{ sku: 'RT-TE-220', name: 'Tee', qty: 3, price: 1 }];

/** An order of three that was paid at the gateway and has arrived, and one piece of it that has come back. */
async function received(): Promise<{ readonly placed: Placed; readonly returned: Return }> {
  const { placed, link } = await paid.opened({ products: THREE, information: { payment_method_code: 'razorpay' } });
  await paid.tell(paid.played.pay(link));
  await deliver(paid.shop, placed);
  return { placed, returned: await another(placed) };
}

async function another(placed: Placed): Promise<Return> {
  const { result } = await ask(paid.shop, returnBody(placed));
  await tell(paid.shop, result, { status: 'received' });
  return result;
}

const look = async ({ number }: Return) =>
  (await paid.shop.bench<{ status: string; at_gateway: string | null }>(`/fulfilment/returns/${number}`)).result;
const refunded = async (returned: Return) => {
  const { result } = await tell(paid.shop, returned, { status: 'refunded' });
  await paid.shop.api.settled();
  return result as Return & { readonly at_gateway: string | null };
};
const REFUNDED = expect.stringMatching(/^order-return-refunded/);

test('what was paid at a gateway is given back there, once however often it is said, and told by mail then', async () => {
  const { placed, returned } = await received();
  const count = paid.played.refunds.length;
  const told = await Promise.all([1, 2, 3].map(() => refunded(returned)));
  expect(told[0]).toMatchObject({ status: 'received', at_gateway: 'asked' });
  expect(await look(returned)).toMatchObject({ status: 'refunded', at_gateway: 'given' });
  expect(paid.played.refunds.slice(count)).toMatchObject([{ amount: 168_000, status: 'processed' }]);
  expect(await paid.ledger(placed)).toMatchObject({ givenBack: [{ amount: 168_000 }], asked: [{ status: 'given' }] });
  expect((await paid.mails(placed)).filter((occasion) => occasion.includes('refunded'))).toEqual([REFUNDED]);
});

test('each return of an order is given back by itself, and all of them are no more than was paid', async () => {
  const { placed, returned } = await received();
  const all = [returned, await another(placed), await another(placed)];
  for (const each of all) await refunded(each);
  const { givenBack } = await paid.ledger(placed);
  expect(givenBack.map(({ amount }) => amount)).toEqual([168_000, 168_000, 168_000]);
  for (const each of all) expect((await look(each)).status).toBe('refunded');
});

test('while the gateway is away or at it the return waits, and is found once it is done', async () => {
  const { placed, returned } = await received();
  paid.played.be('away');
  await refunded(returned);
  expect(await look(returned)).toMatchObject({ status: 'received', at_gateway: 'asked' });
  paid.played.be('well');
  paid.played.refundsAre('pending');
  await paid.round(2);
  expect(await look(returned)).toMatchObject({ status: 'received', at_gateway: 'asked' });
  expect((await paid.mails(placed)).filter((occasion) => occasion.includes('refunded'))).toEqual([]);
  const refund = paid.played.refunds.at(-1);
  if (refund === undefined) throw new Error('Nothing was asked for.');
  await paid.tell(paid.played.finish(refund, 'processed'));
  await paid.round(3);
  expect((await look(returned)).status).toBe('refunded');
  expect((await paid.mails(placed)).filter((occasion) => occasion.includes('refunded'))).toEqual([REFUNDED]);
});

test('what the gateway cannot give back is left to the merchant, who says so once more', async () => {
  const { placed, returned } = await received();
  paid.played.refundsAre('pending');
  await refunded(returned);
  const refund = paid.played.refunds.at(-1);
  if (refund === undefined) throw new Error('Nothing was asked for.');
  await paid.tell(paid.played.finish(refund, 'failed'));
  expect(await look(returned)).toMatchObject({ status: 'received', at_gateway: 'failed' });
  expect(paid.lines).toContain(
    `razorpay could not give back a payment of order ${placed.orderNumber}: see to it there`,
  );
  await refunded(returned);
  expect(await look(returned)).toMatchObject({ status: 'refunded', at_gateway: 'failed' });
  expect((await paid.ledger(placed)).givenBack).toEqual([]);
});

test('what was given back at the gateway by hand is not given back again', async () => {
  const { placed, returned } = await received();
  const [payment] = (await paid.ledger(placed)).taken as unknown as readonly { readonly paymentId: string }[];
  await paid.tell(paid.played.giveBack(payment?.paymentId ?? '', 400_000));
  const count = paid.played.refunds.length;
  expect(await refunded(returned)).toMatchObject({ status: 'refunded', at_gateway: null });
  expect(paid.played.refunds).toHaveLength(count);
});

test('what was paid in cash is paid back as ever', async () => {
  const placed = await paid.place({ products: THREE });
  await deliver(paid.shop, placed);
  expect(await refunded(await another(placed))).toMatchObject({ status: 'refunded', at_gateway: null });
});
