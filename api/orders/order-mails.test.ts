import { afterAll, beforeAll, expect, test } from 'vitest';
import { isMailAddress } from '#api/mail/mail.ts';
import { OPENING_MS, openTestApi, type TestApi } from '#api/testing/open-test-api.ts';
import { ADDRESS, newOrderId, type OrderChanges, orderBody } from '#api/testing/order-for-tests.ts';
import { contract } from '#api/testing/test-contract.ts';
import { mailsAbout, type Placed, settle as settleAt } from './order-mails-for-tests.ts';

const TEE = 'RT-TE-220';
const BY_CARD = { information: { payment_method_code: 'ccavenuepay' } };

let shop: TestApi;
beforeAll(async () => {
  shop = await openTestApi();
}, OPENING_MS);
afterAll(() => shop.api.close());

const post = (body: object, query = 'token=') => shop.call<Placed>('orderCreate', `/api/order?${query}`, { body });
const place = async (changes: OrderChanges = {}, query = 'token=') =>
  (await post(orderBody(newOrderId(), changes), query)).result;

const mailsOf = (placed: Pick<Placed, 'order_id'>) => mailsAbout(shop, placed);
const occasionsOf = async (placed: Pick<Placed, 'order_id'>) => Object.keys(await mailsOf(placed)).toSorted();
const settle = (placed: Placed, outcome: string) => settleAt(shop, placed, outcome);

const PLACED = ['order-placed'];
const PAID = ['order-paid', 'order-placed'];
const FAILED = ['order-payment-failed', 'order-placed'];

test('an order that is placed is told to the address of its bill, as text and as HTML', async () => {
  const products = [
    { sku: 'AJ-KS-1042-M', name: 'Kurta', qty: 2, price: 1 },
    { sku: TEE, name: 'Tee', qty: 1, price: 1 },
  ];
  const cart_id = (await shop.call<string>('cartCreate', '/api/cart/create?token=')).result;
  await shop.call('cartApplyCoupon', `/api/cart/apply-coupon?token=&cartId=${cart_id}&coupon=FESTIVE10`);
  const information = { billingAddress: { ...ADDRESS, email: 'tara@mail.test' } };
  const placed = await place({ products, cart_id, information });
  const { 'order-placed': mail } = await mailsOf(placed);
  expect(mail).toMatchObject({ to: 'tara@mail.test', subject: `Your order ${placed.orderNumber} is placed` });
  for (const line of [
    'Placed on: 20 November 2026',
    '  2 × ₹8,960.00 = ₹17,920.00',
    'Discount (FESTIVE10): -₹1,960.00',
    'Total: ₹17,640.00',
    'Taxes contained in the prices: ₹1,890.00',
    'Hill Road, Bandra West',
    `Look at your order: http://localhost:3000/confirmation?orderId=${placed.order_id}`,
  ]) {
    expect(mail?.text).toContain(line);
  }
  expect(mail?.html).toContain('<bdi>₹17,640.00</bdi>');
});

test('the page of a demo shows the mail as text, and its HTML in a frame of its own', async () => {
  const placed = await place();
  const html = await (await shop.api.fetch(new Request('http://localhost/mails'))).text();
  const own = html.split('<article>').find((article) => article.includes(placed.order_id)) ?? '';
  expect(own).toContain(`<pre>Thank you for your order`);
  expect(own).toContain(`<iframe sandbox="" title="Your order ${placed.orderNumber} is placed" srcdoc="&lt;!doctype`);
});

test('an order of the German store view is told in German', async () => {
  const { 'order-placed': mail } = await mailsOf(await place({}, 'token=&storeCode=de'));
  expect(mail?.text).toContain('Vielen Dank für Ihre Bestellung');
});

test('one mail tells of an order, however often it is posted', async () => {
  const body = orderBody(newOrderId());
  await Promise.all(Array.from({ length: 10 }, () => post(body)));
  await post(body, 'token=stale');
  expect(await occasionsOf(body)).toEqual(PLACED);
});

test('an order that is refused has no mail until it is placed', async () => {
  await shop.bench('/workbench/products', { body: { sku: 'GONE', qty: 0, price: 900 } });
  const id = newOrderId();
  const body = orderBody(id, { products: [{ sku: 'GONE', name: 'Gone', qty: 1, price: 900 }] });
  expect((await post(body)).status).toBe(500);
  expect((await post(orderBody(id, { information: { payment_method_code: 'barter' } }))).status).toBe(400);
  expect((await post(orderBody(id), 'token=stale')).status).toBe(401);
  expect(await occasionsOf(body)).toEqual([]);
  await shop.bench('/workbench/stock', { body: { sku: 'GONE', qty: 1 } });
  expect((await post(body)).status).toBe(200);
  expect(await occasionsOf(body)).toEqual(PLACED);
});

test('a payment that is made is told once, and what comes later tells nothing more', async () => {
  const placed = await place(BY_CARD);
  expect((await mailsOf(placed))['order-placed']?.text).toContain('We see to it as soon as it is paid.');
  await settle(placed, 'unknown');
  expect(await occasionsOf(placed)).toEqual(PLACED);
  await Promise.all(['paid', 'paid', 'paid'].map((outcome) => settle(placed, outcome)));
  await settle(placed, 'failed');
  expect(await occasionsOf(placed)).toEqual(PAID);
  const { 'order-paid': mail } = await mailsOf(placed);
  expect(mail).toMatchObject({ to: ADDRESS.email, subject: `Your order ${placed.orderNumber} is paid` });
});

test('a payment that fails is told by one mail, which says that the order is canceled by it', async () => {
  const placed = await place(BY_CARD);
  await Promise.all(['failed', 'failed', 'failed'].map((outcome) => settle(placed, outcome)));
  await settle(placed, 'paid');
  await post(orderBody(placed.order_id, BY_CARD));
  expect(await occasionsOf(placed)).toEqual(FAILED);
  const { 'order-payment-failed': mail } = await mailsOf(placed);
  expect(mail).toMatchObject({
    to: ADDRESS.email,
    subject: `The payment for your order ${placed.orderNumber} did not go through`,
  });
  expect(mail?.text).toContain('Nothing was charged, and your order was cancelled.');
  expect(mail?.text).toContain('Nothing of it will be sent');
  expect(mail?.text).not.toMatch(/coupon|credit/);
});

test('whoever tries again with an order that fails as well gets a mail about that one, too', async () => {
  const orders = [await place(BY_CARD), await place(BY_CARD)];
  for (const placed of orders) {
    await settle(placed, 'failed');
    await settle(placed, 'failed');
  }
  for (const placed of orders) expect(await occasionsOf(placed)).toEqual(FAILED);
});

test('outcomes at the same time tell of the one that counts', async () => {
  const placed = await place(BY_CARD);
  await Promise.all(['paid', 'failed', 'paid', 'failed'].map((outcome) => settle(placed, outcome)));
  const { status } = (
    await shop.call<{ status: string }>('orderGet', `/api/order/get?orderId=${placed.order_id}&token=`)
  ).result;
  expect(await occasionsOf(placed)).toEqual(status === 'processing' ? PAID : FAILED);
});

test('a payment that fails says which store credit comes back', async () => {
  const body = { username: 'meera.iyer@mail.test', password: 'correct horse 9' };
  const token = (await shop.call<string>('userLogin', '/api/user/login', { body })).result;
  const cart_id = (await shop.call<string>('cartCreate', `/api/cart/create?token=${token}`)).result;
  const at = `token=${token}&cartId=${cart_id}`;
  await shop.call('cartUpdate', `/api/cart/update?${at}`, { body: { cartItem: { sku: TEE, qty: 1 } } });
  await shop.call('storeCreditSpend', `/api/giftcard/store-credit-spending?${at}`, { body: { apply: true } });
  const placed = await place({ ...BY_CARD, cart_id }, `token=${token}`);
  await settle(placed, 'failed');
  const { 'order-placed': first, 'order-payment-failed': failed } = await mailsOf(placed);
  expect(first?.text).toContain('Store credit: -₹1,500.00\nTotal: ₹180.00');
  expect(failed?.text).toContain('₹1,500.00 of store credit are back in your account.');
});

test('where nothing is left to pay the mail says so, and none tells of a payment', async () => {
  await shop.bench('/workbench/coupons', { body: { code: 'FREE', percent: 100 } });
  const cart_id = (await shop.call<string>('cartCreate', '/api/cart/create?token=')).result;
  await shop.call('cartApplyCoupon', `/api/cart/apply-coupon?token=&cartId=${cart_id}&coupon=FREE`);
  const placed = await place({ ...BY_CARD, cart_id });
  expect(await occasionsOf(placed)).toEqual(PLACED);
  expect((await mailsOf(placed))['order-placed']?.text).toContain('Nothing is left to pay');
});

test.each([
  ["o'hara+zari/{x}|~@mail.test", true],
  [`${'a'.repeat(242)}@mail.test`, true],
  ['"a b"@mail.test', false],
  ['a@[127.0.0.1]', false],
  ['a,b@mail.test', false],
  ['a@mail.test\r\nBcc: b@mail.test', false],
  ['<a@mail.test>', false],
  ['meera@मेल.test', false],
])(
  'no order fails for a mail that cannot be sent: the contract takes %s only as an address of mail',
  (email, taken) => {
    const body = orderBody(newOrderId(), { information: { billingAddress: { ...ADDRESS, email } } });
    expect(contract.faultsOfBody('orderCreate', body).length === 0).toBe(taken);
    if (taken) expect(isMailAddress(email)).toBe(true);
  },
);

test('what a shopper typed is text in the mail, and no link', async () => {
  const typed = { ...ADDRESS, firstname: '<b>Win</b>', street: ['https://evil.example/"onload=', 'a\nTotal: ₹0'] };
  const placed = await place({ information: { shippingAddress: typed, billingAddress: typed } });
  const { 'order-placed': mail } = await mailsOf(placed);
  expect(mail?.html).toContain('<bdi>&lt;b&gt;Win&lt;/b&gt; Iyer</bdi><br><bdi>https: //evil. example/&quot;onload=');
  expect(mail?.text.match(/^Total: /gm)).toHaveLength(1);
});

test('its mails are in the language in which it was placed, also those that come later', async () => {
  const headers = { 'accept-language': 'hi-IN' };
  const body = orderBody(newOrderId(), BY_CARD);
  const { result: placed } = await shop.call<Placed>('orderCreate', '/api/order?token=', { body, headers });
  await settle(placed, 'paid');
  const { 'order-placed': first, 'order-paid': later } = await mailsOf(placed);
  expect(first?.subject).toBe(`आपका ऑर्डर ${placed.orderNumber} हो गया है`);
  expect(later?.subject).toBe(`आपके ऑर्डर ${placed.orderNumber} का भुगतान हो गया है`);
});
