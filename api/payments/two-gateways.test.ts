import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PlayedStripe, playStripe, signByStripe } from '#api/gateways/stripe-for-tests.ts';
import { OPENING_MS } from '#api/testing/open-test-api.ts';
import { ADDRESS_IN_US, newOrderId, orderBody } from '#api/testing/order-for-tests.ts';
import { openPaidShop, type PaidShop, type Placed } from './payments-for-tests.ts';

let stripe: PlayedStripe;
let paid: PaidShop;
beforeAll(async () => {
  stripe = await playStripe();
  paid = await openPaidShop({ gateways: { stripe: stripe.settings } });
}, OPENING_MS);
afterAll(async () => {
  await paid.close();
  await stripe.close();
});

const ABROAD = { headers: { 'country-id': 'US' } };

async function placeAbroad(payment_method_code = 'stripe'): Promise<Placed> {
  const addresses = { shippingAddress: ADDRESS_IN_US, billingAddress: ADDRESS_IN_US };
  const body = orderBody(newOrderId(), { information: { ...addresses, payment_method_code } });
  return (await paid.shop.call<Placed>('orderCreate', '/api/order?token=', { body, ...ABROAD })).result;
}

async function openedAbroad() {
  const placed = await placeAbroad();
  await paid.look(placed.redirect_url);
  const session = stripe.sessions.find((each) => each.client_reference_id.startsWith(`${placed.orderNumber}-`));
  if (session === undefined) throw new Error('No session was made.');
  return { placed, session };
}

const totalOf = async ({ order_id }: Placed) => {
  const { result } = await paid.shop.call<{ grand_total: number }>(
    'orderGet',
    `/api/order/get?orderId=${order_id}&token=`,
  );
  return result.grand_total;
};
const send = ({ body, headers }: ReturnType<typeof signByStripe>) => paid.send(body, headers, 'stripe');

test('an order from abroad is paid by card in rupees, and the shopper comes back to it', async () => {
  const { placed, session } = await openedAbroad();
  expect(session).toMatchObject({ amount_total: (await totalOf(placed)) * 100, currency: 'inr' });
  const answer = await fetch(session.url, {
    method: 'POST',
    body: new URLSearchParams({ outcome: 'pay' }),
    redirect: 'manual',
  });
  const back = await paid.look(answer.headers.get('location') ?? '');
  expect(back.headers.get('location')).toBe(`http://localhost:3000/payment/paid?orderId=${placed.order_id}`);
  expect(await paid.ledger(placed)).toMatchObject({ taken: [{ paysOrder: true }], givenBack: [], asked: [] });
});

test('whoever turns back at the gateway may pay later', async () => {
  const { placed, session } = await openedAbroad();
  const back = await paid.look(session.cancel_url);
  expect(back.headers.get('location')).toBe(`http://localhost:3000/payment/failed?orderId=${placed.order_id}`);
  expect(await paid.statusOf(placed)).toBe('pending_payment');
});

test('what is paid after its page has ended goes back, the same webhook twice or not', async () => {
  const { placed, session } = await openedAbroad();
  await send(stripe.expire(session));
  expect(await paid.statusOf(placed)).toBe('canceled');
  const late = stripe.pay(session);
  await Promise.all([send(late), send(late)]);
  await paid.shop.api.settled();
  expect(await paid.ledger(placed)).toMatchObject({ taken: [{ paysOrder: false }], asked: [{ status: 'given' }] });
  expect(stripe.refunds.filter((each) => each.payment_intent === session.payment_intent)).toHaveLength(1);
});

test('the webhook of one gateway is none of the other’s', async () => {
  const { placed, session } = await openedAbroad();
  const webhook = stripe.pay(session);
  expect((await paid.send(webhook.body, webhook.headers, 'razorpay')).status).toBe(401);
  expect((await send(signByStripe(webhook.body, { secret: 'whsec_another' }))).status).toBe(401);
  expect(await paid.statusOf(placed)).toBe('pending_payment');
});

test('each country has its gateway, and no order goes to the other’s', async () => {
  const cart = (await paid.shop.call<string>('cartCreate', '/api/cart/create?token=')).result;
  const first = async (sent: object) => {
    const address = `/api/cart/payment-methods?token=&cartId=${cart}`;
    const { result } = await paid.shop.call<readonly { code: string }[]>('cartPaymentMethods', address, sent);
    return result[0]?.code;
  };
  expect([await first({}), await first(ABROAD)]).toEqual(['razorpay', 'stripe']);
  const addresses = { shippingAddress: ADDRESS_IN_US, billingAddress: ADDRESS_IN_US };
  const body = orderBody(newOrderId(), { information: { ...addresses, payment_method_code: 'razorpay' } });
  const refused = await paid.shop.call<readonly object[]>('orderCreate', '/api/order?token=', { body, ...ABROAD });
  expect([refused.status, refused.result[0]]).toMatchObject([400, { field: 'addressInformation.payment_method_code' }]);
});
