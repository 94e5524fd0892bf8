import { afterAll, beforeAll, expect, test } from 'vitest';
import { OPENING_MS, openTestApi, openTestShop, type TestApi } from '#api/testing/open-test-api.ts';
import { newOrderId, type OrderChanges, orderBody } from '#api/testing/order-for-tests.ts';

type Placed = { readonly order_id: string; readonly orderNumber: string; readonly redirect_url: string };

const PAGE = 'http://localhost:8080/payment/stand-in';
const TEE = 'RT-TE-220';

let shop: TestApi;
beforeAll(async () => {
  shop = await openTestApi();
}, OPENING_MS);
afterAll(() => shop.api.close());

const information = (payment_method_code: string, payment_method_additional: unknown = {}) => ({
  payment_method_code,
  payment_method_additional,
});

async function place(changes: OrderChanges = { information: information('ccavenuepay') }): Promise<Placed> {
  const body = orderBody(newOrderId(), changes);
  return (await shop.call<Placed>('orderCreate', '/api/order?token=', { body })).result;
}

const look = (address: string) => shop.api.fetch(new Request(address));
const secretOf = ({ redirect_url }: Placed) => new URL(redirect_url).searchParams.get('state') ?? '';
const choose = (state: string, outcome: string) =>
  shop.api.fetch(new Request(PAGE, { method: 'POST', body: new URLSearchParams({ state, outcome }) }));
const statusOf = async ({ order_id }: Placed) =>
  (await shop.call<{ status: string }>('orderGet', `/api/order/get?orderId=${order_id}&token=`)).result.status;
const stockOf = async (sku: string) =>
  (await shop.call<{ qty: number; is_in_stock: boolean }>('stockCheck', `/api/stock/check?sku=${sku}`)).result;

test.each(['ccavenuepay', 'paypalstandard'])(
  '%s: the answer leads to a page that says what is to be paid',
  async (method) => {
    const placed = await place({ information: information(method) });
    expect(placed.redirect_url).toMatch(/^http:\/\/localhost:8080\/payment\/stand-in\?state=[\w-]{43}$/);
    const page = await look(placed.redirect_url);
    const html = await page.text();
    expect(page.status).toBe(200);
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(page.headers.get('content-security-policy')).toContain("form-action 'self' http://localhost:3000");
    expect(html).toContain(placed.orderNumber);
    expect(html).toContain('₹1,680.00');
    expect(html).not.toMatch(/<script|style=|onclick/);
  },
);

test.each([
  ['paid', 'processing', 'paid'],
  ['failed', 'canceled', 'failed'],
  ['unknown', 'pending_payment', 'unknown'],
])('%s: the shopper is sent back, and the order stands as %s', async (outcome, status, path) => {
  const placed = await place();
  expect(await statusOf(placed)).toBe('pending_payment');
  const answer = await choose(secretOf(placed), outcome);
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe(`http://localhost:3000/payment/${path}?orderId=${placed.order_id}`);
  expect(await statusOf(placed)).toBe(status);
});

test.each([
  ['upi', 'UPI', 'UPI (CCAvenue)'],
  ['cards', 'Card', 'Cards and net banking (CCAvenue)'],
])('the page opens with what was chosen in the shop: %s', async (channel, chosen, title) => {
  const placed = await place({ information: information('ccavenuepay', { channel }) });
  const html = await (await look(placed.redirect_url)).text();
  expect(html.match(/value="([^"]+)" checked/g)).toEqual([`value="${chosen}" checked`]);
  expect(html).toContain(`stands in for ${title}`);
  const answer = await choose(secretOf(placed), 'paid');
  expect(answer.headers.get('location')).toContain('/payment/paid');
});

test.each([
  ['ccavenuepay', null],
  ['ccavenuepay', 'upi'],
  ['ccavenuepay', ['upi']],
  ['ccavenuepay', { channel: 'barter' }],
  ['ccavenuepay', { channel: { upi: true } }],
  ['ccavenuepay', { channel: '<script>' }],
  ['paypalstandard', { channel: 'upi' }],
])('what names no channel of the gateway changes nothing: %s %j', async (method, additional) => {
  const placed = await place({ information: information(method, additional) });
  const html = await (await look(placed.redirect_url)).text();
  expect(html).not.toContain('type="radio"');
  expect(html).not.toMatch(/<script|barter/);
  expect(html).toMatch(/stands in for (Cards, UPI and net banking \(CCAvenue\)|PayPal) in/);
});

test('a payment is settled once: what comes later changes nothing and hears what was', async () => {
  const placed = await place();
  const secret = secretOf(placed);
  const answers = await Promise.all(['paid', 'failed', 'paid', 'failed'].map((outcome) => choose(secret, outcome)));
  expect(new Set(answers.map(({ headers }) => headers.get('location'))).size).toBe(1);
  const before = await statusOf(placed);
  await choose(secret, before === 'processing' ? 'failed' : 'paid');
  expect(await statusOf(placed)).toBe(before);
  expect(await (await look(placed.redirect_url)).text()).toContain('This payment is settled');
});

test('what was left without an answer can still be paid', async () => {
  const placed = await place();
  await choose(secretOf(placed), 'unknown');
  await choose(secretOf(placed), 'paid');
  expect(await statusOf(placed)).toBe('processing');
});

test('a payment that fails gives the pieces and the use of a coupon back, once', async () => {
  await shop.bench('/workbench/stock', { body: { sku: TEE, qty: 2 } });
  await shop.bench('/workbench/coupons', { body: { code: 'ONCE', percent: 50, most_uses: 1 } });
  const cart = (await shop.call<string>('cartCreate', '/api/cart/create?token=')).result;
  await shop.call('cartApplyCoupon', `/api/cart/apply-coupon?token=&cartId=${cart}&coupon=ONCE`);
  const products = [{ sku: TEE, name: 'Tee', qty: 2, price: 1 }];
  const placed = await place({ cart_id: cart, products, information: information('paypalstandard') });
  expect(await stockOf(TEE)).toMatchObject({ qty: 0, is_in_stock: false });
  await choose(secretOf(placed), 'failed');
  await choose(secretOf(placed), 'failed');
  expect(await stockOf(TEE)).toMatchObject({ qty: 2, is_in_stock: true });
  const { result } = await shop.bench<{ uses: number }>('/workbench/coupons', {
    body: { code: 'ONCE', percent: 50, most_uses: 1 },
  });
  expect(result.uses).toBe(0);
  await shop.bench('/workbench/stock', { body: { sku: TEE, qty: 100 } });
});

test('a repeated order leads to the same page', async () => {
  const body = orderBody(newOrderId(), { information: information('ccavenuepay') });
  const first = await shop.call<Placed>('orderCreate', '/api/order?token=', { body });
  const again = await shop.call<Placed>('orderCreate', '/api/order?token=', { body });
  expect(again.result.redirect_url).toBe(first.result.redirect_url);
});

test('nothing is paid on a page where cash is collected, or nothing is left to pay', async () => {
  expect((await place({})).redirect_url).toBe(null);
  await shop.bench('/workbench/coupons', { body: { code: 'ALL', percent: 100 } });
  const cart = (await shop.call<string>('cartCreate', '/api/cart/create?token=')).result;
  await shop.call('cartApplyCoupon', `/api/cart/apply-coupon?token=&cartId=${cart}&coupon=ALL`);
  const free = await place({ cart_id: cart, information: information('ccavenuepay') });
  expect(free.redirect_url).toBe(null);
  expect(await statusOf(free)).toBe('processing');
});

test.each(['', 'x', 'A'.repeat(43), "'; drop table orders"])(
  'a secret that pays for nothing is told so: %s',
  async (state) => {
    expect((await look(`${PAGE}?state=${encodeURIComponent(state)}`)).status).toBe(404);
    expect((await choose(state, 'paid')).status).toBe(404);
  },
);

test('another outcome, another method and a form without end are refused', async () => {
  const placed = await place();
  expect((await choose(secretOf(placed), 'refunded')).status).toBe(400);
  expect((await shop.api.fetch(new Request(PAGE, { method: 'DELETE' }))).status).toBe(405);
  expect((await choose(secretOf(placed), 'paid'.repeat(1_000))).status).toBe(400);
  expect(await statusOf(placed)).toBe('pending_payment');
});

test(
  'without the stand-in nobody is sent anywhere, and there is no such page',
  async () => {
    const api = await openTestShop({});
    expect((await api.fetch(new Request(PAGE))).status).toBe(404);
    await api.close();
  },
  OPENING_MS,
);
