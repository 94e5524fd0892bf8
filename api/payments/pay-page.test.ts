import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { OPENING_MS, TODAY } from '#api/testing/open-test-api.ts';
import { newOrderId, orderBody } from '#api/testing/order-for-tests.ts';
import { API, MINUTE, openPaidShop, type PaidShop, type Placed } from './payments-for-tests.ts';

let paid: PaidShop;
beforeAll(async () => {
  paid = await openPaidShop();
}, OPENING_MS);
afterEach(() => {
  paid.played.be('well');
  paid.shop.clock.stopAt(null);
});
afterAll(() => paid.close());

const choose = (page: string, outcome: string) =>
  fetch(page, { method: 'POST', body: new URLSearchParams({ outcome }), redirect: 'manual' });
const back = ({ order_id }: Placed, word: string) => `http://localhost:3000/payment/${word}?orderId=${order_id}`;

test('the answer to an order leads to the gateway, over what the order costs, and back to the shop', async () => {
  const placed = await paid.place();
  expect(placed.redirect_url).toMatch(/^http:\/\/localhost:8080\/payment\/pay\?state=[\w-]{43}$/);
  const sent = await paid.look(placed.redirect_url);
  const link = await paid.open(placed);
  const page = sent.headers.get('location') ?? '';
  expect([sent.status, page, sent.headers.get('cache-control')]).toEqual([
    303,
    `${paid.played.origin}/i/${link.id}`,
    'no-store',
  ]);
  expect(link).toMatchObject({ amount: 168_000, currency: 'INR', expire_by: (TODAY + 60 * MINUTE) / 1_000 });
  const callback = (await choose(page, 'pay')).headers.get('location') ?? '';
  expect(callback).toMatch(/^http:\/\/localhost:8080\/payment\/back\?order=/);
  const answer = await paid.look(callback);
  expect(answer.headers.get('location')).toBe(back(placed, 'paid'));
  expect(await paid.statusOf(placed)).toBe('processing');
  expect(await paid.mails(placed)).toEqual(['order-paid', 'order-placed']);
});

test.each([
  ['razorpay', 'upi', 'UPI (Razorpay)', 'upi'],
  ['ccavenuepay', 'cards', 'Cards and net banking (Razorpay)', 'card'],
  ['razorpay', 'barter', 'UPI, cards and net banking (Razorpay)', null],
  ['paypalstandard', 'upi', 'UPI, cards and net banking (Razorpay)', null],
])('%s with %s is paid there, and called %s', async (payment_method_code, channel, title, method) => {
  const payment_method_additional = { channel };
  const { placed, link } = await paid.opened({ information: { payment_method_code, payment_method_additional } });
  const first = (link.options as { checkout?: { config: { display: { blocks: object } } } } | undefined)?.checkout;
  expect(JSON.stringify(first ?? null)).toContain(method === null ? 'null' : `{"method":"${method}"}`);
  const order = await paid.shop.call<{ payment: { title: string } }>(
    'orderGet',
    `/api/order/get?orderId=${placed.order_id}&token=`,
  );
  expect(order.result.payment.title).toBe(title);
});

test('the same address leads to the same page, also where two open it at once', async () => {
  const placed = await paid.place();
  const pages = await Promise.all([1, 2, 3].map(() => paid.look(placed.redirect_url)));
  expect(new Set(pages.map(({ headers }) => headers.get('location'))).size).toBe(1);
  expect(paid.played.links.filter(({ description }) => description === placed.orderNumber)).toHaveLength(1);
});

test.each(['hung', 'away', 'deaf'] as const)(
  'a gateway that is %s loses no order and doubles none: it stands, and can be paid later',
  async (mood) => {
    paid.played.be(mood);
    const calls = paid.played.calls.length;
    const body = orderBody(newOrderId(), { information: { payment_method_code: 'razorpay' } });
    const post = () => paid.shop.call<Placed>('orderCreate', '/api/order?token=', { body });
    const placed = (await post()).result;
    expect(paid.played.calls).toHaveLength(calls); // it is not even asked
    const later = await paid.look(placed.redirect_url);
    const html = await later.text();
    expect([later.status, later.headers.get('retry-after')]).toEqual([503, '30']);
    expect(html).toContain('Your order is kept, and nothing was charged.');
    expect((await post()).result).toEqual(placed);
    paid.played.be('well');
    const again = /href="(\/payment\/pay[^"]+)"/.exec(html)?.[1] ?? '';
    expect((await paid.look(`${API}${again}`)).status).toBe(303);
    const links = paid.played.links.filter(({ description }) => description === placed.orderNumber);
    expect(links).toHaveLength(1);
  },
);

test('whoever comes back while the gateway is away reads that it is being checked', async () => {
  const { placed, link } = await paid.opened();
  paid.played.pay(link);
  paid.played.be('away');
  const answer = await paid.look(link.callback_url);
  expect(answer.headers.get('location')).toBe(back(placed, 'unknown'));
  paid.played.be('well');
  expect((await paid.look(link.callback_url)).headers.get('location')).toBe(back(placed, 'paid'));
});

test('whoever turns back without paying may pay later', async () => {
  const { placed, link } = await paid.opened();
  const answer = await paid.look(`${link.callback_url}&left=1`);
  expect(answer.headers.get('location')).toBe(back(placed, 'failed'));
  expect(await paid.statusOf(placed)).toBe('pending_payment');
  expect((await paid.look(placed.redirect_url)).headers.get('location')).toContain(link.id);
});

test('an order that is settled leads back to the shop, and the word of an address settles nothing', async () => {
  const { placed, link } = await paid.opened();
  await paid.look(`${link.callback_url}&razorpay_payment_link_status=paid&razorpay_payment_id=pay_1`);
  expect(await paid.statusOf(placed)).toBe('pending_payment');
  await paid.tell(paid.played.pay(link));
  expect((await paid.look(placed.redirect_url)).headers.get('location')).toBe(back(placed, 'paid'));
  const other = await paid.opened();
  await paid.tell(paid.played.stop(other.link, 'cancelled'));
  expect((await paid.look(other.placed.redirect_url)).headers.get('location')).toBe(back(other.placed, 'failed'));
});

test('the page that stands in for gateways settles nothing that a gateway takes', async () => {
  const placed = await paid.place();
  const state = new URL(placed.redirect_url).searchParams.get('state') ?? '';
  const page = `${API}/payment/stand-in`;
  expect((await paid.look(`${page}?state=${state}`)).status).toBe(404);
  const body = new URLSearchParams({ state, outcome: 'paid' });
  expect((await paid.shop.api.fetch(new Request(page, { method: 'POST', body }))).status).toBe(404);
  expect(await paid.statusOf(placed)).toBe('pending_payment');
});

test.each(['', 'x', 'A'.repeat(43), "'; drop table orders"])(
  'a secret that pays for nothing is told so: %s',
  async (state) => {
    for (const path of ['pay', 'back']) {
      expect((await paid.look(`${API}/payment/${path}?state=${encodeURIComponent(state)}`)).status).toBe(404);
    }
  },
);

test('an order tells where it can be paid while that is open, also to a device that has not placed it', async () => {
  const placed = await paid.place();
  const pageOf = async () => {
    const address = `/api/order/get?orderId=${placed.order_id}&token=`;
    const order = await paid.shop.call<{ payment: { page_url: string | null } }>('orderGet', address);
    const body = { orderId: placed.orderNumber, email: 'meera.iyer@mail.test' };
    const tracked = await paid.shop.call<typeof order.result>('orderTrack', '/api/order/track', { body });
    expect(tracked.result.payment.page_url).toBe(order.result.payment.page_url);
    return order.result.payment.page_url;
  };
  const page = await pageOf();
  expect(page).toBe(`${API}/payment/pay?order=${placed.order_id}`);
  const link = await paid.open({ ...placed, redirect_url: page ?? '' });
  expect((await paid.look(placed.redirect_url)).headers.get('location')).toContain(link.id);
  await paid.tell(paid.played.pay(link));
  expect(await pageOf()).toBe(null);
});

test('what no gateway takes is paid nowhere, whoever knows its id', async () => {
  const { order_id } = await paid.place({});
  for (const id of [order_id, 'none', '']) {
    for (const path of ['pay', 'back']) {
      expect((await paid.look(`${API}/payment/${path}?order=${encodeURIComponent(id)}`)).status).toBe(404);
    }
  }
});

test('the ways are only followed', async () => {
  for (const path of ['pay', 'back']) {
    const answer = await paid.shop.api.fetch(new Request(`${API}/payment/${path}`, { method: 'POST' }));
    expect(answer.status).toBe(405);
  }
});

test('carts are offered the gateway first; cash and nothing left to pay need no page', async () => {
  const cart = (await paid.shop.call<string>('cartCreate', '/api/cart/create?token=')).result;
  const methods = await paid.shop.call<readonly { code: string; default: boolean }[]>(
    'cartPaymentMethods',
    `/api/cart/payment-methods?token=&cartId=${cart}`,
  );
  expect(methods.result.map(({ code, default: isDefault }) => [code, isDefault])).toEqual([
    ['razorpay', true],
    ['ccavenuepay', false],
    ['paypalstandard', false],
  ]);
  expect((await paid.place({})).redirect_url).toBe(null);
});
